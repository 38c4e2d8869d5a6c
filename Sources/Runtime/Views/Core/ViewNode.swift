import Lang
import TextLayout

/// A view that is ready to be laid out: made by expansion from a `ViewObject`, asked for a size, then drawn.
///
/// A subclass overrides `sizeThatFits`, `draw(in:on:_:)`, usually `minimumWidth` and `children`, and `kind` and
/// `describe` for the JSON of the view tree. Parents call the final methods `measure`, `minimum`, `maximum` and
/// `render`, which remember answers by proposal, pay for the work, and hold every answer within what was proposed.
class ViewNode {
  /// The call in the source that made this view.
  final let span: Span
  final let identity: Identity
  /// A stack gives room to views with a higher priority first.
  final var layoutPriority = 0.0
  /// What a row of a list shows beside the view: set by modifiers, read by the list.
  final var traits: RowTraits {
    get { sharedTraits?.traits ?? RowTraits() }
    set { sharedTraits = SharedTraits(traits: newValue) }
  }
  /// Most views have none.
  final var sharedTraits: SharedTraits?
  /// Where it was drawn last, in cells of the screen.
  final private(set) var frame: CellRect?
  final private var memo: [(proposal: Proposal, size: CellSize)] = []
  final private var minimumMemo = -1
  final private var leastMemo: (width: Int?, height: Int)?

  /// Bytes that a view takes, about: itself, what it remembers, its place among the children of another.
  private static let size = 384

  init(span: Span, identity: Identity) {
    self.span = span
    self.identity = identity
    identity.meter?.take(ViewNode.size)
  }

  /// A node for the view that is being made.
  init(_ call: ViewCall) {
    span = call.view.span
    identity = call.expansion.identity
    identity.meter?.take(ViewNode.size)
  }

  deinit { identity.meter?.giveBack(ViewNode.size) }

  // MARK: To override

  /// The name of the view, for the JSON of the tree and for messages.
  var kind: String { "View" }

  /// Whether it is a view of the script's, and not what a list puts around each.
  var isView: Bool { true }

  /// The nodes inside, in the order in which they are drawn.
  var children: [ViewNode] { [] }

  /// A view that takes room only after all others: stacks put no spacing beside it.
  var isSpacer: Bool { false }

  /// The size that the view takes of what is proposed. Wider answers than the proposal are cut by the caller.
  func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize { .zero }

  /// Below this width the view breaks words or leaves something out.
  func minimumWidth(_ context: LayoutContext) throws -> Int {
    try measure(.ideal, context).width
  }

  /// With fewer rows than this, something of the view can't be seen. Views that scroll or stretch need few.
  /// Parents ask `leastHeight`.
  func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    try measure(Proposal(width: width), context).height
  }

  /// Draws the view. The rectangle has the size that `measure` answered, or whatever the parent had.
  func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    for child in children { try child.render(in: rect, on: &canvas, context) }
  }

  /// The lines of a rectangle that views write themselves: see `DirectPart`.
  func directParts(in rect: CellRect, _ context: LayoutContext) throws -> [DirectPart] { [] }

  /// Writes lines of such a part, counted from its first.
  func write(
    _ rows: Range<Int>, of part: DirectPart, to writer: inout RowWriter, _ context: LayoutContext
  ) throws {}

  /// Adds what the JSON of the view tree says about this view.
  func describe(_ description: inout NodeDescription) {}

  // MARK: For parents

  /// The size that the view takes, remembered for each proposal; never wider or higher than proposed.
  final func measure(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    for entry in memo where entry.proposal == proposal { return entry.size }
    if context.session.stack.isLow {
      return try StackGuard.onFreshStack(context.session, at: span) { try measure(proposal, context) }
    }
    try context.enter(self)
    defer { context.leave() }
    if isView { context.session.measured += 1 }
    var size = try sizeThatFits(proposal, context).clamped
    if let width = proposal.width { size.width = min(size.width, width) }
    if let height = proposal.height { size.height = min(size.height, height) }
    if memo.count >= 8 { memo.removeFirst() }
    memo.append((proposal, size))
    return size
  }

  /// The width below which the view would break words or leave something out.
  final func minimum(_ context: LayoutContext) throws -> Int {
    if minimumMemo >= 0 { return minimumMemo }
    if context.session.stack.isLow {
      return try StackGuard.onFreshStack(context.session, at: span) { try minimum(context) }
    }
    try context.enter(self)
    defer { context.leave() }
    minimumMemo = Cells.clamp(try minimumWidth(context))
    return minimumMemo
  }

  /// With fewer rows than this, something of the view can't be seen.
  final func leastHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    if let leastMemo, leastMemo.width == width { return leastMemo.height }
    if context.session.stack.isLow {
      return try StackGuard.onFreshStack(context.session, at: span) {
        try leastHeight(width: width, context)
      }
    }
    try context.enter(self)
    defer { context.leave() }
    let height = Cells.clamp(try minimumHeight(width: width, context))
    leastMemo = (width, height)
    return height
  }

  /// As wide as the content would like to be.
  final func ideal(_ context: LayoutContext) throws -> Int { try measure(.ideal, context).width }

  /// The width that the view takes when it may have any: `Cells.most` if it grows without limit.
  final func maximum(_ context: LayoutContext) throws -> Int {
    try measure(Proposal(width: Cells.most), context).width
  }

  /// Draws the view, if any of it can be seen, and remembers where.
  final func render(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    frame = context.absolute(rect)
    if rect.isEmpty { return }
    if context.session.stack.isLow {
      try StackGuard.onFreshStack(context.session, at: span) {
        try enterAndDraw(in: rect, on: &canvas, context)
      }
    } else {
      try enterAndDraw(in: rect, on: &canvas, context)
    }
  }

  private final func enterAndDraw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws
  {
    try context.enter(self)
    defer { context.leave() }
    try draw(in: rect, on: &canvas, context)
  }
}

/// Traits that nobody changes any more.
final class SharedTraits {
  let traits: RowTraits
  init(traits: RowTraits) { self.traits = traits }
}

/// What a view says to the row of a list that holds it.
struct RowTraits {
  /// `.badge(3)`
  var badge: String?
  /// `›` or `↗` at the row's end.
  var accessory: Accessory?
  /// `.listRowSeparator`
  var separator: SeparatorVisibility?
  /// `.tag(x)`: what a picker or a selection calls the row.
  var tag: Value?
  /// `.swipeActions`
  var leadingSwipe: RowSwipe?
  var trailingSwipe: RowSwipe?
  /// `.listRowBackground`
  var background: CellColor?

  /// `.transition`
  var transition: Coming?

  enum Accessory { case pushes, leaves }

  /// How a view comes and goes, and what is handed down of animations there.
  struct Coming {
    let transition: Transition
    let animation: AnimationContext
  }
}

/// Whether a line stands between the rows of a list.
enum SeparatorVisibility { case automatic, visible, hidden }
