import TextLayout

/// What a parent offers a view: a width and a height in whole cells, each `nil` where the view may choose.
///
/// Numbers are held between 0 and `Cells.most`, so that sums of them never overflow. `Cells.most` means
/// "as much as you like".
struct Proposal: Hashable, Sendable {
  /// The cells across that the view may take; `nil` for its ideal width.
  let width: Int?
  /// The rows that the view may take; `nil` for its ideal height.
  let height: Int?

  init(width: Int? = nil, height: Int? = nil) {
    self.width = width.map(Cells.clamp)
    self.height = height.map(Cells.clamp)
  }

  init(_ size: CellSize) { self.init(width: size.width, height: size.height) }

  /// The view's ideal size.
  static let ideal = Proposal()

  /// The proposal in one direction.
  func length(_ axis: Axis) -> Int? { axis == .horizontal ? width : height }

  /// The same proposal with less room.
  func inset(horizontal: Int = 0, vertical: Int = 0) -> Proposal {
    Proposal(width: Cells.subtract(horizontal, from: width), height: Cells.subtract(vertical, from: height))
  }

  /// Whether the width was left to the view, or is without limit.
  var isWidthOpen: Bool { width == nil || width == Cells.most }
  /// Whether the height was left to the view, or is without limit.
  var isHeightOpen: Bool { height == nil || height == Cells.most }
}

/// A direction.
enum Axis: Sendable {
  case horizontal, vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// Arithmetic on cells that cannot overflow.
enum Cells {
  /// The most that a proposal or a size can say: means "without limit" in a proposal.
  static let most = 1 << 28

  static func clamp(_ value: Int) -> Int { min(max(0, value), most) }

  /// `value` less `amount`; what is open or without limit stays so.
  static func subtract(_ amount: Int, from value: Int?) -> Int? {
    guard let value, value < most else { return value }
    return max(0, value - clamp(amount))
  }
}

extension CellSize {
  /// Held between 0 and `Cells.most` in both directions.
  var clamped: CellSize { CellSize(width: Cells.clamp(width), height: Cells.clamp(height)) }

  func length(_ axis: Axis) -> Int { axis == .horizontal ? width : height }

  /// This size with a margin round it.
  func grown(horizontal: Int = 0, vertical: Int = 0) -> CellSize {
    CellSize(width: width + horizontal, height: height + vertical).clamped
  }

  init(_ axis: Axis, along: Int, across: Int) {
    self =
      axis == .horizontal
      ? CellSize(width: along, height: across) : CellSize(width: across, height: along)
  }
}
