/// A long text in the lines of one width: what it takes is found once, and any of its lines are made without those
/// before them.
///
/// Whatever goes through the whole text calls `pause` on its way, which may throw to end it.
public struct TextFlow: Sendable {
  /// How the lines are made.
  public let wrapping: TextWrapping
  /// The size of all lines together.
  public private(set) var size = CellSize(width: 0, height: 0)
  private let text: StyledText
  private let slicer: TextSlicer
  /// Where every so many lines one starts, in bytes.
  private var marks: [Int] = []
  private var contentEnd = 0

  private static let between = 128

  /// - Parameter pause: called about every tenth of a millisecond.
  public init(_ text: StyledText, _ wrapping: TextWrapping, pause: () throws -> Void) rethrows {
    self.wrapping = wrapping
    self.text = text.expandingTabs(policy: wrapping.policy)
    slicer = TextSlicer(self.text)
    try measure(pause)
  }

  private mutating func measure(_ pause: () throws -> Void) rethrows {
    let limit = Swift.max(1, wrapping.lineLimit ?? .max)
    let breaker = LineBreaker(width: Swift.max(1, wrapping.width), policy: wrapping.policy)
    contentEnd = text.string.withBytes { wrapping.contentEnd($0) }
    var offset = 0
    var isDone = false
    var (height, widest) = (0, 0)
    while !isDone {
      try pause()
      marks.append(offset)
      var lines = 0
      text.string.withBytes { bytes in
        breaker.forEachLine(bytes, from: offset) { span in
          height += 1
          lines += 1
          offset = span.next
          if height >= limit, span.next < contentEnd {
            let line = wrapping.truncate(bytes, from: span.start, to: contentEnd, slicer: slicer)
            widest = Swift.max(widest, line.width)
          } else {
            widest = Swift.max(
              widest, span.isTooWide ? wrapping.tooWide(span, slicer: slicer).width : span.width)
          }
          isDone = span.isLast || height >= limit
          return !isDone && lines < TextFlow.between
        }
      }
    }
    size = CellSize(width: widest, height: height)
  }

  /// Some of the lines, counted from 0.
  public func lines(_ rows: Range<Int>) -> [TextLine] {
    let rows = rows.clamped(to: 0..<size.height)
    guard !rows.isEmpty, marks.indices.contains(rows.lowerBound / TextFlow.between) else { return [] }
    let limit = Swift.max(1, wrapping.lineLimit ?? .max)
    let breaker = LineBreaker(width: Swift.max(1, wrapping.width), policy: wrapping.policy)
    var result: [TextLine] = []
    result.reserveCapacity(rows.count)
    var row = rows.lowerBound / TextFlow.between * TextFlow.between
    text.string.withBytes { bytes in
      breaker.forEachLine(bytes, from: marks[rows.lowerBound / TextFlow.between]) { span in
        defer { row += 1 }
        guard row >= rows.lowerBound else { return true }
        if row + 1 >= limit, span.next < contentEnd {
          result.append(wrapping.truncate(bytes, from: span.start, to: contentEnd, slicer: slicer))
        } else if span.isTooWide {
          result.append(wrapping.tooWide(span, slicer: slicer))
        } else {
          result.append(
            TextLine(
              text: slicer.slice(span.start, span.end, of: bytes), width: span.width,
              endsParagraph: span.endsParagraph))
        }
        return row + 1 < rows.upperBound
      }
    }
    return result
  }
}

extension TextMeasure {
  /// What a long text would like to have, and what it needs at least: found in one pass, which calls `pause` on its way.
  public static func measure(
    _ text: String, policy: WidthPolicy, pause: () throws -> Void
  ) rethrows -> (ideal: CellSize, minimumWidth: Int) {
    var totals = Totals()
    var offset = 0
    let length = text.utf8.count
    while offset < length {
      try pause()
      text.withBytes { bytes in
        var scanner = ClusterScanner(bytes, policy: policy)
        scanner.move(to: offset)
        let end = offset + Totals.stretch
        while offset < end, let cluster = scanner.next() {
          totals.take(cluster, policy)
          offset = cluster.end
        }
        if offset < end { offset = length }
      }
    }
    return (CellSize(width: totals.widest, height: totals.lines), totals.widestWord)
  }

  private struct Totals {
    var lines = 1
    var widest = 0
    var widestWord = 0
    private var column = 0
    private var word = 0
    private var previous: BreakClass?

    static let stretch = 1 << 14

    mutating func take(_ cluster: Cluster, _ policy: WidthPolicy) {
      if cluster.kind == .newline {
        lines += 1
        column = 0
        word = 0
        previous = nil
        return
      }
      column += cluster.kind == .tab ? policy.tabAdvance(from: column) : cluster.width
      widest = Swift.max(widest, column)
      let kind = BreakClass(cluster)
      if kind == .space || previous?.allowsBreak(before: kind) == true { word = 0 }
      previous = kind.following(previous)
      if kind == .space { return }
      word += cluster.width
      widestWord = Swift.max(widestWord, word)
    }
  }
}
