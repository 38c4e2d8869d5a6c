/// Operators on dates, times and durations; nil when neither side is one.
extension Machine {
  func addDates(_ a: Value, _ b: Value) throws -> Value? {
    switch (a, b) {
    case (.duration(let x), .duration(let y)): try DateArithmetic.sum(x, y, heap: heap)
    case (.date, .duration(let y)), (.time, .duration(let y)), (.dateTime, .duration(let y)):
      try DateArithmetic.add(a, y, machine: self)
    case (.duration(let x), .date), (.duration(let x), .time), (.duration(let x), .dateTime):
      try DateArithmetic.add(b, x, machine: self)
    default: nil
    }
  }

  func subtractDates(_ a: Value, _ b: Value) throws -> Value? {
    switch (a, b) {
    case (.duration(let x), .duration(let y)):
      guard case .duration(let negative) = try DateArithmetic.negate(y, heap: heap) else { return nil }
      return try DateArithmetic.sum(x, negative, heap: heap)
    case (.date, .duration(let y)), (.time, .duration(let y)), (.dateTime, .duration(let y)):
      return try DateArithmetic.subtract(a, y, machine: self)
    case (.date, .date), (.time, .time), (.dateTime, .dateTime), (.date, .dateTime), (.dateTime, .date):
      return try DateArithmetic.difference(a, b, machine: self)
    default: return nil
    }
  }

  func multiplyDates(_ a: Value, _ b: Value) throws -> Value? {
    switch (a, b) {
    case (.duration(let x), _) where b.isNumber: try DateArithmetic.multiply(x, by: b, heap: heap)
    case (_, .duration(let y)) where a.isNumber: try DateArithmetic.multiply(y, by: a, heap: heap)
    default: nil
    }
  }

  func divideDates(_ a: Value, _ b: Value) throws -> Value? {
    switch (a, b) {
    case (.duration(let x), .duration(let y)): try DateArithmetic.ratio(x, y)
    case (.duration(let x), _) where b.isNumber: try DateArithmetic.divide(x, by: b, heap: heap)
    default: nil
    }
  }
}
