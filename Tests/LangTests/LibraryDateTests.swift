import Testing

@testable import Lang

@Suite struct LibraryDateTests {
  let library = Library()

  private func date(_ text: String) throws -> Value { try library.function("Date", .text(text)) }
  private func instant(_ text: String) throws -> Value { try library.function("DateTime", .text(text)) }
  private func duration(_ months: Int = 0, _ days: Int = 0, _ microseconds: Int = 0) -> DurationObject {
    DurationObject(months: months, days: days, microseconds: microseconds, meter: nil)
  }
  private func read(_ name: String, _ value: Value) throws -> String {
    library.show(try library.property(name, value))
  }
  private func add(_ value: Value, _ duration: DurationObject) throws -> String {
    library.show(try DateArithmetic.add(value, duration, machine: library.machine))
  }

  @Test func textsOfDates() throws {
    #expect(library.show(try date("2024-02-29")) == "2024-02-29")
    #expect(library.show(try date("2023-02-29")) == "nil")
    #expect(library.show(try date("2023-2-9")) == "nil")
    #expect(library.show(try date("0000-01-01")) == "nil")
    #expect(library.show(try instant("2026-11-30T09:30")) == "2026-11-30T09:30Z")
    #expect(library.show(try instant("2026-11-30 09:30:05.25")) == "2026-11-30T09:30:05.25Z")
    #expect(library.show(try instant("2026-11-30T09:30+02:00")) == "2026-11-30T07:30Z")
    #expect(library.show(try instant("2026-11-30T25:30")) == "nil")
    #expect(library.show(try library.function("Time", .text("09:30:05"))) == "09:30:05")
    #expect(library.show(try library.function("Time", .text("9:30"))) == "nil")
  }

