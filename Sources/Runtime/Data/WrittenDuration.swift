import Lang

/// A duration in data: as the language writes it (`1h30m`, `-90s`, `2d`) or as ISO 8601 does (`P1DT2H30M`).
struct WrittenDuration {
  var months = 0
  var days = 0
  var microseconds = 0

  init?(_ text: CellText) {
    var i = 0
    let isNegative = text.count > 0 && text[0] == UInt8(ascii: "-")
    if isNegative { i = 1 }
    let isISO = i < text.count && text[i] == UInt8(ascii: "P")
    if isISO { i += 1 }
    var isTime = !isISO
    var parts = 0
    while i < text.count {
      if isISO, !isTime, text[i] == UInt8(ascii: "T") {
        isTime = true
        i += 1
        continue
      }
      guard let (thousandths, next) = WrittenDuration.number(text, i) else { return nil }
      var end = next
      if isISO {
        end = min(next + 1, text.count)
      } else {
        while end < text.count, text[end] >= 97, text[end] <= 122 { end += 1 }
      }
      guard end > next else { return nil }
      let unit = CellText(text.start + next, end - next).string
      guard add(thousandths, unit, isISO: isISO, isTime: isTime) else { return nil }
      parts += 1
      i = end
    }
    guard parts > 0 else { return nil }
    if isNegative {
      months = -months
      days = -days
      microseconds = -microseconds
    }
  }

  /// A number with up to three decimals, in thousandths.
  private static func number(_ text: CellText, _ start: Int) -> (Int, Int)? {
    var i = start
    var value = 0
    while i < text.count, isDigit(text[i]) {
      guard value < 1_000_000_000_000 else { return nil }
      value = value * 10 + Int(text[i] - 48)
      i += 1
    }
    guard i > start else { return nil }
    value *= 1000
    if i + 1 < text.count, text[i] == UInt8(ascii: "."), isDigit(text[i + 1]) {
      i += 1
      var unit = 100
      while i < text.count, isDigit(text[i]) {
        value += Int(text[i] - 48) * unit
        unit /= 10
        i += 1
      }
    }
    return (value, i)
  }

  private mutating func add(_ thousandths: Int, _ unit: String, isISO: Bool, isTime: Bool) -> Bool {
    let units: [String: (months: Int, days: Int, micros: Int)] =
      isISO
      ? (isTime
        ? ["H": (0, 0, 3_600_000_000), "M": (0, 0, 60_000_000), "S": (0, 0, 1_000_000)]
        : ["Y": (12, 0, 0), "M": (1, 0, 0), "W": (0, 7, 0), "D": (0, 1, 0)])
      : [
        "y": (12, 0, 0), "mo": (1, 0, 0), "w": (0, 7, 0), "d": (0, 1, 0), "h": (0, 0, 3_600_000_000),
        "m": (0, 0, 60_000_000), "s": (0, 0, 1_000_000), "ms": (0, 0, 1_000), "us": (0, 0, 1),
      ]
    guard let size = units[unit] else { return false }
    guard size.micros != 0 || thousandths % 1000 == 0 else { return false }
    let (micros, overflow) = thousandths.multipliedReportingOverflow(by: size.micros)
    if overflow { return false }
    let (total, tooLong) = microseconds.addingReportingOverflow(micros / 1000)
    if tooLong { return false }
    microseconds = total
    months += thousandths / 1000 * size.months
    days += thousandths / 1000 * size.days
    return months < 1_000_000 && days < 100_000_000
  }

  func value(in heap: Heap) throws -> Value {
    try heap.duration(months: months, days: days, microseconds: microseconds)
  }
}
