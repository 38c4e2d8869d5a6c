/// A function, member, view or modifier of the library or the host: its signature and what it does.
public final class NativeFunction: @unchecked Sendable {
  public enum Role: Sendable, Equatable {
    case function
    /// Read without parentheses: `list.count`.
    case property
    /// Changes its receiver, which must be a variable, a state or a binding: `list.append(x)`.
    /// Its body gets the receiver's present value as argument 0 and returns (new receiver, result) through `call.receiver`.
    case mutating
    /// Makes a view; its body is nil, and the machine makes a `ViewObject` of the arguments.
    case view
    /// Makes a view of its receiver, argument 0.
    case modifier
  }

  public let name: String
  public let role: Role
  /// What its first argument may be when it is written as a member; empty if it can't be.
  public let receiver: KindSet
  public let body: (@Sendable (inout NativeCall) throws -> Value)?
  /// Whether there is one, which is told without a count of what it refers to.
  let hasBody: Bool
  private let source: String
  private var parsed: Signature?
  /// For those who lay the view out: an index into their own table.
  public let tag: Int
  /// What a host registered it with, for those who lay the view out.
  public let payload: (any Sendable)?
  /// What the machine does itself when the receiver is of the kind for it.
  var shortcut = Shortcut.none

  /// Steps that each call costs beside what its body charges.
  var cost = 0

  enum Shortcut: UInt8, Sendable { case none, count, quotient, squareRoot, append }

  /// - Parameter signature: see `Signature`.
  public init(
    _ signature: String, role: Role, on receiver: KindSet = [], tag: Int = 0,
    payload: (any Sendable)? = nil, body: (@Sendable (inout NativeCall) throws -> Value)?
  ) {
    source = signature
    let utf8 = signature.utf8
    let end = utf8.firstIndex(of: UInt8(ascii: "(")) ?? utf8.endIndex
    name = String(signature[..<end])
    self.role = role
    self.receiver = receiver
    self.tag = tag
    self.payload = payload
    self.body = body
    hasBody = body != nil
  }

  /// The same, with all that is found at first use found already: it may be used by several threads.
  public func prepared() -> NativeFunction {
    let function = NativeFunction(source, role: role, on: receiver, tag: tag, payload: payload, body: body)
    function.shortcut = shortcut
    function.cost = cost
    _ = function.kindTable
    return function
  }

  /// The same for more kinds of receivers, with another body.
  public func extended(
    to kinds: KindSet, body: @escaping @Sendable (inout NativeCall) throws -> Value
  ) -> NativeFunction {
    let function = NativeFunction(source, role: role, on: receiver.union(kinds), body: body)
    function.shortcut = shortcut
    function.cost = cost
    return function
  }

  /// The kinds that each parameter takes, `nil` and absence included where it may be left out.
  var parameterKinds: [KindSet] {
    if let knownKinds { return knownKinds }
    let kinds = signature.parameters.map { parameter in
      var kinds = parameter.kinds.isEmpty ? KindSet.any : parameter.kinds
      if !parameter.isRequired || parameter.isOptional { kinds.formUnion([.null, .absent]) }
      // A whole number serves wherever a number with decimals does.
      if kinds.contains(.float) || kinds.contains(.decimal) { kinds.formUnion(.number) }
      if parameter.block != .none { kinds.formUnion([.function, .keyPath, .type]) }
      if parameter.isVariadic { kinds.insert(.list) }
      return kinds
    }
    knownKinds = kinds
    return kinds
  }

  /// `parameterKinds` without a count of the reference, for every call.
  @inline(__always) var kindTable: (UnsafePointer<KindSet>, Int) {
    if let knownTable { return (knownTable, knownCount) }
    return makeKindTable()
  }

  @inline(never) private func makeKindTable() -> (UnsafePointer<KindSet>, Int) {
    let kinds = parameterKinds
    let table = UnsafeMutablePointer<KindSet>.allocate(capacity: max(1, kinds.count))
    for (i, kind) in kinds.enumerated() { (table + i).initialize(to: kind) }
    knownCount = kinds.count
    knownTable = UnsafePointer(table)
    return (UnsafePointer(table), kinds.count)
  }

  deinit { knownTable?.deallocate() }

  @exclusivity(unchecked) private var knownTable: UnsafePointer<KindSet>?
  @exclusivity(unchecked) private var knownCount = 0
  @exclusivity(unchecked) private var knownKinds: [KindSet]?

