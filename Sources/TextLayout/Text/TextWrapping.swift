/// One line of wrapped text. It holds neither tabs nor line breaks.
public struct TextLine: Hashable, Sendable {
  public var text: StyledText
  /// The cells that it takes.
  public var width: Int
  /// Whether the text itself ends the line here.
  public var endsParagraph: Bool
  /// Whether something was left out.
  public var isTruncated: Bool

  public init(text: StyledText, width: Int, endsParagraph: Bool = true, isTruncated: Bool = false) {
    self.text = text
    self.width = width
    self.endsParagraph = endsParagraph
    self.isTruncated = isTruncated
  }
}

/// How text is brought into a width.
///
/// Lines are broken between words, between ideographs (not before closing punctuation), and inside a word
/// only where it is longer than a line. Spaces at a break are dropped.
public struct TextWrapping: Hashable, Sendable {
  /// The cells that a line may have. With 0 or less nothing can be shown.
  public var width: Int
  /// The most lines; `nil` for as many as it takes.
  public var lineLimit: Int?
  /// What is left out of the last line if there are more than the limit.
  public var truncation: Truncation
  /// What stands for text that was left out, `…` or `...`.
  public var ellipsis: String
  public var policy: WidthPolicy

  public init(
    width: Int, lineLimit: Int? = nil, truncation: Truncation = .tail, ellipsis: String = "…",
    policy: WidthPolicy = WidthPolicy()
  ) {
    self.width = width
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.ellipsis = ellipsis
    self.policy = policy
  }

  /// The lines of the text; at least one, which is empty if nothing can be shown.
  public func lines(of text: StyledText) -> [TextLine] {
    let text = text.expandingTabs(policy: policy)
    if width <= 0 {
      return [TextLine(text: StyledText(), width: 0, isTruncated: !text.isEmpty)]
    }
    let slicer = TextSlicer(text)
    let limit = Swift.max(1, lineLimit ?? .max)
    return text.string.withBytes { bytes in
      var lines: [TextLine] = []
      let content = contentEnd(bytes)
      LineBreaker(width: width, policy: policy).forEachLine(bytes) { span in
        if lines.count + 1 >= limit, span.next < content {
          lines.append(truncate(bytes, from: span.start, to: content, slicer: slicer))
          return false
        }
        if span.isTooWide {
          lines.append(tooWide(span, slicer: slicer))
        } else {
          lines.append(
            TextLine(
              text: slicer.slice(span.start, span.end, of: bytes), width: span.width,
              endsParagraph: span.endsParagraph))
        }
        return lines.count < limit
      }
      return lines
    }
  }

  /// The lines of the text.
  public func lines(of text: String) -> [TextLine] { lines(of: StyledText(text)) }

  /// The size of the wrapped text, found without making its lines.
  public func size(of text: StyledText) -> CellSize {
    if width <= 0 { return CellSize(width: 0, height: 1) }
    let limit = Swift.max(1, lineLimit ?? .max)
    let text = text.expandingTabs(policy: policy)
    return text.string.withBytes { bytes in
      var height = 0
      var widest = 0
      let content = contentEnd(bytes)
      LineBreaker(width: width, policy: policy).forEachLine(bytes) { span in
        height += 1
        if height >= limit, span.next < content {
          let line = truncate(bytes, from: span.start, to: content, slicer: TextSlicer(text))
          widest = Swift.max(widest, line.width)
          return false
        }
        let mark = span.isTooWide ? TextWidth.width(fittingEllipsis(width), policy: policy) : 0
        widest = Swift.max(widest, span.isTooWide ? mark : span.width)
        return height < limit
      }
      return CellSize(width: widest, height: height)
    }
  }

  /// The text on one line, with line breaks as spaces, truncated to the width.
  public func line(of text: StyledText) -> TextLine {
    var once = self
    once.lineLimit = 1
    return once.lines(of: text).first ?? TextLine(text: StyledText(), width: 0)
  }

  func contentEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  func tooWide(_ span: LineSpan, slicer: TextSlicer) -> TextLine {
    let mark = fittingEllipsis(width)
    return TextLine(
      text: StyledText(mark, style: slicer.style(at: span.start)),
      width: TextWidth.width(mark, policy: policy), endsParagraph: false, isTruncated: true)
  }

  /// The ellipsis, or as many points as fit if it does not.
  func fittingEllipsis(_ width: Int) -> String {
    if TextWidth.width(ellipsis, policy: policy) <= width { return ellipsis }
    return String(repeating: ".", count: Swift.max(0, Swift.min(3, width)))
  }

  func truncate(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, slicer: TextSlicer
  ) -> TextLine {
    let mark = fittingEllipsis(width)
    let cut = TruncationCut(
      bytes, from: start, to: end, width: width - TextWidth.width(mark, policy: policy),
      truncation: truncation,
      policy: policy)
    var text = slicer.slice(start, cut.headEnd, of: bytes)
    text.append(mark, style: slicer.style(at: cut.headEnd > start ? cut.headEnd - 1 : cut.tailStart))
    text.append(slicer.slice(cut.tailStart, end, of: bytes))
    // Without an ellipsis between them both parts may have become one emoji.
    let shown =
      mark.isEmpty
      ? TextWidth.width(text.string, policy: policy) : cut.width + TextWidth.width(mark, policy: policy)
    return TextLine(text: text, width: shown, isTruncated: true)
  }
}
