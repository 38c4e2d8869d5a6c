@testable import Lang

/// Arithmetic and comparison.
extension Evaluator {
  func arithmetic(_ operation: BinaryOperator, _ a: PlainValue, _ b: PlainValue) throws -> PlainValue {
    switch (a, b) {
    case (.int(let x), .int(let y)): return try arithmetic(operation, x, y)
    case (.float(let x), .float(let y)): return try arithmetic(operation, x, y)
    case (.int(let x), .float(let y)): return try arithmetic(operation, Double(x), y)
    case (.float(let x), .int(let y)): return try arithmetic(operation, x, Double(y))
    case (.string(let x), .string(let y)) where operation == .add: return try measured(.string(x + y))
    case (.list(let x), .list(let y)) where operation == .add: return try measured(.list(x + y))
    default: break
    }
    let x = try value(of: a)
    let y = try value(of: b)
    switch operation {
    case .add: return plain(try machine.add(x, y))
    case .subtract: return plain(try machine.subtract(x, y))
    case .multiply: return plain(try machine.multiply(x, y))
    case .divide: return plain(try machine.divide(x, y))
    case .remainder: return plain(try machine.remainder(x, y))
    default: throw GivenUp.unknown("an operator")
    }
  }

  private func arithmetic(_ operation: BinaryOperator, _ x: Int, _ y: Int) throws -> PlainValue {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = x.addingReportingOverflow(y)
    case .subtract: result = x.subtractingReportingOverflow(y)
    case .multiply: result = x.multipliedReportingOverflow(by: y)
    case .divide:
      if y == 0 { throw failure("division-by-zero") }
      return .float(Double(x) / Double(y))
    case .remainder:
      if y == 0 { throw failure("division-by-zero") }
      return .int(y == -1 ? 0 : x % y)
    default: throw GivenUp.unknown("an operator")
    }
    if result.overflow { throw failure("overflow") }
    return .int(result.partialValue)
  }

  private func arithmetic(_ operation: BinaryOperator, _ x: Double, _ y: Double) throws -> PlainValue {
    switch operation {
    case .add: return .float(x + y)
    case .subtract: return .float(x - y)
    case .multiply: return .float(x * y)
    case .divide: return .float(x / y)
    case .remainder: return .float(x.truncatingRemainder(dividingBy: y))
    default: throw GivenUp.unknown("an operator")
    }
  }

  func negate(_ value: PlainValue) throws -> PlainValue {
    switch value {
    case .int(let x):
      if x == Int.min { throw failure("overflow") }
      return .int(-x)
    case .float(let x): return .float(-x)
    case .other(let x): return plain(try machine.negate(x))
    default: throw failure("type")
    }
  }

  func comparison(_ operation: BinaryOperator, _ a: PlainValue, _ b: PlainValue) throws -> Bool {
    switch operation {
    case .equal: return try equals(a, b)
    case .notEqual: return try !equals(a, b)
    case .less: return try isLess(a, b, orEqual: false)
    case .lessOrEqual: return try isLess(a, b, orEqual: true)
    case .greater: return try isLess(b, a, orEqual: false)
    default: return try isLess(b, a, orEqual: true)
    }
  }

  private func isLess(_ a: PlainValue, _ b: PlainValue, orEqual: Bool) throws -> Bool {
    switch (a, b) {
    case (.int(let x), .int(let y)): return orEqual ? x <= y : x < y
    case (.float(let x), .float(let y)): return orEqual ? x <= y : x < y
    case (.int(let x), .float(let y)): return orEqual ? Double(x) <= y : Double(x) < y
    case (.float(let x), .int(let y)): return orEqual ? x <= Double(y) : x < Double(y)
    default:
      let order = try compare(a, b)
      return orEqual ? order <= 0 : order < 0
    }
  }

  /// -1, 0 or 1; unlike kinds have no order.
  func compare(_ a: PlainValue, _ b: PlainValue) throws -> Int {
    switch (a, b) {
    case (.int(let x), .int(let y)): return x < y ? -1 : (x == y ? 0 : 1)
    case (.string(let x), .string(let y)): return x < y ? -1 : (x == y ? 0 : 1)
    case (.bool(let x), .bool(let y)): return x == y ? 0 : (x ? 1 : -1)
    case (.list(let x), .list(let y)):
      for (left, right) in zip(x, y) {
        let order = try compare(left, right)
        if order != 0 { return order }
      }
      return x.count < y.count ? -1 : (x.count == y.count ? 0 : 1)
    default: return try Value.compare(try value(of: a), try value(of: b))
    }
  }

  func equals(_ a: PlainValue, _ b: PlainValue) throws -> Bool {
    if let same = isSame(a, b) { return same }
    if a.isNull || b.isNull { return false }
    throw failure("type")
  }

  /// nil where the kinds are unlike.
  func isSame(_ a: PlainValue, _ b: PlainValue) -> Bool? {
    switch (a, b) {
    case (.null, .null): return true
    case (.bool(let x), .bool(let y)): return x == y
    case (.int(let x), .int(let y)): return x == y
    case (.float(let x), .float(let y)): return x == y
    case (.int(let x), .float(let y)): return Double(x) == y
    case (.float(let x), .int(let y)): return x == Double(y)
    case (.string(let x), .string(let y)): return x == y
    case (.symbol(let x, let left, _), .symbol(let y, let right, _)): return x == y && isSame(left, right)
    case (.list(let x), .list(let y)): return isSame(x, y)
    case (.record(let x), .record(let y)):
      guard x.keys.count == y.keys.count else { return false }
      return x.keys.allSatisfy { key in
        guard let left = x[key], let right = y[key] else { return false }
        return isSame(left, right) ?? false
      }
    case (.range(let a, let b, let x), .range(let c, let d, let y)):
      return x == y && isSame([a, b], [c, d])
    case (.function(let x), .function(let y)): return x === y
    default:
      guard let x = try? value(of: a), let y = try? value(of: b) else { return nil }
      return try? Value.areEqual(x, y)
    }
  }

  private func isSame(_ x: [PlainValue], _ y: [PlainValue]) -> Bool {
    x.count == y.count && zip(x, y).allSatisfy { isSame($0, $1) ?? false }
  }
}
