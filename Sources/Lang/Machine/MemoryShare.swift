/// Bytes that something takes which is no value, counted on a machine's meter for as long as this lives: the picture of a
/// screen, rows that a view remembers, a table that is being read.
///
/// It does not refuse anything: whoever makes much asks `Heap.check` before.
public final class MemoryShare {
  private let meter: Meter?
  /// What is counted now.
  public private(set) var bytes: Int

  /// Counts so many bytes.
  public init(_ meter: Meter?, bytes: Int = 0) {
    self.meter = meter
    self.bytes = max(0, bytes)
    meter?.add(self.bytes)
  }

  deinit { meter?.subtract(bytes) }

  /// Counts another number of bytes instead.
  public func set(_ bytes: Int) {
    let bytes = max(0, bytes)
    meter?.resize(by: bytes &- self.bytes)
    self.bytes = bytes
  }

  /// Counts so many more.
  public func add(_ bytes: Int) { set(self.bytes &+ bytes) }
}

extension Meter {
  /// Counts one more thing of so many bytes; it is counted until `giveBack`, and the counter lives as long.
  public func take(_ bytes: Int) { add(bytes) }

  /// Something that `take` counted is gone.
  public func giveBack(_ bytes: Int) { subtract(bytes) }

  /// Something that is counted has grown, or shrunk.
  public func grow(by bytes: Int) { resize(by: bytes) }
}

extension Heap {
  /// So many bytes may be taken beyond those that are.
  public var free: Int {
    guard let meter else { return .max }
    return max(0, meter.limit.subtractingReportingOverflow(meter.bytes).partialValue)
  }

  /// Counts bytes that are needed while something is done: refuses if there are not so many.
  public func borrowing<Result>(_ bytes: Int, _ body: () throws -> Result) throws -> Result {
    try check(bytes)
    meter?.add(bytes)
    defer { meter?.subtract(bytes) }
    return try body()
  }

  /// Fails if the limit is passed, or would be by `bytes` more, and says where.
  public func check(_ bytes: Int = 0, at span: Span) throws {
    do { try check(bytes) } catch var failure as Failure {
      if span != .none { failure.span = failure.span ?? span }
      throw failure
    }
  }
}
