extension Value {
  /// Whether two values can't be told apart by anything that a script does with them: the same kind, the same digits,
  /// functions with the same code and captures, views made in the same way. Answers false when that takes too long to
  /// find out.
  ///
  /// Unlike `==` it never takes `1` for `1.0`: what was made of one need not be what is made of the other.
  public static func isIdentical(_ a: Value, _ b: Value) -> Bool {
    var budget = 256
    return isIdentical(a, b, &budget)
  }

  private static func isIdentical(_ a: Value, _ b: Value, _ budget: inout Int) -> Bool {
    budget -= 1
    if budget < 0 { return false }
    switch (a, b) {
    case (.null, .null), (.absent, .absent): return true
    case (.bool(let x), .bool(let y)): return x == y
    case (.int(let x), .int(let y)), (.date(let x), .date(let y)), (.time(let x), .time(let y)),
      (.dateTime(let x), .dateTime(let y)):
      return x == y
    case (.float(let x), .float(let y)): return x.bitPattern == y.bitPattern
    case (.decimal(let x), .decimal(let y)): return x == y
    case (.duration(let x), .duration(let y)):
      return x.months == y.months && x.days == y.days && x.microseconds == y.microseconds
    case (.string(let x), .string(let y)): return StringObject.same(x, y)
    case (.symbol(let x), .symbol(let y)):
      return x === y || (StringObject.same(x.name, y.name) && areIdentical(x.arguments, y.arguments, &budget))
    case (.list(let x), .list(let y)): return x === y || areIdentical(x.elements, y.elements, &budget)
    case (.record(let x), .record(let y)):
      return x === y
        || (x.shape === y.shape && x.type === y.type && areIdentical(x.values, y.values, &budget))
    case (.range(let x), .range(let y)):
      return x.isClosed == y.isClosed && isIdentical(x.lower, y.lower, &budget)
        && isIdentical(x.upper, y.upper, &budget)
    case (.keyPath(let x), .keyPath(let y)):
      return x.steps.count == y.steps.count && zip(x.steps, y.steps).allSatisfy { StringObject.same($0, $1) }
    case (.function(let x), .function(let y)): return isIdentical(x, y, &budget)
    case (.native(let x), .native(let y)): return x === y
    case (.view(let x), .view(let y)): return isIdentical(x, y, &budget)
    case (.binding(let x), .binding(let y)): return isIdentical(x, y, &budget)
    case (.type(let x), .type(let y)): return x === y
    case (.cell(let x), .cell(let y)): return x === y
    case (.host(let x), .host(let y)): return x === y
    default: return false
    }
  }

  /// Where two lists of the same length have values that can be told apart. Those that are the same object, or the same
  /// number, are passed over by their bits.
  public static func differences(_ a: ContiguousArray<Value>, _ b: ContiguousArray<Value>) -> [Int] {
    var result: [Int] = []
    let count = min(a.count, b.count)
    a.withUnsafeBytes { left in
      b.withUnsafeBytes { right in
        for index in 0..<count {
          let place = index &* MemoryLayout<Value>.stride
          if left.load(fromByteOffset: place, as: UInt64.self)
            == right.load(fromByteOffset: place, as: UInt64.self),
            left.load(fromByteOffset: place &+ 8, as: UInt16.self)
              == right.load(fromByteOffset: place &+ 8, as: UInt16.self)
          {
            continue
          }
          if !isIdentical(a[index], b[index]) { result.append(index) }
        }
      }
    }
    return result
  }

  private static func areIdentical(
    _ a: some Collection<Value>, _ b: some Collection<Value>, _ budget: inout Int
  ) -> Bool {
    guard a.count == b.count else { return false }
    for (x, y) in zip(a, b) where !isIdentical(x, y, &budget) { return false }
    return true
  }

  private static func isIdentical(_ a: FunctionObject, _ b: FunctionObject, _ budget: inout Int) -> Bool {
    if a === b { return true }
    guard a.code === b.code, a.captureCount == b.captureCount else { return false }
    for i in 0..<a.captureCount where !isIdentical(a.captures[i], b.captures[i], &budget) { return false }
    return true
  }

  private static func isIdentical(_ a: ViewObject, _ b: ViewObject, _ budget: inout Int) -> Bool {
    if a === b { return true }
    guard a.span == b.span else { return false }
    switch (a.maker, b.maker) {
    case (.native(let x), .native(let y)): if x !== y { return false }
    case (.script(let x), .script(let y)): if !isIdentical(x, y, &budget) { return false }
    default: return false
    }
    return areIdentical(a.arguments, b.arguments, &budget)
  }

  private static func isIdentical(_ a: BindingObject, _ b: BindingObject, _ budget: inout Int) -> Bool {
    if a === b { return true }
    guard a.path.count == b.path.count else { return false }
    switch (a.source, b.source) {
    case (.cell(let x), .cell(let y)): if x !== y { return false }
    case (.custom(let get, let set), .custom(let otherGet, let otherSet)):
      if !isIdentical(get, otherGet, &budget) || !isIdentical(set, otherSet, &budget) { return false }
    case (.constant(let x), .constant(let y)): if !isIdentical(x, y, &budget) { return false }
    default: return false
    }
    for (x, y) in zip(a.path, b.path) {
      switch (x, y) {
      case (.field(let name), .field(let other)): if !StringObject.same(name, other) { return false }
      case (.index(let index), .index(let other)): if !isIdentical(index, other, &budget) { return false }
      case (.row(let key, let place), .row(let other, let otherPlace)):
        if place != otherPlace || !isIdentical(key, other, &budget) { return false }
      default: return false
      }
    }
    return true
  }
}
