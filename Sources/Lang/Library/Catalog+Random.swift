/// Chance that is the same in every run: each function takes its seed.
extension Catalog {
  func addRandomFunctions() {
    function("random(in: Range, seed: Int)") { call in
      var generator = SeededGenerator(seed: try call.int(1))
      return try call.random(0, &generator)
    }
    function("randoms(_ count: Int, in: Range, seed: Int)") { call in
      let count = try call.size(0)
      try call.reserve(count)
      var generator = SeededGenerator(seed: try call.int(2))
      var result = ContiguousArray<Value>()
      result.reserveCapacity(count)
      let pace = call.pace
      for _ in 0..<count {
        try pace.step()
        result.append(try call.random(1, &generator))
      }
      return try call.heap.list(result)
    }
    method("shuffled(seed: Int)", on: .sequence) { call in
      let elements = try call.elements()
      try call.reserve(elements.count)
      return try call.heap.list(try call.shuffled(elements))
    }
  }
}

extension NativeCall {
  /// The elements in another order. The caller has paid.
  func shuffled(_ elements: Elements) throws -> ContiguousArray<Value> {
    let pace = pace
    var generator = SeededGenerator(seed: try int(1))
    var result = ContiguousArray<Value>()
    result.reserveCapacity(elements.count)
    try elements.forEach(pace) { result.append($0) }
    try generator.shuffle(&result) { try pace.step() }
    return result
  }

  fileprivate func random(_ index: Int, _ generator: inout SeededGenerator) throws -> Value {
    guard case .range(let range) = self[index] else { throw mismatch(index, "a range") }
    if let bounds = range.integerBounds {
      guard !bounds.isEmpty else { throw refused("the range is empty") }
      let offset = generator.below(UInt(bitPattern: bounds.upperBound &- bounds.lowerBound))
      let number = bounds.lowerBound &+ Int(bitPattern: offset)
      if case .date = range.lower { return .date(number) }
      return .int(number)
    }
    guard let low = range.lower.asDouble, let high = range.upper.asDouble, low <= high, (high - low).isFinite
    else {
      throw refused("the range must be one of numbers or Dates that is not empty")
    }
    return .float(low + (high - low) * generator.unit())
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014): small, the same on every machine.
struct SeededGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// 0 ..< bound, each as likely (Lemire's multiplication, with rejection).
  mutating func below(_ bound: UInt) -> UInt {
    let bound = UInt64(bound)
    guard bound > 0 else { return 0 }
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return UInt(product.high)
  }

  mutating func below(_ bound: Int) -> Int { Int(bitPattern: below(UInt(max(0, bound)))) }

  /// 0.0 ..< 1.0
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Fisher and Yates's shuffle.
  ///
  /// - Parameter pace: called for each element.
  mutating func shuffle(_ elements: inout ContiguousArray<Value>, pace: () throws -> Void) rethrows {
    var end = elements.count
    while end > 1 {
      try pace()
      elements.swapAt(end - 1, below(end))
      end -= 1
    }
  }
}
