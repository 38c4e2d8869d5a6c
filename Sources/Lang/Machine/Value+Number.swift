extension Value {
  /// Any number as a Double.
  public var asDouble: Double? {
    switch self {
    case .int(let value): Double(value)
    case .float(let value): value
    case .decimal(let value): value.asDouble
    default: nil
    }
  }

  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }

  /// An Int or Decimal, exactly.
  public var asExact: ExactNumber? {
    switch self {
    case .int(let value): ExactNumber(value)
    case .decimal(let value): value
    default: nil
    }
  }

  public var isNumber: Bool {
    switch self {
    case .int, .float, .decimal: true
    default: false
    }
  }

  public var asText: String? { if case .string(let object) = self { object.text } else { nil } }
}
