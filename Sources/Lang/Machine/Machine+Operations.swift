/// Arithmetic and comparison beyond the fast paths of the run loop.
extension Machine {
  func overflow(_ operation: String) -> Failure {
    Failure(
      code: "overflow", "the result of `\(operation)` does not fit in an Int (64 bits)",
      hint: "a Float holds larger numbers, but not exactly: `Float(x)`")
  }

  private func decimalOverflow(_ operation: String) -> Failure {
    Failure(
      code: "overflow", "the result of `\(operation)` has more than the 18 digits of a Decimal",
      hint: "round before: `x.rounded(decimals: 4)`, or use `Float(x)`")
  }

  /// The value of a constant operand: a literal with a point beside a Decimal is the Decimal that it spells.
  @inline(never) func constantOperand(_ constant: Value, beside other: Value) -> Value {
    if case .decimal = other, case .float(let number) = constant,
      let exact = ExactNumber(number.description.utf8)
    {
      return .decimal(exact)
    }
    return constant
  }

  @inline(never) func add(_ a: Value, _ b: Value) throws -> Value {
    switch (a, b) {
    case (.int(let x), .int(let y)):
      let (sum, overflowed) = x.addingReportingOverflow(y)
      if overflowed { throw overflow("+") }
      return .int(sum)
    case (.float(let x), .float(let y)): return .float(x + y)
    case (.float(let x), .int(let y)): return .float(x + Double(y))
    case (.int(let x), .float(let y)): return .float(Double(x) + y)
    case (.string(let x), .string(let y)):
      try charge((x.text.utf8.count + y.text.utf8.count) / 64)
      try heap.check(x.text.utf8.count + y.text.utf8.count)
      return try heap.string(try String.joined(x.text, y.text, pause))
    case (.list(let x), .list(let y)):
      try charge(x.elements.count + y.elements.count)
      try heap.check(16 * (x.elements.count + y.elements.count))
      return try heap.list(try joined(x.elements, y.elements))
    default: break
    }
    if let x = a.asExact, let y = b.asExact {
      guard let sum = ExactNumber.add(x, y) else { throw decimalOverflow("+") }
      return .decimal(sum)
    }
    if let x = a.asDouble, let y = b.asDouble { return .float(x + y) }
    if let result = try addDates(a, b) { return result }
    throw operandFailure("+", a, b)
  }

  /// The elements of two lists, with pauses if they are many.
  func joined(_ x: ContiguousArray<Value>, _ y: ContiguousArray<Value>) throws -> ContiguousArray<Value> {
    if x.count + y.count <= Pace.slice { return x + y }
    var result = ContiguousArray<Value>()
    result.reserveCapacity(x.count + y.count)
    try result.append(pieces: x[...]) { _ in try pause() }
    try result.append(pieces: y[...]) { _ in try pause() }
    return result
  }

  /// Gives a list elements of its own, before one of them changes, if another holds them too; many are copied piece by
  /// piece. Few are left to the array.
  func divide(_ list: ListObject) throws {
    guard list.elements.count > Pace.slice, !list.holdsElementsAlone else { return }
    try heap.check(16 * list.elements.count)
    var own = ContiguousArray<Value>()
    own.reserveCapacity(list.elements.count)
    do {
      try own.append(pieces: list.elements[...]) { _ in try pause() }
    } catch {
      heap.meter?.letGo(own)
      throw error
    }
    list.elements = own
  }

  @inline(never) func subtract(_ a: Value, _ b: Value) throws -> Value {
    switch (a, b) {
    case (.int(let x), .int(let y)):
      let (difference, overflowed) = x.subtractingReportingOverflow(y)
      if overflowed { throw overflow("-") }
      return .int(difference)
    case (.float(let x), .float(let y)): return .float(x - y)
    case (.float(let x), .int(let y)): return .float(x - Double(y))
    case (.int(let x), .float(let y)): return .float(Double(x) - y)
    default: break
    }
    if let x = a.asExact, let y = b.asExact {
      guard let difference = ExactNumber.subtract(x, y) else { throw decimalOverflow("-") }
      return .decimal(difference)
    }
    if let x = a.asDouble, let y = b.asDouble { return .float(x - y) }
    if let result = try subtractDates(a, b) { return result }
    throw operandFailure("-", a, b)
  }

  @inline(never) func multiply(_ a: Value, _ b: Value) throws -> Value {
    switch (a, b) {
    case (.int(let x), .int(let y)):
      let (product, overflowed) = x.multipliedReportingOverflow(by: y)
      if overflowed { throw overflow("*") }
      return .int(product)
    case (.float(let x), .float(let y)): return .float(x * y)
    case (.float(let x), .int(let y)): return .float(x * Double(y))
    case (.int(let x), .float(let y)): return .float(Double(x) * y)
    default: break
    }
    if let x = a.asExact, let y = b.asExact {
      guard let product = ExactNumber.multiply(x, y) else { throw decimalOverflow("*") }
      return .decimal(product)
    }
    if let x = a.asDouble, let y = b.asDouble { return .float(x * y) }
    if let result = try multiplyDates(a, b) { return result }
    throw operandFailure("*", a, b)
  }

