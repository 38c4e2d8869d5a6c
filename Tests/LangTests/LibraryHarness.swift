import Testing

@testable import Lang

/// Calls library functions directly, without a script: each test says which function, on what, with what.
final class Library {
  let machine: Machine
  let environment = NullEnvironment()
  let catalog = Catalog.standard()

  init(memory: Int = .max, steps: Int = .max) {
    machine = Machine(
      environment: environment, catalog: catalog, limits: Limits(steps: steps, memory: memory))
  }

  var heap: Heap { machine.heap }

  /// `receiver.name(arguments)`: arguments in the order of the signature, `.absent` for those left out.
  func method(_ name: String, _ receiver: Value, _ arguments: Value...) throws -> Value {
    try call(try #require(catalog.methods[name]), [receiver] + arguments)
  }

  func property(_ name: String, _ receiver: Value) throws -> Value {
    try call(try #require(catalog.properties[name]), [receiver])
  }

  func function(_ name: String, _ arguments: Value...) throws -> Value {
    try call(try #require(catalog.functions[name]), arguments)
  }

  /// A mutating function: the result and the receiver afterwards.
  func mutate(_ name: String, _ receiver: Value, _ arguments: Value...) throws -> (
    result: Value, receiver: Value
  ) {
    try run(try #require(catalog.methods[name]), [receiver] + arguments)
  }

  private func padded(_ arguments: [Value], for native: NativeFunction) -> [Value] {
    let missing = max(0, native.signature.parameters.count - arguments.count)
    return arguments + Array(repeating: .absent, count: missing) + [.absent]
  }

  private func call(_ native: NativeFunction, _ arguments: [Value]) throws -> Value {
    try run(native, arguments).result
  }

  func run(_ native: NativeFunction, _ arguments: [Value]) throws -> (result: Value, receiver: Value) {
    let body = try #require(native.body)
    let registers = padded(arguments, for: native)
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: registers.count)
    memory.initialize(from: registers, count: registers.count)
    defer {
      memory.deinitialize(count: registers.count)
      memory.deallocate()
    }
    var call = NativeCall(machine: machine, function: native, arguments: memory, count: registers.count)
    let result = try body(&call)
    return (result, call.receiver)
  }

  /// The text of a value as it stands inside lists.
  func show(_ value: Value) -> String { machine.valueText.quoted(value) }

  /// The message of a failure, or the value that came instead.
  func message(_ body: () throws -> Value) -> String {
    do { return "no failure: " + show(try body()) } catch let failure as Failure {
      return failure.message
    } catch {
      return "\(error)"
    }
  }

  func list(_ values: Value...) -> Value { .list(ListObject(ContiguousArray(values), meter: heap.meter)) }
  func ints(_ numbers: Int...) -> Value {
    .list(ListObject(ContiguousArray(numbers.map { .int($0) }), meter: heap.meter))
  }
  func texts(_ texts: String...) -> Value {
    .list(
      ListObject(
        ContiguousArray(texts.map { .string(StringObject($0, meter: heap.meter)) }), meter: heap.meter))
  }
  func record(_ fields: (String, Value)...) throws -> Value { try heap.record(fields) }
  func range(_ low: Int, _ high: Int, closed: Bool = false) throws -> Value {
    try heap.range(.int(low), .int(high), isClosed: closed)
  }

  /// A function of one value, as a script would hand it over.
  func fn(_ body: @escaping @Sendable (Value) throws -> Value) -> Value {
    .native(NativeFunction("f(_ x: Any)", role: .function) { call in try body(call[0]) })
  }

  /// A function of two values.
  func fn2(_ body: @escaping @Sendable (Value, Value) throws -> Value) -> Value {
    .native(NativeFunction("f(_ x: Any, _ y: Any)", role: .function) { call in try body(call[0], call[1]) })
  }

  func path(_ field: String) -> Value {
    .keyPath(KeyPathObject(steps: [StringObject(field, meter: nil)], functionSlots: [-1], meter: nil))
  }

  func symbol(_ name: String) -> Value {
    .symbol(SymbolObject(name: StringObject(name, meter: nil), meter: nil))
  }
}
