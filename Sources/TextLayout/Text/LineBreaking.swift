/// Whether a line may be broken before or after a cluster.
enum BreakClass {
  /// Space or tab: a line may be broken after it, and it is dropped there.
  case space
  /// Zero-width space: a line may be broken after it.
  case opportunity
  /// Nothing is broken on either side.
  case glue
  /// Ideographs, kana, Hangul, emoji: a line may be broken on both sides.
  case ideograph
  /// Opening brackets: not broken after.
  case opening
  /// Closing brackets, full stops, small kana: not broken before.
  case closing
  /// A hyphen or dash inside a word: a line may be broken after it if a letter follows.
  case hyphen
  case digit
  case letter

  init(_ cluster: Cluster) {
    switch cluster.first {
    case 0x20, 0x09: self = cluster.carriesMarks ? .letter : .space
    case 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0x30...0x39: self = .digit
    case 0x2D, 0x2010, 0x2013, 0x2014: self = .hyphen
    case 0x28, 0x5B, 0x7B: self = .opening
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: self = .closing
    case 0..<0x80: self = .letter
    case 0x200B: self = .opportunity
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F: self = cluster.carriesMarks ? .letter : .space
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: self = .glue
    case 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D,
      0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      self = .opening
    case 0x2019, 0x201D, 0x2026, 0x2030, 0x2103, 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F,
      0x3011, 0x3015, 0x3017, 0x3019, 0x301B...0x301C, 0x301E...0x301F, 0x303B,
      0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095...0x3096,
      0x309B...0x309E, 0x30A0...0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
      0x30EE, 0x30F5...0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF,
      0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A...0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60...0xFF61,
      0xFF63...0xFF65, 0xFF67...0xFF70, 0xFF9E...0xFF9F:
      self = .closing
    default:
      self = cluster.width == 2 ? .ideograph : .letter
    }
  }

  /// What it counts as after another: a hyphen that starts a word is part of it.
  func following(_ previous: BreakClass?) -> BreakClass {
    guard self == .hyphen else { return self }
    switch previous {
    case nil, .space, .opening, .opportunity: return .letter
    default: return .hyphen
    }
  }

  /// Whether a line may be broken between this cluster and the next.
  func allowsBreak(before next: BreakClass) -> Bool {
    switch (self, next) {
    case (.space, .space): false
    case (.space, _), (.opportunity, _): true
    case (_, .space), (_, .opportunity), (.glue, _), (_, .glue): false
    case (_, .closing), (.opening, _): false
    case (.ideograph, _), (_, .ideograph): true
    case (.closing, .opening): false
    case (.hyphen, .letter): true
    default: false
    }
  }
}

extension Cluster {
  /// Whether more than one scalar belongs to it: a space with marks is no space.
  fileprivate var carriesMarks: Bool { shown == 0 }
}

/// A line as a range of bytes.
struct LineSpan {
  var start: Int
  var end: Int
  var width: Int
  /// Where the next line starts.
  var next: Int
  /// Whether the line ends where the text says so.
  var endsParagraph: Bool
  /// Whether a cluster that is wider than the line stands here and must be replaced.
  var isTooWide = false
  /// Whether no line follows.
  var isLast = false
}

/// Finds the lines of text for a width. Linear in the bytes: what is read twice is at most the last word
/// of each line.
struct LineBreaker {
  var width: Int
  var policy: WidthPolicy

  /// Calls the closure with each line until it answers false.
  ///
  /// - Parameter start: where a line starts; the first one's that is wanted.
  func forEachLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, _ body: (LineSpan) -> Bool) {
    guard bytes.count > 0 else {
      _ = body(LineSpan(start: 0, end: 0, width: 0, next: 0, endsParagraph: true, isLast: true))
      return
    }
    var scanner = ClusterScanner(bytes, policy: policy)
    if start > 0 { scanner.move(to: start) }
    var line = OpenLine(start: start)
    while let cluster = scanner.next() {
      if cluster.kind == .newline {
        if !body(line.paragraphEnd(at: cluster.start, next: cluster.end, width: width)) { return }
        line = OpenLine(start: cluster.end)
        continue
      }
      let kind = BreakClass(cluster)
      line.noteOpportunity(before: kind, at: cluster.start)
      if kind == .space {
        line.takeSpace(cluster, policy: policy)
        continue
      }
      if cluster.width > 0, line.column.addingClamped(cluster.width) > width {
        let span = line.overflow(at: cluster)
        if !body(span) { return }
        line = OpenLine(start: span.next)
        scanner.move(to: span.next)
        continue
      }
      line.take(cluster, kind)
    }
    var last = line.paragraphEnd(at: bytes.count, next: bytes.count, width: width)
    last.isLast = true
    _ = body(last)
  }
}

/// The line being filled.
private struct OpenLine {
  var start: Int
  var column = 0
  /// Where the line ends without trailing spaces, and how wide it is there.
  var visibleEnd: Int
  var visibleColumn = 0
  var previous: BreakClass?
  /// The last place where the line may be broken: its end, its width there, and where the next one starts.
  var breakEnd = -1
  var breakColumn = 0
  var breakNext = 0

  init(start: Int) {
    self.start = start
    visibleEnd = start
  }

  mutating func noteOpportunity(before next: BreakClass, at offset: Int) {
    guard let previous, previous.allowsBreak(before: next), visibleEnd > start else { return }
    breakEnd = visibleEnd
    breakColumn = visibleColumn
    breakNext = offset
  }

  mutating func takeSpace(_ cluster: Cluster, policy: WidthPolicy) {
    column += cluster.kind == .tab ? policy.tabAdvance(from: column) : cluster.width
    previous = .space
    if visibleEnd > start {
      breakEnd = visibleEnd
      breakColumn = visibleColumn
      breakNext = cluster.end
    }
  }

  mutating func take(_ cluster: Cluster, _ kind: BreakClass) {
    // What has no width does not keep the blanks before it.
    if cluster.width == 0, column > visibleColumn { return }
    column += cluster.width
    visibleEnd = cluster.end
    visibleColumn = column
    previous = kind.following(previous)
  }

  func overflow(at cluster: Cluster) -> LineSpan {
    if breakEnd >= 0 {
      return LineSpan(start: start, end: breakEnd, width: breakColumn, next: breakNext, endsParagraph: false)
    }
    if column > 0 {
      return LineSpan(
        start: start, end: visibleEnd, width: visibleColumn, next: cluster.start, endsParagraph: false)
    }
    return LineSpan(
      start: start, end: cluster.end, width: cluster.width, next: cluster.end, endsParagraph: false,
      isTooWide: true)
  }

  func paragraphEnd(at end: Int, next: Int, width: Int) -> LineSpan {
    if column <= width {
      return LineSpan(start: start, end: end, width: column, next: next, endsParagraph: true)
    }
    return LineSpan(start: start, end: visibleEnd, width: visibleColumn, next: next, endsParagraph: true)
  }
}
