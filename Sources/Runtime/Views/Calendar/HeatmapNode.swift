import CivilCalendar
import Formatting
import Lang
import TextLayout

/// The heat map as it is drawn: as wide as two cells a week if there is room, in several bands if there is little.
///
///         Jan     Feb
///     Mon ·░░▒▒▓▓█
///     Tue …
///     · 0  ░ 1–5  ▒ 6–10  ▓ 11–15  █ 16–20
final class HeatmapNode: ViewNode {
  private struct Cell {
    let day: Day
    let shade: Int
    let isSelected: Bool
    let control: Control?
  }

  private let look: CalendarLook
  private let values: HeatmapValues
  private let days: DayRange
  /// Seven days each; nil outside of the days shown.
  private var weeks: [[Cell?]] = []
  private let control: Control?
  private let style: CellStyle
  private let tint: CellColor

  init(
    _ days: DayRange, values: HeatmapValues, look: CalendarLook, choice: CalendarChoice?, _ call: ViewCall
  ) throws {
    self.look = look
    self.values = values
    self.days = days
    style = call.environment.style
    tint = call.environment.tint ?? CellColor(named: "green") ?? .default
    if let choice {
      let calendar = Control(.calendar, label: "calendar", call, binding: choice.binding)
      calendar.accept = { try choice.accepted($0) }
      calendar.value = choice.text
      control = calendar
    } else {
      control = nil
    }
    super.init(call)
    let before = look.firstWeekday.days(until: days.lowerBound.weekday)
    var number = Int(days.lowerBound.number) - before
    while number <= Int(days.upperBound.number) {
      weeks.append(
        try (0..<7).map { offset in
          guard let day = Day(number: number + offset), days.contains(day) else { return nil }
          return try cell(day, choice, call)
        })
      number += 7
    }
  }

  private func cell(_ day: Day, _ choice: CalendarChoice?, _ call: ViewCall) throws -> Cell {
    guard let choice else {
      return Cell(day: day, shade: values.shade(day), isSelected: false, control: nil)
    }
    let refusal = try choice.limits.refusal(of: day)
    let control = Control(
      .day, label: day.description,
      identity: call.expansion.identity.appending(.key(ValueKey(.date(Int(day.number))), occurrence: 0)),
      span: call.span, isEnabled: refusal == nil,
      action: .change(choice.binding) { _ in try choice.tapped(day) })
    control.refusal = refusal
    control.focusGroup = call.expansion.identity
    let isSelected = choice.selection.contains(day)
    control.value = isSelected ? "selected" : nil
    return Cell(day: day, shade: values.shade(day), isSelected: isSelected, control: control)
  }

  override var kind: String { "CalendarView" }

  // MARK: Measuring

  private func names() -> [String] { look.firstWeekday.week.map { look.weekday($0, .short) } }

  private struct Arrangement {
    let labels: Int
    let cell: Int
    /// The weeks of a band.
    let across: Int
    let bands: Int
  }

  private func arrangement(_ width: Int, _ context: LayoutContext) -> Arrangement {
    let labels = (names().map { context.width(of: $0) }.max() ?? 0) + 1
    let room = max(1, width - labels)
    if weeks.count * 2 <= room { return Arrangement(labels: labels, cell: 2, across: weeks.count, bands: 1) }
    let bands = (weeks.count + room - 1) / room
    return Arrangement(labels: labels, cell: 1, across: (weeks.count + bands - 1) / bands, bands: bands)
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let labels = (names().map { context.width(of: $0) }.max() ?? 0) + 1
    let width = proposal.width ?? labels + weeks.count
    let arrangement = arrangement(width, context)
    let own = arrangement.labels + arrangement.across * arrangement.cell
    return CellSize(
      width: max(own, min(width, context.width(of: legend(context).string))),
      height: arrangement.bands * 8 + (arrangement.bands - 1) + 2)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 12 }

  // MARK: Drawing

  private static let glyphs = ["·", "░", "▒", "▓", "█"]
  private static let asciiGlyphs = [".", "-", "+", "*", "#"]

