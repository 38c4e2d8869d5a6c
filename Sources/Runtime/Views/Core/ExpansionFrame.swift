import Lang

/// What the expansion of one view (or one row of data) took and gave, kept so that the next render need not make it
/// again: it is used as it is if the view is described in the same way, what is handed down to it is the same, and no
/// state that it read has changed.
///
/// Frames form a tree like the views. One that is used again brings all that is inside it along.
final class ExpansionFrame {
  /// Where a frame stands among those of the frame around it.
  struct Key: Hashable {
    let identity: Identity
    let span: Span
    let occurrence: Int
  }

  /// What the nodes were made of.
  enum Input {
    case root
    case view(ViewObject)
    /// A block and its argument, or an element that stands for itself.
    case row(content: Value, argument: Value)
  }

  enum Entry {
    case frame(ExpansionFrame)
    case rows(RowFrames)
    case effect(ExpansionEffect)
  }

  let input: Input
  let environment: ViewEnvironment
  let depth: Int
  /// The page, stack and sheet around it in the render in which it was used last.
  private var surroundings: Surroundings
  /// The states that were read, here and in all frames inside.
  let reads = StateReads()
  /// The place of what is inside: kept, so that paths that go through it need not be compared step by step.
  var place: Identity?
  private(set) var nodes: [ViewNode] = []
  /// What the nodes said to their rows before modifiers around them said more; empty if nothing.
  private var traits: [SharedTraits?] = []
  private(set) var isComplete = false
  /// How many views were made, with those inside.
  private(set) var nodeCount = 0
  private(set) var entries: [Entry] = []
  private var frames: [Key: ExpansionFrame] = [:]
  /// What stood here in the last render, while this is being made.
  private(set) var previous: ExpansionFrame?
  /// Whether rows may be made later, when they come into sight.
  var isOpen = false
  private(set) var hasEffects = false
  /// Whether it was made while what is around it was laid out.
  private var isLate = false
  /// Whether any of the effects is to be done again when it is used again, or lies over the screen.
  private(set) var hasChanges = false
  /// The row of a `ForEach` that this is, or lies in.
  let row: RowMark?
  /// What is kept of the rows of a `ForEach`, if this is one.
  private(set) var rows: RowFrames?
  /// The rows that it makes as they come into sight.
  var data: DataRows?

  init(
    _ input: Input, environment: ViewEnvironment, depth: Int, previous: ExpansionFrame?,
    row: RowMark? = nil
  ) {
    self.input = input
    self.environment = environment
    self.depth = depth
    self.previous = previous
    self.row = row
    surroundings = Surroundings(environment)
    place = previous?.place
    environment.meter?.take(ExpansionFrame.size)
  }

  deinit { environment.meter?.giveBack(ExpansionFrame.size) }

  /// Bytes that a frame takes, about: itself, what it knows of what was read, its entry in the one around it.
  private static let size = 640

  // MARK: Making

  /// What stood here in the last render, unless it was used already.
  func earlier(_ key: Key) -> ExpansionFrame? { frames[key] == nil ? previous?.frames[key] : nil }

  /// Takes a frame in: one that is about to be made, or one of the last render.
  func add(_ frame: ExpansionFrame, _ key: Key) {
    if frames[key] == nil { frames[key] = frame }
    entries.append(.frame(frame))
    reads.adopt(frame.reads)
    if frame.isComplete { include(frame) }
    frame.isLate = isComplete
    if isComplete { row?.grow() }
  }

  /// Takes rows in, which are made.
  func add(_ rows: RowFrames) {
    self.rows = rows
    entries.append(.rows(rows))
    reads.adopt(rows.reads)
    hasEffects = hasEffects || rows.hasEffects
    hasChanges = hasChanges || rows.hasChanges
    isOpen = isOpen || rows.isOpen
    if isComplete { row?.grow() }
  }

  private func include(_ frame: ExpansionFrame) {
    hasEffects = hasEffects || frame.hasEffects
    hasChanges = hasChanges || frame.hasChanges
    isOpen = isOpen || frame.isOpen
  }

  /// What is made while the view is laid out, by the last call.
  private(set) var late: ExpansionFrame?

  func replaceLate(_ frame: ExpansionFrame) {
    if let late {
      entries.removeAll { if case .frame(let other) = $0 { other === late } else { false } }
      reads.disown(late.reads)
    }
    late = frame
    frame.isLate = true
    isOpen = true
    row?.grow()
    entries.append(.frame(frame))
    reads.adopt(frame.reads)
  }

  func log(_ effect: ExpansionEffect) {
    entries.append(.effect(effect))
    hasEffects = true
    switch effect {
    // What is made later may say something about the page, or lay something over it.
    case .change, .deferred, .presentation: hasChanges = true
    default: break
    }
    if isComplete { row?.grow() }
  }

  /// The nodes are made. `outer` learns what it needs to know of this frame.
  func finish(_ nodes: [ViewNode], count: Int, in outer: ExpansionFrame?) {
    self.nodes = nodes
    if nodes.contains(where: { $0.sharedTraits != nil }) { traits = nodes.map(\.sharedTraits) }
    nodeCount = count
    isComplete = true
    // Rows that are made later look for what they were in the last render.
    if !isOpen { previous = nil } else { previous?.previous = nil }
    outer?.include(self)
  }

  // MARK: Using again

  /// Whether the expansion would give the same as last time, as far as its inputs tell.
  func matches(_ other: Input, _ environment: ViewEnvironment, depth: Int) -> Bool {
    guard isComplete, depth == self.depth, self.environment.isEquivalent(to: environment) else {
      return false
    }
    switch (input, other) {
    case (.view(let mine), .view(let theirs)):
      return mine === theirs || Value.isIdentical(.view(mine), .view(theirs))
    case (.row(let content, let argument), .row(let otherContent, let otherArgument)):
      return Value.isIdentical(content, otherContent) && Value.isIdentical(argument, otherArgument)
    default: return false
    }
  }

