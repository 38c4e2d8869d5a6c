import Lang
import TextLayout

// MARK: Verbs of the host

extension Screen {
  /// What the keyboard is at; nil if nothing has the focus.
  public func focusedControl() throws -> ControlInfo? {
    try look()
    return FocusRing(usableControls(), trail: memory.focusTrail).focused.map { ControlInfo($0) }
  }

  /// Moves the focus to the next control that can be used; from the last to the first.
  public func focusNext() throws { try hostEvent { try moveFocus(by: 1) } }

  /// Moves the focus to the control before.
  public func focusPrevious() throws { try hostEvent { try moveFocus(by: -1) } }

  /// Moves the focus to the nearest control in a direction, scrolling if there is more to see.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func moveFocus(_ direction: FocusDirection) throws -> Bool {
    var moved = false
    try hostEvent { moved = try moveFocus(towards: direction) }
    return moved
  }

  /// Moves the focus to the control with a label, id or position (`"3,12"`: row and column from 1).
  public func focus(_ label: String) throws { try hostEvent { try focus(.text(label)) } }

  /// The return key on what has the focus: uses a button, link or row, flips a toggle, submits a field.
  public func submit() throws { try hostEvent { try submitFocused() } }

  /// Steps a stepper, slider or picker that has the focus up or down.
  public func stepFocused(up isUp: Bool) throws { try hostEvent { try stepFocused(isUp: isUp) } }

  /// Puts text at the end of the field that has the focus.
  public func typeText(_ text: String) throws { try hostEvent { try typeText(text, deleting: 0) } }

  /// Takes the last characters away from the field that has the focus.
  public func deleteBackward(_ count: Int = 1) throws { try hostEvent { try typeText("", deleting: count) } }
}

// MARK: The ring

extension Screen {
  func focusRing() throws -> FocusRing {
    guard current != nil else { throw noScreen() }
    try refresh()
    return FocusRing(usableControls(), trail: memory.focusTrail)
  }

  /// After a drawing: what has the focus by the script's state is what had it last, and what came after a control that
  /// has it again is forgotten. Gives whether views must follow.
  func followFocus(_ current: CurrentScreen) -> Bool {
    guard let focused = current.renderer?.context.focused else { return false }
    let target = FocusTarget(focused, among: usableControls())
    if memory.focusTrail.last == target { return false }
    if let index = memory.focusTrail.lastIndex(of: target) {
      memory.focusTrail.removeSubrange((index + 1)...)
    } else {
      remember(target)
    }
    return true
  }

  /// Notes what has the focus now. What lies under a sheet keeps its place, for when the sheet goes.
  private func remember(_ target: FocusTarget) {
    let controls = usableControls()
    memory.focusTrail.removeAll { $0 == target || !($0.control(among: controls)?.isCovered ?? false) }
    memory.focusTrail.append(target)
    if memory.focusTrail.count > 8 { memory.focusTrail.removeFirst() }
  }

  /// Moves the focus to a control, in an event of its own.
  func focus(on control: Control) throws {
    try event { try takeFocus(control) }
  }

  /// Moves the focus to a control, inside an event.
  private func takeFocus(_ control: Control) throws {
    let ring = FocusRing(usableControls(), trail: memory.focusTrail)
    if let left = ring.focused, left !== control { try leave(left, for: control) }
    remember(FocusTarget(control, among: usableControls()))
    memory.focusNumber = ring.tabStops.firstIndex { $0 === control } ?? 0
    try perform(control.focus)
  }

  /// Nothing has the focus any more, in an event of its own.
  func leaveFocus() throws {
    let controls = usableControls()
    guard let left = FocusRing(controls, trail: memory.focusTrail).focused else { return }
    try event {
      try leave(left, for: nil)
      memory.focusTrail.removeAll { !($0.control(among: controls)?.isCovered ?? false) }
    }
  }

  /// The state of a `.focused` follows the focus out, unless it goes where the same state says so.
  private func leave(_ left: Control, for next: Control?) throws {
    if left.isField, memory.kept[left.identity] != nil {
      memory.kept[left.identity]?[FieldMemory.caret] = nil
      memory.kept[left.identity]?[FieldMemory.draft] = nil
      memory.version += 1
    }
    guard case .assign(let binding, _) = left.unfocus else { return }
    if case .assign(let other, _)? = next?.focus, Value.isIdentical(.binding(binding), .binding(other)) {
      return
    }
    do { try perform(left.unfocus) } catch let failure as Failure {
      // A state that can't be nil keeps the last field.
      if case .error = failure.kind { return }
      throw failure
    }
  }

  // MARK: What the verbs do

  func focus(_ target: Value) throws {
    let control = try find(target, "focus") { $0.isFocusStop }
    if control.isFocusStop { return try focus(on: control) }
    // A calendar or a picker in segments: the chosen one of its parts.
    let ring = try focusRing()
    guard let part = ring.tabStops.first(where: { $0.focusGroup == control.identity }) else {
      throw Failure(code: "verb", "`\(control.label)` can't have the focus")
    }
    try focus(on: part)
  }

