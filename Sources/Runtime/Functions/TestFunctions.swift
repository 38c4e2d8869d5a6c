import CivilCalendar
import Lang

/// Decides which of a script's tests run. Every one of them is offered in the order of the script.
package protocol TestCollector: AnyObject, Sendable {
  /// Whether the test runs now.
  ///
  /// - Throws: a `Failure` for a test that can't begin here.
  func begins(_ name: String) throws -> Bool
  /// The test that began has run to its end.
  ///
  /// - Throws: what ends the run.
  func ended() throws
}

/// What screens are expected to look like, by name.
package protocol GoldenFiles: AnyObject, Sendable {
  /// Why a screen is not as it is expected, or nil if it is.
  ///
  /// - Throws: a `Failure` if that can't be found out.
  func problem(_ name: String, _ text: String) throws -> String?
}

extension Catalog {
  /// `test`, `open`, `use`, `expect`, `expectFailure`, `expectGolden`.
  func addTestFunctions() {
    function("test(_ name: String, _ block: Function)") { call in
      let name = try call.string(0)
      let screen = try call.ownScreen()
      try screen.refuseInside("test")
      let collector = screen.interpreter.host.tests
      guard try collector?.begins(name) ?? true else { return .null }
      _ = try call.machine.call(call[1], arguments: [])
      try collector?.ended()
      return .null
    }
    function(
      """
      open(_ path: String?, text: String?, width: Int?, height: Int?, now: DateTime|Date?, \
      locale: String?, timezone: String?, inputs: Record?)
      """
    ) { call in
      try call.openScreen()
    }
    method("use(_ block: Function)", on: .host) { call in
      let own = try call.ownScreen()
      let outer = own.borrowed
      own.borrowed = try call.opened(0)
      defer { own.borrowed = outer }
      return try call.machine.call(call[1], arguments: [])
    }
    function("expect(_ condition: Bool, _ message: String?)") { call in
      if try call.bool(0) { return .null }
      throw Failure(code: "expectation", try call.optionalString(1) ?? NativeCall.unmet)
    }
    comparison("expect(_ condition: Bool, _ message: String?, _ left: Any, _ right: Any)") { call in
      if try call.bool(0) { return .null }
      var failure = Failure(code: "expectation", try call.optionalString(1) ?? NativeCall.unmet)
      failure.details = [2, 3].map { index in
        let side = index == 2 ? "left:  " : "right: "
        let text = ValueText(limit: 400) { [environment = call.machine.environment] instant in
          environment.offset(at: instant)
        }
        return side + text.quoted(call[index])
      }
      throw failure
    }
    function("expectFailure(_ message: String?, _ block: Function)") { call in
      do { _ = try call.machine.call(call[1], arguments: []) } catch let failure as Failure
        where failure.isCatchable
      {
        let wanted = try call.optionalString(0) ?? ""
        if wanted.isEmpty || failure.message.contains(wanted) { return .null }
        var other = Failure(code: "expectation", "this fails for another reason than is expected")
        other.details = ["expected: \(wanted)", "is:       \(failure.message)"]
        throw other
      }
      throw Failure(code: "expectation", "this is expected to fail, and does not")
    }
    verb("expectGolden(_ name: String)") { call in
      guard let goldens = try call.ownScreen().interpreter.host.goldens else {
        throw Failure(
          code: "golden", "screens are compared with golden files only in a test run",
          hint: "`trellis test FILE`")
      }
      let screen = try call.screen()
      guard screen.hasScreen else {
        throw Failure(code: "no-screen", "there is no screen to compare yet", hint: "show a view first")
      }
      try screen.refresh()
      let text = String(decoding: screen.current?.bytes ?? [], as: UTF8.self)
      if let problem = try goldens.problem(try call.string(0), text) {
        throw Failure(code: "golden", problem)
      }
      return .null
    }
  }
}

extension NativeCall {
  fileprivate static let unmet = "this is expected to be true, and is false"

