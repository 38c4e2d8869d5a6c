/// Runs compiled programs within limits.
public final class Machine {
  public let heap: Heap
  public var environment: any MachineEnvironment

  public init(environment: any MachineEnvironment, memory: Int = .max) {
    heap = Heap(meter: Meter(limit: memory))
    self.environment = environment
  }

  deinit { heap.meter?.disown() }

  /// Pays for work of a builtin: one step for each element looked at or made.
  @inline(__always) public func charge(_ steps: Int) throws {}

  /// Calls a function value: a closure, a `fn`, a key path, a library function.
  public func call(_ function: Value, _ argument: Value) throws -> Value { .null }
  public func call(_ function: Value, _ first: Value, _ second: Value) throws -> Value { .null }
  public func call(_ function: Value, arguments: [Value]) throws -> Value { .null }

  /// `value.name` (rule 4).
  public func member(_ value: Value, _ name: String) throws -> Value { .null }

  /// The text of a value in the run's zone, as `print` shows it.
  public func text(_ value: Value) -> String {
    if case .string(let object) = value { return object.text }
    return valueText.text(value)
  }

  public var valueText: ValueText {
    ValueText(offset: { [environment] in environment.offset(at: $0) })
  }
}
