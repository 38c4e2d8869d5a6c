import Lang
import TextLayout

extension LiveScreen {
  /// Does what a key does here. Gives whether it means anything.
  ///
  /// - Throws: `ScriptError` if what it set off failed; the state is then as before.
  @discardableResult
  package func press(_ key: LiveKey) throws -> Bool {
    // The window may have another size since it was drawn last.
    try look()
    if case .click(let row, let column) = key { return try click(row: row, column: column) }
    if case .wheel(let row, let column, let lines) = key {
      return try turnWheel(row: row, column: column, lines: lines)
    }
    if let field = typingField, try type(key, in: field) { return true }
    switch key {
    case .tab, .backTab:
      try moveFocus(forward: key == .tab)
      return true
    case .up: return try arrow(.up)
    case .down: return try arrow(.down)
    case .left: return try arrow(.left)
    case .right: return try arrow(.right)
    case .enter, .text(" "): return try activate()
    case .escape: return try leave()
    case .pageUp: return try turnMonth(-1) || scrollPage(-1)
    case .pageDown: return try turnMonth(1) || scrollPage(1)
    case .home: return try scrollToEnd(false)
    case .end: return try scrollToEnd(true)
    default: return false
    }
  }

  // MARK: Using controls

  /// Enter and Space: what a tap does; in a field Enter submits.
  private func activate() throws -> Bool {
    guard let control = focused else { return false }
    if control.kind == .picker, !control.hasAction, try step(control, 1) { return true }
    guard control.hasAction || control.isBusy else { return false }
    return try use(control)
  }

  /// Uses a control as `tap` does.
  func use(_ control: Control) throws -> Bool {
    let old = focusTarget
    if control.kind == .asyncButton, !control.isBusy {
      try doWork(of: control)
    } else {
      try screen.hostEvent { try screen.activate(control) }
    }
    try repairFocus(from: old)
    if let old, screen.isOpen(control) { try enterMenu(old) }
    return true
  }

  /// From a menu that was opened to its chosen entry, or the first.
  private func enterMenu(_ target: FocusTarget) throws {
    let ring = ring
    guard let menu = target.control(among: screen.usableControls()), screen.isOpen(menu),
      let index = ring.stops.firstIndex(where: { $0 === menu })
    else { return }
    let entries = ring.stops.filter { $0 !== menu && $0.kind == .row && $0.identity == menu.identity }
    if let chosen = entries.first(where: { $0.value == "selected" }) ?? entries.first {
      try move(to: chosen)
    } else if menu.kind == .menu, ring.stops.indices.contains(index + 1) {
      try move(to: ring.stops[index + 1])
    }
  }

  /// An arrow goes through the values of what has some, else the focus moves.
  private func arrow(_ direction: FocusDirection) throws -> Bool {
    guard let control = focused else {
      if direction == .left || direction == .right, try turnPage(direction == .right) { return true }
      return try moveFocus(direction)
    }
    let isAcross = direction == .left || direction == .right
    let step = direction == .right || direction == .down ? 1 : -1
    if control.hasSteps {
      // A wheel turns up and down, all else steps left and right.
      let isWheel = control.kind == .picker && (control.rect?.height ?? 1) > 1
      if isWheel != isAcross {
        if try self.step(control, step) { return true }
        if isAcross { return true }
      }
    }
    if try moveFocus(direction) { return true }
    return isAcross ? try turnPage(direction == .right) : false
  }

  private func step(_ control: Control, _ step: Int) throws -> Bool {
    let action = step > 0 ? control.increment : control.decrement
    if case .none = action { return false }
    let old = focusTarget
    try screen.hostEvent { try screen.step(control, isUp: step > 0) }
    try repairFocus(from: old)
    return true
  }

  /// Escape: out of a menu, a sheet, a field, a page.
  private func leave() throws -> Bool {
    let old = focusTarget
    let controls = screen.usableControls()
    if let menu = controls.last(where: { screen.isOpen($0) && !$0.isCovered && $0.isEnabled }) {
      try screen.hostEvent { try screen.activate(menu) }
    } else if screen.isPresenting {
      try screen.hostEvent { try screen.dismissTop() }
    } else if isTyping {
      try leaveFocus()
      return true
    } else {
      var didLeave = false
      try screen.hostEvent { didLeave = try screen.goBack() }
      guard didLeave else { return false }
    }
    try repairFocus(from: old)
    return true
  }

  /// The pages of a tab view.
  func turnPage(_ forward: Bool) throws -> Bool {
    guard let pages = screen.usableControls().last(where: { $0.kind == .pages && !$0.isCovered }) else {
      return false
    }
    return try step(pages, forward ? 1 : -1)
  }

  /// The months of the calendar whose day has the focus.
  private func turnMonth(_ step: Int) throws -> Bool {
    guard let day = focused, day.kind == .day,
      let calendar = screen.usableControls().first(where: {
        $0.kind == .calendar && day.identity.isInside($0.identity)
      })
    else { return false }
    let rect = day.rect
    guard try self.step(calendar, step) else { return false }
    // The day at the same place.
    if focused?.kind != .day || focused?.rect != rect,
      let same = ring.stops.first(where: { $0.kind == .day && $0.rect == rect })
    {
      try move(to: same)
    }
    return true
  }

  // MARK: The pointer

  private func click(row: Int, column: Int) throws -> Bool {
    let (x, y) = (column, row + window.top)
    let hits = screen.usableControls().filter { control in
      control.isEnabled && !control.isCovered && !(control.rect?.isEmpty ?? true)
        && (control.rect?.contains(x: x, y: y) ?? false)
    }
    // What was drawn last lies innermost.
    guard let control = hits.last(where: { $0.hasAction || $0.isField || $0.isBusy || $0.canHaveFocus })
    else {
      return false
    }
    if control.canHaveFocus { try move(to: control) }
    if control.isField { return true }
    let target = FocusTarget(control, among: screen.usableControls())
    // Drawn again by now, with the focus.
    guard let same = target.control(among: screen.usableControls()) else { return true }
    if try slide(same, x, y) { return true }
    guard same.hasAction || same.isBusy else {
      return control.canHaveFocus
    }
    return try use(same)
  }
}

extension LiveScreen {
  /// A click on the rail of a slider brings the knob there.
  private func slide(_ slider: Control, _ x: Int, _ y: Int) throws -> Bool {
    guard let rail = slider.rail, rail.contains(x: x, y: y), let binding = slider.binding,
      let value = slider.valueAlong?(Double(x - rail.x) / Double(max(1, rail.width - 1)))
    else { return false }
    try screen.hostEvent { try screen.event { try screen.machine.write(binding, value) } }
    return true
  }
}

extension Control {
  /// Whether it can be stepped at all.
  var hasSteps: Bool {
    if case .none = increment { if case .none = decrement { return false } }
    return true
  }
}

extension Screen {
  /// Whether it is a menu, or a picker's, whose choices show.
  func isOpen(_ control: Control) -> Bool {
    guard control.kind == .menu || control.kind == .picker else { return false }
    if case .bool(true)? = memory.kept[control.identity]?["menu"] { return true }
    return false
  }

  /// Whether a sheet or alert lies over the screen.
  var isPresenting: Bool { !(current?.renderer?.session.presentations.isEmpty ?? true) }
}
