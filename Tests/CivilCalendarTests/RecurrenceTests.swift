import CivilCalendar
import Testing

@Suite struct RecurrenceTests {
  static func wall(_ text: some StringProtocol) -> WallTime? {
    let digits = text.filter(\.isNumber).map(String.init)
    func number(_ range: Range<Int>) -> Int { Int(digits[range].joined()) ?? -1 }
    guard digits.count == 14 || digits.count == 8,
      let day = Day(year: number(0..<4), month: number(4..<6), day: number(6..<8)),
      let time = digits.count == 8
        ? .midnight : TimeOfDay(hour: number(8..<10), minute: number(10..<12), second: number(12..<14))
    else { return nil }
    return WallTime(day, time)
  }

  static func text(_ wall: WallTime) -> String {
    "\(wall.day)T\(wall.time.descriptionWithSeconds)".filter { $0 != "-" && $0 != ":" }
  }

  static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  @Test func theFirstFiftyAreThoseOfDateutil() throws {
    var rows = 0
    for line in recurrenceTable.split(separator: "\n") {
      let fields = line.split(separator: " ")
      try #require(fields.count == 5)
      let start = try #require(Self.wall(fields[0]))
      let rule = try RecurrenceRule(String(fields[1]))
      let found = rule.occurrences(from: start).prefix(50).map(Self.text)
      let isRight =
        found.count == Int(fields[2]) && found.last ?? "-" == fields[3]
        && Self.hash(found.joined(separator: "\n")) == UInt64(fields[4], radix: 16)
      #expect(isRight, "\(line): \(found.prefix(3)) … \(found.count) \(found.last ?? "-")")
      rows += 1
    }
    #expect(rows >= 2000)
  }

  @Test func aRuleIsWrittenAsItIsRead() throws {
    for text in [
      "FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU", "FREQ=MONTHLY;COUNT=3;BYDAY=-1FR",
      "FREQ=YEARLY;UNTIL=20261130T083000Z;BYMONTH=1,2;BYSETPOS=-1", "FREQ=DAILY;UNTIL=20261130",
    ] {
      #expect(try RecurrenceRule(text).description == text)
    }
  }

  @Test(arguments: [
    ("", "no FREQ"), ("FREQ=NEVER", "FREQ is"), ("FREQ=DAILY;INTERVAL=0", "INTERVAL is"),
    ("FREQ=DAILY;COUNT=1;UNTIL=20260101", "exclude"),
    ("FREQ=DAILY;BYDAY=XX", "BYDAY has"), ("FREQ=DAILY;BYDAY=0MO", "no weekday"),
    ("FREQ=DAILY;BYMONTH=13", "BYMONTH is"),
    ("FREQ=DAILY;BYMONTHDAY=0", "never 0"), ("FREQ=DAILY;FOO=1", "no part"),
    ("FREQ=DAILY;FREQ=DAILY", "twice"), ("FREQ", "has no ="),
    ("FREQ=DAILY;UNTIL=tomorrow", "UNTIL is"), ("FREQ=DAILY;BYHOUR=", "BYHOUR is"),
    ("FREQ=DAILY;BYDAY=-9223372036854775808MO", "no weekday"),
  ])
  func wrongRulesSaySo(text: String, message: String) {
    let failure = #expect(throws: RecurrenceRule.Failure.self) { try RecurrenceRule(text) }
    #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
  }

  @Test(arguments: [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31",
    "FREQ=SECONDLY;INTERVAL=60;BYSECOND=5",
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MINUTELY;INTERVAL=1440;BYHOUR=3",
    "FREQ=HOURLY;INTERVAL=24;BYHOUR=3;BYDAY=MO",
    "FREQ=WEEKLY;BYSETPOS=20", "FREQ=HOURLY;INTERVAL=1000000;BYMONTH=2;BYMONTHDAY=30",
  ])
  func aRuleThatIsNeverMetEnds(text: String) throws {
    let start = try #require(Self.wall("20260101T120000"))
    var iterator = try RecurrenceRule(text).occurrences(from: start).makeIterator()
    #expect(iterator.next() == nil)
    #expect(iterator.next() == nil)
  }

  @Test func untilInUTCIsComparedInTheZone() throws {
    let zone = try #require(Zone(identifier: "America/New_York"))
    let start = try #require(Self.wall("20260301T230000"))
    let rule = try RecurrenceRule("FREQ=DAILY;UNTIL=20260304T040000Z")
    #expect(Array(rule.occurrences(from: start, in: zone)).map(\.day.day) == [1, 2, 3])
  }

  @Test func skippingGivesTheSameAsCountingThrough() throws {
    var random = Seeded()
    let rules = [
      "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU", "FREQ=MONTHLY;BYDAY=2TU,-1FR",
      "FREQ=YEARLY;BYMONTH=3",
      "FREQ=HOURLY;INTERVAL=7;BYMINUTE=0,30", "FREQ=MINUTELY;INTERVAL=45;BYHOUR=9,10",
      "FREQ=SECONDLY;INTERVAL=3601", "FREQ=DAILY;COUNT=500",
    ]
    for _ in 0..<fuzzIterations(300) {
      let start = WallTime(
        Day(clamping: random.int(15_000...18_000)),
        TimeOfDay(microseconds: Int64(random.int(0...86_399)) * 1_000_000) ?? .midnight)
      let from = WallTime(Day(clamping: Int(start.day.number) + random.int(0...700)))
      let rule = try RecurrenceRule(rules[random.int(0...rules.count - 1)])
      var skipping = rule.occurrences(from: start).iterator(from: from)
      let expected = rule.occurrences(from: start).lazy.filter { $0 >= from }.prefix(5)
      #expect((0..<5).compactMap { _ in skipping.next() } == Array(expected), "\(rule) \(start) \(from)")
    }
  }
}

@Suite struct OddRuleTests {
  @Test func rulesThatNoTextGivesDoNotCrash() {
    var random = Seeded()
    let odd = [Int.min, -1, 0, 1, 31, 400, .max]
    for _ in 0..<fuzzIterations(60) {
      func some() -> [Int] { random.int(0...2) == 0 ? [odd[random.int(0...6)], odd[random.int(0...6)]] : [] }
      var rule = RecurrenceRule(RecurrenceRule.Frequency.allCases[random.int(0...6)])
      rule.interval = odd[random.int(0...6)]
      rule.count = random.int(0...1) == 0 ? nil : odd[random.int(0...6)]
      (rule.bySecond, rule.byMinute, rule.byHour) = (some(), some(), some())
      (rule.byMonth, rule.byMonthDay, rule.byYearDay) = (some(), some(), some())
      (rule.byWeekNumber, rule.bySetPosition) = (some(), some())
      if random.int(0...1) == 0 { rule.byDay = [.init(.monday, ordinal: odd[random.int(0...6)])] }
      _ = Array(rule.occurrences(from: WallTime(random.int(0...1) == 0 ? .epoch : .last)).prefix(3))
    }
  }
}
