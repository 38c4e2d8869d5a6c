import Lang
import TextLayout

/// A view that shows a part of what it holds, from a row (or line) on.
protocol Scrolling: ViewNode {
  /// The row with an id or key; nil if there is none. Nothing that is out of sight is made to find it.
  func position(of target: Value, _ context: LayoutContext) throws -> Int?
  /// How many rows or lines there are.
  var positions: Int { get }
  /// The row that was scrolled to, as far as it could be.
  var position: Int { get }
  /// Whether what it scrolls holds controls, which the focus may go to.
  var holdsControls: Bool { get }
  /// Whether it scrolls up and down, or to the sides.
  var scrollAxis: Axis { get }
  /// Whether it comes to rest at views or pages only.
  var snaps: Bool { get }
  /// So many steps on: rows or lines, or what it snaps to.
  func position(after steps: Int) -> Int
  /// Whether rows or lines follow those that it shows.
  var hasMoreBelow: Bool { get }
  /// What `.scrollPosition` says about it.
  var scrollPosition: ScrollPosition? { get }
  /// The id or key of the view at a row or line.
  func id(at position: Int, _ context: LayoutContext) throws -> Value?
  /// The first row, from one on, in which a text stands, upper and lower case alike.
  func row(holding text: String, from start: Int, _ context: LayoutContext) throws -> Int?
}

extension Scrolling {
  var scrollAxis: Axis { .vertical }
  var holdsControls: Bool { true }
  var snaps: Bool { false }
  var scrollPosition: ScrollPosition? { nil }
  func id(at position: Int, _ context: LayoutContext) throws -> Value? { nil }

  func position(after steps: Int) -> Int {
    let (sum, isTooFar) = position.addingReportingOverflow(steps)
    let last = max(0, positions - 1)
    return isTooFar ? (steps > 0 ? last : 0) : max(0, min(last, sum))
  }
}

/// `.scrollPosition(id: $shown)`: a state that says which view stands first, and follows when it is scrolled.
struct ScrollPosition {
  /// Where the binding is handed down.
  static let key = "\u{1}scrollPosition"
  /// Where what the state held is kept, when it was last scrolled.
  static let kept = "scroll id"

  let binding: BindingObject
  /// What it is to show first, unless that is what it was scrolled to.
  let wanted: Value?

  init?(_ call: ViewCall) throws {
    guard case .binding(let binding)? = call.environment.values[ScrollPosition.key] else { return nil }
    self.binding = binding
    let id = try call.expansion.read(binding)
    let known = call.session.delegate?.kept(ScrollPosition.kept, for: call.expansion.identity)
    wanted = id.isNull || known.map { Value.isSame($0, id) } ?? false ? nil : id
  }

  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    guard let binding = try call.binding(1) else { throw call.mismatch(1, "a binding") }
    return try call.modified(in: call.environment.with { $0.values[key] = .binding(binding) })
  }
}

extension ViewNode {
  /// The `.id(…)` of the view, or the key of its row.
  var scrollID: Value? { identity.explicitID ?? identity.rowKey }
}
