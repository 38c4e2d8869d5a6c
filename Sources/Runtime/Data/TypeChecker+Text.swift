import Lang

extension ValueType {
  /// Whether a loader makes this of text.
  var isConvertible: Bool {
    switch self {
    case .bool, .int, .float, .decimal, .number, .date, .time, .dateTime, .duration, .choice: true
    default: false
    }
  }
}

/// Text of files to values of a declared type.
extension TypeChecker {
  func convert(_ text: String, _ type: ValueType, _ field: FieldPlan?) -> Value? {
    var text = text
    return text.withUTF8 { bytes in
      convert(CellText(bytes.baseAddress ?? TypeChecker.nothing, bytes.count), type, field)
    }
  }

  private static var nothing: UnsafePointer<UInt8> { StaticString("").utf8Start }

  /// The value, or nil with `reason` set. Spaces around it don't matter.
  func convert(_ text: CellText, _ type: ValueType, _ field: FieldPlan?) -> Value? {
    if let value = convertExactly(text, type, field) { return value }
    let trimmed = text.trimmed
    if trimmed.isEmpty {
      reason = "empty; `\(type.name)?` would allow that"
      return nil
    }
    if trimmed.count != text.count, let value = convertExactly(trimmed, type, field) { return value }
    reason = whyNot(trimmed, type, field)
    return nil
  }

  @inline(__always)
  private func convertExactly(_ text: CellText, _ type: ValueType, _ field: FieldPlan?) -> Value? {
    guard !text.isEmpty else { return nil }
    switch type {
    case .int: return (text.plainInt ?? lenientInt(text)).map { .int($0) }
    case .decimal: return (text.plainDecimal ?? lenientDecimal(text)).map { .decimal($0) }
    case .float: return text.double.map { .float($0) }
    case .number: return number(text)
    case .bool:
      if text.equalsIgnoringCase("true") { return .bool(true) }
      return text.equalsIgnoringCase("false") ? .bool(false) : nil
    case .date, .time, .dateTime: return moment(text, type, field)
    case .duration: return WrittenDuration(text).flatMap { try? $0.value(in: machine.heap) }
    case .choice(let choice): return symbol(text, choice)
    default: return nil
    }
  }

  private func number(_ text: CellText) -> Value? {
    if let value = text.plainInt { return .int(value) }
    if let value = text.plainDecimal { return .decimal(value) }
    return text.double.map { .float($0) }
  }

  /// With zeros in front or a `+`, which a declared type settles the meaning of.
  private func lenientInt(_ text: CellText) -> Int? {
    let part = withoutSign(text)
    return part.count > 0 && part.count <= 30 && isDigit(part[0]) ? Int(text.string) : nil
  }

  private func lenientDecimal(_ text: CellText) -> ExactNumber? {
    let part = withoutSign(text)
    guard part.count > 0, part.count <= 40 else { return nil }
    var zeros = 0
    while zeros + 1 < part.count, part[zeros] == 48, isDigit(part[zeros + 1]) { zeros += 1 }
    var digits = CellText(part.start + zeros, part.count - zeros).string
    if digits.utf8.first == UInt8(ascii: ".") { digits = "0" + digits }
    let isNegative = text[0] == UInt8(ascii: "-")
    var signed = (isNegative ? "-" : "") + digits
    return signed.withUTF8 { bytes in bytes.baseAddress.flatMap { CellText($0, bytes.count).plainDecimal } }
  }

  private func withoutSign(_ text: CellText) -> CellText {
    text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-")
      ? CellText(text.start + 1, text.count - 1) : text
  }

  private func moment(_ text: CellText, _ type: ValueType, _ field: FieldPlan?) -> Value? {
    let written: WrittenDate
    if let reader = field?.dateReader {
      guard let read = reader(text.string) else { return nil }
      written = read
    } else if let days = text.isoDate {
      written = WrittenDate(days: days)
    } else if let dateTime = text.isoDateTime {
      written = dateTime
    } else if let time = text.isoTime {
      written = WrittenDate(days: nil, microseconds: time)
    } else {
      return nil
    }
    switch type {
    case .date:
      // A time of day would be lost; midnight says nothing.
      guard let days = written.days, written.microseconds ?? 0 == 0, CivilDate.range.contains(days) else {
        return nil
      }
      return .date(days)
    case .time:
      guard let time = written.microseconds, written.days == nil || field?.dateReader != nil else {
        return nil
      }
      return .time(time)
    default: return instant(of: written, in: machine.environment)
    }
  }

  private func symbol(_ text: CellText, _ choice: ChoiceType) -> Value? {
    let known = symbols[ObjectIdentifier(choice)] ?? remember(choice)
    for entry in known where entry.bytes.count == text.count {
      var isSame = true
      for i in 0..<text.count where entry.bytes[i] != text[i] {
        isSame = false
        break
      }
      if isSame { return entry.value }
    }
    return nil
  }

  private func remember(_ choice: ChoiceType) -> [KnownSymbol] {
    let meter = machine.heap.meter
    let known = choice.cases.filter(\.payload.isEmpty).map { one in
      KnownSymbol(
        bytes: Array(one.name.utf8),
        value: .symbol(SymbolObject(name: StringObject(one.name, meter: meter), meter: meter)))
    }
    symbols[ObjectIdentifier(choice)] = known
    return known
  }

  private func whyNot(_ text: CellText, _ type: ValueType, _ field: FieldPlan?) -> String {
    switch type {
    case .int:
      if let decimal = text.plainDecimal, decimal.scale > 0 { return "an Int has no decimals" }
      if text.pointOfPlainNumber == text.count { return "more than the 64 bits of an Int" }
      return grouped(text) ?? "not an Int"
    case .decimal:
      if text.pointOfPlainNumber >= 0 { return "more than the 18 digits of a Decimal" }
      return grouped(text) ?? (text.double != nil ? "a Decimal has no exponent" : "not a Decimal")
    case .float, .number: return grouped(text) ?? "not a number"
    case .bool: return "not a Bool: `true` or `false`"
    case .date, .time, .dateTime: return notAMoment(text, type, field)
    case .duration: return "not a duration: `1h30m` or `PT1H30M`"
    case .choice(let choice): return notAChoice(text.string, choice)
    default: return "not \(type.phrase)"
    }
  }

  private func grouped(_ text: CellText) -> String? {
    guard isDigit(withoutSign(text).count > 0 ? withoutSign(text)[0] : 0) else { return nil }
    for i in 0..<text.count where text[i] == UInt8(ascii: ",") {
      return "a number in data has no commas: declare a String to keep it"
    }
    return nil
  }

  private func notAMoment(_ text: CellText, _ type: ValueType, _ field: FieldPlan?) -> String {
    if let format = field?.field.format {
      if case .date = type, let read = field?.dateReader?(text.string), read.microseconds ?? 0 != 0 {
        return "has a time of day: declare a DateTime to keep it"
      }
      return "not written as \"\(ReadableText.short(format))\""
    }
    if case .date = type, text.isoDateTime != nil {
      return "has a time of day: declare a DateTime to keep it"
    }
    let example =
      switch type {
      case .date: "2026-11-30"
      case .time: "09:30"
      default: "2026-11-30T09:30"
      }
    return "not \(type.phrase) such as \(example); `as \"…\"` names another form"
  }
}

/// A case's name in bytes with its symbol.
struct KnownSymbol {
  let bytes: [UInt8]
  let value: Value
}
