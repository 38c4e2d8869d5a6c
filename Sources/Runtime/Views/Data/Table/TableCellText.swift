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
  private var scratch: [UInt8] = []

  init(_ machine: Machine) {
    self.machine = machine
    scratch.reserveCapacity(64)
  }

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
      scratch.removeAll(keepingCapacity: true)
      append(number.magnitude, isNegative: number < 0, digits: 1)
      return try scratch.withUnsafeBufferPointer { try body($0, 0) }
    default:
      let fraction = write(value)
      return try scratch.withUnsafeBufferPointer { try body($0, fraction) }
    }
  }

  /// Writes what is neither text nor an Int; answers the cells from the decimal point on.
  private mutating func write(_ value: Value) -> Int {
    scratch.removeAll(keepingCapacity: true)
    switch value {
    case .null, .absent: return 0
    case .bool(let isTrue): scratch.append(contentsOf: (isTrue ? "✓" : "–").utf8)
    case .decimal(let number): return write(number)
    case .float(let number):
      scratch.append(contentsOf: number.description.utf8)
      return scratch.firstIndex(of: UInt8(ascii: ".")).map { scratch.count - $0 } ?? 0
    case .date(let days): write(day: days)
    case .dateTime(let instant):
      let local = instant &+ machine.environment.offset(at: instant) &* 1_000_000
      let dayLength = 86_400_000_000
      var days = local / dayLength
      var time = local % dayLength
      if time < 0 { (days, time) = (days - 1, time + dayLength) }
      write(day: days)
      scratch.append(UInt8(ascii: " "))
      scratch.append(contentsOf: CivilDate.text(ofTime: time).utf8)
    case .symbol(let symbol) where symbol.arguments.isEmpty:
      scratch.append(contentsOf: symbol.name.text.utf8)
    default: scratch.append(contentsOf: machine.text(value).utf8)
    }
    return 0
  }

  private mutating func write(_ number: ExactNumber) -> Int {
    let scale = Int(number.scale)
    append(number.mantissa.magnitude, isNegative: number.mantissa < 0, digits: scale + 1)
    guard scale > 0 else { return 0 }
    scratch.insert(UInt8(ascii: "."), at: scratch.count - scale)
    return scale + 1
  }

  private mutating func write(day: Int) {
    let date = CivilDate(days: day)
    append(date.year.magnitude, isNegative: date.year < 0, digits: 4)
    scratch.append(UInt8(ascii: "-"))
    append(date.month.magnitude, isNegative: false, digits: 2)
    scratch.append(UInt8(ascii: "-"))
    append(date.day.magnitude, isNegative: false, digits: 2)
  }

  /// Writes a number with at least so many digits.
  private mutating func append(_ number: UInt, isNegative: Bool, digits: Int) {
    if isNegative { scratch.append(UInt8(ascii: "-")) }
    var count = 1
    var bound: UInt = 10
    while count < 20, number >= bound {
      count += 1
      let (next, overflow) = bound.multipliedReportingOverflow(by: 10)
      if overflow { break }
      bound = next
    }
    count = max(count, digits)
    let start = scratch.count
    scratch.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: count))
    var rest = number
    var place = scratch.count - 1
    while rest > 0, place >= start {
      scratch[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      place -= 1
    }
  }
}

extension CivilDate {
  /// `09:30`, `09:30:05`: a time of the day in microseconds.
  fileprivate static func text(ofTime microseconds: Int) -> String {
    ValueText().text(.time(microseconds))
  }
}