  private func glyph(_ shade: Int, _ context: LayoutContext) -> String {
    let glyphs = context.session.isASCII ? HeatmapNode.asciiGlyphs : HeatmapNode.glyphs
    // Fewer shades are spread, so that the strongest is the darkest.
    let place = values.shades > 0 && shade > 0 ? shade * (glyphs.count - 1) / values.shades : shade
    return glyphs[min(max(0, place), glyphs.count - 1)]
  }

  private func style(_ shade: Int) -> CellStyle {
    shade == 0 ? CellStyle.dim.over(style) : CellStyle.foreground(tint).over(style)
  }

  private func legend(_ context: LayoutContext) -> StyledText {
    var text = StyledText("")
    for shade in 0...values.shades {
      if shade > 0 { text.append("  ", style: .plain) }
      text.append(glyph(shade, context), style: style(shade))
      text.append(" " + values.meaning(of: shade, look.locale), style: CellStyle.dim.over(style))
    }
    return text
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let clip = (context.clip.map { $0.intersection(rect) } ?? rect)
    if let control { context.register(control, at: rect) }
    let arrangement = arrangement(rect.width, context)
    let names = names()
    var y = rect.y
    for band in 0..<arrangement.bands {
      let first = band * arrangement.across
      guard first < weeks.count else { break }
      let range = first..<min(weeks.count, first + arrangement.across)
      draw(
        months: range, arrangement, x: rect.x + arrangement.labels, y: y, edge: rect.right, clip, on: &canvas,
        context)
      for (row, name) in names.enumerated() {
        canvas.put(name, style: CellStyle.dim.over(style), x: rect.x, y: y + 1 + row, clip: clip)
      }
      for week in range {
        let x = rect.x + arrangement.labels + (week - first) * arrangement.cell
        for (row, cell) in weeks[week].enumerated() {
          guard let cell else { continue }
          draw(
            cell, CellRect(x: x, y: y + 1 + row, width: arrangement.cell, height: 1), clip, on: &canvas,
            context)
        }
      }
      y += 9
    }
    let line = TextWrapping(
      width: rect.width, lineLimit: 1, ellipsis: context.ellipsis, policy: context.policy
    )
    .line(of: legend(context))
    canvas.put(line.text, x: rect.x, y: y, clip: clip)
  }

  private func draw(
    _ cell: Cell, _ place: CellRect, _ clip: CellRect, on canvas: inout Canvas, _ context: LayoutContext
  ) {
    if let control = cell.control { context.register(control, at: place, within: clip) }
    var style = style(cell.shade)
    var text = glyph(cell.shade, context)
    // Dots stand apart, shades fill their place.
    if place.width > 1 { text += cell.shade == 0 ? " " : text }
    if cell.isSelected {
      style = CellStyle(.bold).over(self.style)
      text = context.session.isASCII ? "@" : "◉"
    }
    canvas.put(text, style: style, x: place.x, y: place.y, clip: clip)
  }

  /// The names of months above the week that holds their first day.
  private func draw(
    months range: Range<Int>, _ arrangement: Arrangement, x: Int, y: Int, edge: Int, _ clip: CellRect,
    on canvas: inout Canvas, _ context: LayoutContext
  ) {
    var labels: [(x: Int, text: String, isWhole: Bool)] = []
    for week in range {
      let days = weeks[week].compactMap { $0?.day }
      let begins = days.first { $0.day == 1 }
      guard let day = begins ?? (week == range.lowerBound ? days.first : nil) else { continue }
      let severalYears = days.first?.year != nil && self.days.lowerBound.year != self.days.upperBound.year
      let text =
        severalYears && day.month == 1 && begins != nil
        ? look.text(day, template: "y") : look.month(day.month, .short)
      labels.append((x + (week - range.lowerBound) * arrangement.cell, text, begins != nil))
    }
    var end = Int.min
    for (index, label) in labels.enumerated() {
      let width = context.width(of: label.text)
      if label.x < end || label.x + width > edge { continue }
      // The rest of a month before the first whole one gives way to it.
      if !label.isWhole, labels.count > index + 1, labels[index + 1].x < label.x + width + 1 { continue }
      canvas.put(label.text, style: CellStyle.dim.over(style), x: label.x, y: y, clip: clip)
      end = label.x + width + 1
    }
  }

  override func describe(_ description: inout NodeDescription) {
    description.value = "\(days.lowerBound)...\(days.upperBound)"
  }
}
