import Lang
import TextLayout

/// What nodes need while they are measured and drawn.
final class LayoutContext {
  let session: ViewSession
  /// What may be drawn on, in the canvas's cells: the viewport of the nearest scroll view.
  var clip: CellRect?
  /// The canvas's first row, in rows of the screen: a long screen is drawn in bands.
  var firstRow = 0
  /// The canvas's columns: what lies beyond them can't be seen.
  var columns = Cells.most
  /// A sheet will lie over what is drawn now.
  var isCovered = false
  var layer = 0
  /// What is drawn is gone already, and can't be used.
  var isLeaving = false
  /// What can be used on the screen, in the order of drawing.
  private(set) var controls: [Control] = []
  private var registered: Set<ObjectIdentifier> = []
  /// Those of them that may have the focus.
  private var focusCandidates: [Control] = []
  /// What can be scrolled, in the order of drawing.
  private(set) var scrollers: [(node: any Scrolling, rect: CellRect, isCovered: Bool)] = []
  private var depth = 0
  private let depthLimit: Int

  init(session: ViewSession) {
    self.session = session
    depthLimit = session.limits.depth * 2 + 50
  }

  var policy: WidthPolicy { session.policy }
  var machine: Machine { session.machine }
  /// What stands for text that was left out.
  var ellipsis: String { session.isASCII ? "..." : "…" }

  /// Pays for looking at a node, and guards the stack.
  func enter(_ node: ViewNode) throws {
    depth += 1
    if depth > depthLimit {
      depth -= 1
      throw Failure(
        .limit, code: "view-depth",
        "views lie more than \(session.limits.depth) levels deep inside one another",
        at: node.span)
    }
    try session.machine.charge(1)
  }

  func leave() { depth -= 1 }

  /// Pays for work beyond the one step that each node costs.
  func charge(_ steps: Int) throws { try session.machine.charge(steps) }

  func width(of text: String) -> Int { TextWidth.width(text, policy: session.policy) }

  /// A rectangle of the canvas in cells of the screen.
  func absolute(_ rect: CellRect) -> CellRect {
    CellRect(x: rect.x, y: rect.y + firstRow, width: rect.width, height: rect.height)
  }

  /// The first row of the canvas that may be drawn on.
  var top: Int { max(0, clip?.y ?? 0) }

  /// The row after the last that may be drawn on.
  func bottom(of canvas: Canvas) -> Int { min(canvas.heightLimit, clip?.bottom ?? .max) }

  /// Whether any row of a rectangle can be seen; what can't need not be drawn.
  func isVisible(_ rect: CellRect, on canvas: Canvas) -> Bool {
    if let clip { return !rect.intersection(clip).isEmpty }
    return rect.bottom > 0 && rect.top < canvas.heightLimit
  }

  /// Says that a control was drawn at a place. What is scrolled out of sight can't be used.
  func register(_ control: Control, at rect: CellRect) {
    if isLeaving { return }
    var shown = clip.map { rect.intersection($0) } ?? rect
    if shown.x < 0 || shown.right > columns {
      shown = shown.intersection(CellRect(x: 0, y: shown.y, width: columns, height: shown.height))
    }
    if shown.isEmpty, !rect.isEmpty { return }
    control.rect = absolute(shown)
    control.isCovered = isCovered
    control.layer = layer
    guard registered.insert(ObjectIdentifier(control)).inserted else { return }
    controls.append(control)
    if control.isBoundFocus || session.focusTrail.contains(where: { $0.identity == control.identity }) {
      focusCandidates.append(control)
    }
  }

  /// What was drawn before counts no more.
  func beginDrawing() {
    session.marked?.hasFocus = false
    session.marked = nil
    controls = []
    registered = []
    focusCandidates = []
    scrollers = []
  }

  /// The control that has the focus, among those that were drawn.
  var focused: Control? { FocusRing.focused(focusCandidates, session.focusTrail) }

  /// Marks the control that has the focus, if it stands in the rows of the canvas.
  func drawFocus(on canvas: inout Canvas) {
    guard let focused, let rect = focused.rect else { return }
    focused.hasFocus = true
    session.marked = focused
    if rect.y >= firstRow, rect.y < firstRow + canvas.height { FocusMark.draw(focused, on: &canvas, self) }
  }

  /// The same for a part of a view that may reach beyond it: only what lies within is there.
  func register(_ control: Control, at rect: CellRect, within bounds: CellRect) {
    let shown = rect.intersection(bounds)
    if !shown.isEmpty { register(control, at: shown) }
  }

  /// Says where something that can be scrolled was drawn.
  func register(scroller node: any Scrolling, at rect: CellRect) {
    if isLeaving { return }
    let shown = clip.map { rect.intersection($0) } ?? rect
    if let index = scrollers.firstIndex(where: { $0.node === node }) { scrollers.remove(at: index) }
    scrollers.append((node, absolute(shown), isCovered))
  }

  /// A layout that can't hold its content says so.
  func warn(_ code: String, _ message: String, at span: Span, hint: String? = nil) {
    session.warn(code, message, at: span, hint: hint)
  }
}
