import Lang

extension Screen {
  /// Parses and compiles a whole script.
  func load(_ bytes: [UInt8], name: String) throws {
    let file = SourceFile(name: name, bytes: bytes)
    let id = sources.add(file)
    importing.append(name)
    defer { importing.removeLast() }
    environment.beginRun()
    machine.beginRun(.topLevel)
    var unknown: [String] = []
    let (unit, diagnostics) = try reading(file, id) { work in
      compile(file, id, work) {
        unknown = interpreter.definitions.map(\.name).filter { session.names.existing($0) == nil }
        declareShapes()
        declareDefinitions()
      }
    }
    guard let unit, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw ScriptError(diagnostics, sources: sources)
    }
    loadWarnings = diagnostics
    self.unit = unit
    let inputs = inputNames
    unusedDefinitions = unknown.filter { !inputs.contains($0) }
    machine.prepare(for: session)
  }

  /// Parses and compiles a file; `prepare` is called when its names are known, before anything is compiled.
  private func compile(
    _ file: SourceFile, _ id: UInt32, _ work: SourceWork, prepare: () -> Void
  ) -> (unit: CompiledUnit?, diagnostics: [Diagnostic]) {
    let mark = work.mark
    if let (unit, compiled) = Compiler.compile(
      file, id: id, session: session, work: work, prepare: prepare)
    {
      return (unit, Screen.merged([], compiled))
    }
    work.release(to: mark)
    var parsed = Parser.parse(file, id: id, names: session.names, work: work)
    if parsed.isCutShort { return (nil, parsed.diagnostics) }
    prepare()
    let (unit, compiled) = Compiler.compile(&parsed.statements, session: session, work: work)
    return (unit, Screen.merged(parsed.diagnostics, compiled))
  }

  /// Reads a source: counts what that takes, which stays counted, and ends when the host wants it to.
  ///
  /// - Throws: `ScriptError` where it had to end.
  func reading<Result>(
    _ file: SourceFile, _ id: UInt32, _ body: (SourceWork) throws -> Result
  ) throws -> Result {
    let work = SourceWork(machine)
    sourceWork = work
    defer { sourceWork = nil }
    do {
      try work.begin(file)
      let result = try body(work)
      try work.finish()
      sourceBytes += work.lasting
      return result
    } catch var failure as Failure {
      // Finding the lines of a source that is longer than this takes too long.
      if file.bytes.count <= 1 << 20 { failure.span = failure.span ?? Span(file: id, start: 0, end: 0) }
      var error = scriptError(failure)
      // Who loads a script may let go of its screen before anybody has heard of the error.
      error.remains = [work, self]
      work.forget()
      throw error
    } catch {
      work.forget()
      throw error
    }
  }

  /// The messages of both stages in the order of the source. After a mistake of syntax, names that the broken part
  /// declared are missing: what the compiler says of unknown names is left out then.
  static func merged(_ syntax: [Diagnostic], _ compiled: [Diagnostic]) -> [Diagnostic] {
    var compiled = compiled
    if syntax.contains(where: { $0.severity == .error }) {
      let doubtful = ["unknown-name", "unknown-function", "unknown-view", "unknown-type", "binding", "unset"]
      compiled.removeAll { diagnostic in
        if doubtful.contains(diagnostic.code) || diagnostic.severity != .error { return true }
        // Both stages may see the same mistake; the parser's words are the better ones.
        return syntax.contains {
          $0.span.file == diagnostic.span.file && $0.span.start <= diagnostic.span.end + 1
            && diagnostic.span.start <= $0.span.end + 1
        }
      }
    }
    return (syntax + compiled).sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }
  }

  /// What the host says of its names is there for the compiler.
  private func declareShapes() {
    for (name, declaration) in interpreter.declarations where session.names.existing(name) != nil {
      _ = session.declareInput(name, type: declaration.type?.valueType)
    }
  }

  /// What the host defined is there without a declaration.
  func declareDefinitions() {
    for definition in interpreter.definitions {
      let slot = session.declareInput(definition.name)
      machine.prepare(for: session)
      if machine.stateCell(slot) == nil {
        machine.makeState(slot, .null, name: definition.name, type: nil)
        if case .value(let value) = definition.value { machine.replaceState(slot, value) }
      }
    }
  }

  /// Compiles a file that another imports; its statements run where the import stands.
  func importFile(_ path: String, _ span: Span, _ report: (Diagnostic) -> Void) -> CompiledUnit? {
    let resolved = resolve(path, from: span)
    if importing.contains(resolved) {
      report(
        Diagnostic(
          code: "import-cycle", "\"\(path)\" imports itself, through " + importing.joined(separator: ", "),
          at: span,
          hints: ["move what both need into a third file"]))
      return nil
    }
    if let unit = imports[resolved] { return CompiledUnit(module: unit.module) }
    if case .functions(let natives)? = interpreter.modules[path] {
      let unit = CompiledUnit(module: Module(natives, names: session.names))
      imports[resolved] = unit
      return unit
    }
    let bytes: [UInt8]
    do {
      bytes = try source(ofModule: path) ?? interpreter.host.files.read(resolved, into: machine.heap)
    } catch {
      let failure = error as? Failure
      report(
        Diagnostic(
          code: "import", failure?.message ?? "\"\(path)\" can't be read: \(error)", at: span,
          hints: failure?.hints ?? []))
      return nil
    }
    let file = SourceFile(name: resolved, bytes: bytes)
    let id = sources.add(file)
    importPaths[id] = resolved
    importedFiles.insert(id)
    let work = sourceWork ?? SourceWork(machine)
    if work.add(file) { return nil }
    var parsed = Parser.parse(file, id: id, names: session.names, work: work)
    for diagnostic in parsed.diagnostics { report(diagnostic) }
    guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    importing.append(resolved)
    defer { importing.removeLast() }
    let (unit, diagnostics) = Compiler.compile(
      &parsed.statements, session: session, module: Module(), work: work)
    for diagnostic in diagnostics { report(diagnostic) }
    if let unit { imports[resolved] = unit }
    return unit
  }

  /// The source that the host registered under a name.
  private func source(ofModule name: String) -> [UInt8]? {
    if case .source(let source)? = interpreter.modules[name] { return Array(source.utf8) }
    return nil
  }

  /// The path of a script that this one names at a place, as it is read.
  func scriptPath(_ path: String, at span: Span) -> String { resolve(path, from: span) }

  /// A path relative to the file that names it; the script itself lies where reading begins.
  private func resolve(_ path: String, from span: Span) -> String {
    guard !path.hasPrefix("/"), let importer = importPaths[span.file], let slash = importer.lastIndex(of: "/")
    else {
      return path
    }
    return String(importer[...slash]) + path
  }

  // MARK: Running

  /// Runs the script's statements, if they did not run yet: prints and draws to the sink.
  ///
  /// - Throws: `ScriptError` with the first failure; what was drawn before stays drawn.
  package func run() throws { try use { try runOnce() } }

  private func runOnce() throws {
    guard !isRun, let unit else { return }
    isRun = true
    try execute(unit)
  }

  /// Runs a script that did not run yet, since its screen is asked for; without a sink what it draws is dropped.
  func runBeforeUse() throws {
    guard !isRun, unit != nil else { return }
    let keepSink = sink
    if keepSink == nil { sink = { _ in } }
    defer { sink = keepSink }
    try runOnce()
  }

  /// Adds source to the session and runs it. After an error the session is as it was, apart from what the statements
  /// before the failing one did.
  ///
  /// - Returns: whether the source is complete; if not, nothing has happened, and more of it may be given.
  /// - Throws: `ScriptError`
  @discardableResult
  package func submit(_ source: String, name: String? = nil) throws -> Submission {
    try use { try take(source, name) }
  }

  private func take(_ source: String, _ name: String?) throws -> Submission {
    submissions += 1
    let file = SourceFile(name: name ?? "<input \(submissions)>", bytes: Array(source.utf8))
    let id = sources.add(file)
    submittedFile = id
    didExecute = false
    if submissions == 1 { declareDefinitions() }
    environment.beginRun()
    machine.beginRun(.topLevel)
    var open: OpenConstruct?
    let (unit, diagnostics) = try reading(file, id) { work -> (CompiledUnit?, [Diagnostic]) in
      var parsed = Parser.parse(file, id: id, names: session.names, work: work)
      if case .incomplete(let construct) = parsed.status {
        open = construct
        return (nil, [])
      }
      guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else {
        throw ScriptError(parsed.diagnostics, sources: sources)
      }
      let (unit, compiled) = Compiler.compile(&parsed.statements, session: session, work: work)
      let diagnostics = Screen.merged(parsed.diagnostics, compiled)
      // What is left of one that was cut short is no message.
      if unit == nil, !work.isStopped { throw ScriptError(diagnostics, sources: sources) }
      return (unit, diagnostics)
    }
    if let open {
      submissions -= 1
      return .incomplete(open)
    }
    guard let unit else { throw ScriptError(diagnostics, sources: sources) }
    for diagnostic in diagnostics { warn(diagnostic) }
    machine.prepare(for: session)
    didExecute = true
    try execute(unit)
    return .complete
  }

  /// What became of a submission.
  package enum Submission {
    case complete
    case incomplete(OpenConstruct)
  }

  /// Whether source is complete, without running it.
  package static func status(of source: String) -> ParseStatus {
    Parser.parse(SourceFile(name: "<input>", text: source), id: 0, names: NameTable()).status
  }

  func execute(_ unit: CompiledUnit) throws {
    environment.beginRun()
    machine.beginRun(.topLevel)
    outputBytes = 0
    activity = .statement
    defer { activity = .idle }
    do {
      try fillUndeclared(unit)
      try execute(unit, isImported: false)
    } catch { throw scriptError(error) }
  }

  private func execute(_ unit: CompiledUnit, isImported: Bool) throws {
    machine.prepare(for: session)
    for definition in unit.definitions { machine.define(definition.slot, definition.code) }
    for statement in unit.statements {
      do { try execute(statement, isImported: isImported) } catch var failure as Failure {
        if failure.span == nil, failure.code != "exit" { failure.span = statement.span }
        throw failure
      }
    }
  }

  private func execute(_ statement: CompiledStatement, isImported: Bool) throws {
    let clock = machine.stateClock
    yielded = []
    sentEvents = false
    isQuiet = false
    statementSpan = statement.span
    switch statement.kind {
    case .module(let unit):
      try execute(unit, isImported: true)
      return
    case .constant(let slot):
      if let code = statement.code { _ = try machine.evaluateConstant(slot, code) }
    case .variable(let slot):
      if let code = statement.code { machine.setGlobal(slot, try machine.call(code)) }
    case .state(let slot):
      guard let code = statement.code else { break }
      machine.makeState(
        slot, try machine.call(code),
        name: session.global(slot).map { session.names.text($0.name) } ?? "state",
        type: session.global(slot)?.type)
    case .input(let slot, let name, let type):
      try fill(slot, name, type, statement.code, statement.span)
    case .yield, .effect:
      guard let code = statement.code else { break }
      let (_, reads) = try machine.tracking { _ = try machine.call(code) }
      lastStatementReads = reads
    }
    // What ended before its time, since the run must stop, is no result.
    try machine.charge(0)
    if isImported {
      yielded = []
      return
    }
    try finish(statement, clock)
  }

  /// Draws what a statement yielded, or the screen again if it was used.
  private func finish(_ statement: CompiledStatement, _ clock: Int) throws {
    if !yielded.isEmpty {
      let values = yielded
      yielded = []
      memory = ViewMemory()
      current = CurrentScreen(code: statement.code, values: values)
      try refresh(isNew: true)
      try drawCurrent()
      return
    }
    guard let current, !isQuiet else { return }
    let changed = clock != machine.stateClock && !(current.dependencies?.isFresh ?? true)
    if sentEvents || changed {
      try refresh()
      try drawCurrent()
    }
  }

  /// Definitions by file or text that no `input` declares are there as they are.
  private func fillUndeclared(_ unit: CompiledUnit) throws {
    if isFilled { return }
    isFilled = true
    let declared = inputNames
    for definition in interpreter.definitions where !declared.contains(definition.name) {
      if case .value = definition.value { continue }
      if unusedDefinitions.contains(definition.name) { continue }
      try fill(session.declareInput(definition.name), definition.name, nil, nil, .none)
    }
    for (name, declaration) in interpreter.declarations
    where !declared.contains(name) && session.names.existing(name) != nil {
      if interpreter.definitions.contains(where: { $0.name == name }) { continue }
      throw Failure(
        code: "missing-input", "the host has not defined `\(name)` yet",
        hint: declaration.type.map { "it is \($0.name)" })
    }
  }

  /// The value of an input: the host's, the command line's, or the script's default.
  private func fill(
    _ slot: Int, _ name: String, _ type: ValueType?, _ code: FunctionCode?, _ span: Span
  ) throws {
    var value: Value
    switch interpreter.definitions.first(where: { $0.name == name })?.value {
    case .value(let given):
      value = given
      if let type { value = try environment.check(given, against: type, subject: name, machine: machine) }
    case .text(let text): value = try InputText.value(text, type: type, name: name, machine: machine)
    case .file(let path):
      let loader = DataLoader(machine: machine, services: .standard)
      value = try loader.load(path, from: interpreter.host.files, options: .init(type: type))
    case nil:
      guard let code else { throw InputText.missing(name, type, span) }
      value = try machine.call(code)
    }
    machine.makeState(slot, value, name: name, type: nil)
  }
}