  @Test func constructsDates() throws {
    #expect(library.show(try library.function("Date", .int(2026), .int(11), .int(30))) == "2026-11-30")
    #expect(
      library.show(try library.function("Date", .absent, .absent, .absent, .int(2026), .int(2)))
        == "2026-02-01")
    #expect(
      library.message { try library.function("Date", .int(2026), .int(2), .int(30)) }
        == "`Date`: there is no day 30 in 2026-02, which has 28")
    #expect(
      library.message { try library.function("Date", .int(Int.max), .int(2), .int(30)) }
        == "this leads outside the calendar, which has the years 1 to 9999")
    #expect(library.show(try library.function("Time", .int(9), .int(30))) == "09:30")
    #expect(
      library.message { try library.function("Time", .int(24)) }.hasPrefix("`Time`: there is no 24 hours"))
  }

  @Test func parts() throws {
    let day = try date("2026-11-30")
    #expect(try read("year", day) == "2026")
    #expect(try read("month", day) == "11")
    #expect(try read("day", day) == "30")
    #expect(try read("weekday", day) == ".monday")
    #expect(try read("isoWeek", try date("2027-01-01")) == "53")
    #expect(try read("isoWeek", try date("2024-12-30")) == "1")
    #expect(try read("isoWeekYear", try date("2024-12-30")) == "2025")
    #expect(try read("dayOfYear", try date("2024-12-31")) == "366")
    #expect(try read("quarter", try date("2024-04-01")) == "2")
    #expect(try read("endOfMonth", try date("1900-02-10")) == "1900-02-28")
    #expect(library.show(try library.method("startOfWeek", day, library.symbol("sunday"))) == "2026-11-29")
    #expect(library.show(try library.method("startOfWeek", day)) == "2026-11-30")
    #expect(library.show(try library.method("next", day, library.symbol("monday"))) == "2026-12-07")
    #expect(library.show(try library.method("next", day, library.symbol("tuesday"))) == "2026-12-01")
    let instant = try instant("2026-11-30T09:31:05.250")
    #expect(try read("hour", instant) == "9")
    #expect(try read("minute", instant) == "31")
    #expect(try read("second", instant) == "5")
    #expect(try read("millisecond", instant) == "250")
    #expect(try read("date", instant) == "2026-11-30")
    #expect(try read("hour", .dateTime(-1)) == "23")
  }

  @Test func addsDurations() throws {
    #expect(try add(try date("2024-01-31"), duration(1)) == "2024-02-29")
    #expect(try add(try date("2024-01-31"), duration(1, 1)) == "2024-03-01")
    #expect(try add(try date("2024-03-31"), duration(-1)) == "2024-02-29")
    #expect(try add(try instant("2024-01-31T10:00"), duration(1, 0, 3_600_000_000)) == "2024-02-29T11:00Z")
    #expect(try add(.time(23 * 3_600_000_000), duration(0, 0, 7_200_000_000)) == "01:00")
    #expect(try add(.time(0), duration(0, 0, -1)) == "23:59:59.999999")
    #expect(
      library.message { try DateArithmetic.add(.date(0), duration(0, 0, 1), machine: library.machine) }
        .hasPrefix("a Date has no time of day"))
    #expect(
      library.message { try DateArithmetic.add(.date(0), duration(Int.max), machine: library.machine) }
        == "this leads outside the calendar, which has the years 1 to 9999")
    #expect(
      library.message { try DateArithmetic.add(.dateTime(0), duration(0, Int.min), machine: library.machine) }
        == "this leads outside the calendar, which has the years 1 to 9999")
    #expect(
      library.message {
        try DateArithmetic.add(.dateTime(0), duration(0, 0, Int.max), machine: library.machine)
      }
        == "this leads outside the calendar, which has the years 1 to 9999")
  }

  @Test func differences() throws {
    let machine = library.machine
    #expect(
      library.show(
        try DateArithmetic.difference(try date("2024-03-01"), try date("2024-02-01"), machine: machine))
        == "29d")
    #expect(
      library.show(
        try DateArithmetic.difference(
          try instant("2024-03-02T01:00"), try instant("2024-03-01T00:30"), machine: machine)) == "24h30m")
    #expect(
      library.message { try DateArithmetic.difference(.date(0), .dateTime(0), machine: machine) }
        == "a Date and a DateTime have no difference")
  }

  @Test func elapsedIsClamped() throws {
    let (start, end) = (try instant("2024-01-01T10:00"), try instant("2024-01-01T14:00"))
    #expect(
      library.show(try library.function("elapsed", start, end, try instant("2024-01-01T11:00"))) == "0.25")
    #expect(
      library.show(try library.function("elapsed", start, end, try instant("2023-01-01T11:00"))) == "0.0")
    #expect(library.show(try library.function("elapsed", start, end, end)) == "1.0")
    #expect(library.show(try library.function("elapsed", start, start, start)) == "0.0")
    #expect(
      library.message { try library.function("elapsed", start, end, .time(0)) }.contains("must be a DateTime")
    )
  }

  @Test func strides() throws {
    let months = Value.duration(duration(1))
    let row = try library.function("stride", try date("2024-01-31"), .absent, try date("2024-04-30"), months)
    #expect(library.show(row) == "[2024-01-31, 2024-02-29, 2024-03-31, 2024-04-30]")
    let back = try library.function("stride", .int(10), .int(0), .absent, .int(-4))
    #expect(library.show(back) == "[10, 6, 2]")
    let tenths = try library.function(
      "stride", .decimal(ExactNumber(mantissa: 0, scale: 1)), .absent,
      .decimal(ExactNumber(mantissa: 3, scale: 1)),
      .decimal(ExactNumber(mantissa: 1, scale: 1)))
    #expect(library.show(tenths) == "[0.0, 0.1, 0.2, 0.3]")
    let hours = try library.function(
      "stride", .time(0), .absent, .time(86_399_000_000), .duration(duration(0, 0, 28_800_000_000)))
    #expect(library.show(hours) == "[00:00, 08:00, 16:00]")
    #expect(
      library.message { try library.function("stride", .int(0), .int(1), .absent, .int(0)) }
        == "`stride`: the step must not be 0")
    #expect(
      library.message { try library.function("stride", .int(0), .absent, .absent, .int(1)) }.contains("`to:`")
    )
    let small = Library(memory: 1 << 20)
    #expect(
      small.message { try small.function("stride", .float(0), .float(1e18), .absent, .float(1)) }
        == "this needs more memory than the limit of 1 MiB")
  }

  @Test func durations() throws {
    let long = Value.duration(duration(14, 9, 5_405_250_000))
    #expect(try read("months", long) == "14")
    #expect(try read("days", long) == "9")
    #expect(try read("hours", long) == "1")
    #expect(try read("minutes", long) == "30")
    #expect(try read("seconds", long) == "5")
    #expect(try read("milliseconds", long) == "250")
    let hours = Value.duration(duration(0, 0, 5_400_000_000))
    #expect(library.show(try library.method("total", hours, library.symbol("hours"))) == "1.5")
    #expect(
      library.message { try library.method("total", long, library.symbol("hours")) }.hasSuffix(
        "is no fixed number of hours"))
    #expect(
      library.show(
        try library.function("Duration", .absent, .int(1), .int(2), .absent, .float(1.5))) == "1mo2w1h30m")
    #expect(
      library.message { try library.function("Duration", .int(Int.max)) }.contains("what a Duration can hold")
    )
    #expect(
      library.show(try DateArithmetic.multiply(duration(1, 2, 3), by: .int(2), heap: library.heap))
        == "2mo4d6us")
    #expect(library.show(try DateArithmetic.divide(duration(0, 14), by: .int(2), heap: library.heap)) == "1w")
    #expect(
      library.message { try DateArithmetic.divide(duration(0, 1), by: .int(2), heap: library.heap) }.contains(
        "fractions"))
    #expect(library.show(try DateArithmetic.ratio(duration(0, 14), duration(0, 7))) == "2.0")
    #expect(
      library.message { try DateArithmetic.ratio(duration(1), duration(0, 7)) }.contains("unlike units"))
  }
}
