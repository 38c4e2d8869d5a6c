import Testing

/// `--now`, `--timezone`, `--locale`: the same bytes each time.
struct RepeatableRunTests {
  @Test func nowIsReadInTheRunsZone() throws {
    let result = try Tool().run("-e", "now()", "--now", "2026-11-30T09:30", "--timezone", "Europe/Paris")
    #expect(result.output == "2026-11-30T09:30+01:00\n")
  }

  @Test func aDateIsItsFirstMoment() throws {
    #expect(try Tool().run("-e", "now()", "--now", "2026-11-30").output.hasPrefix("2026-11-30T00:00"))
  }

  @Test func theZoneOfTheEnvironmentCounts() throws {
    var tool = try Tool()
    tool.environment["TZ"] = "Asia/Tokyo"
    #expect(try tool.run("-e", "now()", "--now", "2026-11-30T00:00Z").output == "2026-11-30T09:00+09:00\n")
  }

  @Test func wrongTimesAreTold() throws {
    let result = try Tool().run("-e", "now()", "--now", "tomorrow")
    #expect(result.messages.contains("but has “tomorrow”"))
    #expect(result.status == 2)
  }

  @Test func unknownZonesAreTold() throws {
    let result = try Tool().run("-e", "now()", "--timezone", "Mars/Olympus")
    #expect(result.messages.contains("knows no zone “Mars/Olympus”"))
    #expect(result.status == 2)
  }

  @Test func unlikelyLocalesAreTold() throws {
    let result = try Tool().run("-e", "1", "--locale", "de DE")
    #expect(result.messages.contains("`--locale` needs a locale"))
    #expect(result.status == 2)
  }
}
