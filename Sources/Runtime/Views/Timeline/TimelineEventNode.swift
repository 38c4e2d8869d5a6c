import CivilCalendar
import Lang
import TextLayout

/// An event as a timeline shows it by itself: its time and title; with an end a bar as long as the event in comparison
/// with the longest, of which the part that has gone by is heavy.
///
///     LH400
///     07:10 ━━━━━━━━──────── 15:40
final class TimelineEventNode: ViewNode {
  private let title: StyledText
  private let startLabel: String
  private let endLabel: String?
  private let share: Double
  private let elapsed: Double
  private let style: CellStyle
  private let titleStyle: CellStyle

  init(
    _ event: TimelineEvent, title: String, longest: Int64, steps: TimelineSteps, now: Instant?,
    expansion: Expansion, span: Span, tint: CellColor?
  ) {
    titleStyle = expansion.environment.style
    if event.isAllDay, event.end == nil || steps.isWithinDay || steps.isAgenda {
      startLabel =
        (event.continuesBefore ? "→ " : "") + "all day" + (event.continuesAfter ? " →" : "")
      (endLabel, share, elapsed) = (nil, 0, 0)
    } else if let end = event.end {
      startLabel = event.continuesBefore ? "→" : steps.startLabel(event.start)
      endLabel =
        event.continuesAfter
        ? "→"
        : (steps.isOverMidnight(event.start, end) ? "→ " : "") + steps.endLabel(end, after: event.start)
      share = longest > 0 ? min(1, max(0, Double(event.length) / Double(longest))) : 1
      elapsed = now.map { Instant.elapsedFraction(from: event.start, to: end, at: $0) } ?? 0
    } else {
      startLabel = steps.startLabel(event.start)
      (endLabel, share, elapsed) = (nil, 0, 0)
    }
    self.title = StyledText(
      expansion.environment.isRedacted ? String(repeating: "▒", count: min(title.count, 40)) : title,
      style: titleStyle)
    style = CellStyle.foreground(tint ?? CellColor(named: "blue") ?? .default)
    super.init(span: span, identity: expansion.identity)
  }

  override var kind: String { "Event" }

  private func labels(_ context: LayoutContext) -> Int {
    context.width(of: startLabel) - (startLabel.isEmpty ? 1 : 0)
      + (endLabel.map { 2 + context.width(of: $0) } ?? 0)
  }

  private func wrapping(_ width: Int, _ context: LayoutContext) -> TextWrapping {
    TextWrapping(width: width, lineLimit: 3, ellipsis: context.ellipsis, policy: context.policy)
  }

  /// Where the title stands if there is no bar: after the time.
  private func inset(_ width: Int, _ context: LayoutContext) -> Int {
    guard endLabel == nil, !startLabel.isEmpty else { return 0 }
    let inset = context.width(of: startLabel) + 2
    return width >= inset + 4 ? inset : 0
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let ideal = TextMeasure.idealWidth(title, policy: context.policy)
    let bar = endLabel == nil ? 0 : labels(context) + 20
    let width = proposal.width ?? max(bar, ideal + inset(Cells.most, context))
    let inset = inset(width, context)
    let lines = title.isEmpty ? 0 : wrapping(max(1, width - inset), context).size(of: title).height
    let hasLine = endLabel != nil || inset == 0 && !startLabel.isEmpty
    let own = hasLine ? lines + 1 : max(1, lines)
    return CellSize(width: proposal.width ?? width, height: own)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    max(labels(context) + (endLabel == nil ? 0 : 4), min(24, TextMeasure.minimumWidth(title)))
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    let inset = inset(rect.width, context)
    let lines = title.isEmpty ? [] : wrapping(max(1, rect.width - inset), context).lines(of: title)
    if endLabel == nil, inset > 0 {
      canvas.put(startLabel, style: .dim, x: rect.x, y: rect.y, clip: clip)
      canvas.put(lines, in: rect.inset(left: inset), clip: clip)
      return
    }
    canvas.put(lines, in: rect, clip: clip)
    bar(y: rect.y + lines.count, rect, clip, on: &canvas, context)
  }

  private func bar(
    y: Int, _ rect: CellRect, _ clip: CellRect, on canvas: inout Canvas, _ context: LayoutContext
  ) {
    canvas.put(startLabel, style: .dim, x: rect.x, y: y, clip: clip)
    guard let endLabel else { return }
    let room = rect.width - labels(context)
    let length = max(0, min(room, max(1, Int((Double(room) * share).rounded()))))
    let x = rect.x + (startLabel.isEmpty ? 0 : context.width(of: startLabel) + 1)
    let done = Int((Double(length) * elapsed).rounded())
    canvas.horizontalLine(x: x, y: y, length: done, glyph: "━", style: style, clip: clip)
    canvas.horizontalLine(x: x + done, y: y, length: length - done, style: style, clip: clip)
    canvas.put(endLabel, style: .dim, x: x + length + (length > 0 ? 1 : 0), y: y, clip: clip)
  }

  override func describe(_ description: inout NodeDescription) {
    description.text = title.string
    description.value = startLabel + (endLabel.map { " " + $0 } ?? "")
  }
}
