/// A running total of numbers or durations: Ints checked, Decimals exact, Floats once one is among them.
struct Sum {
  private let caller: String
  private var integer = 0
  private var exact: ExactNumber?
  private var float: Double?
  /// What rounding took from the Floats so far (Kahan and Neumaier's summation).
  private var lost = 0.0
  private var months = 0
  private var days = 0
  private var microseconds = 0
  private var hasNumbers = false
  private var hasDurations = false
  private(set) var count = 0

  init(_ caller: String) { self.caller = caller }

  @inline(__always) mutating func add(_ value: Value) throws {
    count += 1
    if case .int(let number) = value, exact == nil, float == nil {
      hasNumbers = true
      let (sum, overflow) = integer.addingReportingOverflow(number)
      if overflow { throw overflowFailure("the Ints, which have 64 bits") }
      integer = sum
      return
    }
    try addOther(value)
  }

  private mutating func addOther(_ value: Value) throws {
    switch value {
    case .int, .decimal, .float: hasNumbers = true
    case .duration: hasDurations = true
    default: throw kindFailure(value)
    }
    if hasNumbers, hasDurations {
      throw Failure(code: "type", "`\(caller)` finds numbers and Durations together")
    }
    switch value {
    case .duration(let duration):
      let (m, o1) = months.addingReportingOverflow(duration.months)
      let (d, o2) = days.addingReportingOverflow(duration.days)
      let (u, o3) = microseconds.addingReportingOverflow(duration.microseconds)
      if o1 || o2 || o3 { throw overflowFailure("what a Duration can hold") }
      (months, days, microseconds) = (m, d, u)
    case .float(let number): addFloat(number)
    default:
      if float != nil {
        addFloat(value.asDouble ?? 0)
      } else if let number = value.asExact {
        guard let sum = ExactNumber.add(exact ?? ExactNumber(integer), number) else {
          throw overflowFailure("the Decimals, which have 18 digits")
        }
        exact = sum
      }
    }
  }

  private mutating func addFloat(_ number: Double) {
    let total = float ?? exact?.asDouble ?? Double(integer)
    let sum = total + number
    if sum.isFinite {
      lost += total.magnitude >= number.magnitude ? (total - sum) + number : (number - sum) + total
    }
    float = sum
  }

  /// The total: 0 of nothing.
  func value(_ heap: Heap) throws -> Value {
    if hasDurations {
      return try heap.duration(months: months, days: days, microseconds: microseconds)
    }
    if let float { return .float(float + (float.isFinite ? lost : 0)) }
    if let exact { return .decimal(exact) }
    return .int(integer)
  }

  /// The mean: nil of nothing, a Duration of Durations, else a Float.
  func average(_ heap: Heap) throws -> Value {
    guard count > 0 else { return .null }
    if hasDurations {
      return try DateArithmetic.divide(
        DurationObject(months: months, days: days, microseconds: microseconds, meter: nil), by: .int(count),
        heap: heap)
    }
    return .float((try value(heap).asDouble ?? 0) / Double(count))
  }

  private func kindFailure(_ value: Value) -> Failure {
    Failure(
      code: "type", "`\(caller)` takes numbers, and element \(count - 1) is \(value.kindName)",
      hint: value.isNull
        ? "leave the gaps out: `.compacted()`"
        : value.asText != nil ? "convert the text first: `.compactMap { Decimal($0) }`" : nil)
  }

  private func overflowFailure(_ what: String) -> Failure {
    Failure(
      code: "overflow", "`\(caller)` leads outside \(what)",
      hint: "Floats reach further: `.map { Float($0) }`")
  }
}
