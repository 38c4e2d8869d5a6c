import Lang
import TextLayout

/// What an interactive session needs beyond running what is submitted.
extension Screen {
  // MARK: The last value

  /// Keeps the last value of what is submitted under a name, which a session calls `it`. A name that the session
  /// declares itself is left to it. To be asked for before anything is submitted.
  package func keepLastValue(as name: String) {
    _ = session.declareInput(name)
    machine.prepare(for: session)
    lastValueName = name
  }

  /// Notes a value that a statement of the script level gave.
  func noteLast(_ value: Value) {
    guard let name = lastValueName,
      let slot = session.mainGlobals.first(where: { $0.name == name })?.slot,
      session.global(slot)?.span == Span.none
    else { return }
    machine.setGlobal(slot, value, isUnread: !session.readLater.contains(slot))
  }

  /// Holds the clock of the script at an instant, in microseconds since 1970; nil lets it run.
  package func holdClock(at instant: Int?) { environment.hold(at: instant) }

  // MARK: Looking without changing

  /// The value of an expression. It is evaluated as a drawing is: what would change a variable or a state, or use the
  /// screen, is an error, and nothing is printed or drawn.
  ///
  /// - Throws: `ScriptError`
  package func evaluate(_ expression: String) throws -> Value { try use { try evaluated(expression) } }

  private func evaluated(_ expression: String) throws -> Value {
    let file = SourceFile(name: "<expression>", bytes: Array(expression.utf8))
    let id = sources.add(file)
    environment.beginRun()
    machine.beginRun(.render)
    // The code is gone when the value is there.
    let counted = sourceBytes
    defer {
      machine.heap.meter?.grow(by: counted - sourceBytes)
      sourceBytes = counted
    }
    let unit = try reading(file, id) { work in try compile(expression: file, id, work) }
    guard let unit else { return .null }
    machine.prepare(for: session)
    var value = Value.null
    let outer = machine.topLevelSink
    machine.topLevelSink = { value = $0 }
    environment.isSilent = true
    defer {
      machine.topLevelSink = outer
      environment.isSilent = false
    }
    environment.beginRun()
    machine.beginRun(.render)
    do {
      try during(.render, .render) {
        for code in unit.statements.compactMap(\.code) { _ = try machine.call(code) }
      }
    } catch {
      var problem = scriptError(error)
      if problem.exitCode != nil {
        problem.exitCode = nil
        problem.diagnostics = [Diagnostic(code: "type", "this ends the script and gives no value", at: .none)]
      }
      throw problem
    }
    return value
  }

  private func compile(expression file: SourceFile, _ id: UInt32, _ work: SourceWork) throws -> CompiledUnit?
  {
    var parsed = Parser.parse(file, id: id, names: session.names, work: work)
    if parsed.diagnostics.contains(where: { $0.severity == .error }) {
      throw ScriptError(parsed.diagnostics, sources: sources)
    }
    for statement in parsed.statements {
      if case .expression = statement.kind { continue }
      throw ScriptError(
        [Diagnostic(code: "type", "only an expression has a type", at: statement.span)], sources: sources)
    }
    let (unit, diagnostics) = Compiler.compile(&parsed.statements, session: session, work: work)
    if unit == nil, !work.isStopped { throw ScriptError(diagnostics, sources: sources) }
    return unit
  }

  /// The name of the kind of value that an expression gives, which is evaluated as `evaluate` does.
  ///
  /// - Throws: `ScriptError`
  package func typeName(of expression: String) throws -> String { try evaluate(expression).typeName }

  /// Rows of a list of records as a table, drawn for the present options beside the screen, which stays as it is.
  ///
  /// - Throws: `ScriptError`
  package func table(of list: ListObject, rows: Range<Int>) throws -> [UInt8] {
    let bounds = rows.clamped(to: 0..<list.elements.count)
    machine.beginRun(.render)
    do {
      var bytes: [UInt8] = []
      try during(.render, .render) {
        try drawTable(Array(list.elements[bounds]), into: &bytes)
      }
      return bytes
    } catch { throw scriptError(error) }
  }

  private func drawTable(_ rows: [Value], into bytes: inout [UInt8]) throws {
    guard let table = interpreter.catalog.functions["Table"] else { return }
    var arguments = ContiguousArray(repeating: Value.absent, count: table.signature.parameters.count)
    if arguments.isEmpty { return }
    arguments[0] = try machine.heap.list(rows)
    let view = ViewObject(maker: .native(table), arguments: arguments, span: .none, meter: nil)
    let views = ViewSession(
      machine: machine, delegate: self, policy: options.policy, isASCII: options.isASCII)
    views.begin(isAnew: true)
    var drawing = Renderer.Options(width: options.width, byteLimit: interpreter.limits.output)
    drawing.format = options.outputFormat
    drawing.format.ascii = options.isASCII
    try Renderer([.view(view)], session: views).render(drawing, into: &bytes)
  }

  // MARK: Going back

  /// What of the source that was submitted last, and failed, was run: the part before the statement that failed. Nil
  /// if nothing of it was run, since it does not compile.
  package func completedPart(of source: String) -> String? {
    guard didExecute else { return nil }
    guard statementSpan.file == submittedFile else { return "" }
    return String(decoding: Array(source.utf8).prefix(Int(statementSpan.start)), as: UTF8.self)
  }

  /// How the session stands now.
  package func checkpoint() -> SessionCheckpoint {
    let views = memory.states.values.map { $0 }
    return SessionCheckpoint(
      machine: machine.checkpoint(of: session, views: views), memory: memory,
      code: current?.code, values: current?.values, dependencies: current?.dependencies,
      imports: imports, ticks: ticks,
      held: environment.heldInstant, holds: environment.holds)
  }

  /// Goes back to how the session stood: names, state, and the screen, which is drawn when it is asked for.
  package func restore(_ checkpoint: SessionCheckpoint) {
    machine.restore(checkpoint.machine, of: session)
    memory = checkpoint.memory
    memory.version += 1
    seenMemory = -1
    imports = checkpoint.imports
    ticks = checkpoint.ticks
    environment.release(to: checkpoint.held, holds: checkpoint.holds)
    isAnew = true
    viewSession = nil
    current = checkpoint.values.map { CurrentScreen(code: checkpoint.code, values: $0) }
    current?.dependencies = checkpoint.dependencies
  }

  /// Imported files are read again when they are imported again.
  package func forgetImports() { imports = [:] }

  // MARK: The world

  /// The locale of the run. A change draws the screen anew.
  package var locale: String {
    get { environment.locale }
    set {
      environment.locale = newValue
      drawAnew()
    }
  }

  /// What an expression gives, as text; nil if it fails.
  package func text(of expression: String) -> String? {
    (try? evaluate(expression)).map { machine.text($0) }
  }

  func drawAnew() {
    isAnew = true
    current?.renderer = nil
    current?.isDrawn = false
    machine.touch(tickSource)
  }

  /// The cells that a text takes in a terminal.
  package static func cellWidth(of text: String) -> Int { TextWidth.width(text, policy: WidthPolicy()) }

  /// Steps that the last run used, of `Limits.steps`.
  package var stepsUsed: Int { machine.stepsUsed }
}

/// How a session stood: see `Screen.checkpoint()`.
package struct SessionCheckpoint {
  let machine: Checkpoint
  let memory: ViewMemory
  let code: FunctionCode?
  let values: [Value]?
  let dependencies: Dependencies?
  let imports: [String: CompiledUnit]
  let ticks: Int
  /// Where a script held the clock, and how often one had.
  let held: Int?
  let holds: Int
}
