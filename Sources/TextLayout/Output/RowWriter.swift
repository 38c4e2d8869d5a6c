/// Writes rows of cells straight to bytes, for tables too long for a canvas.
///
/// Blanks are written only when something follows them, so rows have none at their ends. What a cell holds
/// is shown safely: controls as their pictures, line breaks as `␊`, tabs as spaces.
public struct RowWriter {
  /// What was written so far; may be taken out and emptied at any time between rows.
  public var bytes: [UInt8] = []
  public let policy: WidthPolicy
  private let ellipsis: [UInt8]
  private let ellipsisWidth: Int
  private var blanks = 0
  private let blankRun: [UInt8] = Array(repeating: 0x20, count: 64)

  public init(policy: WidthPolicy = WidthPolicy(), ellipsis: String = "…") {
    self.policy = policy
    self.ellipsis = Array(ellipsis.utf8)
    ellipsisWidth = TextWidth.cellWidth(ellipsis, policy: policy)
  }

  /// Appends a cell in a column: aligned if it is narrower, truncated if it is wider.
  ///
  /// - Parameters:
  ///   - width: its width as `TextWidth.cellWidth` measures it; measured here if `nil`.
  ///   - fraction: its width from the decimal point on, for the alignment `decimal`.
  public mutating func appendCell(
    utf8 text: UnsafeBufferPointer<UInt8>, width: Int? = nil, column: Int,
    alignment: TextAlignment = .leading,
    truncation: Truncation = .tail, fraction: Int = 0
  ) {
    let width = width ?? TextWidth.cellWidth(utf8: text, policy: policy)
    if width > column {
      appendTruncated(text, column: column, truncation: truncation)
      return
    }
    let padding = alignment.padding(width: width, column: column, fraction: fraction)
    blanks += padding.before
    appendText(text, width: width)
    blanks += padding.after
  }

  /// Appends a cell in a column.
  public mutating func appendCell(
    _ text: String, width: Int? = nil, column: Int, alignment: TextAlignment = .leading,
    truncation: Truncation = .tail, fraction: Int = 0
  ) {
    text.withBytes {
      appendCell(
        utf8: $0, width: width, column: column, alignment: alignment, truncation: truncation,
        fraction: fraction)
    }
  }

  /// Appends blanks.
  public mutating func appendGap(_ cells: Int) {
    blanks = blanks.addingClamped(Swift.max(0, cells))
  }

  /// Appends text that needs no looking at: known to be printable.
  public mutating func appendVerbatim(_ text: String) {
    flushBlanks()
    bytes.append(contentsOf: text.utf8)
  }

  /// Ends the row, without the blanks at its end.
  public mutating func endRow() {
    blanks = 0
    bytes.append(0x0A)
  }

  @inline(__always)
  private mutating func flushBlanks() {
    while blanks > 0 {
      let run = Swift.min(blanks, blankRun.count)
      blankRun.withUnsafeBufferPointer { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[..<run])) }
      blanks -= run
    }
  }

  private mutating func appendText(_ text: UnsafeBufferPointer<UInt8>, width: Int) {
    var text = text
    while let last = text.last, last == 0x20 {
      text = UnsafeBufferPointer(rebasing: text[..<(text.count - 1)])
    }
    let trailing = width
    guard let base = text.baseAddress, text.count > 0 else {
      blanks += trailing
      return
    }
    flushBlanks()
    let plain = printableASCIIRun(base, from: 0, count: text.count)
    if plain == text.count {
      bytes.append(contentsOf: text)
      blanks += width - plain
      return
    }
    let shown = appendSafely(text)
    blanks += Swift.max(0, width - shown)
  }

  /// Appends clusters as they may be shown and answers their cells.
  @discardableResult
  private mutating func appendSafely(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var scanner = ClusterScanner(text, policy: policy)
    var column = 0
    while let cluster = scanner.next() {
      switch cluster.kind {
      case .plain:
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[cluster.start..<cluster.shownEnd]))
        column += cluster.width
      case .replaced:
        bytes.appendScalar(cluster.shown)
        column += cluster.width
      case .orphan:
        bytes.append(0x20)
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[cluster.start..<cluster.shownEnd]))
        column += cluster.width
      case .newline:
        bytes.appendScalar(0x240A)
        column += 1
      case .tab:
        let advance = policy.tabAdvance(from: column)
        bytes.append(contentsOf: repeatElement(0x20, count: advance))
        column += advance
      case .dropped:
        continue
      }
    }
    return column
  }

  private mutating func appendTruncated(
    _ text: UnsafeBufferPointer<UInt8>, column: Int, truncation: Truncation
  ) {
    guard column > 0 else { return }
    let wrapping = TextWrapping(
      width: column, lineLimit: 1, truncation: truncation,
      ellipsis: String(decoding: ellipsis, as: UTF8.self),
      policy: policy)
    let flat = TextWidth.flattened(text)
    let line = wrapping.line(of: StyledText(flat))
    line.text.string.withBytes { appendText($0, width: line.width) }
    blanks += Swift.max(0, column - line.width)
  }
}

extension TextWidth {
  /// The text with `␊` for its line breaks.
  static func flattened(_ text: UnsafeBufferPointer<UInt8>) -> String {
    var bytes: [UInt8] = []
    var scanner = ClusterScanner(text, policy: WidthPolicy())
    while let cluster = scanner.next() {
      if cluster.kind == .newline {
        bytes.appendScalar(0x240A)
      } else {
        bytes.append(contentsOf: text[cluster.start..<cluster.end])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
