/// What a column needs and would like.
public struct ColumnSpec: Hashable, Sendable {
  /// Narrower only if there is no other way.
  public var minimum: Int
  /// As wide as its content.
  public var ideal: Int
  /// Never wider; `nil` for no limit.
  public var maximum: Int?
  /// Its share of what is left when every column has its ideal width; 0 to stay at the ideal.
  public var weight: Int

  public init(minimum: Int = 1, ideal: Int, maximum: Int? = nil, weight: Int = 0) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
    self.weight = weight
  }

  /// A column of exactly that width.
  public static func fixed(_ width: Int) -> ColumnSpec {
    ColumnSpec(minimum: width, ideal: width, maximum: width)
  }

  /// The numbers in order: 0 ≤ minimum ≤ ideal ≤ maximum, far from where sums overflow.
  fileprivate var ordered: (minimum: Int, ideal: Int, maximum: Int, weight: Int) {
    let most = 1 << 30
    let maximum = Swift.max(0, Swift.min(most, self.maximum ?? most))
    let minimum = Swift.max(0, Swift.min(maximum, self.minimum))
    let ideal = Swift.max(minimum, Swift.min(maximum, self.ideal))
    return (minimum, ideal, maximum, Swift.max(0, Swift.min(1 << 20, weight)))
  }
}

/// The widths that columns were given.
public struct ColumnAllocation: Hashable, Sendable {
  public var widths: [Int]
  /// The cells between two columns.
  public var spacing: Int
  /// By how many cells the columns' minimums exceed what was available; 0 if they fit.
  public var shortfall: Int
  /// By how many cells the columns, now one cell each at least, still exceed what was available.
  public var overflow: Int

  /// Columns and spacing together.
  public var total: Int {
    widths.reduce(0, +) + spacing * Swift.max(0, widths.count - 1)
  }

  /// Where a column starts.
  public func offset(of column: Int) -> Int {
    let before = widths.prefix(Swift.max(0, column))
    return before.reduce(0, +) + spacing * before.count
  }
}

/// Shares whole cells out to columns. Equal inputs give equal widths.
public enum ColumnAllocator {
  /// The widths of the columns in the cells available, spacing included.
  ///
  /// - If all columns can have their ideal width they get it, and what is left goes to those with a weight, by
  ///   weight, up to their maximum.
  /// - Else the widest give way first: no column is narrowed while a wider one can be, and none below its
  ///   minimum.
  /// - If not even the minimums fit, the widest minimums give way in the same manner down to one cell, and
  ///   `shortfall` says by how much they did not fit.
  ///
  /// What rounding leaves goes to the columns with the largest remainders, the first of equals first.
  public static func allocate(_ columns: [ColumnSpec], available: Int, spacing: Int = 1) -> ColumnAllocation {
    let spacing = Swift.max(0, Swift.min(spacing, 1 << 20))
    guard !columns.isEmpty else {
      return ColumnAllocation(widths: [], spacing: spacing, shortfall: 0, overflow: 0)
    }
    let gaps = spacing.multipliedClamped(columns.count - 1)
    let room = Swift.max(0, Swift.min(available, 1 << 40).subtractingClamped(gaps))
    let ordered = columns.map(\.ordered)
    let ideals = ordered.map(\.ideal)
    let minimums = ordered.map(\.minimum)
    let idealSum = ideals.reduce(0, +)
    let minimumSum = minimums.reduce(0, +)
    var result = ColumnAllocation(widths: ideals, spacing: spacing, shortfall: 0, overflow: 0)
    if idealSum <= room {
      result.widths = grow(
        ideals, maximums: ordered.map(\.maximum), weights: ordered.map(\.weight), by: room - idealSum)
    } else if minimumSum <= room {
      result.widths = level(minimums: minimums, ideals: ideals, room: room)
    } else {
      result.shortfall = minimumSum - room
      let floors = minimums.map { Swift.min(1, $0) }
      let floorSum = floors.reduce(0, +)
      if floorSum <= room {
        result.widths = level(minimums: floors, ideals: minimums, room: room)
      } else {
        result.widths = floors
        result.overflow = floorSum - room
      }
    }
    return result
  }

  /// Shares out whole cells in proportion to weights, by largest remainders, so that they add up exactly.
  public static func share(_ cells: Int, weights: [Int]) -> [Int] {
    let weights = weights.map { Swift.max(0, Swift.min($0, 1 << 30)) }
    let sum = weights.reduce(0, +)
    guard sum > 0, cells > 0 else { return weights.map { _ in 0 } }
    let cells = Swift.min(cells, 1 << 40)
    var shares: [Int] = []
    var remainders: [Int] = []
    for weight in weights {
      let product = cells.multipliedFullWidth(by: weight)
      let (quotient, remainder) = sum.dividingFullWidth(product)
      shares.append(quotient)
      remainders.append(remainder)
    }
    let left = cells - shares.reduce(0, +)
    if left > 0 {
      let order = weights.indices.sorted {
        remainders[$0] != remainders[$1] ? remainders[$0] > remainders[$1] : $0 < $1
      }
      for index in order.prefix(left) { shares[index] += 1 }
    }
    return shares
  }

  /// Adds cells to columns by weight; a column at its maximum passes its share on to the others.
  private static func grow(_ widths: [Int], maximums: [Int], weights: [Int], by extra: Int) -> [Int] {
    var widths = widths
    var weights = weights
    var left = extra
    while left > 0 {
      for index in weights.indices where widths[index] >= maximums[index] { weights[index] = 0 }
      let shares = share(left, weights: weights)
      let full = shares.indices.filter { shares[$0] > 0 && widths[$0] + shares[$0] >= maximums[$0] }
      if shares.allSatisfy({ $0 == 0 }) { break }
      if full.isEmpty {
        for index in shares.indices { widths[index] += shares[index] }
        break
      }
      for index in full {
        left -= maximums[index] - widths[index]
        widths[index] = maximums[index]
      }
    }
    return widths
  }

  /// Gives each column its ideal, but at most a level that is the same for all, and at least its minimum,
  /// with the level as high as the room allows. The minimums must fit and the ideals must not.
  private static func level(minimums: [Int], ideals: [Int], room: Int) -> [Int] {
    func widths(_ level: Int) -> [Int] {
      zip(minimums, ideals).map { minimum, ideal in Swift.max(minimum, Swift.min(ideal, level)) }
    }
    var low = 0
    var high = (ideals.max() ?? 0) + 1
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if widths(middle).reduce(0, +) <= room { low = middle } else { high = middle }
    }
    var result = widths(low)
    var left = room - result.reduce(0, +)
    for index in result.indices where left > 0 && result[index] == low && ideals[index] > low {
      result[index] += 1
      left -= 1
    }
    return result
  }
}
