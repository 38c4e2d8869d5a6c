import Lang
import TextLayout

extension Screen: ExpansionDelegate {
  /// Renders may follow renders this often before the screen has settled: `onAppear` and `onChange` may change state.
  private static let settlingLimit = 25

  /// Makes the screen again if what it read has changed, and lays it out for the present options.
  ///
  /// - Parameter isNew: the views come from the statement that just ran.
  func refresh(isNew: Bool = false) throws {
    guard let current else { return }
    try during(.render, .render) { try settle(current, isNew: isNew) }
  }

  private func settle(_ current: CurrentScreen, isNew: Bool) throws {
    var isFirst = isNew
    var rounds = 0
    while current.renderer == nil || !(current.dependencies?.isFresh ?? false)
      || current.memoryVersion != memory.version
    {
      rounds += 1
      if rounds > Screen.settlingLimit {
        throw Failure(
          .limit, code: "change-loop",
          "the screen never settles: each drawing changes what the next one shows",
          hint: "an `onChange` or `onAppear` changes a state that it follows itself", at: nil)
      }
      try build(current, isFirst: isFirst)
      isFirst = false
      // Rows of lists are made while they are laid out: what is there, and what appeared, is known after that.
      try draw(current)
      try forgetWhatLeft()
      try runLifecycle()
    }
    if current.options != options || current.bytes.isEmpty { try draw(current) }
  }

  /// Evaluates the views and expands them.
  private func build(_ current: CurrentScreen, isFirst: Bool) throws {
    notes = ExpansionNotes()
    let version = memory.version
    let (renderer, dependencies) = try machine.tracking { () throws -> Renderer in
      if !isFirst, let code = current.code {
        yielded = []
        _ = try machine.call(code)
        current.values = yielded
        yielded = []
      }
      let session = ViewSession(
        machine: machine, delegate: self, limits: viewLimits, policy: options.policy, isASCII: options.isASCII
      )
      session.tick = ticks
      viewSession = session
      let renderer = try Renderer(current.values, session: session)
      return renderer
    }
    // What a new screen read before it was expanded is not known from the statement's run: make it again at a change
    // of any state that the expansion or the statement read.
    current.dependencies = dependencies
    if isFirst, let reads = lastStatementReads { current.dependencies = dependencies.merged(reads) }
    current.renderer = renderer
    current.bytes = []
    current.memoryVersion = version
  }

  private var viewLimits: ViewLimits {
    var limits = ViewLimits()
    limits.nodes = interpreter.limits.nodes
    return limits
  }

  /// State ends with its place (rule 9).
  private func forgetWhatLeft() throws {
    let visited = notes.visited
    let retained = notes.retained
    func isRetained(_ identity: Identity) -> Bool { retained.contains { identity.isInside($0) } }
    memory.states = try memory.states.filter { entry in
      try visited.contains(entry.key) || isRetained(entry.key)
        || notes.lazyRows.contains { try $0.keepsState(at: entry.key) }
    }
    let appeared = Set(notes.appeared.map(\.identity))
    memory.appeared.formIntersection(appeared)
    let watched = Set(notes.watched.map(\.identity))
    memory.watched = memory.watched.filter { watched.contains($0.key) }
  }

  private func runLifecycle() throws {
    let notes = self.notes
    for entry in notes.appeared where !memory.appeared.contains(entry.identity) {
      memory.appeared.insert(entry.identity)
      try lifecycle(entry.action, [], entry.span)
    }
    let gone = memory.presented.filter { old in !notes.presented.contains { $0.identity == old.identity } }
    memory.presented = notes.presented
    for entry in gone { try lifecycle(entry.action, [], entry.span) }
    for entry in notes.watched {
      guard let old = memory.watched[entry.identity] else {
        memory.watched[entry.identity] = entry.value
        continue
      }
      if Value.isSame(old, entry.value) { continue }
      memory.watched[entry.identity] = entry.value
      try lifecycle(entry.action, [old, entry.value], entry.span)
    }
  }

