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
  /// Whether it scrolls up and down, by rows that hold controls.
  var scrollsVertically: Bool { get }
  /// Whether rows or lines follow those that it shows.
  var hasMoreBelow: Bool { get }
  /// Along which axis it scrolls, whatever it holds.
  var scrollAxis: Axis { get }
  /// The first row, from one on, in which a text stands, upper and lower case alike.
  func row(holding text: String, from start: Int, _ context: LayoutContext) throws -> Int?
}

extension Scrolling {
  var scrollAxis: Axis { .vertical }
}
