import Lang

extension NativeCall {
  /// The screen whose script runs.
  func ownScreen() throws -> Screen {
    guard let screen = machine.owner as? Screen else {
      throw Failure(code: "no-screen", "`\(function.name)` needs a screen, and there is none here")
    }
    return screen
  }

  /// The screen that a verb uses: the current one, or one that was opened.
  func screen() throws -> Screen {
    let own = try ownScreen()
    return own.borrowed?.screen ?? own
  }
}

extension Catalog {
  /// The verbs that use the current screen, and what belongs to a run.
  func addScreenFunctions() {
    verb("tap(_ control: Any, _ column: Int?)") { call in
      try call.screen().tap(try call.target())
      return .null
    }
    verb("set(_ control: Any, _ value: Any)") { call in
      try call.screen().set(call[0], try call.given(1))
      return .null
    }
    verb("select(_ control: Any, _ value: Any)") { call in
      try call.screen().set(call[0], try call.given(1))
      return .null
    }
    verb("increment(_ control: Any?)") { call in
      guard call.has(0) else {
        try call.screen().stepFocused(isUp: true)
        return .null
      }
      try call.screen().step(call[0], "increment", isUp: true)
      return .null
    }
    verb("decrement(_ control: Any?)") { call in
      guard call.has(0) else {
        try call.screen().stepFocused(isUp: false)
        return .null
      }
      try call.screen().step(call[0], "decrement", isUp: false)
      return .null
    }
    verb("toggleSection(_ header: Any)") { call in
      try call.screen().toggleSection(call[0])
      return .null
    }
    verb("scroll(to: Any?, by: Int?, in view: Any?)") { call in
      if call.has(1) {
        try call.screen().scrollBy(try call.int(1), in: try call.has(2) ? call.given(2) : nil)
      } else {
        guard call.has(0) else {
          throw Failure(
            code: "arguments", "`scroll` needs `to:` or `by:`",
            hint: "write `scroll(to: 500)` or `scroll(by: 10)`")
        }
        try call.screen().scrollTo(try call.given(0), in: try call.has(2) ? call.given(2) : nil)
      }
      return .null
    }
    verb("back()") { call in
      _ = try call.screen().goBack()
      return .null
    }
    verb("swipeBack()") { call in
      _ = try call.screen().goBack()
      return .null
    }
    verb("dismiss()") { call in
      try call.screen().dismissTop()
      return .null
    }
    verb("nextPage()") { call in
      try call.screen().turnPage(by: 1)
      return .null
    }
    verb("previousPage()") { call in
      try call.screen().turnPage(by: -1)
      return .null
    }
    verb("finish(_ control: Any, _ result: .done|.failed = .done)") { call in
      try call.screen().finish(call[0], try call.symbol(1) ?? "done")
      return .null
    }
    verb("swipe(_ row: Any, edge: .leading|.trailing = .trailing)") { call in
      try call.screen().swipe(call[0], isLeading: try call.symbol(1) == "leading")
      return .null
    }
    verb("move(from: Any, to: Any, in section: String?)") { call in
      try call.screen().moveRow(
        from: try call.given(0), to: try call.given(1), in: try call.optionalString(2))
      return .null
    }
    verb("delete(at: Any, in section: String?)") { call in
      try call.screen().deleteRow(at: try call.given(0), in: try call.optionalString(1))
      return .null
    }
    verb("tick(_ count: Int = 1)") { call in
      let count = try call.int(0)
      guard count >= 1 else { throw call.mismatch(0, "at least 1") }
      try call.screen().tick(by: count)
      return .null
    }
    verb("focusNext()") { call in
      try call.screen().moveFocus(by: 1)
      return .null
    }
    verb("focusPrevious()") { call in
      try call.screen().moveFocus(by: -1)
      return .null
    }
    verb("moveFocus(_ direction: .up|.down|.left|.right)") { call in
      let name = try call.symbol(0) ?? ""
      guard let direction = FocusDirection(rawValue: name) else { throw call.mismatch(0, "a direction") }
      if try !call.screen().moveFocus(towards: direction) {
        throw Failure(
          code: "not-found", "`moveFocus`: no control lies there", hint: "`focusNext()` goes on to the next")
      }
      return .null
    }
    verb("focus(_ control: Any, _ column: Int?)") { call in
      try call.screen().focus(try call.target())
      return .null
    }
    verb("submit()") { call in
      try call.screen().submitFocused()
      return .null
    }
    verb("typeText(_ text: String)") { call in
      try call.screen().typeText(try call.string(0), deleting: 0)
      return .null
    }
    function("environment(_ name: Any, default fallback: Any?)") { call in
      let name: String
      switch call[0] {
      case .string(let text): name = text.text
      case .symbol(let symbol): name = symbol.name.text
      case .keyPath(let path): name = path.steps.map(\.text).joined(separator: ".")
      default: throw call.mismatch(0, "a name or a key path")
      }
      return try call.ownScreen().viewSession?.environment.values[name] ?? call[1]
    }
    function("withAnimation(_ animation: Symbol? = .default, body: Function)") { call in
      try call.ownScreen().memory.animation.animation = try Animation(call[0])
      return try call.machine.call(call[1], arguments: [])
    }
    function("redraw()") { call in
      try call.ownScreen().sentEvents = true
      return .null
    }
    function("quiet(_ block: Function)") { call in
      let screen = try call.ownScreen()
      let result = try call.machine.call(call[0], arguments: [])
      screen.isQuiet = true
      return result
    }
    addLookingFunctions()
    addTestFunctions()
  }

