import Lang
import TextLayout

/// How a day is marked, without and with colour.
struct DayMarks {
  var isToday = false
  var isSelected = false
  var isCurrentMonth = true
  var isSelectable = true

  /// What stands before the number.
  var mark: String { isToday ? "*" : !isSelectable ? "-" : !isCurrentMonth ? "·" : " " }

  /// The slot of five cells that a number of at most two stands in.
  func slot(_ number: String, width: Int) -> String {
    let number = width < 2 ? " " + number : number
    return (isSelected ? "[" : " ") + mark + number + (isSelected ? "]" : " ")
  }

  /// Where there is no room for brackets: three cells.
  func narrowSlot(_ number: String, width: Int) -> String {
    (isSelected ? ">" : mark) + (width < 2 ? " " + number : number)
  }

  func style(over base: CellStyle) -> CellStyle {
    var style = base
    if isToday { style = CellStyle.bold.over(style) }
    if isSelected { style = CellStyle.reverse.over(style) }
    if !isCurrentMonth || !isSelectable { style = CellStyle.dim.over(style) }
    return style
  }

  /// For the JSON of the view tree and lists of controls.
  var state: String? {
    let states = [isToday ? "today" : nil, isSelected ? "selected" : nil].compactMap { $0 }
    return states.isEmpty ? nil : states.joined(separator: ", ")
  }
}

/// `DayLabel`: a day in a slot of five cells, so that nothing moves when it is chosen.
///
/// ` *30 ` today, `[ 18]` selected, `[*30]` both, ` ·26 ` of a neighbouring month, ` -21 ` not to be chosen.
final class DayLabelNode: ViewNode {
  /// The day of the month; nil leaves the slot blank.
  let day: Int?
  private let text: String
  private let style: CellStyle
  private let marks: DayMarks

  init(
    day: Int?, isToday: Bool, isSelected: Bool, isCurrentMonth: Bool, isSelectable: Bool, _ call: ViewCall
  ) {
    self.day = day
    let marks = DayMarks(
      isToday: isToday, isSelected: isSelected, isCurrentMonth: isCurrentMonth, isSelectable: isSelectable)
    self.marks = marks
    text = day.map { marks.slot(String($0), width: $0 < 10 ? 1 : 2) } ?? ""
    style = marks.style(over: call.environment.style)
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
    description.state = marks.state
    description.isDisabled = !marks.isSelectable
  }
}