  @inline(never) func divide(_ a: Value, _ b: Value) throws -> Value {
    switch (a, b) {
    case (.float(let x), .float(let y)): return .float(x / y)
    case (.float(let x), .int(let y)): return .float(x / Double(y))
    case (.int(let x), .float(let y)): return .float(Double(x) / y)
    case (.int(let x), .int(let y)) where y != 0: return .float(Double(x) / Double(y))
    default: break
    }
    guard let x = a.asDouble, let y = b.asDouble else {
      if let result = try divideDates(a, b) { return result }
      throw operandFailure("/", a, b)
    }
    if y == 0, b.asExact != nil, a.asExact != nil {
      throw Failure(
        code: "division-by-zero", "division by zero",
        hint: "test the divisor first: `n == 0 ? 0.0 : sum / n`")
    }
    if case .int = a, case .int = b { return .float(x / y) }
    if let p = a.asExact, let q = b.asExact, let quotient = Machine.divideExactly(p, q) {
      return .decimal(quotient)
    }
    return .float(x / y)
  }

  /// A quotient of Decimals, if it comes out within the digits there are.
  static func divideExactly(_ a: ExactNumber, _ b: ExactNumber) -> ExactNumber? {
    guard b.mantissa != 0 else { return nil }
    var scale = Int(a.scale) - Int(b.scale)
    var numerator = a.mantissa
    while scale < 0 || numerator % b.mantissa != 0 {
      let (next, overflowed) = numerator.multipliedReportingOverflow(by: 10)
      if overflowed || scale >= 18 { return nil }
      numerator = next
      scale += 1
    }
    return ExactNumber.checked(numerator / b.mantissa, scale)
  }

  @inline(never) func remainder(_ a: Value, _ b: Value) throws -> Value {
    if case .int(let x) = a, case .int(let y) = b {
      if y == 0 { throw Failure(code: "division-by-zero", "remainder of a division by zero") }
      return .int(y == -1 ? 0 : x % y)
    }
    if let x = a.asExact, let y = b.asExact {
      if y.mantissa == 0 { throw Failure(code: "division-by-zero", "remainder of a division by zero") }
      if let (p, q, scale) = ExactNumber.aligned(x, y) {
        return .decimal(ExactNumber(mantissa: q == -1 ? 0 : p % q, scale: scale))
      }
    }
    guard let x = a.asDouble, let y = b.asDouble else { throw operandFailure("%", a, b) }
    return .float(x.truncatingRemainder(dividingBy: y))
  }

  @inline(never) func negate(_ a: Value) throws -> Value {
    switch a {
    case .int(let x):
      if x == Int.min { throw overflow("-") }
      return .int(-x)
    case .float(let x): return .float(-x)
    case .decimal(let x): return .decimal(ExactNumber(mantissa: -x.mantissa, scale: x.scale))
    case .duration(let x):
      return try heap.duration(
        months: 0 &- x.months, days: 0 &- x.days, microseconds: 0 &- x.microseconds)
    default:
      throw Failure(code: "type", "`-` needs a number, not \(a.kindName)")
    }
  }

  func operandFailure(_ operation: String, _ a: Value, _ b: Value) -> Failure {
    var hint: String?
    if a.isNull || b.isNull {
      hint = "one side is nil: give it a value with `?? …`"
    } else if operation == "+", a.kind == .string || b.kind == .string {
      let other = a.kind == .string ? b : a
      hint =
        "only text is joined to text: write `\\(…)` inside the string, or `String(x)` for \(other.kindName)"
    } else if a.kind == .string || b.kind == .string {
      hint = "convert the text first: `Int(text)`, `Decimal(text)`"
    }
    return Failure(
      code: "type", "`\(operation)` does not work on \(a.kindName) and \(b.kindName)", hint: hint)
  }

  /// In a pattern: equal, or within a range; unlike kinds don't match.
  func matches(_ value: Value, _ pattern: Value) -> Bool {
    if case .range(let range) = pattern {
      if case .range = value { return Value.isSame(value, pattern) }
      return contains(range, value)
    }
    return Value.isSame(value, pattern)
  }

  /// Whether a range contains a value; a bound of nil is open.
  public func contains(_ range: RangeObject, _ value: Value) -> Bool {
    if !range.lower.isNull {
      guard let order = try? Value.compare(range.lower, value), order <= 0 else { return false }
    }
    if !range.upper.isNull {
      guard let order = try? Value.compare(value, range.upper), order < 0 || (order == 0 && range.isClosed)
      else {
        return false
      }
    }
    return !(range.lower.isNull && range.upper.isNull && value.isNull)
  }

