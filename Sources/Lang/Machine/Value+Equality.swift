extension Value {
  /// `a == b`: numbers by value, whatever their kinds; `nil` with anything; other unlike kinds are an error (rule 11).
  public static func areEqual(_ a: Value, _ b: Value) throws -> Bool {
    var budget = comparisonLimit
    let same = identicalKinds(a, b, &budget)
    if budget < comparisonLimit - freeParts { pay(comparisonLimit - budget, a, b) }
    if budget < 0 { throw tooLarge() }
    if let same { return same }
    if a.isNull || b.isNull { return false }
    throw Failure(
      code: "type", "\(a.kindName) and \(b.kindName) are never equal",
      hint: equalityHint(a, b))
  }

  private static func equalityHint(_ a: Value, _ b: Value) -> String? {
    switch (a, b) {
    case (.string(let text), .symbol), (.symbol, .string(let text)):
      return
        "a symbol is written with a point: `.\(text.text)`; a field declared with a choice as its type holds symbols"
    case (.string, .int), (.string, .decimal), (.string, .float):
      return "convert the text first: `Int(text)` or `Decimal(text)` (nil if it isn't a number)"
    case (.int, .string), (.decimal, .string), (.float, .string):
      return "convert the text first: `Int(text)` or `Decimal(text)` (nil if it isn't a number)"
    case (.dateTime, .date): return "take the day of the DateTime: `.date`"
    case (.date, .dateTime): return "take the day of the DateTime: `.date`"
    default: return nil
    }
  }

  /// Equality that never fails: unlike kinds differ. For keys, grouping and finding.
  ///
  /// Once a run has spent its steps all values are the same: what looks for one stops, and the run fails at its next step.
  public static func isSame(_ a: Value, _ b: Value) -> Bool { isSame(a, b, onceSpent: true) }

  /// - Parameter onceSpent: the answer once the run has spent its steps.
  fileprivate static func isSame(_ a: Value, _ b: Value, onceSpent: Bool) -> Bool {
    var budget = comparisonLimit
    switch (a, b) {
    case (.list, .list), (.record, .record), (.string, .string): if a.isSpent { return onceSpent }
    default: return isSame(a, b, &budget)
    }
    let same = isSame(a, b, &budget)
    // At least a step each: values that hash alike are compared with one another.
    pay(max(freeParts, comparisonLimit - budget), a, b)
    return same
  }

  /// So many parts are compared within a step.
  private static let freeParts = 8

  private static func pay(_ parts: Int, _ a: Value, _ b: Value) {
    (meter(a) ?? meter(b))?.spend(parts / freeParts)
  }

  /// Whether the run that made it has spent its steps.
  var isSpent: Bool { Value.meter(self)?.isSpent ?? false }

  private static func meter(_ value: Value) -> Meter? {
    switch value {
    case .string(let x): x.meter
    case .list(let x): x.meter
    case .record(let x): x.meter
    case .symbol(let x): x.meter
    case .range(let x): x.meter
    default: nil
    }
  }

  /// How many parts of two values are compared at most. A list that holds another twice, which holds a third twice and
  /// so on, is small in memory and endless to go through.
  static let comparisonLimit = 4_000_000

  private static func tooLarge() -> Failure {
    Failure(
      .limit, code: "step-limit", "these values have more than \(comparisonLimit) parts to compare",
      hint: "compare a key of theirs instead")
  }

  private static func isSame(_ a: Value, _ b: Value, _ budget: inout Int) -> Bool {
    identicalKinds(a, b, &budget) ?? false
  }

  /// nil when the kinds can't be compared.
  private static func identicalKinds(_ a: Value, _ b: Value, _ budget: inout Int) -> Bool? {
    budget -= 1
    if budget < 0 { return false }
    switch (a, b) {
    case (.null, .null): return true
    case (.bool(let x), .bool(let y)): return x == y
    case (.int(let x), .int(let y)): return x == y
    case (.date(let x), .date(let y)): return x == y
    case (.time(let x), .time(let y)): return x == y
    case (.dateTime(let x), .dateTime(let y)): return x == y
    case (.string(let x), .string(let y)): return StringObject.same(x, y)
    case (.symbol(let x), .symbol(let y)):
      if x === y { return true }
      guard StringObject.same(x.name, y.name), x.arguments.count == y.arguments.count else { return false }
      return zip(x.arguments, y.arguments).allSatisfy { isSame($0, $1, &budget) }
    case (.list(let x), .list(let y)):
      if x === y { return true }
      guard x.elements.count == y.elements.count else { return false }
      for (left, right) in zip(x.elements, y.elements) where !isSame(left, right, &budget) { return false }
      return true
    case (.record(let x), .record(let y)): return isSame(x, y, &budget)
    case (.range(let x), .range(let y)):
      return x.isClosed == y.isClosed && isSame(x.lower, y.lower, &budget)
        && isSame(x.upper, y.upper, &budget)
    case (.duration(let x), .duration(let y)):
      return x.months == y.months && x.days == y.days && x.microseconds == y.microseconds
    case (.keyPath(let x), .keyPath(let y)):
      return x.steps.count == y.steps.count
        && zip(x.steps, y.steps).allSatisfy { StringObject.same($0, $1) }
    case (.function(let x), .function(let y)): return x === y
    case (.native(let x), .native(let y)): return x === y
    case (.view(let x), .view(let y)): return x === y
    case (.binding(let x), .binding(let y)): return x === y
    case (.type(let x), .type(let y)): return x === y
    case (.host(let x), .host(let y)): return x === y
    default:
      guard a.isNumber, b.isNumber else { return nil }
      return compareNumbers(a, b) == 0
    }
  }

  /// Records are equal when they have the same fields, in whatever order.
  private static func isSame(_ x: RecordObject, _ y: RecordObject, _ budget: inout Int) -> Bool {
    if x === y { return true }
    guard x.count == y.count else { return false }
    if x.shape === y.shape {
      for i in 0..<x.count where !isSame(x.values[i], y.values[i], &budget) { return false }
      return true
    }
    for i in 0..<x.count {
      guard let other = y.value(of: x.shape.keys[i]), isSame(x.values[i], other, &budget) else {
        return false
      }
    }
    return true
  }

  /// -1, 0 or 1; nil when one is not a number (or not comparable: NaN).
  static func compareNumbers(_ a: Value, _ b: Value) -> Int? {
    switch (a, b) {
    case (.int(let x), .int(let y)): return x < y ? -1 : (x == y ? 0 : 1)
    case (.float(let x), .float(let y)): return x < y ? -1 : (x == y ? 0 : (x > y ? 1 : nil))
    default: break
    }
    if let x = a.asExact, let y = b.asExact { return ExactNumber.compare(x, y) }
    guard let x = a.asDouble, let y = b.asDouble else { return nil }
    return x < y ? -1 : (x == y ? 0 : (x > y ? 1 : nil))
  }

  /// `a < b` and sorting: -1, 0 or 1. Numbers, strings (by Unicode), dates, times, instants, durations of one unit,
  /// Bools (false first); lists by their elements. Unlike kinds are an error.
  public static func compare(_ a: Value, _ b: Value) throws -> Int {
    var budget = comparisonLimit
    defer { if budget < comparisonLimit - freeParts { pay(comparisonLimit - budget, a, b) } }
    return try compare(a, b, &budget)
  }

  private static func compare(_ a: Value, _ b: Value, _ budget: inout Int) throws -> Int {
    budget -= 1
    if budget < 0 { throw tooLarge() }
    switch (a, b) {
    case (.int(let x), .int(let y)), (.date(let x), .date(let y)), (.time(let x), .time(let y)),
      (.dateTime(let x), .dateTime(let y)):
      return x < y ? -1 : (x == y ? 0 : 1)
    case (.string(let x), .string(let y)):
      let length = min(x.text.utf8.count, y.text.utf8.count)
      if length > StringObject.freeLength { (x.meter ?? y.meter)?.spend(length / StringObject.freeLength) }
      return x.text == y.text ? 0 : (x.text < y.text ? -1 : 1)
    case (.bool(let x), .bool(let y)): return x == y ? 0 : (x ? 1 : -1)
    case (.duration(let x), .duration(let y)): return try compare(x, y)
    case (.list(let x), .list(let y)):
      for (left, right) in zip(x.elements, y.elements) {
        let order = try compare(left, right, &budget)
        if order != 0 { return order }
      }
      return x.elements.count < y.elements.count ? -1 : (x.elements.count == y.elements.count ? 0 : 1)
    default: break
    }
    if a.isNumber, b.isNumber {
      if let order = compareNumbers(a, b) { return order }
      // NaN: after every number, so that sorting has an order.
      let left = a.asDouble?.isNaN ?? false
      let right = b.asDouble?.isNaN ?? false
      return left == right ? 0 : (left ? 1 : -1)
    }
    let hint =
      a.isNull || b.isNull
      ? "one of them is nil: give it a value with `?? …`, or leave it out with `filter`" : nil
    throw Failure(code: "type", "\(a.kindName) and \(b.kindName) have no order", hint: hint)
  }

  private static func compare(_ x: DurationObject, _ y: DurationObject) throws -> Int {
    func order(_ a: Int, _ b: Int) -> Int { a < b ? -1 : (a == b ? 0 : 1) }
    if x.days == y.days, x.months == y.months { return order(x.microseconds, y.microseconds) }
    if x.microseconds == y.microseconds, x.months == y.months { return order(x.days, y.days) }
    if x.microseconds == y.microseconds, x.days == y.days { return order(x.months, y.months) }
    throw Failure(
      code: "type",
      "durations of unlike units have no order: a day is not always 24 hours, a month not 30 days",
      hint: "compare what they lead to: `start + a < start + b`")
  }
}

