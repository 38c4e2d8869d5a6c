import Lang

/// From numbers to places along an axis, with ticks at round numbers.
struct ChartScale {
  let lower: Double
  let upper: Double
  let ticks: [Double]

  /// - Parameters:
  ///   - values: what must fit.
  ///   - domain: what the script says instead.
  ///   - most: how many ticks have room.
  init(_ values: [Double], domain: (Double, Double)?, startsAtZero: Bool, most: Int) {
    let finite = values.filter(\.isFinite)
    var low = domain?.0 ?? finite.min() ?? 0
    var high = domain?.1 ?? finite.max() ?? 1
    if domain == nil, startsAtZero { (low, high) = (min(0, low), max(0, high)) }
    if high - low < 1e-12 { high = low + 1 }
    let step = ChartScale.step(for: high - low, most: max(1, most))
    if domain == nil {
      low = (low / step).rounded(.down) * step
      high = (high / step).rounded(.up) * step
    }
    var ticks: [Double] = []
    var tick = (low / step).rounded(.up) * step
    while tick <= high + step * 1e-6, ticks.count < 100 {
      // No -0, and no dust of adding up.
      ticks.append(abs(tick) < step * 1e-9 ? 0 : (tick / step).rounded() * step)
      tick += step
    }
    (lower, upper, self.ticks) = (low, high, ticks)
  }

  /// How many steps it has, if they fill it.
  var intervals: Int? {
    guard ticks.count > 1, abs(ticks[0] - lower) < (upper - lower) * 1e-6, let last = ticks.last,
      abs(last - upper) < (upper - lower) * 1e-6
    else { return nil }
    return ticks.count - 1
  }

  /// The scale whose ticks stand evenly in so many rows, with little room lost, and how many rows it takes.
  static func even(
    _ values: [Double], domain: (Double, Double)?, startsAtZero: Bool, rows: Int
  ) -> (scale: ChartScale, rows: Int) {
    let usual = ChartScale(values, domain: domain, startsAtZero: startsAtZero, most: max(1, rows / 2))
    var best: (scale: ChartScale, rows: Int, score: Double)?
    for most in 1...max(1, min(12, rows / 2)) {
      let scale = ChartScale(values, domain: domain, startsAtZero: startsAtZero, most: most)
      guard let intervals = scale.intervals, intervals < rows else { continue }
      let used = (rows - 1) / intervals * intervals + 1
      let reached = ((values.max() ?? scale.upper) - scale.lower) / (scale.upper - scale.lower)
      let lines = intervals == 1 ? -0.5 : Double(min(intervals, 5)) * 0.15
      let score = Double(used) / Double(rows) * 2 + lines + (domain == nil ? reached : 0)
      if score > best?.score ?? 0 { best = (scale, used, score) }
    }
    return best.map { ($0.scale, $0.rows) } ?? (usual, rows)
  }

  /// A round number that goes at most so often into a length.
  private static func step(for length: Double, most: Int) -> Double {
    var unit = 1.0
    while unit * 10 <= length / Double(most) { unit *= 10 }
    while unit > length / Double(most) { unit /= 10 }
    for factor in [1.0, 2, 2.5, 5, 10] where unit * factor * Double(most) >= length * (1 - 1e-9) {
      return unit * factor
    }
    return unit * 10
  }

  /// Where a number lies, 0 at the lower end and 1 at the upper.
  func fraction(_ value: Double) -> Double {
    let fraction = (value - lower) / (upper - lower)
    return fraction.isNaN ? 0 : min(1, max(0, fraction))
  }
}
