import Lang
import TextLayout

/// `Slider`: a number of a range by the place of its knob: `Week  ━━━━━━●──────────  7`.
enum SliderViews {
  /// Without `step:` a slider of Ints goes by one, any other by a hundredth of its range.
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    guard let binding = try call.binding(1) else { throw call.mismatch(1, "a binding to a number") }
    let value = try call.expansion.read(binding)
    guard let number = value.asDouble, number.isFinite else {
      throw Failure(
        code: "type", "a slider needs a binding to a number, but this one holds \(value.kindName)",
        at: call.span)
    }
    let scale = try SliderScale(call, isInt: value.kind == .int)
    let quiet = call.environment.with { $0.rowOf = .none }
    let title = try LabelViews.title(
      ViewCall(view: call.view, expansion: call.expansion.with(quiet), occurrence: call.occurrence), text: 0,
      block: 4)
    let label = NodeText.plain(title)
    let control = Control(.slider, label: label.isEmpty ? "slider" : label, call, binding: binding)
    control.value = call.machine.text(value)
    control.accept = { try scale.accepted($0) }
    control.increment = scale.step(from: number, by: 1, binding)
    control.decrement = scale.step(from: number, by: -1, binding)
    var nodes: [ViewNode] = []
    if !call.environment.labelsHidden, !title.isEmpty { nodes.append(LabelViews.row(title, call)) }
    control.valueAlong = { scale.value(at: $0) }
    nodes.append(SliderNode(fraction: scale.fraction(of: number), control, call))
    // A label such as "Week 7" says the value already.
    let text = call.machine.text(value)
    if !label.contains(text) || call.environment.labelsHidden {
      nodes.append(GlyphNode(call.shown(text), call))
    }
    let row = StackNode(
      .horizontal, alignment: .start, spacing: 2, nodes: nodes, span: call.span,
      identity: call.expansion.identity, name: "SliderRow")
    return [ControlNode(row, control, kind: "Slider")]
  }
}

/// What a slider's numbers are.
struct SliderScale {
  let lower: Double
  let upper: Double
  private let step: Double
  private let hasStep: Bool
  private let isInt: Bool

  init(_ call: ViewCall, isInt: Bool) throws {
    self.isInt = isInt
    var (low, high) = (0.0, 1.0)
    if case .range(let range) = call[2] {
      guard let lower = range.lower.asDouble, var upper = range.upper.asDouble, lower.isFinite, upper.isFinite
      else { throw call.mismatch(2, "a range of numbers") }
      if !range.isClosed, range.upper.kind == .int { upper -= 1 }
      (low, high) = (lower, upper)
    } else if isInt {
      throw Failure(
        code: "argument", "a slider of Ints needs its range", hint: "`Slider(value: $n, in: 0...10)`",
        at: call.span)
    }
    guard low <= high else { throw call.mismatch(2, "a range that is not empty") }
    (lower, upper) = (low, high)
    let given = try call.double(3)
    if let given, !(given > 0) || !given.isFinite { throw call.mismatch(3, "a number above 0") }
    hasStep = given != nil || isInt
    step = given ?? (isInt ? 1 : (high - low) / 100)
  }

  func fraction(of number: Double) -> Double {
    let fraction = (number - lower) / (upper - lower)
    return fraction.isNaN ? 0 : min(1, max(0, fraction))
  }

  private func value(_ number: Double) -> Value {
    if isInt, let whole = Int(exactly: number.rounded()) { return .int(whole) }
    // Steps such as 0.1 leave their dust behind.
    let clean = (number * 1e9).rounded() / 1e9
    return .float(clean.isFinite ? clean : number)
  }

  /// The number at a part of the range.
  func value(at fraction: Double) -> Value? {
    let number = lower + min(1, max(0, fraction)) * (upper - lower)
    return number.isFinite ? try? accepted(.float(number)) : nil
  }

  /// The next step; none at the ends of the range.
  func step(from number: Double, by count: Int, _ binding: BindingObject) -> Control.Action {
    let next = number + step * Double(count)
    let end = count > 0 ? upper : lower
    if number == end { return .none }
    return .assign(binding, value(min(upper, max(lower, next))))
  }

  /// A number that `set` gives: one of the range, and moved to the nearest step.
  func accepted(_ given: Value) throws -> Value {
    guard let number = given.asDouble, number.isFinite else {
      throw Failure(code: "type", "a slider is set to a number, not to \(given.kindName)")
    }
    guard number >= lower, number <= upper else {
      func text(_ number: Double) -> String { ValueText().text(value(number)) }
      throw Failure(
        code: "refused",
        "\(ValueText().text(given)) is not in \(text(lower))...\(text(upper)), the slider's range")
    }
    guard hasStep else { return value(number) }
    return value(min(upper, lower + ((number - lower) / step).rounded() * step))
  }
}

/// The rail and its knob.
final class SliderNode: ViewNode {
  private let fraction: Double
  private let control: Control
  private let isEnabled: Bool
  private let style: CellStyle

  init(fraction: Double, _ control: Control, _ call: ViewCall) {
    self.fraction = fraction
    self.control = control
    isEnabled = !call.environment.isDisabled
    style = CellStyle.foreground(call.environment.tint ?? CellColor(named: "blue") ?? .default)
    super.init(call)
  }

  override var kind: String { "Rail" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    CellSize(width: proposal.width ?? 20, height: 1)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 5 }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    control.rail = context.absolute(rect.intersection(clip))
    let place = Int((fraction * Double(max(0, rect.width - 1))).rounded())
    let (past, rest): (Unicode.Scalar, Unicode.Scalar) = isEnabled ? ("━", "─") : ("╌", "╌")
    canvas.horizontalLine(
      x: rect.x, y: rect.y, length: place, glyph: past, style: isEnabled ? style : .dim, clip: clip)
    canvas.horizontalLine(
      x: rect.x + place + 1, y: rect.y, length: max(0, rect.width - place - 1), glyph: rest, style: .dim,
      clip: clip)
    canvas.put(
      isEnabled ? "●" : "○", style: isEnabled ? CellStyle.bold.over(style) : .dim, x: rect.x + place,
      y: rect.y,
      clip: clip)
  }
}
