import Lang

/// An object of the host's in a script: what a registered function gives and takes, or what is defined. Scripts see of
/// it what `registerType` says, and pass the rest on.
///
///     try interpreter.registerType(Account.self) { account in
///       account.property("balance") { $0.balance }
///       account.method("isOpen(on day)") { (account, day: Date) in account.isOpen(on: day) }
///       account.action("deposit(_ amount)") { (account, amount: Decimal) in account.deposit(amount) }
///     }
///     interpreter.register("account(_ name)") { (name: String) in ScriptObject(bank.account(name)) }
public struct ScriptObject<Wrapped: Sendable>: Codable, ObjectType {
  /// The object.
  public let object: Wrapped
  static var name: String { "\(Wrapped.self)" }

  /// An object for a script.
  public init(_ object: Wrapped) { self.object = object }

  /// Takes an object out of a script's value.
  ///
  /// - Throws: for any other value.
  public init(from decoder: any Decoder) throws {
    guard let own = decoder as? NodeDecoder, case .host(let value) = own.value,
      let object = value.payload as? Wrapped
    else {
      let found = (decoder as? NodeDecoder).map { ", but this is \($0.value.kindName)" } ?? ""
      throw DecodingError.typeMismatch(
        Self.self,
        .init(codingPath: decoder.codingPath, debugDescription: "it must be of type \(Self.name)\(found)"))
    }
    self.object = object
  }

  /// Puts the object into a script's value.
  ///
  /// - Throws: if it is not encoded for a script.
  public func encode(to encoder: any Encoder) throws {
    guard let own = encoder as? NodeEncoder else {
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "an object can't leave the process"))
    }
    own.set(.host(HostObject(typeName: Self.name, payload: object)))
  }
}

/// `ScriptObject`, whatever it holds.
protocol ObjectType {
  static var name: String { get }
}

/// What scripts see of a type of the host's: see `ScriptObject`.
public final class HostTypeMembers<Wrapped: Sendable> {
  var members: [(function: NativeFunction, entry: HostFunction)] = []

  /// What a script reads as `x.name`.
  public func property<Result: Encodable>(
    _ name: String, help: String = "", _ body: @escaping @Sendable (Wrapped) throws -> Result
  ) {
    var entry = HostFunction(name, [], result: Result.self, help: help)
    entry.kind = .property
    entry.shown = "\(name): \(HostType(Result.self).shown)"
    add(entry, .property, HostMember(body: body, changes: false))
  }

  /// What a script calls as `x.name(…)`; the signature is that of `register`, without the object.
  public func method<each Argument: Decodable, Result: Encodable>(
    _ signature: String, help: String = "",
    _ body: @escaping @Sendable (Wrapped, repeat each Argument) throws -> Result
  ) {
    var types: [Any.Type] = []
    repeat types.append((each Argument).self)
    var entry = HostFunction(signature, types, result: Result.self, help: help)
    entry.kind = .method
    add(entry, .function, HostMember(body: body, changes: false))
  }

  /// A method that changes something: it can't be called while a screen is drawn, and views that asked any object or
  /// function of the host's are made again after it. An event that fails later does not undo it.
  public func action<each Argument: Decodable>(
    _ signature: String, help: String = "",
    _ body: @escaping @Sendable (Wrapped, repeat each Argument) throws -> Void
  ) {
    var types: [Any.Type] = []
    repeat types.append((each Argument).self)
    var entry = HostFunction(signature, types, result: nil, help: help)
    entry.kind = .method
    add(entry, .function, HostMemberAction(body: body))
  }

  private func add(_ entry: HostFunction, _ role: NativeFunction.Role, _ body: any HostCallable) {
    let signature = role == .property ? entry.name : entry.signature
    let function = NativeFunction(signature, role: role, on: .host) { call in
      guard entry.isWhole else { throw entry.mismatch }
      try call.machine.charge(1)
      return try body.run(call)
    }
    var entry = entry
    entry.owner = "\(Wrapped.self)"
    members.append((function, entry))
  }
}

