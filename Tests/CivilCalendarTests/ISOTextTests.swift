import CivilCalendar
import Testing

@Suite struct ISOTextTests {
  @Test(arguments: [
    ("2026-11-30", "2026-11-30"), ("09:30", "09:30"), ("09:30:15.250", "09:30:15.25"),
    ("2026-11-30 09:30", "2026-11-30T09:30"), ("2026-11-30T09:30:00.000001", "2026-11-30T09:30:00.000001"),
    ("2026-11-30T09:30+02:00", "2026-11-30T07:30:00Z"), ("2026-11-30T09:30:15Z", "2026-11-30T09:30:15Z"),
    ("2026-11-30T09:30:15-0330", "2026-11-30T13:00:15Z"), ("0001-01-01", "0001-01-01"),
  ])
  func read(text: String, expected: String) throws {
    switch try #require(CivilText(iso: text)) {
    case .day(let day): #expect(day.description == expected)
    case .time(let time): #expect(time.description == expected)
    case .wall(let wall): #expect(wall.description == expected)
    case .instant(let instant, _): #expect(instant.description == expected)
    }
  }

  @Test(arguments: [
    "", "2026", "2026-1-1", "2026-02-30", "2026-11-30T", "2026-11-30T9:30", "24:00", "09:60", "09:30:",
    "09:30:15.",
    "2026-11-30T09:30+", "2026-11-30T09:30+25:00", "2026-11-30T09:30Zx", " 2026-11-30", "2026/11/30",
    "20261130",
    "２０２６-11-30", "0000-01-01", "0001-01-01T00:00+01:00", "09:30Z", "2026-11-30Z",
  ])
  func refused(text: String) {
    #expect(CivilText(iso: text) == nil)
  }

  @Test func whatIsWrittenIsReadBack() {
    var random = Seeded()
    for _ in 0..<fuzzIterations(2000) {
      let instant = Instant(microseconds: Int64(random.int(-60_000_000_000...250_000_000_000)) * 1_000_001)
      guard let zone = Zone(offset: random.int(-24...24) * 1800) else { continue }
      #expect(
        CivilText(iso: zone.isoText(of: instant)) == .instant(instant, offset: zone.offset(at: instant)))
    }
  }

  @Test func anyBytesAreReadOrRefused() {
    var random = Seeded()
    let alphabet = Array("0123456789-:T.+Z \u{e9}".utf8)
    for _ in 0..<fuzzIterations(5000) {
      var bytes = Array("2026-11-30T09:30:15.25+02:00".utf8.prefix(random.int(0...28)))
      for _ in 0..<random.int(0...3) where !bytes.isEmpty {
        bytes[random.int(0...bytes.count - 1)] = alphabet[random.int(0...alphabet.count - 1)]
      }
      _ = bytes.withUnsafeBufferPointer { CivilText(iso: $0) }
      _ = CivilDuration(String(decoding: bytes, as: UTF8.self))
    }
  }
}
