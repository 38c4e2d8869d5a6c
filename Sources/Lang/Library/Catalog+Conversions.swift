/// `Int(…)`, `String(…)` and their like: a text that is not one gives nil, a number that can't be one is a failure.
extension Catalog {
  func addConversionFunctions() {
    function("Int(_ value: Any?, radix: Int = 10)") { call in
      switch call[0] {
      case .int: return call[0]
      case .float(let x):
        guard let number = Int(exactly: x.rounded(.towardZero)) else {
          throw call.refused(x.isNaN ? "NaN is no Int" : "\(x) lies outside the Ints, which have 64 bits")
        }
        return .int(number)
      case .decimal(let x): return .int(x.mantissa / ExactNumber.power(Int(x.scale)))
      case .string(let string):
        let radix = try call.radix(1)
        try call.chargeText(string.text)
        return Int(string.text, radix: radix).map { .int($0) } ?? .null
      case .null: return .null
      default: throw call.mismatch(0, "a number or a String")
      }
    }
    function("Float(_ value: Any?)") { call in
      switch call[0] {
      case .string(let string):
        try call.chargeText(string.text)
        return NumberText.float(string.text).map { .float($0) } ?? .null
      case .null: return .null
      default:
        guard let number = call[0].asDouble else { throw call.mismatch(0, "a number or a String") }
        return .float(number)
      }
    }
    function("Decimal(_ value: Any?)") { call in
      switch call[0] {
      case .decimal: return call[0]
      case .int(let x):
        let exact = ExactNumber(x)
        guard exact.isInRange else { throw call.refused("\(x) has more than the 18 digits of a Decimal") }
        return .decimal(exact)
      case .float(let x):
        guard let exact = ExactNumber(shown: x) else {
          throw call.refused("\(x) has more than the 18 digits of a Decimal")
        }
        return .decimal(exact)
      case .string(let string):
        try call.chargeText(string.text)
        return ExactNumber(string.text.utf8).map { .decimal($0) } ?? .null
      case .null: return .null
      default: throw call.mismatch(0, "a number or a String")
      }
    }
    function("String(_ value: Any?, radix: Int?, uppercase: Bool = false)") { call in
      if call.given(1) {
        let radix = try call.radix(1)
        return try call.heap.string(
          String(try call.int(0), radix: radix, uppercase: try call.bool(2, default: false)))
      }
      if case .string = call[0] { return call[0] }
      return try call.heap.string(try call.text(of: call[0]))
    }
    function("Bool(_ value: Any?)") { call in
      switch call[0] {
      case .bool: return call[0]
      case .string(let string):
        return string.text == "true" ? .bool(true) : string.text == "false" ? .bool(false) : .null
      case .null: return .null
      default:
        throw Failure(
          code: "type", "`Bool` takes a String or a Bool, not \(call[0].kindName)",
          hint: "compare: `x != 0`")
      }
    }
    function("Symbol(_ name: String)") { call in
      let name = try call.string(0)
      guard ValueText.isIdentifier(name) else {
        throw call.refused(
          "a symbol is a name of letters, digits and `_`, not \(call.machine.valueText.quoted(call[0]))")
      }
      return try call.heap.symbol(name)
    }
    property("name", on: [.symbol, .type]) { call in
      switch call[0] {
      case .symbol(let symbol): return .string(symbol.name)
      case .type(let type): return try call.heap.string(type.name)
      default: throw call.mismatched(0, "a symbol")
      }
    }
  }
}

extension NativeCall {
  fileprivate func radix(_ index: Int) throws -> Int {
    let radix = try int(index, default: 10)
    guard radix >= 2, radix <= 36 else { throw refused("`radix` must lie in 2...36, but is \(radix)") }
    return radix
  }
}

/// Numbers as text has them.
enum NumberText {
  /// `-12.5e3`: digits with at most one point and an exponent; no `nan`, `inf` or hexadecimal digits.
  static func float(_ text: String) -> Double? {
    var digits = 0
    var points = 0
    var exponents = 0
    var exponentDigits = 0
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case 48...57: if exponents > 0 { exponentDigits += 1 } else { digits += 1 }
      case UInt8(ascii: "."):
        guard points == 0, exponents == 0 else { return nil }
        points += 1
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard exponents == 0, digits > 0 else { return nil }
        exponents += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        guard previous == 0 || previous | 32 == UInt8(ascii: "e") else { return nil }
      default: return nil
      }
      previous = byte
    }
    guard digits > 0, exponents == 0 || exponentDigits > 0, let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }
}
