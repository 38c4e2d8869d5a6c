import Lang
import TextLayout

/// `DayLabel`: a day in a slot of five cells, so that nothing moves when it is chosen.
///
/// ` *30 ` today, `[ 18]` selected, `[*30]` both, ` ·26 ` of a neighbouring month, ` -21 ` not to be chosen.
final class DayLabelNode: ViewNode {
  /// The day of the month; nil leaves the slot blank.
  let day: Int?
  private let text: String
  private let style: CellStyle
  private let isToday: Bool
  private let isSelected: Bool
  private let isSelectable: Bool

  init(
    day: Int?, isToday: Bool, isSelected: Bool, isCurrentMonth: Bool, isSelectable: Bool, _ call: ViewCall
  ) {
    self.day = day
    self.isToday = isToday
    self.isSelected = isSelected
    self.isSelectable = isSelectable
    let mark = isToday ? "*" : !isSelectable ? "-" : !isCurrentMonth ? "·" : " "
    let number = day.map { $0 < 10 && $0 >= 0 ? " \($0)" : String($0) } ?? ""
    text = day == nil ? "" : (isSelected ? "[" : " ") + mark + number + (isSelected ? "]" : " ")
    var style = call.environment.style
    if isToday { style = CellStyle.bold.over(style) }
    if isSelected { style = CellStyle.reverse.over(style) }
    if !isCurrentMonth || !isSelectable { style = CellStyle.dim.over(style) }
    self.style = style
    super.init(call)
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let environment = call.machine.environment
    func number(_ instant: Int) -> Int {
      let local = instant &+ environment.offset(at: instant) &* 1_000_000
      return Int((Double(local) / 86_400_000_000).rounded(.down))
    }
    var day: Int?
    var date: Int?
    switch call[0] {
    case .null: break
    case .int(let number): day = number
    case .date(let days): date = days
    case .dateTime(let instant): date = number(instant)
    default: throw call.mismatch(0, "a Date")
    }
    if let date { day = CivilDate(days: date).day }
    if let day, !(0...99).contains(day) {
      throw Failure(
        code: "argument", "`DayLabel` shows a day of a month, and \(day) is none", at: call.span)
    }
    let isToday = call.has(1) ? try call.bool(1) : date.map { $0 == number(environment.now) } ?? false
    return [
      DayLabelNode(
        day: day, isToday: isToday, isSelected: try call.bool(2),
        isCurrentMonth: try call.bool(3, default: true), isSelectable: try call.bool(4, default: true), call)
    ]
  }

  static let width = 5

  override var kind: String { "DayLabel" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    CellSize(width: DayLabelNode.width, height: 1)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    if rect.width < DayLabelNode.width, let day {
      // Too narrow for the marks: the number at least.
      canvas.put(String(day), style: style, x: rect.x, y: rect.y, clip: clip)
      return
    }
    canvas.put(text, style: style, x: rect.x, y: rect.y, clip: clip)
  }

  override func describe(_ description: inout NodeDescription) {
    description.text = day.map { String($0) }
    var states: [String] = []
    if isToday { states.append("today") }
    if isSelected { states.append("selected") }
    description.state = states.isEmpty ? nil : states.joined(separator: ", ")
    description.isDisabled = !isSelectable
  }
}