  private func addLookingFunctions() {
    verb("controls()") { call in
      let screen = try call.screen()
      try screen.refresh()
      let records = try screen.usableControls().map { control in
        try call.heap.record([
          ("kind", try call.heap.symbol(control.kind.rawValue)),
          ("label", try call.heap.string(control.label)),
          ("value", try control.shownValue.map { try call.heap.string($0) } ?? .null),
          ("isEnabled", .bool(control.isEnabled && !control.isCovered)),
          ("isFocused", .bool(control.hasFocus)),
          ("problems", try call.heap.list(try control.problems.map { try call.heap.string($0) })),
        ])
      }
      return try call.heap.list(records)
    }
    verb("find(_ text: String)") { call in
      let count = try call.screen().count(of: try call.string(0))
      return try call.heap.record([
        ("text", call[0]), ("exists", .bool(count > 0)), ("count", .int(count)),
      ])
    }
    verb("expectScreen(_ text: String, width: Int?)") { call in
      let width = try call.has(1) ? call.int(1) : nil
      if let width, !(1...Renderer.widest).contains(width) {
        throw Failure(code: "range", "a screen has 1 to \(Renderer.widest) columns, not \(width)")
      }
      try call.screen().expect(try call.string(0), width: width)
      return .null
    }
    verb("holdClock(at instant: DateTime?)") { call in
      let screen = try call.ownScreen()
      if case .dateTime(let instant) = call[0] {
        screen.environment.holdByScript(at: instant)
      } else {
        screen.environment.holdByScript(at: nil)
      }
      return .null
    }
    function("arguments()") { call in
      let screen = try call.ownScreen()
      return try call.heap.list(try screen.interpreter.host.arguments.map { try call.heap.string($0) })
    }
    function("Binding(get read: Function, set write: Function)") { call in
      .binding(BindingObject(source: .custom(get: call[0], set: call[1]), path: [], meter: call.heap.meter))
    }
  }
}

extension NativeCall {
  /// `tap("Wi-Fi")`, `tap(3, 12)`.
  fileprivate func target() throws -> Value {
    guard has(1) else { return self[0] }
    return try heap.list([self[0], self[1]])
  }
}

extension Screen {
  func toggleSection(_ target: Value) throws {
    let control = try find(target, "toggleSection") { $0.kind == .sectionHeader || $0.kind == .disclosure }
    guard control.kind == .sectionHeader || control.kind == .disclosure else {
      throw Failure(code: "not-found", "`\(control.label)` is no section that folds")
    }
    try event { try perform(control.action) }
  }
}
