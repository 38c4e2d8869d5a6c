/// Writes rows of cells straight to bytes, for tables too long for a canvas.
///
/// Blanks are written only when something follows them, so rows have none at their ends. What a cell holds
/// is shown safely: controls as their pictures, line breaks as `␊`, tabs as spaces.
public struct RowWriter {
  /// What was written so far; may be taken out and emptied at any time between rows.
  public var bytes: [UInt8] = []
  public let policy: WidthPolicy
  public let format: OutputFormat
  private let ellipsis: String
  private let ellipsisWidth: Int
  private var blanks = 0
  private var pen: StylePen
  private var style = CellStyle.plain
  private static let blankRun: [UInt8] = Array(repeating: 0x20, count: 64)

  public init(policy: WidthPolicy = WidthPolicy(), format: OutputFormat = .plain, ellipsis: String = "…") {
    self.policy = policy
    self.format = format
    let shown = format.ascii && ellipsis == "…" ? "." : ellipsis
    self.ellipsis = shown
    ellipsisWidth = TextWidth.cellWidth(shown, policy: policy)
    pen = StylePen(depth: format.colors)
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
    appendGap(padding.before)
    appendText(text, width: width)
    appendGap(padding.after)
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
  @inline(__always)
  public mutating func appendGap(_ cells: Int) {
    if cells > 0 { blanks = blanks.addingClamped(cells) }
  }

  /// Appends text that needs no looking at: known to be printable.
  public mutating func appendVerbatim(_ text: String) {
    flushBlanks()
    bytes.append(contentsOf: (format.ascii ? AsciiFallback.ascii(text) : text).utf8)
  }

  /// What follows in the row is in that style, blanks included.
  public mutating func setStyle(_ style: CellStyle) {
    if format.colors != nil, self.style.showsOnBlank || style.showsOnBlank { flushBlanks() }
    self.style = style
  }

  /// Ends the row and its style, without the blanks at its end on which nothing shows.
  public mutating func endRow() {
    if style.showsOnBlank, format.colors != nil { flushBlanks() }
    blanks = 0
    style = .plain
    pen.reset(&bytes)
    bytes.append(0x0A)
  }

  @inline(__always)
  private mutating func flushBlanks() {
    if blanks > 0 { writeBlanks() }
    pen.change(to: style, &bytes)
  }

  private mutating func writeBlanks() {
    if style.showsOnBlank { pen.change(to: style, &bytes) }
    blanks = Swift.min(blanks, 1 << 24)
    while blanks > 0 {
      let run = Swift.min(blanks, Self.blankRun.count)
      bytes.append(contentsOf: Self.blankRun[..<run])
      blanks -= run
    }
  }

  private mutating func appendText(_ text: UnsafeBufferPointer<UInt8>, width: Int) {
    guard let base = text.baseAddress else { return appendGap(width) }
    var count = text.count
    while count > 0, base[count - 1] == 0x20 { count -= 1 }
    guard count > 0 else { return appendGap(width) }
    let text = UnsafeBufferPointer(start: base, count: count)
    flushBlanks()
    let plain = printableASCIIRun(base, from: 0, count: count)
    if plain == count {
      bytes.append(contentsOf: text)
      appendGap(width - plain)
    } else {
      appendGap(width - appendSafely(text))
    }
  }

  /// Appends clusters as they may be shown and answers their cells.
  @discardableResult
  private mutating func appendSafely(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var scanner = ClusterScanner(text, policy: policy)
    var column = 0
    // Bytes that may be sent as they are and have not been yet.
    var pending = 0
    while let cluster = scanner.next() {
      column += cluster.kind == .newline ? 1 : cluster.width
      if cluster.kind == .plain, cluster.shownEnd == cluster.end {
        if !format.ascii || cluster.shown < 0x80 || AsciiFallback.replacement(for: cluster.shown) == nil {
          continue
        }
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[pending..<cluster.start]))
      pending = cluster.end
      column += appendUnusual(cluster, of: text, column: column)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[pending..<text.count]))
    return column
  }

  /// Appends a cluster that is not shown as it is and answers the cells of a tab.
  private mutating func appendUnusual(
    _ cluster: Cluster, of text: UnsafeBufferPointer<UInt8>, column: Int
  ) -> Int {
    switch cluster.kind {
    case .plain:
      if format.ascii, let byte = AsciiFallback.replacement(for: cluster.shown) {
        for _ in 0..<cluster.width { bytes.append(byte) }
      } else {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[cluster.start..<cluster.shownEnd]))
      }
    case .replaced:
      appendSymbol(cluster.shown)
    case .orphan:
      bytes.append(contentsOf: Sanitizer.base(for: cluster.first).text.utf8)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[cluster.start..<cluster.shownEnd]))
    case .newline:
      appendSymbol(0x240A)
    case .tab:
      let advance = policy.tabAdvance(from: column)
      bytes.append(contentsOf: repeatElement(0x20, count: advance))
      return advance
    case .dropped:
      break
    }
    return 0
  }

  private mutating func appendSymbol(_ scalar: UInt32) {
    if format.ascii, let byte = AsciiFallback.replacement(for: scalar) {
      bytes.append(byte)
    } else {
      bytes.appendScalar(scalar)
    }
  }

  private mutating func appendTruncated(
    _ text: UnsafeBufferPointer<UInt8>, column: Int, truncation: Truncation
  ) {
    guard column > 0 else { return }
    if text.contains(where: { $0 < 0x20 }) || text.contains(0xE2) && TextWidth.holdsLineBreak(text) {
      // Tabs and line breaks change their width when they are moved: bring them into their final form first.
      var flat = RowWriter(policy: policy, format: OutputFormat(ascii: format.ascii))
      flat.appendSafely(text)
      flat.bytes.withUnsafeBufferPointer { appendCut($0, column: column, truncation: truncation) }
    } else {
      appendCut(text, column: column, truncation: truncation)
    }
  }

  private mutating func appendCut(_ text: UnsafeBufferPointer<UInt8>, column: Int, truncation: Truncation) {
    let mark = ellipsisWidth <= column ? ellipsis : String(repeating: ".", count: Swift.min(3, column))
    let markWidth = ellipsisWidth <= column ? ellipsisWidth : Swift.min(3, column)
    let cut = TruncationCut(
      text, from: 0, to: text.count, width: column - markWidth, truncation: truncation, policy: policy)
    flushBlanks()
    appendSafely(UnsafeBufferPointer(rebasing: text[..<cut.headEnd]))
    bytes.append(contentsOf: mark.utf8)
    let shown = cut.width + markWidth
    appendSafely(UnsafeBufferPointer(rebasing: text[cut.tailStart...]))
    appendGap(column - shown)
  }
}

extension TextWidth {
  /// Whether there is a line or paragraph separator in the text.
  static func holdsLineBreak(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while offset + 2 < text.count {
      if text[offset] == 0xE2, text[offset + 1] == 0x80, text[offset + 2] & 0xFE == 0xA8 { return true }
      offset += 1
    }
    return false
  }
}
