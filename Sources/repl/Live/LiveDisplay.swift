import TextLayout
import Trellis

/// What stands on the terminal: the screen, and over its last row what is to be said.
struct LiveDisplay {
  private var painter: CanvasPainter
  private let isASCII: Bool
  /// As it was sent last; nil after the terminal was erased.
  private var shown: Canvas?
  private var mustClear = true
  /// What all updates took, and what the last one did.
  private(set) var total = CanvasPainter.Count()
  private(set) var last = CanvasPainter.Count()

  init(_ options: RenderOptions, isASCIIOnly: Bool) {
    var depth = ColorDepth.none
    if case .ansi(let colors) = options.format {
      depth =
        switch colors {
        case .none: .none
        case .sixteen: .ansi16
        case .palette256: .indexed256
        case .trueColor: .trueColor
        }
    }
    isASCII = options.isASCII
    painter = CanvasPainter(
      format: OutputFormat(colors: depth, ascii: options.isASCII), isASCIIOnly: isASCIIOnly)
  }

  /// The terminal shows something else by now: the next update sends all.
  mutating func forget() {
    shown = nil
    mustClear = true
  }

  /// The bytes that bring the terminal to a canvas.
  mutating func update(to canvas: Canvas) -> [UInt8] {
    var bytes: [UInt8] = []
    if mustClear { painter.clear(into: &bytes) }
    last = painter.paint(canvas, over: mustClear ? nil : shown, into: &bytes)
    last.bytes = bytes.count
    total.cells += last.cells
    total.bytes += last.bytes
    mustClear = false
    shown = canvas
    // Terminals that know this show the whole of a large update at once.
    guard last.cells > 200 else { return bytes }
    return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  /// Says something in the last row of a canvas.
  func say(_ line: LiveLine, on canvas: inout Canvas) {
    let row = CellRect(x: 0, y: canvas.height - 1, width: canvas.width, height: 1)
    let style: CellStyle
    switch line {
    case .none: return
    case .hint: style = .dim
    case .message, .prompt: style = .reverse
    case .problem: style = CellStyle([.reverse, .bold], foreground: CellColor(named: "red"))
    }
    canvas.fill(row, style: style)
    let ellipsis = isASCII ? "..." : "…"
    let isPrompt = if case .prompt = line { true } else { false }
    let wrapping = TextWrapping(
      width: max(1, canvas.width - 2), lineLimit: 1, truncation: isPrompt ? .head : .tail, ellipsis: ellipsis,
      policy: canvas.policy)
    canvas.put(wrapping.line(of: StyledText(line.text, style: style)).text, x: 1, y: row.y, clip: row)
  }
}

/// What the last row says over the screen.
enum LiveLine: Equatable {
  case none
  /// How to go on.
  case hint(String)
  case message(String)
  /// What failed.
  case problem(String)
  /// What is asked for, and what was typed so far.
  case prompt(String)

  var text: String {
    switch self {
    case .none: ""
    case .hint(let text), .message(let text): text
    case .problem(let text): "✗ " + text
    case .prompt(let text): text + "▏"
    }
  }
}