  public var isMember: Bool { !receiver.isEmpty }

  /// Parsed at first use, since a script uses few of the library's functions.
  public var signature: Signature {
    if let parsed { return parsed }
    let signature = Signature(parsing: source, receiver: isMember ? receiver : nil)
    parsed = signature
    return signature
  }
}

/// The arguments of a call of a native function, one for each parameter of its signature (the receiver is argument 0),
/// and the machine that makes it.
public struct NativeCall {
  public let heap: Heap
  private let caller: Unmanaged<Machine>
  public unowned(unsafe) let function: NativeFunction
  let arguments: UnsafeMutablePointer<Value>
  public let count: Int
  /// For a mutating function: the new value of the receiver.
  public var receiver: Value = .absent

  init(machine: Machine, function: NativeFunction, arguments: UnsafeMutablePointer<Value>, count: Int) {
    heap = machine.heap
    caller = .passUnretained(machine)
    self.function = function
    self.arguments = arguments
    self.count = count
  }

  public var machine: Machine { caller._withUnsafeGuaranteedRef { $0 } }

  /// Argument `index`; `absent` reads as `null`.
  @inline(__always) public subscript(index: Int) -> Value {
    guard index >= 0, index < count else { return .null }
    if case .absent = arguments[index] { return .null }
    return arguments[index]
  }

  /// Whether the call gave this argument.
  public func has(_ index: Int) -> Bool {
    guard index >= 0, index < count else { return false }
    if case .absent = arguments[index] { return false }
    return true
  }

  /// Takes argument 0 out of its register, so that a mutating function holds the only reference and changes it in place.
  public mutating func takeReceiver() -> Value {
    guard count > 0 else { return .null }
    let value = arguments[0]
    arguments[0] = .null
    return value
  }

  /// The same call without argument 0, as a call of another function: for one that serves as a member too.
  public func droppingReceiver(as other: NativeFunction) -> NativeCall {
    guard count > 0 else { return self }
    return NativeCall(machine: machine, function: other, arguments: arguments + 1, count: count - 1)
  }

  public func int(_ index: Int) throws -> Int {
    if case .int(let value) = self[index] { return value }
    throw mismatch(index, "an Int")
  }

  public func int(_ index: Int, default value: Int) throws -> Int {
    self[index].isNull ? value : try int(index)
  }

  /// Any number, as a Double.
  public func double(_ index: Int) throws -> Double {
    if let value = self[index].asDouble { return value }
    throw mismatch(index, "a number")
  }

  public func bool(_ index: Int, default value: Bool = false) throws -> Bool {
    switch self[index] {
    case .bool(let value): return value
    case .null: return value
    default: throw mismatch(index, "a Bool")
    }
  }

  public func string(_ index: Int) throws -> String {
    if case .string(let object) = self[index] { return object.text }
    throw mismatch(index, "a String")
  }

  public func optionalString(_ index: Int) throws -> String? {
    self[index].isNull ? nil : try string(index)
  }

  /// The name of a symbol.
  public func symbol(_ index: Int) throws -> String? {
    switch self[index] {
    case .symbol(let object): return object.name.text
    case .null: return nil
    default: throw mismatch(index, "a symbol")
    }
  }

  public func list(_ index: Int) throws -> ListObject {
    if case .list(let object) = self[index] { return object }
    throw mismatch(index, "a List")
  }

  public func record(_ index: Int) throws -> RecordObject {
    if case .record(let object) = self[index] { return object }
    throw mismatch(index, "a Record")
  }

  public func mismatch(_ index: Int, _ expected: String) -> Failure {
    let parameters = function.signature.parameters
    let name = index < parameters.count ? parameters[index].displayName : "argument \(index + 1)"
    return Failure(
      code: "type", "`\(name)` of `\(function.name)` must be \(expected), but is \(self[index].kindName)")
  }

  /// Steps that this call costs beyond one: one for each element looked at or made. Fails when the budget is spent.
  @inline(__always) public func charge(_ steps: Int) throws {
    try caller._withUnsafeGuaranteedRef { try $0.charge(steps) }
  }

  /// Calls a function value (closure, `fn`, key path or library function).
  public func callback(_ function: Value, _ first: Value) throws -> Value {
    try machine.call(function, first)
  }

  public func callback(_ function: Value, _ first: Value, _ second: Value) throws -> Value {
    try machine.call(function, first, second)
  }
}
