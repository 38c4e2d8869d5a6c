/// How long a bucket of a timeline is.
public enum BucketStep: Hashable, Sendable {
  /// That many minutes of the wall clock, counted from midnight.
  case minutes(Int)
  /// That many hours of the wall clock, counted from midnight.
  case hours(Int)
  /// That many days, counted from 1970-01-01.
  case days(Int)
  /// That many weeks that begin with a weekday.
  case weeks(Int, firstWeekday: Weekday)
  /// That many months, counted from January.
  case months(Int)

  /// The step that a duration means, or nil if it is not one: mixed kinds, none, negative, or elapsed time that
  /// is not whole minutes or longer than a day. Seven days are a week that begins with the weekday given.
  public init?(_ duration: CivilDuration, firstWeekday: Weekday = .monday) {
    switch (duration.months, duration.days, duration.microseconds) {
    case (1..., 0, 0): self = .months(duration.months)
    case (0, 1..., 0):
      self =
        duration.days % 7 == 0
        ? .weeks(duration.days / 7, firstWeekday: firstWeekday) : .days(duration.days)
    case (0, 0, 60_000_000...TimeOfDay.microsecondsPerDay):
      guard duration.microseconds % 60_000_000 == 0 else { return nil }
      self = .minutes(Int(duration.microseconds / 60_000_000))
    default: return nil
    }
  }
}

/// A stretch of time from one instant up to, not including, another.
public struct Bucket: Hashable, Sendable {
  /// Its first instant.
  public let start: Instant
  /// The first instant after it.
  public let end: Instant
  /// What the wall clock shows when it begins.
  public let wallTime: WallTime

  /// Whether an instant lies in it.
  public func contains(_ instant: Instant) -> Bool { instant >= start && instant < end }
}

/// The buckets of a stretch of time in a zone, one after the other, made as they are asked for.
///
/// Minutes and hours follow the wall clock: a bucket ends when the clock has run to the end of its slot or jumps
/// out of it. A day of 23 hours has therefore no 02:00 bucket of one hour, and one of 25 hours has two; a bucket
/// of six hours is there five or seven hours long. Days, weeks and months begin at midnight.
public struct Buckets: Sequence, Sendable {
  /// The first instant that the buckets cover.
  public let start: Instant
  /// The last instant that they cover.
  public let end: Instant
  /// How long they are.
  public let step: BucketStep
  /// Where the clock hangs.
  public let zone: Zone

  /// The buckets from the one that holds the first instant to the one that holds the last.
  public init(from start: Instant, through end: Instant, by step: BucketStep, in zone: Zone) {
    self.start = Swift.max(start, .first)
    self.end = Swift.min(end, .last)
    self.step = step
    self.zone = zone
  }

  /// The buckets in order.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Gives the buckets in order.
  public struct Iterator: IteratorProtocol {
    private let buckets: Buckets
    private var upcoming: Bucket?

    init(_ buckets: Buckets) {
      self.buckets = buckets
      upcoming =
        buckets.start <= buckets.end ? buckets.step.bucket(holding: buckets.start, in: buckets.zone) : nil
    }

    /// The next bucket.
    public mutating func next() -> Bucket? {
      guard let bucket = upcoming else { return nil }
      upcoming =
        bucket.end <= buckets.end && bucket.end > bucket.start
        ? buckets.step.bucket(from: bucket.end, in: buckets.zone) : nil
      return bucket
    }
  }
}

extension BucketStep {
  /// The bucket that an instant lies in.
  public func bucket(holding instant: Instant, in zone: Zone) -> Bucket {
    let wall = zone.wallTime(at: instant)
    if let length = clockLength {
      // From the slot's beginning, or the clock change inside it that began this bucket.
      var start = zone.start(of: wall.day)
      let slot = wall.time.microseconds / length * length
      let sameOffset = instant.adding(microseconds: slot - wall.time.microseconds) ?? start
      if sameOffset > start, zone.offset(at: sameOffset) == zone.offset(at: instant) { start = sameOffset }
      // Walk: at most a few steps, as only a clock change lies between.
      var bucket = clockBucket(from: start, length: length, in: zone)
      while bucket.end <= instant, bucket.end > bucket.start {
        bucket = clockBucket(from: bucket.end, length: length, in: zone)
      }
      return bucket
    }
    return calendarBucket(from: firstDay(holding: wall.day), in: zone)
  }

  /// The bucket that begins at an instant where another ended.
  func bucket(from start: Instant, in zone: Zone) -> Bucket {
    if let length = clockLength { return clockBucket(from: start, length: length, in: zone) }
    return calendarBucket(from: firstDay(holding: zone.wallTime(at: start).day), in: zone)
  }

  /// Where the last buckets end: just after the last instant there is.
  private static let endOfTime = Instant(microseconds: Instant.last.microseconds + 1)

  /// The slot's length on the clock, if the step is shorter than a day.
  private var clockLength: Int64? {
    switch self {
    case .minutes(let count): Int64(min(max(count, 1), 1440)) * 60_000_000
    case .hours(let count): Int64(min(max(count, 1), 24)) * 3_600_000_000
    case .days, .weeks, .months: nil
    }
  }

  private func clockBucket(from start: Instant, length: Int64, in zone: Zone) -> Bucket {
    let wall = zone.wallTime(at: start)
    let slot = wall.time.microseconds / length
    let slotEnd = min((slot + 1) * length, TimeOfDay.microsecondsPerDay)
    var place = start
    var clock = wall.time.microseconds
    while true {
      let end = place.adding(microseconds: slotEnd - clock) ?? Self.endOfTime
      guard let change = zone.nextTransition(after: place, through: end), change < end else {
        return Bucket(start: start, end: end, wallTime: wall)
      }
      let after = zone.wallTime(at: change)
      guard after.day == wall.day, after.time.microseconds / length == slot else {
        return Bucket(start: start, end: change, wallTime: wall)
      }
      place = change
      clock = after.time.microseconds
    }
  }

  /// The first day of the calendar step that a day lies in.
  private func firstDay(holding day: Day) -> Day {
    func floor(_ number: Int, _ step: Int) -> Int {
      let rest = number % step
      return number - (rest < 0 ? rest + step : rest)
    }
    switch self {
    case .minutes, .hours: return day
    case .days(let count): return Day(clamping: floor(Int(day.number), max(count, 1)))
    case .weeks(let count, let firstWeekday):
      let anchor = Int(Day(unchecked: 4).startOfWeek(firstWeekday: firstWeekday).number)
      let length = min(max(count, 1), 1_000_000) * 7
      return Day(clamping: floor(Int(day.number) - anchor, length) + anchor)
    case .months(let count):
      let index = floor(day.yearMonth.index, min(max(count, 1), 120_000))
      return (Month.first <= Month(unchecked: index) ? Month(unchecked: index) : .first).firstDay
    }
  }

  private func calendarBucket(from day: Day, in zone: Zone) -> Bucket {
    let next: Day? =
      switch self {
      case .minutes, .hours: day.adding(days: 1)
      case .days(let count): day.adding(days: max(count, 1))
      case .weeks(let count, _): day.adding(weeks: max(count, 1))
      case .months(let count): day.adding(months: max(count, 1))
      }
    let start = zone.start(of: day)
    return Bucket(
      start: start, end: next.map { zone.start(of: $0) } ?? Self.endOfTime, wallTime: WallTime(day))
  }
}
