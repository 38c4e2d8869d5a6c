#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The source files of a session by number, and the lines in them.
///
/// It belongs to one interpreter and is not shared between threads.
public final class SourceMap {
  public private(set) var files: [SourceFile] = []
  /// Offsets of the lines' first bytes, by file; found when first asked for.
  private var lineStarts: [[Int]?] = []

  public init() {}

  /// The same files for another owner, with the lines of some of them found already: what asks only for those may be
  /// shared between threads.
  public func copy(measuring measured: some Sequence<UInt32>) -> SourceMap {
    for id in measured { _ = starts(of: id) }
    let copy = SourceMap()
    copy.files = files
    copy.lineStarts = lineStarts
    return copy
  }

  /// Adds a file and gives its number, which spans carry.
  @discardableResult
  public func add(_ file: SourceFile) -> UInt32 {
    files.append(file)
    lineStarts.append(nil)
    return UInt32(files.count - 1)
  }

  public func file(_ id: UInt32) -> SourceFile? {
    Int(id) < files.count ? files[Int(id)] : nil
  }

  /// The source text that a span covers, empty for a span that stands in no file.
  public func text(_ span: Span) -> String {
    file(span.file)?.text(from: Int(span.start), to: Int(span.end)) ?? ""
  }

  /// Where a span starts, or nil if it stands in no file.
  public func location(_ span: Span) -> SourceLocation? {
    guard let file = file(span.file) else { return nil }
    let offset = min(Int(span.start), file.bytes.count)
    let line = lineIndex(of: offset, in: span.file)
    let start = starts(of: span.file)[line]
    var column = 1
    for i in start..<offset where file.bytes[i] & 0xC0 != 0x80 { column += 1 }
    return SourceLocation(file: file.name, line: line + 1, column: column)
  }

  /// Where the line with this index (from 0) starts and ends, without its line break.
  func lineRange(_ line: Int, in id: UInt32) -> Range<Int> {
    guard let file = file(id) else { return 0..<0 }
    let starts = starts(of: id)
    guard line >= 0, line < starts.count else { return 0..<0 }
    let start = starts[line]
    var end = line + 1 < starts.count ? starts[line + 1] - 1 : file.bytes.count
    if end > start, file.bytes[end - 1] == 0x0D { end -= 1 }
    return start..<max(start, end)
  }

  /// The index (from 0) of the line that holds an offset.
  func lineIndex(of offset: Int, in id: UInt32) -> Int {
    let starts = starts(of: id)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func starts(of id: UInt32) -> [Int] {
    guard let file = file(id) else { return [0] }
    if let known = lineStarts[Int(id)] { return known }
    let found = file.bytes.withUnsafeBytes { SourceMap.lineStarts(in: $0) }
    lineStarts[Int(id)] = found
    return found
  }
}

extension SourceMap {
  /// Found by the C library, which looks at many bytes at once.
  private static func lineStarts(in bytes: UnsafeRawBufferPointer) -> [Int] {
    var found = [0]
    guard let start = bytes.baseAddress else { return found }
    var offset = 0
    while let line = memchr(start + offset, 0x0A, bytes.count - offset) {
      offset = UnsafeRawPointer(line) - start + 1
      found.append(offset)
    }
    return found
  }
}

/// A place as people name it. Lines and columns count from 1, columns in Unicode scalars.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The name that the source was loaded by.
  public var file: String
  /// The line.
  public var line: Int
  /// The column.
  public var column: Int
  /// `file:line:column`
  public var description: String { "\(file):\(line):\(column)" }
}
