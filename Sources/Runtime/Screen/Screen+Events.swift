import Lang

extension Screen {
  /// Runs an event: whole or not at all, its redraw included (rule 13).
  func event(_ body: () throws -> Void) throws {
    if activity == .event || activity == .render {
      throw Failure(
        code: "verb", "the screen can't be used while it is drawn or while an event is handled",
        hint: "verbs such as `tap` stand at the script's top level, or in a test")
    }
    let before = memory
    sentEvents = true
    do {
      try machine.transaction {
        try during(.event, .event, body)
        try refresh()
      }
    } catch {
      memory = before
      memory.version += 1
      seenMemory = -1
      // The last good screen stays: made again from the state as it was.
      try? refresh()
      throw error
    }
  }

  /// Runs a part of the work as what it is, and goes back to what was going on.
  func during<Result>(
    _ activity: Activity, _ phase: Machine.Phase, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = (self.activity, machine.phase)
    self.activity = activity
    machine.phase = phase
    defer { (self.activity, machine.phase) = outer }
    return try body()
  }

  func perform(_ action: Control.Action) throws {
    switch action {
    case .none: break
    case .call(let function, let arguments): _ = try machine.call(function, arguments: arguments)
    case .toggle(let binding):
      guard case .bool(let isOn) = try machine.read(binding) else {
        throw Failure(code: "type", "a toggle's binding holds a Bool, but this one holds something else")
      }
      try machine.write(binding, .bool(!isOn))
    case .assign(let binding, let value): try machine.write(binding, value)
    case .change(let binding, let change): try machine.write(binding, try change(try machine.read(binding)))
    case .keep(let identity, let name, let value): memory.keep(identity, name, value)
    case .push(let stack, let page): memory.push(page, on: stack)
    case .pop(let stack): memory.pop(stack)
    case .open(let address):
      try emit(line: "↗ \(address)")
    case .several(let actions): for action in actions { try perform(action) }
    }
  }

  // MARK: Verbs of the host

  /// A run of the host's around a verb: budget, clock, errors.
  func hostEvent(_ body: () throws -> Void) throws {
    try use {
      try runBeforeUse()
      environment.beginRun()
      machine.beginRun(.event)
      try body()
    }
  }

  /// Taps the control with a label, id or position (`"3,12"`: row and column from 1).
  ///
  /// - Throws: `ScriptError` if there is no such control, several, or it can't be used; the state is then as before.
  public func tap(_ label: String) throws {
    try hostEvent { try tap(.text(label)) }
  }

  /// The same with a value of the language.
  package func set(_ label: String, _ value: Value) throws {
    try hostEvent { try set(.text(label), value) }
  }

  /// Goes back a page. Gives whether there was one to leave.
  @discardableResult
  public func back() throws -> Bool {
    var result = false
    try hostEvent { result = try goBack() }
    return result
  }

  /// Closes the sheet on top.
  public func dismiss() throws {
    try hostEvent { try dismissTop() }
  }

  /// What can be used on the screen: kind, label and value of each control, in the order of drawing.
  public func controls() throws -> [ControlInfo] {
    try look()
    return usableControls().map { ControlInfo($0) }
  }

  // MARK: Finding

  func usableControls() -> [Control] {
    (current?.renderer?.controls ?? []).filter { !$0.isHidden }
  }

  /// The one control that a label, id or position means.
  func find(_ target: Value, _ verb: String, where suits: (Control) -> Bool = { _ in true }) throws -> Control
  {
    guard current != nil else {
      throw noScreen()
    }
    try refresh()
    let controls = usableControls().filter {
      $0.kind != .rows && ($0.kind == .swipe) == (verb == "swipe")
    }
    var found: [Control] = []
    let name = machine.text(target)
    if case .list(let place) = target, place.elements.count == 2, let row = place.elements[0].asInt,
      let column = place.elements[1].asInt
    {
      found = controls.filter { control in
        guard let rect = control.rect else { return false }
        return row - 1 >= rect.y && row - 1 < rect.bottom && column - 1 >= rect.x && column - 1 < rect.right
      }
      if let last = found.last { found = [last] }
    } else {
      found = controls.filter { $0.label == name || $0.alternativeNames.contains(name) }
      if found.isEmpty {
        found = controls.filter { Screen.plain($0.label) == Screen.plain(name) }
      }
    }
    let suiting = found.filter(suits)
    if !suiting.isEmpty { found = suiting }
    let open = found.filter { !$0.isCovered }
    if open.isEmpty, let covered = found.first {
      throw Failure(
        code: "covered", "`\(covered.label)` lies under a sheet and can't be used",
        hint: "close the sheet first: `dismiss()`", at: nil)
    }
    // A row and the button in it: the innermost wins, which was drawn last but one at the same place.
    let usable = open.count > 1 ? open.filter { $0.kind != .tappable && $0.kind != .row } : open
    let candidates = usable.isEmpty ? open : usable
    guard let control = candidates.first else { throw notFound(name, verb, controls) }
    if candidates.count > 1 {
      throw Failure(
        code: "ambiguous", "\(candidates.count) controls are called “\(name)”",
        hint: "use the id or the position: " + candidates.prefix(6).map { place($0) }.joined(separator: ", "))
    }
    if !control.isEnabled {
      throw Failure(
        code: "disabled", control.refusal ?? "`\(control.label)` is disabled and can't be used")
    }
    return control
  }

