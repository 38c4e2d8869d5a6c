import Lang
import TextLayout

/// The controls that the focus goes through, in the order of drawing: what is disabled, hidden or covered is left out.
struct FocusRing {
  /// All that can have the focus.
  let stops: [Control]
  let focused: Control?

  init(_ controls: [Control], trail: [FocusTarget]) {
    stops = controls.filter { $0.canHaveFocus }
    focused = FocusRing.focused(controls, trail)
  }

  /// The control that has the focus: what the script's state says comes first, then what had it last.
  ///
  /// - Parameter controls: all that are drawn, or at least those that the trail or a state may mean.
  static func focused(_ controls: [Control], _ trail: [FocusTarget]) -> Control? {
    let bound = controls.filter { $0.isBoundFocus && $0.canHaveFocus }
    if let first = bound.first {
      guard let last = trail.last?.control(among: controls) else { return first }
      return bound.contains { $0 === last } ? last : first
    }
    for target in trail.reversed() {
      guard let control = target.control(among: controls), control.canHaveFocus else { continue }
      if case .none = control.focus { return control }
    }
    return nil
  }

  /// The stops of which a group, such as the days of a calendar, has one: the focused member, else the chosen one, else
  /// today, else the first.
  var tabStops: [Control] {
    var result: [Control] = []
    var groups: [Identity: Int] = [:]
    for stop in stops {
      guard let group = stop.focusGroup else {
        result.append(stop)
        continue
      }
      guard let index = groups[group] else {
        groups[group] = result.count
        result.append(stop)
        continue
      }
      if rank(stop) > rank(result[index]) { result[index] = stop }
    }
    return result
  }

  private func rank(_ control: Control) -> Int {
    if control === focused { return 3 }
    guard let value = control.value else { return 0 }
    return value.hasSuffix("selected") ? 2 : value.hasPrefix("today") ? 1 : 0
  }

  /// The nearest stop in a direction from the focused one.
  func stop(towards direction: FocusDirection) -> Control? {
    guard let focused, let from = focused.rect else { return nil }
    var best: (control: Control, distance: (Int, Int))?
    for stop in stops where stop !== focused {
      guard let rect = stop.rect, let distance = FocusRing.distance(from, rect, direction) else { continue }
      if let known = best, known.distance <= distance { continue }
      best = (stop, distance)
    }
    return best?.control
  }

  /// How far away it is: along the direction, then across; nil if it does not lie there.
  private static func distance(_ from: CellRect, _ to: CellRect, _ direction: FocusDirection) -> (Int, Int)? {
    switch direction {
    case .up, .down:
      let rows = direction == .down ? to.y - from.y : from.y - to.y
      guard rows > 0 else { return nil }
      let gap = max(0, max(to.x - from.right, from.x - to.right) + 1)
      return (rows, gap * 4 + abs(to.x - from.x))
    case .left, .right:
      guard to.y < from.bottom, from.y < to.bottom else { return nil }
      let columns = direction == .right ? to.x - from.x : from.x - to.x
      return columns > 0 ? (columns, abs(to.y - from.y)) : nil
    }
  }
}

/// Where the focus goes with the arrow keys.
public enum FocusDirection: String, Sendable, CaseIterable {
  /// Towards that edge of the screen.
  case up, down, left, right
}

extension Control {
  /// Whether its kind is one that the focus stops at.
  static func isStop(_ kind: Kind) -> Bool {
    switch kind {
    case .button, .toggle, .link, .navigationLink, .back, .tappable, .sectionHeader, .disclosure, .textField,
      .secureField, .picker, .stepper, .slider, .tab, .row, .asyncButton, .menu, .day, .datePicker:
      true
    case .dismiss, .pages, .scroll, .swipe, .rows, .calendar, .dayPicker: false
    }
  }

  var canHaveFocus: Bool {
    isFocusStop && isEnabled && !isCovered && !isHidden && !(rect?.isEmpty ?? true)
  }

  /// What `.focused` says around the view: the state that follows the focus.
  func takeFocus(from call: ViewCall) {
    guard isFocusStop, case .list(let parts)? = call.environment.values[EventModifiers.focusKey],
      parts.elements.count == 2, case .binding(let target) = parts.elements[0]
    else { return }
    let value = parts.elements[1]
    focus = .assign(target, value)
    unfocus = .assign(target, value.kind == .bool ? .bool(false) : .null)
    isBoundFocus = (try? call.expansion.read(target)).map { Value.isSame($0, value) } ?? false
  }
}