  private func lifecycle(_ action: Value, _ arguments: [Value], _ span: Span) throws {
    var arguments = arguments
    if case .function(let function) = action, function.code.parameterCount == 1, arguments.count == 2 {
      // One parameter takes the new value.
      arguments.removeFirst()
    } else if case .function(let function) = action, function.code.parameterCount == 0 {
      arguments = []
    }
    try during(.event, .event) { _ = try machine.call(action, arguments: arguments) }
  }

  private func draw(_ current: CurrentScreen) throws {
    guard let renderer = current.renderer else { return }
    var rendererOptions = Renderer.Options()
    rendererOptions.width = options.width
    rendererOptions.height = options.height
    rendererOptions.byteLimit = interpreter.limits.output
    var format = options.outputFormat
    format.ascii = options.isASCII
    rendererOptions.format = format
    current.bytes = []
    // What is read only while rows are laid out counts as well.
    let (_, dependencies) = try machine.tracking {
      try renderer.render(rendererOptions, into: &current.bytes)
    }
    current.dependencies = current.dependencies?.merged(dependencies)
    if options.format == .json {
      let json = ViewTree.json(renderer.root) { [sources] span in
        sources.location(span).map { ($0.file, $0.line, $0.column) }
      }
      current.bytes = Array(json.utf8)
    }
    current.options = options
    for warning in renderer.session.warnings { warn(warning) }
  }

  func drawCurrent() throws {
    guard let current else { return }
    guard options.format == .json else { return try emit(current.bytes[...]) }
    // One document a line: `{"text": …}` for what is printed, `{"screen": …}` for what is drawn.
    try emit(Array("{\"screen\": ".utf8) + current.bytes.dropLast() + Array("}\n".utf8))
  }

  // MARK: Rendering for a host

  /// The present screen as text at a width. Runs the script first if it did not run yet; then its printed lines and
  /// earlier screens are in `output`, or went to the sink.
  ///
  /// - Parameter width: in cells; nil for the larger of 80 and the ideal width.
  /// - Throws: `ScriptError`
  public func render(width: Int? = nil) throws -> String {
    if let width { options.width = width }
    try runBeforeUse()
    do {
      environment.beginRun()
      machine.beginRun(.render)
      try refresh()
    } catch { throw scriptError(error) }
    return String(decoding: current?.bytes ?? [], as: UTF8.self)
  }

  /// Whether there is a screen: whether the script yielded a view.
  public var hasScreen: Bool { current != nil }

  // MARK: ExpansionDelegate

  func body(of view: ViewObject, identity: Identity) throws -> Value {
    notes.visited.insert(identity)
    guard case .script(let function) = view.maker else { return .null }
    let states = memory.states[identity] ?? ViewStates()
    memory.states[identity] = states
    let outer = machine.viewStates
    machine.viewStates = states
    defer { machine.viewStates = outer }
    do {
      return try machine.call(.function(function), arguments: Array(view.arguments))
    } catch var failure as Failure {
      if !failure.trace.contains(where: { $0.span == view.span }) {
        failure.trace.append(Diagnostic.TraceEntry(function: function.code.name, span: view.span))
      }
      throw failure
    }
  }

  func kept(_ name: String, for identity: Identity) -> Value? { memory.kept[identity]?[name] }

  func pages(of stack: Identity) -> [NavigationEntry] { memory.pages[stack] ?? [] }

  func hasFocus(_ identity: Identity) -> Bool { memory.focus == identity }

  func appeared(_ identity: Identity, action: Value, span: Span) {
    notes.appeared.append((identity, action, span))
  }

  func watch(_ value: Value, identity: Identity, action: Value, span: Span) {
    notes.watched.append((identity, value, action, span))
  }

  func makesLater(_ rows: DataRows) { notes.lazyRows.append(rows) }

  func retain(_ identity: Identity) { notes.retained.append(identity) }

  func presented(_ identity: Identity, onDismiss: Value, span: Span) {
    notes.presented.append((identity, onDismiss, span))
  }
}
