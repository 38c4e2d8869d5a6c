import Lang
import TextLayout

/// Text: wraps in the width that it is given; what a limit of lines or rows leaves out ends in `…`.
final class TextNode: ViewNode {
  let text: StyledText
  let alignment: TextAlignment
  let lineLimit: Int?
  let truncation: Truncation
  /// What it is in the JSON of the tree; a label or title says what it is of.
  let role: String
  /// The name of the symbol that the text is the glyph of.
  var symbolName: String?
  private var idealMemo: CellSize?
  private var minimumMemo: Int?
  /// The lines of a long text at the width that was asked for last.
  private var flow: TextFlow?
  /// Counts the text, which may be nobody else's.
  private let share: MemoryShare?
  /// A text with more bytes is gone through with pauses, and its lines are found once.
  private static let longest = 1 << 14
  private var isLong: Bool { text.string.utf8.count > TextNode.longest }

  init(_ text: StyledText, span: Span, expansion: Expansion, role: String = "Text", lineLimit: Int? = nil) {
    let environment = expansion.environment
    self.text =
      environment.isRedacted
      ? TextNode.redact(text.styled(environment.style), policy: expansion.session.policy)
      : TextNode.cased(text, environment.textCase).styled(environment.style)
    alignment = environment.alignment
    self.lineLimit = lineLimit ?? environment.lineLimit
    truncation = environment.truncation
    self.role = role
    let bytes = self.text.string.utf8.count
    share = bytes > 64 ? MemoryShare(expansion.machine.heap.meter, bytes: bytes) : nil
    super.init(span: span, identity: expansion.identity)
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let text = call.text(0) ?? "nil"
    if call[0].isNull {
      call.warn("nil-text", "this text is nil", hint: "say what to show instead: `?? \"–\"`")
    }
    return [TextNode(StyledText(text), span: call.span, expansion: call.expansion)]
  }

  override var kind: String { role }

  private func wrapping(_ proposal: Proposal, _ context: LayoutContext) -> TextWrapping {
    var limit = lineLimit
    if let height = proposal.height, height < Cells.most { limit = min(limit ?? .max, max(1, height)) }
    return TextWrapping(
      width: proposal.width ?? Cells.most, lineLimit: limit, truncation: truncation,
      ellipsis: context.ellipsis,
      policy: context.policy)
  }

  private func idealSize(_ context: LayoutContext) throws -> CellSize {
    if let idealMemo { return idealMemo }
    try context.charge(text.string.utf8.count / 16)
    if isLong {
      let needs = try TextMeasure.measure(text.string, policy: context.policy) { try context.machine.pause() }
      idealMemo = needs.ideal
      minimumMemo = needs.minimumWidth
      return needs.ideal
    }
    let size = CellSize(
      width: TextMeasure.idealWidth(text, policy: context.policy), height: TextMeasure.lineCount(text.string))
    idealMemo = size
    return size
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let ideal = try idealSize(context)
    let isWideEnough = proposal.width.map { $0 >= ideal.width } ?? true
    let limit = min(lineLimit ?? .max, proposal.height ?? .max)
    if isWideEnough, ideal.height <= limit { return ideal }
    try context.charge(text.string.utf8.count / 16)
    let wrapping = wrapping(proposal, context)
    return isLong && wrapping.width > 0 ? try flow(wrapping, context).size : wrapping.size(of: text)
  }

  private func flow(_ wrapping: TextWrapping, _ context: LayoutContext) throws -> TextFlow {
    if let flow, flow.wrapping == wrapping { return flow }
    let fresh = try TextFlow(text, wrapping) { try context.machine.pause() }
    flow = fresh
    return fresh
  }

  /// A word longer than this may be broken for the sake of what stands beside it.
  private static let longestWordKept = 24

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    if lineLimit == 1 { return min(4, try idealSize(context).width) }
    if isLong {
      _ = try idealSize(context)
      if let minimumMemo { return min(minimumMemo, TextNode.longestWordKept) }
    }
    return min(TextMeasure.minimumWidth(text, policy: context.policy), TextNode.longestWordKept)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let wrapping = wrapping(Proposal(rect.size), context)
    if isLong, wrapping.width > 0 {
      // Only the lines that can be seen are made.
      let flow = try flow(wrapping, context)
      let first = max(0, context.top - rect.y)
      let rows = first..<max(first, min(rect.height, context.bottom(of: canvas) - rect.y))
      try context.charge(rows.count * max(1, rect.width / 16))
      let part = CellRect(x: rect.x, y: rect.y + first, width: rect.width, height: rows.count)
      canvas.put(flow.lines(rows), in: part, alignment: alignment, clip: context.clip)
      return
    }
    try context.charge(text.string.utf8.count / 16)
    let lines = wrapping.lines(of: text)
    canvas.put(lines, in: rect, alignment: alignment, clip: context.clip)
  }

  override func describe(_ description: inout NodeDescription) {
    description.text = text.string
    description.label = symbolName
  }

  /// The text in capitals or small letters.
  static func cased(_ text: StyledText, _ textCase: ViewEnvironment.TextCase?) -> StyledText {
    guard let textCase else { return text }
    var result = StyledText()
    for piece in text.pieces {
      result.append(
        textCase == .uppercase ? piece.text.uppercased() : piece.text.lowercased(), style: piece.style)
    }
    return result
  }

  /// Every word as blocks of the same width.
  static func redact(_ text: StyledText, policy: WidthPolicy) -> StyledText {
    var result = ""
    let block = policy.ambiguousIsWide ? "x" : "▒"
    TextWidth.forEachCluster(text.string, policy: policy) { cluster, width in
      if width == 0 || cluster.first == 0x20 {
        result += String(Substring(cluster))
      } else {
        result += String(repeating: block, count: width)
      }
    }
    return StyledText(result, style: text.pieces.first?.style ?? .plain)
  }
}