  /// `open("settings.dsl", width: 40)`
  fileprivate func openScreen() throws -> Value {
    let own = try ownScreen()
    try own.refuseInside("open")
    guard own.openDepth < OpenedScreen.depthLimit else {
      throw Failure(
        .limit, code: "open-depth",
        "scripts open one another more than \(OpenedScreen.depthLimit) deep",
        hint: "does a script open itself?")
    }
    let (path, bytes) = try openedSource(own)
    try charge(1000 + bytes.count)
    var setup = own.interpreter.opened(limits: try childLimits(), host: try childHost(own, path))
    if !self[7].isNull {
      let copy = ValueCopy(heap: .unlimited, payer: machine)
      for (key, value) in zip(try record(7).shape.keys, try record(7).values) {
        setup.set(key.text, .value(try copy.copy(value)))
      }
    }
    let screen = Screen(setup)
    screen.openDepth = own.openDepth + 1
    screen.options = own.options
    screen.options.format = .text
    screen.options.width = try size(2) ?? own.options.width
    screen.options.height = try size(3) ?? own.options.height
    screen.sink = { _ in }
    screen.lineSink = own.lineSink
    // It stops where the opener has to, which frees what it leaves.
    let interruption = screen.machine.interruption
    screen.machine.interruption = { [weak machine] in machine?.interruption?() ?? interruption?() }
    screen.machine.heir = machine
    let opened = OpenedScreen(screen)
    screen.warningSink = { [weak own, weak opened] warning in
      guard let own, let opened else { return }
      var warning = warning
      warning.span = opened.translate(warning.span, to: own)
      warning.notes = warning.notes.map { .init($0.message, at: opened.translate($0.span, to: own)) }
      own.warn(warning)
    }
    let object = HostObject(
      typeName: "Screen", payload: opened, size: OpenedScreen.baseSize, meter: heap.meter)
    opened.value = object
    try heap.check()
    try opened.use(by: own, "open") {
      try screen.load(bytes, name: path ?? "<text>")
      if let unknown = screen.unusedDefinitions.first {
        throw Failure(
          code: "input", "the opened script has no input `\(unknown)`",
          hint: Suggestions.closest(to: unknown, in: screen.inputNames).map { "did you mean `\($0)`?" })
      }
      try screen.run()
    }
    return .host(object)
  }

  /// The path and the source of `open("path")` or `open(text: …)`.
  private func openedSource(_ own: Screen) throws -> (path: String?, bytes: [UInt8]) {
    switch (try optionalString(0), try optionalString(1)) {
    case (let path?, nil):
      return (path, try own.interpreter.host.files.read(own.scriptPath(path, at: machine.currentSpan)))
    case (nil, let text?): return (nil, Array(text.utf8))
    default:
      throw Failure(
        code: "argument", "`open` needs a path or a text",
        hint: "`open(\"settings.dsl\")`, or `open(text: …)`")
    }
  }

  private func size(_ index: Int) throws -> Int? {
    guard has(index), !self[index].isNull else { return nil }
    let number = try int(index)
    guard (1...10_000).contains(number) else { throw mismatch(index, "1 to 10,000") }
    return number
  }

  /// What is left of the opener's: no screen has more than the script that opened it.
  private func childLimits() throws -> Limits {
    var limits = machine.limits
    if let meter = heap.meter { limits.memory = max(0, meter.limit - meter.bytes) }
    limits.steps = max(0, machine.limits.steps - machine.stepsUsed)
    return limits
  }

  private func childHost(_ own: Screen, _ path: String?) throws -> Host {
    var host = own.interpreter.host
    if let path {
      host.files = host.files.reader(forScript: own.scriptPath(path, at: machine.currentSpan))
    }
    host.arguments = []
    host.tests = nil
    if let locale = try optionalString(5) { host.locale = locale }
    if let zone = try optionalString(6) {
      guard Host.knowsTimeZone(zone) else { throw mismatch(6, "the name of a time zone") }
      host.timeZone = zone
    }
    switch self[4] {
    case .dateTime(let instant): host.clock = { instant }
    case .date:
      let text = machine.text(self[4])
      guard let instant = Host.instant(iso: text, timeZone: host.timeZone) else {
        throw mismatch(4, "a date that a clock can show")
      }
      host.clock = { instant }
    default: break
    }
    return host
  }
}