  func noScreen() -> Failure {
    Failure(code: "no-screen", "there is no screen to use yet", hint: "show a view first")
  }

  private func place(_ control: Control) -> String {
    guard let rect = control.rect else { return control.label }
    return "[\(rect.y + 1), \(rect.x + 1)]"
  }

  private func notFound(_ name: String, _ verb: String, _ controls: [Control]) -> Failure {
    let labels = controls.filter { !$0.isCovered }.map(\.label).filter { !$0.isEmpty }
    let listed = labels.prefix(20).map { "“\($0)”" }.joined(separator: ", ")
    var failure = Failure(
      code: "not-found", "`\(verb)`: nothing on the screen is called “\(name)”",
      hint: Suggestions.closest(to: name, in: labels).map { "did you mean “\($0)”?" })
    failure.hints.append(
      labels.isEmpty ? "nothing on it can be used" : "there are \(listed)\(labels.count > 20 ? ", …" : "")")
    return failure
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace && !"[]()▐▌›‹↗▾▸".contains($0) }
  }

  // MARK: What the verbs do

  func tap(_ target: Value) throws {
    try activate(try find(target, "tap"))
  }

  /// Does what a tap does.
  func activate(_ control: Control) throws {
    if control.isField { return try focus(on: control) }
    if !control.hasAction, let hint = control.otherVerbs {
      throw Failure(code: "verb", "`\(control.label)` does nothing when it is tapped", hint: hint)
    }
    if control.isBusy {
      throw Failure(
        code: "busy", "`\(control.label)` is still running",
        hint: "`finish(\"\(control.label)\")` says that its work is over")
    }
    try event {
      do { try perform(control.action) } catch var failure as Failure {
        if failure.span == nil { failure.span = control.span }
        throw failure
      }
    }
  }

  func set(_ target: Value, _ value: Value) throws {
    let control = try find(target, "set") { $0.binding != nil }
    guard let binding = control.binding else {
      throw Failure(
        code: "verb", "`\(control.label)` is \(control.kind.rawValue) and holds no value", hint: "`tap` it")
    }
    var value = value
    if !control.options.isEmpty {
      guard
        let option = control.options.first(where: {
          Value.isSame($0.value, value) || $0.label == machine.text(value)
        })
      else {
        throw Failure(
          code: "not-found", "`\(control.label)` has no choice \(ValueText(limit: 60).quoted(value))",
          hint: "it has " + control.options.map { "“\($0.label)”" }.joined(separator: ", "))
      }
      value = option.value
    } else if control.kind == .toggle, value.kind != .bool {
      throw Failure(code: "type", "a toggle is set to true or false, not to \(value.kindName)")
    }
    if let accept = control.accept { value = try accept(value) }
    try event {
      try machine.write(binding, value)
      if control.isField { memory.keep(control.identity, FieldViews.touchedKey, .bool(true)) }
    }
  }

  func step(_ target: Value, _ verb: String, isUp: Bool) throws {
    let control = try find(target, verb) { control in
      if case .none = control.increment { if case .none = control.decrement { return false } }
      return true
    }
    try step(control, isUp: isUp)
  }

  func step(_ control: Control, isUp: Bool) throws {
    let action = isUp ? control.increment : control.decrement
    if case .none = action {
      throw Failure(code: "verb", "`\(control.label)` can't be stepped \(isUp ? "up" : "down") now")
    }
    try event { try perform(action) }
  }

  /// Whether there was a page to leave.
  func goBack() throws -> Bool {
    try refresh()
    guard
      let control = (current?.renderer?.controls ?? []).last(where: { $0.kind == .back && !$0.isCovered })
    else { return false }
    try event { try perform(control.action) }
    return true
  }

  func dismissTop() throws {
    if activity == .event {
      guard let top = current?.renderer?.session.presentations.last else {
        guard let control = (current?.renderer?.controls ?? []).last(where: { $0.kind == .back }) else {
          return
        }
        try perform(control.action)
        return
      }
      try perform(top.dismiss)
      return
    }
    try refresh()
    guard let top = current?.renderer?.session.presentations.last else {
      throw Failure(code: "not-found", "`dismiss`: no sheet is open")
    }
    try event { try perform(top.dismiss) }
  }

  /// Whether a text stands on the screen, and how often.
  func count(of text: String) throws -> Int {
    try refresh()
    guard let current, !text.isEmpty else { return 0 }
    let screen = String(decoding: current.bytes, as: UTF8.self)
    var count = 0
    var rest = screen[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}

/// A control as a host sees it.
public struct ControlInfo: Sendable, Equatable {
  /// `button`, `toggle`, `navigationLink`, …
  public let kind: String
  /// What it is called.
  public let label: String
  /// What it holds, as it is drawn.
  public let value: String?
  /// What is wrong with it, by the rules of a field.
  public let problems: [String]
  /// Whether it can be used now.
  public let isEnabled: Bool
  /// Whether what is typed goes to it.
  public let hasFocus: Bool
  /// Row and column from 0, columns and rows; nil if it is not in sight.
  public let frame: [Int]?

  init(_ control: Control) {
    kind = control.kind.rawValue
    label = control.label
    value = control.shownValue
    problems = control.problems
    isEnabled = control.isEnabled && !control.isCovered
    hasFocus = control.hasFocus
    frame = control.rect.map { [$0.y, $0.x, $0.width, $0.height] }
  }
}