  /// The nodes as they were made, without what modifiers around them did in the last render.
  func restored() -> [ViewNode] {
    for (index, node) in nodes.enumerated() { node.sharedTraits = traits(at: index) }
    return nodes
  }

  /// What one of the nodes said to its row when it was made.
  func traits(at index: Int) -> SharedTraits? { traits.isEmpty ? nil : traits[index] }

  /// Does to the page, stack and sheet around it in this render what its expansion did to those of the last.
  func replay(in environment: ViewEnvironment) {
    guard hasChanges || isOpen else { return }
    replay(from: surroundings, to: Surroundings(environment))
  }

  /// The same for a frame inside: it may have been made in an earlier render than what is around it, and says something
  /// about the same page only if it stood in it when it was used last.
  func replay(from old: Surroundings, to new: Surroundings) {
    guard hasChanges || isOpen else { return }
    let (page, stack, presentation) = (
      surroundings.page === old.page, surroundings.stack === old.stack,
      surroundings.presentation === old.presentation
    )
    for entry in entries {
      switch entry {
      case .frame(let frame): frame.replay(from: old, to: new)
      case .rows(let rows): rows.replay(from: old, to: new)
      case .effect(.change(let target, let change)):
        if target === environment.page {
          if page, let target = new.page { change(target) }
        } else if target === environment.stack {
          if stack, let target = new.stack { change(target) }
        } else if target === environment.presentation, presentation, let target = new.presentation {
          change(target)
        }
      case .effect: break
      }
    }
    if page { surroundings.page = new.page }
    if stack { surroundings.stack = new.stack }
    if presentation { surroundings.presentation = new.presentation }
  }

  /// Whether something in it that is made while it is laid out says something about the page: that can't be done again
  /// before it is laid out, so it is made anew.
  var changesLate: Bool {
    guard hasChanges || isOpen else { return false }
    return entries.contains { entry in
      switch entry {
      case .effect: false
      case .frame(let frame): frame.isLate ? frame.saysSomething : frame.changesLate
      case .rows(let rows): rows.changesLate
      }
    }
  }

  /// Whether it says something about the page around it.
  private var saysSomething: Bool {
    guard hasChanges || isOpen else { return false }
    return entries.contains { entry in
      switch entry {
      case .effect(.change): true
      case .effect: false
      case .frame(let frame): frame.saysSomething
      case .rows(let rows): rows.changesLate || rows.hasChanges
      }
    }
  }

  /// What was handed down to something inside, with the page, stack and sheet that are around it now.
  func present(_ inner: ViewEnvironment) -> ViewEnvironment {
    let page = inner.page === environment.page ? surroundings.page : inner.page
    let stack = inner.stack === environment.stack ? surroundings.stack : inner.stack
    let sheet =
      inner.presentation === environment.presentation ? surroundings.presentation : inner.presentation
    if page === inner.page, stack === inner.stack, sheet === inner.presentation { return inner }
    return inner.with {
      $0.page = page
      $0.stack = stack
      $0.presentation = sheet
    }
  }

  /// What a view may say something about.
  struct Surroundings {
    var page: NavigationPage?
    var stack: NavigationContext?
    var presentation: Presentation?

    init(_ environment: ViewEnvironment) {
      (page, stack, presentation) = (environment.page, environment.stack, environment.presentation)
    }
  }

  /// All effects of it and the frames inside, in the order in which they happened.
  func visit(_ body: (ExpansionEffect) -> Void) {
    for entry in entries {
      switch entry {
      case .effect(let effect): body(effect)
      case .frame(let frame): if frame.hasEffects || frame.isOpen { frame.visit(body) }
      case .rows(let rows): rows.visit(body)
      }
    }
  }

  /// The sheets and alerts among them.
  func visitPresentations(_ body: (Presentation) -> Void) {
    for entry in entries {
      switch entry {
      case .effect(.presentation(let presentation)): body(presentation)
      case .effect: break
      case .frame(let frame): if frame.hasChanges || frame.isOpen { frame.visitPresentations(body) }
      case .rows(let rows): rows.visitPresentations(body)
      }
    }
  }
}

/// What the expansion of a view does beside giving nodes.
enum ExpansionEffect {
  /// The body of a view of the script's ran here, and has state.
  case visited(Identity)
  /// `onAppear`
  case appeared(identity: Identity, action: Value, span: Span)
  /// `onChange(of:)`
  case watched(identity: Identity, value: Value, action: Value, span: Span)
  /// `onDismiss` of a sheet that is there.
  case presented(identity: Identity, action: Value, span: Span)
  /// A sheet or alert.
  case presentation(Presentation)
  /// Rows of data, which may be made later.
  case rows(DataRows)
  /// The order of the rows of a `ForEach`.
  case rowOrder(Identity, [Identity.Component])
  /// What lies at an identity isn't shown now but keeps its state: a tab that isn't chosen.
  case retained(Identity)
  /// What lies at an identity is made while it is laid out.
  case deferred(Identity)
  /// It was made.
  case made(Identity)
  /// A view with a `.transition`.
  case transition(TransitionPlace)
  /// A number that may change over frames.
  case animated(AnimationKey)
  /// An `.animation(…, value:)`.
  case animationScope(Identity)
  /// Something said about the page, the navigation stack or the sheet around the view.
  case change(AnyObject, (AnyObject) -> Void)
}