/// A value as a key of a hash table: what `Value.isSame` says equals hashes equal.
public struct ValueKey: Hashable, @unchecked Sendable {
  public let value: Value
  public init(_ value: Value) { self.value = value }
  public static func == (a: ValueKey, b: ValueKey) -> Bool {
    // A hash table must be able to trust this.
    Value.isSame(a.value, b.value, onceSpent: false)
  }

  /// How many parts of a value its hash looks at.
  private static let hashLimit = 1_000

  public func hash(into hasher: inout Hasher) {
    var budget = ValueKey.hashLimit
    ValueKey.hash(value, into: &hasher, &budget)
  }

  /// The same for the same fields in any order, so that each has the same share of the budget.
  private static func fields(of record: RecordObject, _ budget: inout Int) -> Int {
    guard record.count > 0, budget >= record.count else { return 0 }
    let share = budget / record.count
    budget = 0
    var sum = 0
    for (key, value) in zip(record.shape.keys, record.values) {
      var hasher = Hasher()
      var own = share
      hasher.combine(key.text)
      hash(value, into: &hasher, &own)
      sum &+= hasher.finalize()
    }
    return sum
  }

  private static func hash(_ value: Value, into hasher: inout Hasher, _ budget: inout Int) {
    budget -= 1
    if budget < 0 { return }
    switch value {
    case .null, .absent: hasher.combine(0)
    case .bool(let x): hasher.combine(x)
    case .int(let x): hasher.combine(Double(x))
    case .float(let x): hasher.combine(x)
    case .decimal(let x): hasher.combine(x.asDouble)
    case .date(let x), .time(let x), .dateTime(let x): hasher.combine(x)
    case .string(let x): hasher.combine(x.text)
    case .symbol(let x): hasher.combine(x.name.text)
    case .list(let x):
      hasher.combine(x.elements.count)
      // Each element has its share, so that lists which begin alike differ.
      let share = x.elements.isEmpty ? 0 : max(1, budget / x.elements.count)
      for element in x.elements {
        if budget <= 0 { break }
        var own = min(share, budget)
        budget -= own
        hash(element, into: &hasher, &own)
      }
    case .record(let x):
      hasher.combine(x.count)
      hasher.combine(fields(of: x, &budget))
    case .duration(let x):
      hasher.combine(x.months)
      hasher.combine(x.days)
      hasher.combine(x.microseconds)
    case .range(let x):
      hash(x.lower, into: &hasher, &budget)
      hash(x.upper, into: &hasher, &budget)
    case .keyPath(let x): for step in x.steps { hasher.combine(step.text) }
    case .function(let x): hasher.combine(ObjectIdentifier(x))
    case .native(let x): hasher.combine(ObjectIdentifier(x))
    case .view(let x): hasher.combine(ObjectIdentifier(x))
    case .binding(let x): hasher.combine(ObjectIdentifier(x))
    case .type(let x): hasher.combine(ObjectIdentifier(x))
    case .cell(let x): hasher.combine(ObjectIdentifier(x))
    case .host(let x): hasher.combine(ObjectIdentifier(x))
    }
  }
}