private struct HostMember<Wrapped: Sendable, each Argument: Decodable, Result: Encodable>: HostCallable,
  @unchecked Sendable
{
  let body: @Sendable (Wrapped, repeat each Argument) throws -> Result
  let changes: Bool

  func run(_ call: NativeCall) throws -> Value {
    let object = try ScriptObject<Wrapped>.receiver(of: call)
    (call.machine.owner as? Screen)?.noteHostRead()
    let arguments = HostArguments(call, receiver: true)
    let given = (repeat try arguments.take((each Argument).self))
    let result: Result
    do { result = try body(object, repeat each given) } catch {
      throw HostResult.failure(error, of: call.function.name)
    }
    return try HostResult.value(result, call)
  }
}

private struct HostMemberAction<Wrapped: Sendable, each Argument: Decodable>: HostCallable,
  @unchecked Sendable
{
  let body: @Sendable (Wrapped, repeat each Argument) throws -> Void

  func run(_ call: NativeCall) throws -> Value {
    let object = try ScriptObject<Wrapped>.receiver(of: call)
    if call.machine.phase == .render {
      throw Failure(
        code: "render-changes",
        "`\(call.function.name)` changes \(ScriptObject<Wrapped>.name), which can't be done while the screen is drawn",
        hint: "call it in an action: `Button(…) { … }`, `.onTap { … }`")
    }
    let arguments = HostArguments(call, receiver: true)
    let given = (repeat try arguments.take((each Argument).self))
    do { try body(object, repeat each given) } catch {
      throw HostResult.failure(error, of: call.function.name)
    }
    (call.machine.owner as? Screen)?.invalidate()
    return .null
  }
}

extension ScriptObject {
  fileprivate static func receiver(of call: NativeCall) throws -> Wrapped {
    guard case .host(let value) = call[0], let object = value.payload as? Wrapped else {
      throw Failure(code: "unknown-member", "\(call[0].kindName) has no member `\(call.function.name)`")
    }
    return object
  }
}

/// Why something can't be registered.
public struct RegistrationError: Error, CustomStringConvertible {
  /// What is wrong.
  public let description: String
}

extension Interpreter {
  /// Says what scripts see of a type of the host's: see `ScriptObject`.
  ///
  /// - Throws: `RegistrationError` for a member whose name stands for something else in the language, with other
  ///   parameters.
  public func registerType<Wrapped: Sendable>(
    _ type: Wrapped.Type, _ fill: (HostTypeMembers<Wrapped>) throws -> Void
  ) throws {
    let members = HostTypeMembers<Wrapped>()
    try fill(members)
    var problem: RegistrationError?
    change { setup in
      for (function, entry) in members.members {
        do throws(RegistrationError) {
          setup.add(try setup.shared(function, for: Wrapped.self))
          setup.note(entry)
        } catch { problem = error }
      }
    }
    if let problem { throw problem }
  }
}

extension InterpreterSetup {
  /// A member as it may stand beside one of the same name that belongs to other values.
  func shared<Wrapped: Sendable>(
    _ function: NativeFunction, for type: Wrapped.Type
  ) throws(RegistrationError) -> NativeFunction {
    let known =
      function.role == .property ? catalog.properties[function.name] : catalog.methods[function.name]
    // A screen on another thread may just read the signature of that one.
    let other = known?.prepared()
    guard let other, let otherBody = other.body, let body = function.body else {
      if catalog.methods[function.name] != nil || catalog.properties[function.name] != nil {
        throw clash(function)
      }
      return function
    }
    func parameters(_ function: NativeFunction) -> String {
      String(function.signature.text.drop { $0 != "(" })
    }
    guard other.role == function.role, parameters(other) == parameters(function) else {
      throw clash(function)
    }
    return other.extended(to: .host) { call in
      if case .host(let value) = call[0], value.payload is Wrapped { return try body(&call) }
      return try otherBody(&call)
    }
  }

  private func clash(_ function: NativeFunction) -> RegistrationError {
    RegistrationError(
      description: "`\(function.name)` is a member of other values already, with other parameters or none")
  }
}
