/// Functions of durations, and the making of them.
extension Catalog {
  func addDurationFunctions() {
    property("months", on: .duration) { call in .int(try call.duration().months) }
    property("days", on: .duration) { call in .int(try call.duration().days) }
    property("hours", on: .duration) { call in .int(try call.duration().microseconds / 3_600_000_000) }
    property("minutes", on: .duration) { call in .int(try call.duration().microseconds / 60_000_000 % 60) }
    property("seconds", on: .duration) { call in .int(try call.duration().microseconds / 1_000_000 % 60) }
    property("milliseconds", on: .duration) { call in .int(try call.duration().microseconds / 1000 % 1000) }
    property("isZero", on: .duration) { call in
      let duration = try call.duration()
      return .bool(duration.months == 0 && duration.days == 0 && duration.microseconds == 0)
    }
    method(
      "total(_ unit: .milliseconds|.seconds|.minutes|.hours|.days|.weeks|.months|.years)", on: .duration
    ) { call in
      try call.total(try call.duration(), try call.symbol(1) ?? "")
    }
    function(
      "Duration(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0, hours: Number = 0, "
        + "minutes: Number = 0, seconds: Number = 0, milliseconds: Number = 0)"
    ) { call in
      let months = try call.scaled(0, by: 12, plus: try call.int(1, default: 0))
      let days = try call.scaled(2, by: 7, plus: try call.int(3, default: 0))
      var microseconds = 0
      for (index, unit) in [(4, 3_600_000_000), (5, 60_000_000), (6, 1_000_000), (7, 1000)] {
        microseconds = try call.scaled(index, by: unit, plus: microseconds)
      }
      return try call.heap.duration(months: months, days: days, microseconds: microseconds)
    }
  }
}

extension NativeCall {
  func duration(_ index: Int = 0) throws -> DurationObject {
    if case .duration(let duration) = self[index] { return duration }
    throw mismatched(index, "a Duration")
  }

  /// `number × unit + rest`, where a fraction is rounded to a whole.
  fileprivate func scaled(_ index: Int, by unit: Int, plus rest: Int) throws -> Int {
    var product: Int?
    switch self[index] {
    case .null: return rest
    case .int(let number):
      let (whole, overflow) = number.multipliedReportingOverflow(by: unit)
      if !overflow { product = whole }
    default: product = Int(exactly: (try double(index) * Double(unit)).rounded())
    }
    guard let product, case (let sum, false) = product.addingReportingOverflow(rest) else {
      throw Failure(code: "overflow", "this leads outside what a Duration can hold")
    }
    return sum
  }

  /// The whole duration in one unit, a Float; only of units that have a fixed length in one another.
  fileprivate func total(_ duration: DurationObject, _ unit: String) throws -> Value {
    let sizes = ["milliseconds": 1000, "seconds": 1_000_000, "minutes": 60_000_000, "hours": 3_600_000_000]
    if let size = sizes[unit] {
      guard duration.months == 0, duration.days == 0 else { throw noTotal(duration, unit) }
      return .float(Double(duration.microseconds) / Double(size))
    }
    switch unit {
    case "days", "weeks":
      guard duration.months == 0, duration.microseconds == 0 else { throw noTotal(duration, unit) }
      return .float(Double(duration.days) / (unit == "days" ? 1 : 7))
    case "months", "years":
      guard duration.days == 0, duration.microseconds == 0 else { throw noTotal(duration, unit) }
      return .float(Double(duration.months) / (unit == "months" ? 1 : 12))
    default:
      throw refused(
        "`.\(unit)` is no unit",
        hint: "there are .milliseconds, .seconds, .minutes, .hours, .days, .weeks, .months and .years")
    }
  }

  private func noTotal(_ duration: DurationObject, _ unit: String) -> Failure {
    refused(
      "\(ValueText.duration(duration)) is no fixed number of \(unit)",
      hint:
        "a day is not always 24 hours, a month not 30 days; `end - start` of two DateTimes is elapsed time")
  }
}
