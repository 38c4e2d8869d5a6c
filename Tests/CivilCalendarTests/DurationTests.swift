import CivilCalendar
import Testing

@Suite struct DurationTests {
  @Test(arguments: [
    ("1h30m", "1h30m"), ("90m", "1h30m"), ("2d", "2d"), ("14d", "2w"), ("1y2mo", "1y2mo"),
    ("1s500ms", "1s500ms"),
    ("1.5s", "1s500ms"), ("-45m", "-45m"), ("0s", "0s"), ("PT1H30M", "1h30m"), ("P1Y2M3DT4H", "1y2mo3d4h"),
    ("-PT15M", "-15m"), ("P2W", "2w"), ("1mo1m", "1mo1m"), ("250us", "250us"),
  ])
  func readAndWritten(text: String, written: String) throws {
    #expect(try #require(CivilDuration(text)).description == written)
  }

  @Test(arguments: [
    "", "h", "1", "1h1h", "30m1h", "1x", "P", "PT", "P1H", "PT1D", "1.h", "1.5mo", "99999999999999999999h",
    "9999999999999999h", "2562047788.9h", "-", "1 h", "P1D1Y", "T1H",
  ])
  func refused(text: String) {
    #expect(CivilDuration(text) == nil)
  }

  @Test func equalByPartsAndOrderedOnlyWithinAKind() {
    let day = CivilDuration(days: 1)
    let hours = CivilDuration(microseconds: 24 * 3_600_000_000)
    #expect(day != hours)
    #expect(day.isShorter(than: hours) == nil)
    #expect(day.isShorter(than: CivilDuration(days: 2)) == true)
    #expect(CivilDuration.zero.isShorter(than: hours) == true)
    #expect(CivilDuration.zero.isShorter(than: .zero) == false)
  }

  @Test func overflowIsNil() {
    let large = CivilDuration(months: .max)
    #expect(large.adding(CivilDuration(months: 1)) == nil)
    #expect(large.multiplied(by: 2) == nil)
    #expect(CivilDuration(days: .min).negated == nil)
    #expect(Day.epoch.adding(large) == nil)
    #expect(Zone.utc.adding(large, to: .first) == nil)
  }

  @Test func elapsedFractionIsHeldToItsEnds() {
    func at(_ value: Int64) -> Instant { Instant(microseconds: value) }
    #expect(Instant.elapsedFraction(from: at(0), to: at(10), at: at(5)) == 0.5)
    #expect(Instant.elapsedFraction(from: at(0), to: at(10), at: at(-5)) == 0)
    #expect(Instant.elapsedFraction(from: at(0), to: at(10), at: at(50)) == 1)
    #expect(Instant.elapsedFraction(from: at(5), to: at(5), at: at(5)) == 1)
    #expect(Instant.elapsedFraction(from: at(5), to: at(5), at: at(4)) == 0)
    #expect(Instant.elapsedFraction(from: at(.min), to: at(.max), at: at(0)) > 0)
  }
}
