extension CivilDuration: CustomStringConvertible {
  /// The duration as it is written: `1y2mo`, `2w`, `1h30m`, `1s500ms`, `-45m`, `0s`.
  public var description: String {
    if isZero { return "0s" }
    let signs = [months.signum(), days.signum(), Int(microseconds.signum())].filter { $0 != 0 }
    let oneSign = signs.allSatisfy { $0 == signs[0] }
    if oneSign, signs[0] < 0, let positive = negated { return "-" + positive.description }
    var text = ""
    func add(_ count: Int, _ unit: String) {
      if count != 0 { text += "\(count)\(unit)" }
    }
    add(months / 12, "y")
    add(months % 12, "mo")
    if days % 7 == 0 { add(days / 7, "w") } else { add(days, "d") }
    let micro = Int(microseconds)
    add(micro / 3_600_000_000, "h")
    add(micro / 60_000_000 % 60, "m")
    add(micro / 1_000_000 % 60, "s")
    add(micro / 1000 % 1000, "ms")
    add(micro % 1000, "us")
    return text
  }

  /// Reads `1h30m`, `2d`, `-45m`, `1.5h` (the fraction only on weeks, hours, minutes, seconds and below) and
  /// ISO 8601's `PT1H30M`, `P1Y2M3D`, `P2W`. Nil if it is none of these.
  public init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    var sign = 1
    if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
      sign = first == UInt8(ascii: "-") ? -1 : 1
      bytes.removeFirst()
    }
    let iso = bytes.first == UInt8(ascii: "P")
    if iso { bytes.removeFirst() }
    var result = CivilDuration.zero
    var inTime = !iso
    var parts = 0
    var last = -1
    while !bytes.isEmpty {
      if iso, bytes.first == UInt8(ascii: "T") {
        guard last < 10, bytes.count > 1 else { return nil }
        inTime = true
        last = 10
        bytes.removeFirst()
        continue
      }
      guard let (whole, fraction) = Self.number(&bytes) else { return nil }
      let letters = bytes.prefix { $0 >= UInt8(ascii: "A") }
      guard let unit = Self.unit(iso ? letters.prefix(1) : letters, iso: iso, inTime: inTime),
        unit.rank > last
      else { return nil }
      last = unit.rank
      bytes = bytes.dropFirst(iso ? 1 : letters.count)
      guard result.add(whole, fraction, unit) else { return nil }
      parts += 1
    }
    guard parts > 0, let signed = result.multiplied(by: sign) else { return nil }
    self = signed
  }

  /// A unit: its size in one of the three parts, and its place in the order largest to smallest.
  private struct Unit {
    var months = 0
    var days = 0
    var microseconds: Int64 = 0
    var rank: Int
  }

  /// A number with up to nine decimals, as a whole and billionths.
  private static func number(_ bytes: inout ArraySlice<UInt8>) -> (Int, Int)? {
    func digits() -> ArraySlice<UInt8> { bytes.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } }
    let whole = digits()
    guard !whole.isEmpty, let value = Int(String(decoding: whole, as: UTF8.self)) else { return nil }
    bytes = bytes.dropFirst(whole.count)
    guard let point = bytes.first, point == UInt8(ascii: ".") || point == UInt8(ascii: ",") else {
      return (value, 0)
    }
    bytes.removeFirst()
    let decimals = digits()
    guard !decimals.isEmpty else { return nil }
    bytes = bytes.dropFirst(decimals.count)
    var billionths = 0
    for place in 0..<9 {
      let index = decimals.startIndex + place
      billionths = billionths * 10 + (index < decimals.endIndex ? Int(decimals[index]) - 48 : 0)
    }
    return (value, billionths)
  }

  private static func unit(_ letters: ArraySlice<UInt8>, iso: Bool, inTime: Bool) -> Unit? {
    let name = String(decoding: letters, as: UTF8.self)
    if iso {
      switch (name, inTime) {
      case ("Y", false): return Unit(months: 12, rank: 0)
      case ("M", false): return Unit(months: 1, rank: 1)
      case ("W", false): return Unit(days: 7, rank: 2)
      case ("D", false): return Unit(days: 1, rank: 3)
      case ("H", true): return Unit(microseconds: 3_600_000_000, rank: 11)
      case ("M", true): return Unit(microseconds: 60_000_000, rank: 12)
      case ("S", true): return Unit(microseconds: 1_000_000, rank: 13)
      default: return nil
      }
    }
    switch name {
    case "y": return Unit(months: 12, rank: 0)
    case "mo": return Unit(months: 1, rank: 1)
    case "w": return Unit(days: 7, rank: 2)
    case "d": return Unit(days: 1, rank: 3)
    case "h": return Unit(microseconds: 3_600_000_000, rank: 11)
    case "m": return Unit(microseconds: 60_000_000, rank: 12)
    case "s": return Unit(microseconds: 1_000_000, rank: 13)
    case "ms": return Unit(microseconds: 1000, rank: 14)
    case "us": return Unit(microseconds: 1, rank: 15)
    default: return nil
    }
  }

  private mutating func add(_ whole: Int, _ billionths: Int, _ unit: Unit) -> Bool {
    let part = CivilDuration(months: unit.months, days: unit.days, microseconds: unit.microseconds)
    guard let product = part.multiplied(by: whole), let sum = adding(product) else { return false }
    self = sum
    guard billionths != 0 else { return true }
    guard unit.microseconds != 0 else { return false }
    // Below 3.6e9 * 1e9, within Int64; what is finer than a microsecond is cut.
    let (total, overflow) = microseconds.addingReportingOverflow(
      unit.microseconds * Int64(billionths) / 1_000_000_000)
    microseconds = total
    return !overflow
  }
}
