/// Makes objects that count against one machine's memory limit, and refuses to once it is reached.
public struct Heap: Sendable {
  public let meter: Meter?

  /// A heap without a limit: for constants and for hosts.
  public static let unlimited = Heap(meter: nil)

  /// Fails if the memory limit is passed, or would be by `bytes` more: ask before making something big.
  @inline(__always) public func check(_ bytes: Int = 0) throws {
    guard let meter else { return }
    let (sum, overflow) = meter.bytes.addingReportingOverflow(bytes)
    if overflow || sum > meter.limit, try !meter.makeRoom(for: bytes) { throw memoryFailure() }
    try meter.look()
  }

  func memoryFailure() -> Failure {
    let limit = meter?.limit ?? 0
    let text = limit >= 1 << 20 ? "\(limit >> 20) MiB" : "\(limit) bytes"
    return Failure(
      .limit, code: "memory-limit", "this needs more memory than the limit of \(text)",
      hint: "the host sets the limit; on the command line it is --max-memory")
  }

  func depthFailure() -> Failure {
    Failure(
      .limit, code: "depth-limit", "values lie more than \(ValueLimits.depth) levels deep inside one another",
      hint: "keep long chains in a list, not nested")
  }

  public func string(_ text: consuming String) throws -> Value {
    try check(text.utf8.count)
    return .string(StringObject(text, meter: meter))
  }

  public func list(_ elements: consuming ContiguousArray<Value>) throws -> Value {
    try check()
    let object = ListObject(elements, meter: meter)
    if object.depth > ValueLimits.depth { throw depthFailure() }
    return .list(object)
  }

  public func list(_ elements: some Sequence<Value>) throws -> Value { try list(ContiguousArray(elements)) }

  public func record(shape: Shape, _ values: ContiguousArray<Value>, type: RecordType? = nil) throws -> Value
  {
    try check()
    let object = RecordObject(shape: shape, values: values, type: type, meter: meter)
    if object.depth > ValueLimits.depth { throw depthFailure() }
    return .record(object)
  }

  /// A record from fields in order; a later field of the same name replaces an earlier one.
  public func record(_ fields: [(String, Value)]) throws -> Value {
    try check()
    let object = RecordObject(shape: Shape([]), values: [], meter: meter)
    for (key, value) in fields { object.set(StringObject(key, meter: meter), value) }
    if object.depth > ValueLimits.depth { throw depthFailure() }
    return .record(object)
  }

  public func range(_ lower: Value, _ upper: Value, isClosed: Bool) throws -> Value {
    try check()
    return .range(RangeObject(lower: lower, upper: upper, isClosed: isClosed, meter: meter))
  }

  public func duration(months: Int = 0, days: Int = 0, microseconds: Int = 0) throws -> Value {
    try check()
    return .duration(DurationObject(months: months, days: days, microseconds: microseconds, meter: meter))
  }

  public func symbol(_ name: String) throws -> Value {
    try check()
    return .symbol(SymbolObject(name: StringObject(name, meter: meter), meter: meter))
  }
}
