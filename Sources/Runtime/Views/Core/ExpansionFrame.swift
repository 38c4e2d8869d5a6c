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
    case effect(ExpansionEffect)
  }

  let input: Input
  let environment: ViewEnvironment
  let depth: Int
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

  init(_ input: Input, environment: ViewEnvironment, depth: Int, previous: ExpansionFrame?) {
    self.input = input
    self.environment = environment
    self.depth = depth
    self.previous = previous
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
  }

  private func include(_ frame: ExpansionFrame) {
    hasEffects = hasEffects || frame.hasEffects
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
    isOpen = true
    entries.append(.frame(frame))
    reads.adopt(frame.reads)
  }

  func log(_ effect: ExpansionEffect) {
    entries.append(.effect(effect))
    hasEffects = true
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
    for (index, node) in nodes.enumerated() { node.sharedTraits = traits.isEmpty ? nil : traits[index] }
    return nodes
  }

  /// Does to the page, stack and sheet around it in this render what its expansion did to those of the last.
  func replay(in environment: ViewEnvironment) {
    guard hasEffects || isOpen else { return }
    visit { effect in
      guard case .change(let target, let change) = effect else { return }
      if target === self.environment.page {
        if let page = environment.page { change(page) }
      } else if target === self.environment.stack {
        if let stack = environment.stack { change(stack) }
      } else if target === self.environment.presentation, let presentation = environment.presentation {
        change(presentation)
      }
    }
  }

  /// All effects of it and the frames inside, in the order in which they happened.
  func visit(_ body: (ExpansionEffect) -> Void) {
    for entry in entries {
      switch entry {
      case .effect(let effect): body(effect)
      case .frame(let frame): if frame.hasEffects || frame.isOpen { frame.visit(body) }
      }
    }
  }
}

/// What the expansion of a view does beside giving nodes.
enum ExpansionEffect {
  /// The body of a view of the script's (or the host's) ran here.
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
