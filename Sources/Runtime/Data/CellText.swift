import Lang

/// The bytes of one cell, number or word, and what they can be read as. Nothing here allocates.
struct CellText {
  let start: UnsafePointer<UInt8>
  let count: Int

  @inline(__always) init(_ start: UnsafePointer<UInt8>, _ count: Int) {
    self.start = start
    self.count = count
  }

  @inline(__always) subscript(_ index: Int) -> UInt8 { start[index] }

  @inline(__always) var isEmpty: Bool { count == 0 }

  var string: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

  /// The same, which asks on the way through a long one whether to stop.
  func string(_ ask: () throws -> Void) rethrows -> String {
    try String(pieces: UnsafeBufferPointer(start: start, count: count), ask)
  }

  /// Without spaces and tabs at either end.
  var trimmed: CellText {
    var low = 0
    var high = count
    while low < high, start[low] == 32 || start[low] == 9 { low += 1 }
    while high > low, start[high - 1] == 32 || start[high - 1] == 9 { high -= 1 }
    return CellText(start + low, high - low)
  }

  func equals(_ text: StaticString) -> Bool {
    guard text.utf8CodeUnitCount == count else { return false }
    for i in 0..<count where start[i] != text.utf8Start[i] { return false }
    return true
  }

  /// `text` in small letters, whatever the case here.
  func equalsIgnoringCase(_ text: StaticString) -> Bool {
    guard text.utf8CodeUnitCount == count else { return false }
    for i in 0..<count where start[i] | 32 != text.utf8Start[i] { return false }
    return true
  }
}

@inline(__always) func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

/// Numbers.
extension CellText {
  /// `-?(0|[1-9][0-9]*)` that fits in 64 bits.
  var plainInt: Int? {
    var i = 0
    let isNegative = count > 0 && start[0] == UInt8(ascii: "-")
    if isNegative { i = 1 }
    let digits = count - i
    guard digits > 0, digits <= 19, digits == 1 || start[i] != 48 else { return nil }
    var value: UInt = 0
    while i < count {
      let digit = start[i] &- 48
      guard digit < 10 else { return nil }
      value = value &* 10 &+ UInt(digit)
      i &+= 1
    }
    // Nineteen digits can't pass the end of an unsigned word.
    if isNegative { return value <= UInt(Int.max) + 1 ? Int(bitPattern: 0 &- value) : nil }
    return value <= UInt(Int.max) ? Int(bitPattern: value) : nil
  }

  /// Where the point is, if this is `-?(0|[1-9][0-9]*)(\.[0-9]+)?`; `count` without one, -1 if it is no such number.
  var pointOfPlainNumber: Int {
    var i = 0
    if count > 0, start[0] == UInt8(ascii: "-") { i = 1 }
    let first = i
    while i < count, isDigit(start[i]) { i &+= 1 }
    guard i > first, i == first + 1 || start[first] != 48 else { return -1 }
    if i == count { return count }
    guard start[i] == UInt8(ascii: "."), i + 1 < count else { return -1 }
    let point = i
    i &+= 1
    while i < count {
      guard isDigit(start[i]) else { return -1 }
      i &+= 1
    }
    return point
  }

  /// A plain number of at most 18 digits (zeros in front not counted) and 18 decimals.
  var plainDecimal: ExactNumber? {
    let point = pointOfPlainNumber
    return point < 0 ? nil : decimal(point: point)
  }

  @inline(__always) func decimal(point: Int) -> ExactNumber? {
    let scale = point == count ? 0 : count - point - 1
    guard scale <= 18 else { return nil }
    var i = start[0] == UInt8(ascii: "-") ? 1 : 0
    let isNegative = i == 1
    var mantissa = 0
    while i < count {
      if i != point {
        if mantissa > 99_999_999_999_999_999 { return nil }
        mantissa = mantissa &* 10 &+ Int(start[i] &- 48)
      }
      i &+= 1
    }
    return ExactNumber(mantissa: isNegative ? -mantissa : mantissa, scale: UInt8(scale))
  }

  /// Any number as Swift writes it, but not `inf`, `nan` or hexadecimal.
  var double: Double? {
    guard count > 0, count < 400 else { return nil }
    for i in 0..<count {
      switch start[i] {
      case 48...57, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
        UInt8(ascii: "E"):
        continue
      default: return nil
      }
    }
    guard let value = Double(string), value.isFinite else { return nil }
    return value
  }
}
