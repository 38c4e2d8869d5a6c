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
  /// The first row, from one on, in which a text stands, upper and lower case alike.
  func row(holding text: String, from start: Int, _ context: LayoutContext) throws -> Int?
}

extension Scrolling {
  var scrollAxis: Axis { .vertical }
  var holdsControls: Bool { true }
  var snaps: Bool { false }

  func position(after steps: Int) -> Int {
    let (sum, isTooFar) = position.addingReportingOverflow(steps)
    let last = max(0, positions - 1)
    return isTooFar ? (steps > 0 ? last : 0) : max(0, min(last, sum))
  }
}
