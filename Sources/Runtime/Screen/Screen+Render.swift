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
    environment.checkClock()
    var isFirst = isNew
    var rounds = 0
    do {
      while true {
        noteMemory()
        let isStale = current.renderer == nil || !(current.dependencies?.isFresh ?? false)
        if isStale { rounds += 1 }
        if rounds > Screen.settlingLimit { throw Screen.neverSettles() }
        if isStale {
          try build(current, isFirst: isFirst)
          isFirst = false
        }
        // Rows of lists are made while they are laid out: what is there, and what appeared, is known after that.
        if !current.isDrawn || current.options != options { try draw(current) }
        if followFocus(current) { continue }
        guard viewSession?.hasNews ?? false else { break }
        try runLifecycle()
      }
      memory.animation.endHappening()
    } catch {
      // What was made on the way may not fit what was there before.
      isAnew = true
      throw error
    }
  }

  private static func neverSettles() -> Failure {
    Failure(
      .limit, code: "change-loop", "the screen never settles: each drawing changes what the next one shows",
      hint: "an `onChange` or `onAppear` changes a state that it follows itself", at: nil)
  }

  /// What the library remembers for views is something that they read.
  private func noteMemory() {
    if seenFocus != memory.focusTrail {
      seenFocus = memory.focusTrail
      machine.touch(focusSource)
      current?.isDrawn = false
    }
    guard seenMemory != memory.version else { return }
    seenMemory = memory.version
    machine.touch(memorySource)
  }

  /// Evaluates the views and expands them, as far as what they depend on has changed.
  private func build(_ current: CurrentScreen, isFirst: Bool) throws {
    let session = try session(for: current, isFirst: isFirst)
    let (renderer, dependencies) = try machine.tracking { () throws -> Renderer in
      if !isFirst, let code = current.code {
        yielded = []
        // What a screen gives when it is made again is not what was entered last.
        let lastName = lastValueName
        lastValueName = nil
        defer { lastValueName = lastName }
        _ = try machine.call(code)
        current.values = yielded
        yielded = []
      }
      let renderer = try Renderer(current.values, session: session)
      machine.noteReads(session.root.reads)
      return renderer
    }
    // What a new screen read before it was expanded is not known from the statement's run: make it again at a change
    // of any state that the expansion or the statement read.
    current.dependencies = dependencies
    if isFirst, let reads = lastStatementReads { current.dependencies = dependencies.merged(reads) }
    current.renderer = renderer
    current.isDrawn = false
  }

  /// What the views of one render share. It lives as long as the screen, with what is kept of its views.
  private func session(for current: CurrentScreen, isFirst: Bool) throws -> ViewSession {
    let session: ViewSession
    if let old = viewSession, !isFirst, old.policy == options.policy, old.isASCII == options.isASCII {
      session = old
    } else {
      session = ViewSession(
        machine: machine, delegate: self, limits: viewLimits, policy: options.policy, isASCII: options.isASCII
      )
      session.tickSource = tickSource
      viewSession?.end()
      viewSession = session
    }
    // A script without state is drawn once, as a rule.
    session.animates = usesAnimations
    session.keepsFrames = usesFrames && (!isFirst || self.session.hasState)
    session.tick = ticks
    session.begin(isAnew: isAnew || !keepsViews || builtGlobals != machine.globalVersion)
    builtGlobals = machine.globalVersion
    isAnew = false
    return session
  }

  private var viewLimits: ViewLimits {
    var limits = ViewLimits()
    limits.nodes = interpreter.limits.nodes
    return limits
  }

  /// What the views that are there ask for.
  func gather(_ session: ViewSession) -> ExpansionNotes {
    var notes = ExpansionNotes()
    session.root.visit { effect in
      switch effect {
      case .visited(let identity): notes.visited.append(identity)
      case .appeared(let identity, let action, let span): notes.appeared.append((identity, action, span))
      case .watched(let identity, let value, let action, let span):
        notes.watched.append((identity, value, action, span))
      case .presented(let identity, let action, let span): notes.presented.append((identity, action, span))
      case .rows(let rows): notes.rows.append(rows)
      case .rowOrder(let identity, let keys): notes.rowOrders[identity] = keys
      case .retained(let identity): notes.retained.append(identity)
      case .deferred(let identity): notes.deferred.append(identity)
      case .made(let identity): notes.made.insert(identity)
      case .transition(let place): notes.transitions.append(place)
      case .animated(let key): notes.animated.insert(key)
      case .animationScope(let scope): notes.animationScopes.insert(scope)
      case .presentation, .change: break
      }
    }
    return notes
  }

  /// Runs what the appearing and changing of views asks for.
  private func runLifecycle() throws {
    guard let session = viewSession else { return }
    session.hasNews = false
    let notes = gather(session)
    try forgetWhatLeft(notes)
    try settleTransitions(notes)
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
    renderer.session.focusTrail = memory.focusTrail
    if let window {
      let (_, dependencies) = try machine.tracking { try window.draw(renderer) }
      if !dependencies.isEmpty { current.dependencies = current.dependencies?.merged(dependencies) }
      current.bytes = []
      current.options = options
      current.isDrawn = true
      for warning in renderer.session.warnings { warn(warning) }
      return
    }
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
    if !dependencies.isEmpty { current.dependencies = current.dependencies?.merged(dependencies) }
    if options.format == .json {
      let json = ViewTree.json(renderer.root) { [sources] span in
        sources.location(span).map { ($0.file, $0.line, $0.column) }
      }
      current.bytes = Array(json.utf8)
    }
    if options.format == .html { current.bytes = HTMLScreen.html(current.bytes, policy: options.policy) }
    current.options = options
    current.isDrawn = true
    for warning in renderer.session.warnings { warn(warning) }
  }

  func drawCurrent() throws {
    guard let current else { return }
    drawingCount += 1
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
    try use {
      if let width { options.width = width }
      try runBeforeUse()
      environment.beginRun()
      machine.beginRun(.render)
      try refresh()
      return lastDrawing
    }
  }

  /// The same, drawn in another way; `options` stay as they are.
  ///
  /// - Throws: `ScriptError`
  public func render(_ options: RenderOptions) throws -> String {
    let outer = self.options
    self.options = options
    defer { self.options = outer }
    return try render()
  }

  /// The screen as it was drawn last, with escape sequences if the format has them.
  package var lastDrawing: String { String(decoding: current?.bytes ?? [], as: UTF8.self) }

  /// The screen as plain text at a width, whatever it is drawn as.
  func plainText(width: Int?) throws -> String {
    let outer = options
    defer { options = outer }
    options.format = .text
    options.height = nil
    if let width { options.width = width }
    try refresh()
    return lastDrawing
  }

  /// Whether there is a screen: whether the script yielded a view.
  public var hasScreen: Bool { current != nil }

  // MARK: ExpansionDelegate

  func body(of view: ViewObject, identity: Identity) throws -> Value {
    guard case .script(let function) = view.maker else { return try hostBody(of: view) }
    let known = memory.states[identity]
    let states = known ?? ViewStates()
    // Most views have none.
    defer { if known == nil, !states.made.isEmpty { memory.states[identity] = states } }
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

  func hasState(_ identity: Identity) -> Bool { memory.states[identity] != nil }

  func kept(_ name: String, for identity: Identity) -> Value? {
    machine.noteRead(memorySource)
    return memory.kept[identity]?[name]
  }

  func pages(of stack: Identity) -> [NavigationEntry] {
    machine.noteRead(memorySource)
    return memory.pages[stack] ?? []
  }

  func hasFocus(_ identity: Identity) -> Bool {
    machine.noteRead(focusSource)
    guard let last = memory.focusTrail.last else { return false }
    return last.isField && last.identity == identity
  }
}
