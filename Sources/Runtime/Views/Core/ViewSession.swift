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
  /// Sheets and alerts that the views of this render ask for, in order.
  var presentations: [Presentation] = []
  /// Messages about the views, each once.
  private(set) var warnings: [Diagnostic] = []
  private var warned: Set<WarningKey> = []
  private(set) var nodeCount = 0
  /// How much of the host's stack is in use.
  var stack = StackGuard()
  /// What is handed down to the block or body that runs now: `environment("name")` reads `values` of it.
  var environment = ViewEnvironment()
  /// How often `tick` was called: turns spinners.
  var tick = 0

  init(
    machine: Machine, delegate: (any ExpansionDelegate)? = nil, limits: ViewLimits = ViewLimits(),
    policy: WidthPolicy = WidthPolicy(), isASCII: Bool = false
  ) {
    self.machine = machine
    self.delegate = delegate
    self.limits = limits
    self.policy = policy
    self.isASCII = isASCII
  }

  /// Counts one more view, and pays for it.
  func countNode(at span: Span) throws {
    nodeCount += 1
    if nodeCount > limits.nodes {
      throw Failure(
        .limit, code: "view-limit", "one screen may have at most \(limits.nodes) views",
        hint: "show fewer rows: `.prefix(1000)`", at: span)
    }
    try machine.charge(1)
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
  /// What a library view keeps for itself at an identity: a folded section, the pages of a stack.
  func kept(_ name: String, for identity: Identity) -> Value?
  /// The pages that links pushed on a navigation stack.
  func pages(of stack: Identity) -> [NavigationEntry]
  /// Whether what is typed goes to the field at an identity.
  func hasFocus(_ identity: Identity) -> Bool
  /// A view with `onAppear` is there.
  func appeared(_ identity: Identity, action: Value, span: Span)
  /// A sheet with `onDismiss` is there: the action runs when it is there no more.
  func presented(_ identity: Identity, onDismiss: Value, span: Span)
  /// A view with `onChange(of:)` is there: the action runs when the value is another than at the last render.
  func watch(_ value: Value, identity: Identity, action: Value, span: Span)
  /// What lies at an identity isn't shown now but keeps its state: a tab that isn't chosen.
  func retain(_ identity: Identity)
  /// Rows that are made only when they come into sight; those that don't keep their state.
  func makesLater(_ rows: DataRows)
}

extension ExpansionDelegate {
  func retain(_ identity: Identity) {}
  func makesLater(_ rows: DataRows) {}
}
