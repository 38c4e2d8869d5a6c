import Lang
import TextLayout

/// `AsyncButton`: a button whose work takes time. It is idle, running, done or failed: `[ Save ]`, `[ ⠋ Save ]`,
/// `[ ✓ Save ]`, `[ ✗ Save ]`. A tap starts it; `finish("Save")` says that the work is over.
enum AsyncButtonViews {
  static let phases = ["idle", "running", "done", "failed"]

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let phase = try phase(call)
    let environment = call.environment
    let isEnabled = !environment.isDisabled
    var style = CellStyle.plain
    if let tint = environment.tint { style = .foreground(tint) }
    if !isEnabled || phase == "running" { style = .dim }
    let inner = environment.with {
      $0.rowOf = .none
      $0.style = style.over($0.style)
    }
    let labelled = ViewCall(
      view: call.view, expansion: call.expansion.with(inner), occurrence: call.occurrence)
    let title = try LabelViews.title(labelled, text: 0, block: 3, symbol: 2)
    let control = Control(.asyncButton, label: NodeText.plain(title), call)
    control.value = phase
    control.isBusy = phase == "running"
    control.start = try enter("running", call)
    if call.has(4) { control.work = .call(call[4]) }
    control.action = .several([control.start, control.work])
    control.finish = try ["done", "failed"].map { ($0, try enter($0, call)) }
    var parts = title
    switch phase {
    case "running": parts.insert(GlyphNode(Spinner.frame(call), style: style, call), at: 0)
    case "done": parts.insert(GlyphNode("✓", style: green, call), at: 0)
    case "failed": parts.insert(GlyphNode("✗", style: red, call), at: 0)
    default: break
    }
    let open = isEnabled ? "[ " : "[·"
    let close = isEnabled ? " ]" : "·]"
    let face = BracketNode(
      LabelViews.row(parts, call, name: "Label"), open: StyledText(open, style: style),
      close: StyledText(close, style: style))
    return [ControlNode(face, control, kind: "AsyncButton")]
  }

  private static var green: CellStyle { .foreground(CellColor(named: "green") ?? .default) }
  private static var red: CellStyle { .foreground(CellColor(named: "red") ?? .default) }

  /// The symbol in its binding, or what the screen keeps.
  private static func phase(_ call: ViewCall) throws -> String {
    let value: Value
    if let binding = try call.binding(1) {
      value = try call.expansion.read(binding)
    } else {
      value = call.session.delegate?.kept("phase", for: call.expansion.identity) ?? .null
    }
    switch value {
    case .null, .absent: return "idle"
    case .symbol(let symbol) where phases.contains(symbol.name.text): return symbol.name.text
    default:
      throw Failure(
        code: "type",
        "the state of an AsyncButton is one of .idle, .running, .done and .failed, but this is "
          + ValueText(limit: 60).quoted(value), at: call.span)
    }
  }

  private static func enter(_ phase: String, _ call: ViewCall) throws -> Control.Action {
    let value = try call.machine.heap.symbol(phase)
    if let binding = try call.binding(1) { return .assign(binding, value) }
    return .keep(call.expansion.identity, "phase", value)
  }
}

/// The wheel of what takes time: it turns with the screen's ticks.
enum Spinner {
  static func frame(_ call: ViewCall) -> String {
    frame(call.session.tick, isASCII: call.session.isASCII)
  }

  static func frame(_ tick: Int, isASCII: Bool) -> String {
    let frames = isASCII ? ["|", "/", "-", "\\"] : ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    return frames[Int(UInt(bitPattern: tick) % UInt(frames.count))]
  }
}
