import Lang
import TextLayout

extension LiveScreen {
  /// The controls that were drawn last, and which of them has the focus.
  var ring: FocusRing { FocusRing(screen.usableControls(), trail: screen.memory.focusTrail) }

  var focused: Control? { ring.focused }

  /// The field that is typed in.
  var typingField: Control? { focused.flatMap { $0.isField ? $0 : nil } }

  /// Whether letters go to a field.
  package var isTyping: Bool { typingField != nil }

  // MARK: Moving

  func move(to control: Control) throws { try screen.hostEvent { try screen.focus(on: control) } }

  /// Tab and its reverse: around all controls of the window, scrolling where there are more. Long lists are gone through
  /// with the arrows.
  func moveFocus(forward: Bool) throws {
    let ring = ring
    let stops = ring.tabStops
    guard !stops.isEmpty else {
      _ = try scrollPage(forward ? 1 : -1)
      return
    }
    if let focused = ring.focused, let index = stops.firstIndex(where: { $0 === focused }) {
      let next = forward ? index + 1 : index - 1
      if !stops.indices.contains(next), try scrollOn(from: focused, forward: forward) { return }
      if let scroller = scroller(around: focused), scroller.positions > LiveScreen.mostTabbed {
        let target = FocusTarget(stops[(next + stops.count) % stops.count], among: screen.usableControls())
        if let control = target.control(among: screen.usableControls()) { return try move(to: control) }
      }
    }
    // What was scrolled in vain may show nothing that can be used.
    if self.ring.tabStops.isEmpty { return }
    try screen.hostEvent { try screen.moveFocus(by: forward ? 1 : -1) }
  }

  private static let mostTabbed = 100

  /// In a screen higher than its window: to the next control that comes into sight.
  private func scrollOn(from control: Control, forward: Bool) throws -> Bool {
    let target = FocusTarget(control, among: screen.usableControls())
    while forward ? window.top < window.lastTop : window.top > 0 {
      try scrollWindow(by: (forward ? 1 : -1) * max(1, rows / 2))
      let stops = ring.tabStops
      guard let old = target.control(among: screen.usableControls()),
        let index = stops.firstIndex(where: { $0 === old })
      else {
        guard let next = forward ? stops.first : stops.last else { continue }
        try move(to: next)
        return true
      }
      let next = forward ? index + 1 : index - 1
      if stops.indices.contains(next) {
        try move(to: stops[next])
        return true
      }
    }
    return false
  }

  /// An arrow: to the control that lies there, or scrolling if what comes next is out of sight.
  func moveFocus(_ direction: FocusDirection) throws -> Bool {
    let step = direction == .down || direction == .right ? 1 : -1
    let isAcross = direction == .left || direction == .right
    let ring = ring
    guard let focused = ring.focused else {
      if isAcross { return try scrollAcross(step) }
      let isText = !ring.stops.contains { stop in screen.scrollers.contains { isInside(stop, $0.node) } }
      if isText, try scrollLine(step) { return true }
      if ring.stops.isEmpty { return try scrollLine(step) }
      return try screen.moveFocus(direction)
    }
    if focused.kind == .day, isAcross, let day = neighbour(of: focused, step, ring) {
      try move(to: day)
      return true
    }
    let rect = focused.rect
    if try screen.moveFocus(direction) {
      try keepInWindow()
      return true
    }
    if isAcross { return try scrollAcross(step) }
    guard step > 0 ? window.top < window.lastTop : window.top > 0 else {
      // Text that scrolls below the last control.
      return try scrollLine(step)
    }
    // What comes into sight takes the focus; the rest is text, which goes on line by line.
    try scrollWindow(by: step)
    if rect != nil, self.focused != nil, self.ring.stop(towards: direction) != nil {
      _ = try screen.moveFocus(direction)
    }
    return true
  }

  /// The day before or after, also in another row.
  private func neighbour(of day: Control, _ step: Int, _ ring: FocusRing) -> Control? {
    let days = ring.stops.filter { $0.focusGroup == day.focusGroup }
    guard let index = days.firstIndex(where: { $0 === day }), days.indices.contains(index + step) else {
      return nil
    }
    return days[index + step]
  }

  /// The control that has the focus is in the window, as far as it fits.
  private func keepInWindow() throws {
    guard let rect = focused?.rect else { return }
    if rect.y < window.top {
      try scrollWindow(by: rect.y - window.top)
    } else if rect.bottom > window.top + window.rows {
      try scrollWindow(by: min(rect.bottom - window.top - window.rows, rect.y - window.top))
    }
  }

  func isInside(_ control: Control, _ scroller: any Scrolling) -> Bool {
    guard let rect = control.rect, let frame = screen.scrollers.first(where: { $0.node === scroller })?.rect
    else { return false }
    return !rect.intersection(frame).isEmpty
  }

  /// No control has the focus any more.
  func leaveFocus() throws { try screen.hostEvent { try screen.leaveFocus() } }

  func look() throws { try screen.look { try screen.refresh() } }

  // MARK: After events

  /// What had the focus may be gone after an event: then it goes back to where it was before, or to the first control of
  /// what appeared.
  func repairFocus(from old: FocusTarget?) throws {
    try look()
    let ring = ring
    guard let old, ring.focused == nil else { return }
    let controls = screen.usableControls()
    history.removeAll { $0 == old }
    if old.kind != .back { history.append(old) }
    if history.count > 64 { history.removeFirst() }
    if let place = history.last(where: { $0.control(among: controls)?.canHaveFocus ?? false }),
      let control = place.control(among: controls)
    {
      history.removeAll { $0 == place }
      return try move(to: control)
    }
    let stops = ring.tabStops
    if let first = stops.first(where: { $0.kind != .back }) ?? stops.first { try move(to: first) }
  }

  /// Where the focus is, for when it is gone.
  var focusTarget: FocusTarget? { focused.map { FocusTarget($0, among: screen.usableControls()) } }
}