  /// Moves the focus to the next stop, or an earlier one; from the last to the first.
  func moveFocus(by step: Int) throws {
    let ring = try focusRing()
    let stops = ring.tabStops
    guard !stops.isEmpty else {
      throw Failure(code: "not-found", "nothing on the screen can have the focus")
    }
    guard let focused = ring.focused, let index = stops.firstIndex(where: { $0 === focused }) else {
      var next = step > 0 ? 0 : stops.count - 1
      // Where the control that went had been.
      if !memory.focusTrail.isEmpty {
        next = min(max(0, memory.focusNumber - (step > 0 ? 0 : 1)), stops.count - 1)
      }
      return try focus(on: stops[next])
    }
    let next = stops[((index + step) % stops.count + stops.count) % stops.count]
    let wraps = step > 0 ? index + step >= stops.count : index + step < 0
    let target = FocusTarget(next, among: usableControls())
    if try scrollFocus(from: focused, by: step, unless: wraps ? nil : next) { return }
    // What was scrolled in vain was drawn anew.
    try focus(on: target.control(among: usableControls()) ?? next)
  }

  /// Whether there was a control to move to.
  func moveFocus(towards direction: FocusDirection) throws -> Bool {
    let ring = try focusRing()
    guard let focused = ring.focused else {
      try moveFocus(by: direction == .up || direction == .left ? -1 : 1)
      return true
    }
    let next = ring.stop(towards: direction)
    let isForward = direction == .down || direction == .right
    let axis: Axis = direction == .down || direction == .up ? .vertical : .horizontal
    let target = next.map { FocusTarget($0, among: usableControls()) }
    if try scrollFocus(from: focused, by: isForward ? 1 : -1, along: axis, unless: next) { return true }
    guard let next else { return false }
    try focus(on: target?.control(among: usableControls()) ?? next)
    return true
  }

  /// What scrolls around a control brings the next one into sight, if there is more to see and `next` lies outside.
  private func scrollFocus(
    from focused: Control, by step: Int, along axis: Axis? = nil, unless next: Control?
  ) throws -> Bool {
    guard let rect = focused.rect, let scrollers = current?.renderer?.context.scrollers,
      let scroller = scrollers.last(where: {
        !$0.isCovered && $0.rect.contains(x: rect.x, y: rect.y) && $0.node.holdsControls
          && (axis == nil || $0.node.scrollAxis == axis)
      })
    else { return false }
    if let place = next?.rect, scroller.rect.contains(x: place.x, y: place.y) { return false }
    guard step > 0 ? scroller.node.hasMoreBelow : scroller.node.position > 0 else { return false }
    let identity = scroller.node.identity
    let before = memory
    var found = false
    try event {
      try leaveWanted(identity)
      for _ in 0..<Screen.scrollSearch {
        guard let node = scrollingNode(identity), step > 0 ? node.hasMoreBelow : node.position > 0 else {
          break
        }
        let position = node.position(after: step)
        memory.keep(identity, "scroll", .int(position))
        try refresh()
        let ring = FocusRing(usableControls(), trail: memory.focusTrail)
        if let stop = nextStop(in: ring, identity, step) {
          try takeFocus(stop)
          try followScroll(identity)
          found = true
          return
        }
        if scrollingNode(identity)?.position != position { break }
      }
      memory = before
      seenMemory = -1
    }
    return found
  }

  /// Rows that are scrolled at most to find the next control.
  private static let scrollSearch = 20

  func scrollingNode(_ identity: Identity) -> (any Scrolling)? {
    current?.renderer?.context.scrollers.last { $0.node.identity == identity }?.node
  }

  /// The stop that came into sight at the end of what scrolls.
  private func nextStop(in ring: FocusRing, _ scroller: Identity, _ step: Int) -> Control? {
    guard
      let rect = current?.renderer?.context.scrollers.last(where: { $0.node.identity == scroller })?.rect
    else { return nil }
    let inside = ring.tabStops.filter { $0.rect.map { rect.contains(x: $0.x, y: $0.y) } ?? false }
    guard let focused = ring.focused, let index = inside.firstIndex(where: { $0 === focused }) else {
      return step > 0 ? inside.first : inside.last
    }
    return inside.indices.contains(index + step) ? inside[index + step] : nil
  }

  /// The return key: in a field its `onSubmit`, or to the next field where it has none; elsewhere what a tap does.
  func submitFocused() throws {
    let ring = try focusRing()
    guard let control = ring.focused ?? ring.stops.first(where: { $0.isField }) else {
      throw Failure(
        code: "not-found", "`submit`: nothing has the focus",
        hint: "`focusNext()` moves it, `focus(\"…\")` says where to")
    }
    guard control.isField else { return try activate(control) }
    let fields = ring.stops.filter { $0.isField }
    try event {
      memory.keep(control.identity, FieldViews.touchedKey, .bool(true))
      if case .none = control.submit {
        if let index = fields.firstIndex(where: { $0 === control }), index + 1 < fields.count {
          try takeFocus(fields[index + 1])
        }
      } else {
        try perform(control.submit)
      }
    }
  }

  func stepFocused(isUp: Bool) throws {
    try step(try focusedStop(isUp ? "increment" : "decrement"), isUp: isUp)
  }

  private func focusedStop(_ verb: String) throws -> Control {
    guard let control = try focusRing().focused else {
      throw Failure(
        code: "not-found", "`\(verb)`: nothing has the focus",
        hint: "`focusNext()` moves it, `focus(\"…\")` says where to")
    }
    return control
  }

  func typeText(_ typed: String, deleting count: Int) throws {
    let control = try focusedStop("typeText")
    guard control.isField, let binding = control.binding else {
      throw Failure(code: "verb", "`typeText`: `\(control.label)` is no field", hint: "`submit()` uses it")
    }
    let text = String((control.text ?? "").dropLast(max(0, count))) + typed
    let given = try machine.heap.string(text)
    let value = try control.accept?(given) ?? given
    try event { try machine.write(binding, value) }
  }
}
