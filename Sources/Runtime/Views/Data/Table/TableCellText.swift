import Lang
import TextLayout

/// What the cells of a column hold, which decides how they are aligned.
struct TableCellKinds: OptionSet {
  let rawValue: UInt8

  static let number = TableCellKinds(rawValue: 1)
  static let bool = TableCellKinds(rawValue: 2)
  /// Dates and times: their digits mean nothing when some are left out.
  static let time = TableCellKinds(rawValue: 4)
  static let text = TableCellKinds(rawValue: 8)
  static let view = TableCellKinds(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ value: Value) {
    switch value {
    case .null, .absent: self = []
    case .int, .float, .decimal: self = .number
    case .bool: self = .bool
    case .date, .time, .dateTime: self = .time
    case .view: self = .view
    default: self = .text
    }
  }
}

/// Writes values as the cells of a table show them, without a String for each number.
///
/// - Nothing for nil, `✓` and `–` for Bools, a symbol's name without the dot.
/// - A DateTime is the wall clock of the run's zone without the zone: `2026-11-30 09:30`.
/// - Everything else as `print` shows it.
struct TableCellText {
  private let machine: Machine
  /// Text of what is not written digit by digit.
  private var text: [UInt8] = []
  /// Digits are written from the end of this buffer towards its start.
  private var digits: [UInt8] = Array(repeating: 0, count: TableCellText.mostDigits)
  private var start = TableCellText.mostDigits

  private static let mostDigits = 48

  init(_ machine: Machine) { self.machine = machine }

  /// Calls the closure with the bytes of a cell and, of a number, how many of them stand from the point on.
  @inline(__always)
  mutating func withBytes<Result>(
    of value: Value, _ body: (_ text: UnsafeBufferPointer<UInt8>, _ fraction: Int) throws -> Result
  ) rethrows -> Result {
    switch value {
    case .string(let string):
      var text = string.text
      return try text.withUTF8 { try body($0, 0) }
    case .int(let number):
      start = TableCellText.mostDigits
      write(number.magnitude, isNegative: number < 0)
      return try withDigits { try body($0, 0) }
    case .decimal(let number):
      start = TableCellText.mostDigits
      let fraction = write(number)
      return try withDigits { try body($0, fraction) }
    case .date(let days):
      start = TableCellText.mostDigits
      write(day: days)
      return try withDigits { try body($0, 0) }
    default:
      let fraction = write(value)
      return try text.withUnsafeBufferPointer { try body($0, fraction) }
    }
  }

  @inline(__always)
  private func withDigits<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try digits.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[start...])) }
  }

  /// Writes what is seldom in long tables; answers the cells from the decimal point on.
  private mutating func write(_ value: Value) -> Int {
    text.removeAll(keepingCapacity: true)
    switch value {
    case .null, .absent: return 0
    case .bool(let isTrue): text.append(contentsOf: (isTrue ? "✓" : "–").utf8)
    case .float(let number):
      text.append(contentsOf: number.description.utf8)
      return text.firstIndex(of: UInt8(ascii: ".")).map { text.count - $0 } ?? 0
    case .dateTime(let instant):
      let local = instant &+ machine.environment.offset(at: instant) &* 1_000_000
      let dayLength = 86_400_000_000
      var days = local / dayLength
      var time = local % dayLength
      if time < 0 { (days, time) = (days - 1, time + dayLength) }
      start = TableCellText.mostDigits
      write(day: days)
      text.append(contentsOf: digits[start...])
      text.append(UInt8(ascii: " "))
      text.append(contentsOf: CivilDate.text(ofTime: time).utf8)
    case .symbol(let symbol) where symbol.arguments.isEmpty:
      text.append(contentsOf: symbol.name.text.utf8)
    default: text.append(contentsOf: machine.text(value).utf8)
    }
    return 0
  }

  // MARK: Digits

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    guard start > 0 else { return }
    start -= 1
    digits[start] = byte
  }

  /// Writes a number before what is there already.
  @inline(__always)
  private mutating func write(_ number: UInt, isNegative: Bool) {
    var rest = number
    repeat {
      put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    if isNegative { put(UInt8(ascii: "-")) }
  }

  private mutating func write(_ number: ExactNumber) -> Int {
    let scale = min(18, Int(number.scale))
    var rest = number.mantissa.magnitude
    for _ in 0..<scale {
      put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    if scale > 0 { put(UInt8(ascii: ".")) }
    write(rest, isNegative: number.mantissa < 0)
    return scale > 0 ? scale + 1 : 0
  }

  private mutating func write(day: Int) {
    let date = CivilDate(days: day)
    two(date.day)
    put(UInt8(ascii: "-"))
    two(date.month)
    put(UInt8(ascii: "-"))
    two(date.year % 100)
    two(date.year / 100)
  }

  @inline(__always)
  private mutating func two(_ number: Int) {
    put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number.magnitude % 10))
    put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number.magnitude / 10 % 10))
  }
}

extension CivilDate {
  /// `09:30`, `09:30:05`: a time of the day in microseconds.
  fileprivate static func text(ofTime microseconds: Int) -> String {
    ValueText().text(.time(microseconds))
  }
}
