/// A column, or a run of columns, of a grid.
public enum GridColumn: Hashable, Sendable {
  case fixed(Int)
  case flexible(minimum: Int = 1, maximum: Int? = nil)
  /// As many columns as fit, each at least so wide.
  case adaptive(minimum: Int, maximum: Int? = nil)
}

extension ColumnAllocator {
  /// The most columns that a grid is given.
  public static let mostGridColumns = 10_000

  /// The widths of a grid's columns in the cells available, spacing included.
  ///
  /// Fixed columns get what they say. The others share the rest equally within their limits; an adaptive
  /// one fills its share with as many columns as have room in it. Whatever a maximum leaves over goes to those
  /// that can still grow. At least one cell a column, so a grid can be wider than what was available:
  /// `overflow` says by how much.
  public static func grid(_ columns: [GridColumn], available: Int, spacing: Int = 1) -> ColumnAllocation {
    let spacing = Swift.max(0, Swift.min(spacing, 1 << 20))
    let columns = columns.prefix(mostGridColumns)
    let available = Swift.max(0, Swift.min(available, 1 << 30))
    let room = Swift.max(0, available - spacing * Swift.max(0, columns.count - 1))
    let shares = allocate(columns.map(\.spec), available: room, spacing: 0)
    var widths: [Int] = []
    for (column, share) in zip(columns, shares.widths) {
      switch column {
      case .fixed, .flexible: widths.append(Swift.max(1, share))
      case .adaptive(let minimum, let maximum):
        widths += fill(share, minimum: minimum, maximum: maximum, spacing: spacing)
      }
    }
    var result = ColumnAllocation(
      widths: Array(widths.prefix(mostGridColumns)), spacing: spacing, shortfall: shares.shortfall,
      overflow: 0)
    result.overflow = Swift.max(0, result.total - available)
    return result
  }

  private static func fill(_ share: Int, minimum: Int, maximum: Int?, spacing: Int) -> [Int] {
    let minimum = Swift.max(1, Swift.min(minimum, 1 << 30))
    let maximum = Swift.max(minimum, Swift.min(maximum ?? 1 << 30, 1 << 30))
    let count = Swift.max(1, Swift.min(mostGridColumns, (share + spacing) / (minimum + spacing)))
    let cells = Swift.max(count, share - spacing * (count - 1))
    return self.share(cells, weights: Array(repeating: 1, count: count)).map { Swift.min($0, maximum) }
  }
}

extension GridColumn {
  fileprivate var spec: ColumnSpec {
    switch self {
    case .fixed(let width): ColumnSpec.fixed(Swift.max(1, width))
    case .flexible(let minimum, let maximum):
      ColumnSpec(minimum: minimum, ideal: Swift.max(minimum, maximum ?? 1 << 30))
    case .adaptive(let minimum, _):
      ColumnSpec(minimum: minimum, ideal: 1 << 30)
    }
  }
}
