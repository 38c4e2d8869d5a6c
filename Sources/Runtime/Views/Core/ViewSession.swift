import Lang
import TextLayout

/// Limits of what one render makes, the same in debug and release builds.
struct ViewLimits: Sendable {
  /// How deep views and modifiers may lie inside one another.
  var depth = 200
  /// How many views one render may make.
  var nodes = 2_000_000
  /// How many cells a screen may have.
  var cells = Canvas.mostCells
}

/// What one render shares: the machine that runs the script's blocks, limits, messages, what lies over the screen.
final class ViewSession {
  let machine: Machine
  /// Supplies state and bodies of the script's own views; without one, views are static.
  weak var delegate: (any ExpansionDelegate)?
  let limits: ViewLimits
  /// How wide text is, and which glyphs may be used.
  let policy: WidthPolicy
  let isASCII: Bool
  /// What is kept of the views of this render; what was kept of those of the last stands in it while they are made.
  private(set) var root: ExpansionFrame
  /// The node of the whole screen in the last render.
  var screen: ViewNode?
  /// Whether views are kept from one render to the next. A screen that is drawn once need not pay for it.
  var keepsFrames = false
  /// Whether something happened since the effects were gathered.
  var hasNews = false
  /// Views that were made, those that were used again left out: what a change costs.
  private(set) var evaluated = 0
  /// Answers that views gave to proposals, those that were remembered left out.
  var measured = 0
  /// Views and rows that were looked at, to make them or to find that they can stay.
  var touched = 0
  /// Messages about the views, each once.
  private(set) var warnings: [Diagnostic] = []
  private var warned: Set<WarningKey> = []
  /// Views of the screen.
  private(set) var nodeCount = 0
  /// How much of the host's stack is in use.
  var stack = StackGuard()
  /// What is handed down to the block or body that runs now: `environment("name")` reads `values` of it.
  var environment = ViewEnvironment()
  /// Whether any view was given a layout priority.
  var usesPriorities = false
  /// Whether the script names animations at all.
  var animates = false
  /// What had the focus, the last at the end; what lies under a sheet keeps its place in it.
  var focusTrail: [FocusTarget] = []
  /// The control that was drawn with the focus.
  var marked: Control?
  /// How often `tick` was called: turns spinners.
  var tick: Int {
    get {
      if let tickSource { machine.noteRead(tickSource) }
      return ticks
    }
    set { ticks = newValue }
  }
  private var ticks = 0
  var tickSource: CellObject?

  init(
    machine: Machine, delegate: (any ExpansionDelegate)? = nil, limits: ViewLimits = ViewLimits(),
    policy: WidthPolicy = WidthPolicy(), isASCII: Bool = false
  ) {
    self.machine = machine
    root = ViewSession.root(machine, previous: nil)
    self.delegate = delegate
    self.limits = limits
    self.policy = policy
    self.isASCII = isASCII
  }

  // MARK: From one render to the next

  /// A render starts. What the last one left may be used again, unless `isAnew`.
  func begin(isAnew: Bool) {
    let previous = isAnew || !keepsFrames ? nil : root
    root = ViewSession.root(machine, previous: previous)
    if previous == nil { screen = nil }
    nodeCount = 0
    evaluated = 0
    measured = 0
    touched = 0
    warnings = []
    warned = []
    hasNews = true
  }

  /// The screen goes, or is made by another session: what is kept of its views holds this session.
  func end() {
    root = ViewSession.root(machine, previous: nil)
    screen = nil
  }

  private static func root(_ machine: Machine, previous: ExpansionFrame?) -> ExpansionFrame {
    ExpansionFrame(
      .root, environment: ViewEnvironment(meter: machine.heap.meter), depth: 0, previous: previous)
  }

  /// All views of the render are made, apart from rows that come into sight later.
  func finish() { root.finish([], count: nodeCount, in: nil) }

