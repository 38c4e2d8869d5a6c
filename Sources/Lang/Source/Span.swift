/// A half-open range of bytes in one source file.
///
/// Twelve bytes, so that every node of the syntax tree can afford one.
public struct Span: Hashable, Sendable {
  /// Which file, an index into the session's `SourceMap`.
  public var file: UInt32
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset after the last byte.
  public var end: UInt32

  public init(file: UInt32, start: Int, end: Int) {
    self.file = file
    self.start = UInt32(clamping: start)
    self.end = UInt32(clamping: end)
  }

  /// A place that stands in no source: what the host or the library made.
  public static let none = Span(file: .max, start: 0, end: 0)

  /// The smallest span that holds both.
  public func union(_ other: Span) -> Span {
    if self == .none { return other }
    if other == .none { return self }
    return Span(file: file, start: Int(min(start, other.start)), end: Int(max(end, other.end)))
  }
}