  func notBool(_ value: Value) -> Failure {
    var hint: String?
    switch value {
    case .null: hint = "test for nil: `x != nil`, or `if let x`"
    case .int: hint = "compare it: `n != 0`"
    case .string, .list, .record: hint = "ask whether it holds something: `!x.isEmpty`"
    default: break
    }
    return Failure(code: "type", "a condition must be a Bool, not \(value.kindName)", hint: hint)
  }

  /// Puts a text together: a template, with the texts of registers where it has U+0000.
  @inline(never) func concatenate(_ target: Register, _ template: Register, _ values: Register) throws {
    guard template.tag == ValueLayout.string else { return }
    let form = template.object(StringObject.self)
    let short = form._withUnsafeGuaranteedRef { Machine.shortText($0, values) }
    let text = try short ?? form._withUnsafeGuaranteedRef { try longText($0.text, values) }
    try charge(text.utf8.count / 64)
    try heap.check(text.utf8.count)
    target.put(new: StringObject(text, meter: heap.meter), ValueLayout.string)
  }

  private func longText(_ template: String, _ values: Register) throws -> String {
    var text = ""
    var value = values
    for (k, part) in template.utf8.split(separator: 0, omittingEmptySubsequences: false).enumerated() {
      if k > 0 {
        switch value.pointee {
        case .string(let object):
          try heap.check(text.utf8.count + object.text.utf8.count)
          try text.grow(by: object.text, pause)
        case .int(let number): text += String(number)
        case .null:
          text += "nil"
          warnOfNil()
        default: text += self.text(value.pointee)
        }
        value += 1
      }
      text += String(part) ?? ""
    }
    return text
  }

  /// The same of texts and Ints alone, if it is short.
  private static func shortText(_ template: StringObject, _ values: Register) -> String? {
    let capacity = 256
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity + 16) { buffer -> String? in
      guard let start = buffer.baseAddress else { return nil }
      if let (bits, count) = template.shortASCII {
        // Above the text that is made.
        ShortText.store(bits, at: start + capacity)
        return shortText(start + capacity, count, values, start, capacity)
      }
      return template.text.utf8.withContiguousStorageIfAvailable { bytes -> String? in
        guard let form = bytes.baseAddress else { return nil }
        return shortText(form, bytes.count, values, start, capacity)
      } ?? nil
    }
  }

  @inline(__always) private static func shortText(
    _ template: UnsafePointer<UInt8>, _ count: Int, _ values: Register, _ start: UnsafeMutablePointer<UInt8>,
    _ capacity: Int
  ) -> String? {
    // Whatever stands for a value writes up to twenty bytes, the rest of the template comes on top.
    let limit = capacity - count - 20
    var end = 0
    var value = values
    for k in 0..<count {
      let byte = template[k]
      if byte != 0 {
        start[end] = byte
        end &+= 1
        continue
      }
      guard end <= limit else { return nil }
      switch value.tag {
      case ValueLayout.string:
        let added = value.object(StringObject.self)._withUnsafeGuaranteedRef {
          write($0, at: start + end, room: limit - end)
        }
        guard let added else { return nil }
        end &+= added
      case ValueLayout.int: end &+= write(value.integer, at: start + end)
      default: return nil
      }
      value += 1
    }
    return String(copying: start, count: end)
  }

  /// Writes a text and says how many bytes it took; nil if there is no room for it.
  ///
  /// - Parameter room: bytes from `start` on, beyond which there are sixteen more.
  @inline(__always) private static func write(
    _ object: StringObject, at start: UnsafeMutablePointer<UInt8>, room: Int
  ) -> Int? {
    if let (bits, count) = object.shortASCII {
      ShortText.store(bits, at: start)
      return count
    }
    return object.text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard let source = bytes.baseAddress, bytes.count > 0 else { return 0 }
      guard bytes.count <= room else { return nil }
      start.update(from: source, count: bytes.count)
      return bytes.count
    } ?? nil
  }

  /// Writes a number in digits and says how many bytes it took, at most twenty.
  private static func write(_ number: Int, at start: UnsafeMutablePointer<UInt8>) -> Int {
    var rest = number.magnitude
    if number >= 0, rest < 10 {
      start[0] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest)
      return 1
    }
    var length = number < 0 ? 2 : 1
    var bound: UInt = 10
    while rest >= bound {
      length += 1
      // At most 10 to the 19th.
      bound &*= 10
    }
    if number < 0 { start[0] = UInt8(ascii: "-") }
    var place = length - 1
    repeat {
      start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      place -= 1
    } while rest > 0
    return length
  }

  private func warnOfNil() { nilInTextHandler?() }
}