  /// Views of the last render stand in this one.
  func useAgain(_ frame: ExpansionFrame, at span: Span) throws {
    nodeCount += frame.nodeCount
    if nodeCount > limits.nodes { throw tooMany(at: span) }
    hasNews = hasNews || frame.isOpen || frame.hasEffects
    try machine.charge(1)
  }

  /// Sheets and alerts that the views of this render ask for, in order.
  var presentations: [Presentation] {
    var result: [Presentation] = []
    root.visitPresentations { result.append($0) }
    return result
  }

  /// The same for rows that are kept together.
  func useAgain(rows count: Int, isNews: Bool, at span: Span) throws {
    nodeCount += count
    if nodeCount > limits.nodes { throw tooMany(at: span) }
    hasNews = hasNews || isNews
  }

  /// Counts one more view, and pays for it.
  func countNode(at span: Span) throws {
    nodeCount += 1
    evaluated += 1
    if nodeCount > limits.nodes { throw tooMany(at: span) }
    try machine.charge(1)
    try machine.heap.check(0, at: span)
  }

  private func tooMany(at span: Span) -> Failure {
    Failure(
      .limit, code: "view-limit", "one screen may have at most \(limits.nodes) views",
      hint: "show fewer rows: `.prefix(1000)`", at: span)
  }

  /// A message that does not stop the render; the same one at the same place is kept once.
  func warn(
    _ code: String, _ message: String, at span: Span, notes: [Diagnostic.Note] = [], hint: String? = nil
  ) {
    guard warnings.count < 100, warned.insert(WarningKey(code: code, message: message, span: span)).inserted
    else { return }
    warnings.append(
      Diagnostic(.warning, code: code, message, at: span, notes: notes, hints: hint.map { [$0] } ?? []))
  }

  private struct WarningKey: Hashable {
    let code: String
    let message: String
    let span: Span
  }
}

/// What expansion needs of the screen.
protocol ExpansionDelegate: AnyObject {
  /// Runs the body of a view of the script's (or of the host's), with the state that belongs to the identity.
  /// The answer is what a builder gives: a view or a list of views.
  func body(of view: ViewObject, identity: Identity) throws -> Value
  /// Whether a view of the script's has state there.
  func hasState(_ identity: Identity) -> Bool
  /// What a library view keeps for itself at an identity: a folded section, the pages of a stack.
  func kept(_ name: String, for identity: Identity) -> Value?
  /// The pages that links pushed on a navigation stack.
  func pages(of stack: Identity) -> [NavigationEntry]
  /// Whether what is typed goes to the field at an identity.
  func hasFocus(_ identity: Identity) -> Bool
  /// What a number that changes over frames is drawn as.
  func animated(_ target: Double, _ key: AnimationKey, _ animation: Animation?) -> Double
  /// How changes below an `.animation(…, value:)` are played now.
  func animation(_ scope: Identity, _ value: Value, _ animation: Animation) -> Animation?
  /// How much of a view with a transition is there; nil for all.
  func arrival(of place: TransitionPlace, _ animation: Animation?) -> Double?
  /// The views that have left a place and are still drawn.
  func leaving(from container: Identity) -> [(place: TransitionPlace, rest: Double)]
  /// The rows that have left a `ForEach` and are still drawn.
  func leavingRows(of rows: Identity) -> [LeavingRow]
}

/// Where nothing is played.
extension ExpansionDelegate {
  func hasState(_ identity: Identity) -> Bool { true }
  func animated(_ target: Double, _ key: AnimationKey, _ animation: Animation?) -> Double { target }
  func animation(_ scope: Identity, _ value: Value, _ animation: Animation) -> Animation? { nil }
  func arrival(of place: TransitionPlace, _ animation: Animation?) -> Double? { nil }
  func leaving(from container: Identity) -> [(place: TransitionPlace, rest: Double)] { [] }
  func leavingRows(of rows: Identity) -> [LeavingRow] { [] }
}
