/// A time zone: what a wall clock shows at an instant.
///
/// UTC and fixed offsets are plain numbers. A named zone (`Europe/Amsterdam`) reads Foundation's zone data when
/// it is first asked, and keeps what it read by year, so that converting a column of times is a lookup each.
///
/// A wall time that does not exist, because clocks were set forward over it, moves forward by as much as they
/// were (02:30 becomes 03:30). One that exists twice means the earlier instant.
public struct Zone: Hashable, Sendable {
  enum Rule: Sendable {
    case fixed(seconds: Int)
    case named(any ZoneOffsets)
  }

  let rule: Rule
  /// The name it was made with: `UTC`, `+02:00`, `Europe/Amsterdam`.
  public let identifier: String

  /// Coordinated universal time.
  public static let utc = Zone(rule: .fixed(seconds: 0), identifier: "UTC")

  init(rule: Rule, identifier: String) {
    self.rule = rule
    self.identifier = identifier
  }

  /// A zone that is always that many seconds east of UTC, or nil beyond 18 hours.
  public init?(offset seconds: Int) {
    guard abs(max(seconds, -Int.max)) <= 18 * 3600 else { return nil }
    self.init(rule: .fixed(seconds: seconds), identifier: Zone.offsetText(seconds))
  }

  /// The zone of a name: `UTC`, `GMT`, `Z`, an offset such as `+02:00`, or a name of the zone database. Nil if
  /// there is no such zone.
  public init?(identifier: String) {
    switch identifier {
    case "UTC", "GMT", "Z", "Etc/UTC", "Etc/GMT", "utc", "gmt", "z":
      self.init(rule: .fixed(seconds: 0), identifier: "UTC")
      return
    default: break
    }
    var text = identifier
    let offset: Int? = text.withUTF8 { bytes in
      guard let (seconds, end) = ISOText.offset(bytes, 0), end == bytes.count else { return nil }
      return seconds
    }
    if let offset {
      self.init(offset: offset)
      return
    }
    guard let table = ZoneTable.named(identifier) else { return nil }
    self.init(rule: .named(table), identifier: table.identifier)
  }

  /// Seconds as `+02:00`, `-09:30`, `+00:00`, with seconds where there are any.
  public static func offsetText(_ seconds: Int) -> String {
    let size = Int(min(seconds.magnitude, 359_999))
    let text =
      (seconds < 0 ? "-" : "+") + ISOText.two(size / 3600) + ":" + ISOText.two(size / 60 % 60)
    return size % 60 == 0 ? text : text + ":" + ISOText.two(size % 60)
  }

  /// Whether the two have the same name.
  public static func == (left: Zone, right: Zone) -> Bool { left.identifier == right.identifier }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Whether it is UTC or a fixed offset.
  public var isFixed: Bool {
    if case .fixed = rule { true } else { false }
  }
}

extension Zone {
  /// Seconds east of UTC at an instant.
  public func offset(at instant: Instant) -> Int {
    switch rule {
    case .fixed(let seconds): seconds
    case .named(let table): table.offset(at: instant.seconds)
    }
  }

  /// The first instant after the one given, and not after the limit, at which the offset changes.
  public func nextTransition(after instant: Instant, through limit: Instant) -> Instant? {
    guard case .named(let table) = rule, instant < limit,
      let seconds = table.nextTransition(after: instant.seconds, through: limit.seconds)
    else { return nil }
    return Instant(microseconds: seconds * 1_000_000)
  }

  /// Whether daylight saving time holds at an instant.
  public func isDaylightSaving(at instant: Instant) -> Bool {
    guard case .named(let table) = rule else { return false }
    return table.isDaylightSaving(at: instant.seconds)
  }

  /// What the wall clock shows at an instant. Held to the years 1 to 9999.
  public func wallTime(at instant: Instant) -> WallTime {
    let shift = Int64(offset(at: instant)) * 1_000_000
    let (sum, overflow) = instant.microseconds.addingReportingOverflow(shift)
    if !overflow, let wall = WallTime(microseconds: sum) { return wall }
    return instant.microseconds < 0
      ? WallTime(.first) : WallTime(.last, TimeOfDay(unchecked: TimeOfDay.microsecondsPerDay - 1))
  }

  /// The day that it is at an instant.
  public func day(at instant: Instant) -> Day { wallTime(at: instant).day }

  /// What a wall time means: whether it exists once, twice or not at all.
  public enum Resolution: Hashable, Sendable {
    /// The clock shows it once.
    case once(Instant)
    /// Clocks were set back over it: it comes twice.
    case twice(earlier: Instant, later: Instant)
    /// Clocks were set forward over it: it never comes. The instant is that much after the change as the wall
    /// time is after the clock's last reading before it.
    case never(movedForward: Instant)
  }

  /// Which instants a wall time stands for.
  public func resolve(_ wall: WallTime) -> Resolution {
    let local = wall.microseconds
    guard case .named(let table) = rule else {
      return .once(Instant(microseconds: local - Int64(offset(at: .init(microseconds: 0))) * 1_000_000))
    }
    // A day before and after: beyond any offset, so that both sides of a change nearby are seen.
    let seconds = Instant(microseconds: local).seconds
    let before = table.offset(at: seconds - 86_400)
    let after = table.offset(at: seconds + 86_400)
    let first = Instant(microseconds: local - Int64(before) * 1_000_000)
    if before == after { return .once(first) }
    let second = Instant(microseconds: local - Int64(after) * 1_000_000)
    switch (offset(at: first) == before, offset(at: second) == after) {
    case (true, true): return .twice(earlier: min(first, second), later: max(first, second))
    case (true, false): return .once(first)
    case (false, true): return .once(second)
    case (false, false): return .never(movedForward: first)
    }
  }

  /// The instant of a wall time; one that comes twice is the earlier, one that never comes moves forward.
  public func instant(of wall: WallTime) -> Instant {
    switch resolve(wall) {
    case .once(let instant): instant
    case .twice(let earlier, _): earlier
    case .never(let moved): moved
    }
  }

  /// The instant at which a day begins: midnight, or the end of the gap where clocks skip it.
  public func start(of day: Day) -> Instant { instant(of: WallTime(day)) }

  /// How long a day lasts, in microseconds: 23 or 25 hours where clocks change.
  public func length(of day: Day) -> Int64 {
    guard let next = day.adding(days: 1) else { return TimeOfDay.microsecondsPerDay }
    return start(of: day).microseconds(until: start(of: next))
  }

  /// An instant later by a duration: months and days keep the wall clock, the rest is elapsed time. Nil outside
  /// the years 1 to 9999.
  public func adding(_ duration: CivilDuration, to instant: Instant) -> Instant? {
    if duration.months == 0, duration.days == 0 { return instant.adding(microseconds: duration.microseconds) }
    let wall = wallTime(at: instant)
    guard let day = wall.day.adding(months: duration.months)?.adding(days: duration.days) else { return nil }
    return self.instant(of: WallTime(day, wall.time)).adding(microseconds: duration.microseconds)
  }

  /// `2026-11-30T09:30:00+01:00`; UTC is `Z`.
  public func isoText(of instant: Instant) -> String {
    let wall = wallTime(at: instant)
    let seconds = offset(at: instant)
    let zone = seconds == 0 && identifier == "UTC" ? "Z" : Zone.offsetText(seconds)
    return "\(wall.day)T\(wall.time.descriptionWithSeconds)\(zone)"
  }
}
