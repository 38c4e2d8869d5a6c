import Lang

/// A binding that a script gave to a function or view of the host's: `$wifi`.
public struct ScriptBinding<Wrapped: Codable>: MachineArgument, Decodable {
  static var signature: String { "Binding" }
  static var shown: String { "Binding" }
  private let binding: BindingObject
  private let machine: Machine

  init?(_ value: Value, _ machine: Machine) {
    guard case .binding(let binding) = value else { return nil }
    self.binding = binding
    self.machine = machine
  }

  /// A binding comes from a call alone.
  ///
  /// - Throws: always.
  public init(from decoder: any Decoder) throws { throw ReferenceError.decoding(Self.self, decoder) }

  /// The present value. A view that reads it is made again when it changes.
  ///
  /// - Throws: if it can't be read or is no `Wrapped`.
  public func get() throws -> Wrapped {
    try ValueDecoder(machine: machine).decode(Wrapped.self, from: try machine.read(binding))
  }

  /// Changes the value: in an action of a view, in a function that an action calls, or while the screen is not in use,
  /// which is an event of its own.
  ///
  /// - Throws: if the value is refused, or while the screen is drawn.
  public func set(_ value: Wrapped) throws {
    try ReferenceError.reach(machine) {
      try machine.write(binding, try ValueEncoder(heap: machine.heap).encode(value))
    }
  }

  /// The binding as an argument of another view.
  public var value: ScriptValue { ScriptValue(value: .binding(binding)) }
}

/// The block of views that a script gave to a view of the host's.
public struct ScriptContent: MachineArgument, Decodable {
  static var signature: String { "View" }
  static var shown: String { "View" }
  private let content: Value
  private let machine: Machine

  init?(_ value: Value, _ machine: Machine) {
    content = value
    self.machine = machine
  }

  /// A block comes from a call alone.
  ///
  /// - Throws: always.
  public init(from decoder: any Decoder) throws { throw ReferenceError.decoding(Self.self, decoder) }

  /// Whether the script gave one.
  public var isGiven: Bool { !content.isNull && !content.isAbsent }

  /// Its views, where they are to stand. They may stand several times.
  public var view: HostView {
    isGiven ? HostView("Group", ["content": ScriptValue(value: content)]) : .group([])
  }

  /// Its views for some arguments: `{ row in … }`.
  ///
  /// - Throws: what the block fails with.
  public func callAsFunction(_ arguments: ScriptValue...) throws -> HostView {
    HostView(kind: .value(try machine.call(content, arguments: arguments.map(\.value))))
  }
}

/// A block that a script gave to a view of the host's, to be run when something happens.
public struct ScriptAction: MachineArgument, Decodable {
  static var signature: String { "Action" }
  static var shown: String { "Action" }
  private let action: Value
  private let machine: Machine

  init?(_ value: Value, _ machine: Machine) {
    action = value
    self.machine = machine
  }

  /// A block comes from a call alone.
  ///
  /// - Throws: always.
  public init(from decoder: any Decoder) throws { throw ReferenceError.decoding(Self.self, decoder) }

  /// Runs it: in an action of a view, or while the screen is not in use, which is an event of its own.
  ///
  /// - Throws: what the block fails with.
  public func callAsFunction() throws {
    guard !action.isNull else { return }
    try ReferenceError.reach(machine) { _ = try machine.call(action, arguments: []) }
  }

  /// The block as an argument of another view.
  public var value: ScriptValue { ScriptValue(value: action) }
}

/// A function of the script's that was given to a function of the host's: `{ $0.price }`, `\.price`, `fn`.
public struct ScriptFunction: MachineArgument, Decodable {
  static var signature: String { "Function" }
  static var shown: String { "Function" }
  private let function: Value
  private let machine: Machine

  init?(_ value: Value, _ machine: Machine) {
    guard value.kind.isSubset(of: [.function, .keyPath]) else { return nil }
    function = value
    self.machine = machine
  }

  /// A function comes from a call alone.
  ///
  /// - Throws: always.
  public init(from decoder: any Decoder) throws { throw ReferenceError.decoding(Self.self, decoder) }

  /// What it gives for some arguments. Its steps count like any others of the script's.
  ///
  /// - Throws: what it fails with.
  public func callAsFunction(_ arguments: any Encodable...) throws -> ScriptValue {
    let encoder = ValueEncoder(heap: machine.heap)
    let values = try arguments.map { try encoder.encode($0) }
    return ScriptValue(
      value: try ReferenceError.reach(machine) { try machine.call(function, arguments: values) })
  }
}

/// What goes wrong with references into a script.
enum ReferenceError {
  static func decoding(_ type: Any.Type, _ decoder: any Decoder) -> DecodingError {
    .typeMismatch(
      type,
      .init(
        codingPath: decoder.codingPath,
        debugDescription: "\(type) stands only for an argument of its own, not inside another value"))
  }

  /// Runs something in the machine: as a part of what is going on, or as an event.
  static func reach<Result>(_ machine: Machine, _ body: () throws -> Result) throws -> Result {
    guard let screen = machine.owner as? Screen else {
      throw Failure(code: "no-screen", "the screen that this belongs to is gone")
    }
    if screen.activity != .idle { return try body() }
    var result: Result?
    try screen.hostEvent { try screen.event { result = try body() } }
    guard let result else { throw Failure(code: "no-screen", "the screen that this belongs to is gone") }
    return result
  }
}

extension ScriptValue {
  /// A closure of the host's as the action of a view: `HostView("Button", ["_": "Save", "action": .action { … }])`.
  public static func action(_ body: @escaping () throws -> Void) -> ScriptValue {
    // It runs on the screen's thread alone, as the view that it belongs to.
    nonisolated(unsafe) let body = body
    let function = NativeFunction("action()", role: .function) { _ in
      do { try body() } catch { throw HostResult.failure(error, of: "action") }
      return .null
    }
    return ScriptValue(value: .native(function))
  }
}

extension ScriptValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  /// A String.
  public init(stringLiteral value: String) { self.init(value: .text(value)) }
  /// An Int.
  public init(integerLiteral value: Int) { self.init(value: .int(value)) }
  /// A Float.
  public init(floatLiteral value: Double) { self.init(value: .float(value)) }
  /// A Bool.
  public init(booleanLiteral value: Bool) { self.init(value: .bool(value)) }
  /// A List.
  public init(arrayLiteral elements: ScriptValue...) {
    self.init(value: .list(ListObject(ContiguousArray(elements.map(\.value)), meter: nil)))
  }
}
