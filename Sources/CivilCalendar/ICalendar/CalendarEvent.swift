/// A time in a calendar file: as exact as the file has it.
public enum CalendarTime: Hashable, Sendable {
  /// A whole day.
  case day(Day)
  /// What a wall shows, wherever it hangs.
  case floating(WallTime)
  /// What a wall shows in a zone.
  case zoned(WallTime, Zone)
  /// An instant.
  case instant(Instant)

  /// The instant that it means to somebody in a zone; a day is its beginning.
  public func instant(in viewer: Zone) -> Instant {
    switch self {
    case .day(let day): viewer.start(of: day)
    case .floating(let wall): viewer.instant(of: wall)
    case .zoned(let wall, let zone): zone.instant(of: wall)
    case .instant(let instant): instant
    }
  }

  /// What the wall shows where it was written; for an instant in UTC.
  public var wallTime: WallTime {
    switch self {
    case .day(let day): WallTime(day)
    case .floating(let wall), .zoned(let wall, _): wall
    case .instant(let instant): Zone.utc.wallTime(at: instant)
    }
  }

  /// Whether it is a whole day.
  public var isDay: Bool {
    if case .day = self { true } else { false }
  }

  /// The same kind of time with another wall.
  func with(_ wall: WallTime) -> CalendarTime {
    switch self {
    case .day: .day(wall.day)
    case .floating: .floating(wall)
    case .zoned(_, let zone): .zoned(wall, zone)
    case .instant: .instant(Instant(microseconds: wall.microseconds))
    }
  }

  /// The zone on whose wall it recurs.
  func zone(_ viewer: Zone) -> Zone {
    switch self {
    case .day, .floating: viewer
    case .zoned(_, let zone): zone
    case .instant: .utc
    }
  }
}

/// An event of a calendar file, with the rules by which it recurs.
public struct CalendarEvent: Hashable, Sendable {
  /// What tells it from other events; changed occurrences of a series have the series' own.
  public var uid: String
  /// Its title.
  public var summary = ""
  /// What is said about it.
  public var notes = ""
  /// Where it is.
  public var location = ""
  /// `CONFIRMED`, `TENTATIVE` or `CANCELLED`, if said.
  public var status = ""
  /// Its categories.
  public var categories: [String] = []
  /// An address of more about it.
  public var url = ""
  /// When it begins.
  public var start: CalendarTime
  /// When it ends, if said; the day after its last for whole days.
  public var end: CalendarTime?
  /// How long it lasts, if that is said instead of an end.
  public var duration: CivilDuration?
  /// The rules by which it recurs.
  public var rules: [RecurrenceRule] = []
  /// Occurrences that the rules do not give.
  public var extraDates: [CalendarTime] = []
  /// Occurrences that are left out.
  public var exceptionDates: [CalendarTime] = []
  /// Which occurrence of its series this event stands for.
  public var recurrenceID: CalendarTime?
  /// Whether it stands for all occurrences from that one on.
  public var affectsFollowing = false
  /// How often it was changed; the highest counts.
  public var sequence = 0
  /// Whether it leaves one free.
  public var isTransparent = false
  /// Other properties, as name and value, in the order of the file.
  public var others: [Property] = []
  /// The line of the file that it begins in, from 1; 0 if it is from none.
  public var line = 0

  /// A property that has no field of its own.
  public struct Property: Hashable, Sendable {
    /// Its name with its parameters: `ATTENDEE;ROLE=CHAIR`.
    public var name: String
    /// Its value as the file has it.
    public var value: String

    /// A property.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// An event.
  public init(uid: String, summary: String = "", start: CalendarTime, end: CalendarTime? = nil) {
    self.uid = uid
    self.summary = summary
    self.start = start
    self.end = end
  }

  /// Whether it lasts whole days.
  public var isAllDay: Bool { start.isDay }
  /// Whether it recurs.
  public var recurs: Bool { !rules.isEmpty || !extraDates.isEmpty }

  /// When an occurrence ends that begins at a time.
  func end(of start: CalendarTime, in viewer: Zone) -> CalendarTime {
    if let duration {
      switch start {
      case .day(let day):
        let (days, overflow) = duration.days.addingReportingOverflow(
          Int(duration.microseconds / TimeOfDay.microsecondsPerDay))
        guard !overflow else { return .day(.last) }
        return .day(day.adding(months: duration.months)?.adding(days: max(days, 1)) ?? .last)
      case .floating, .zoned, .instant:
        let zone = start.zone(viewer)
        return .instant(zone.adding(duration, to: start.instant(in: viewer)) ?? .last)
      }
    }
    switch (self.start, end) {
    case (.day(let first), .day(let last)?):
      let days = max(first.days(until: last), 1)
      return .day(start.wallTime.day.adding(days: days) ?? .last)
    case (.day, _): return .day(start.wallTime.day.adding(days: 1) ?? .last)
    case (_, nil): return start
    case (_, let end?):
      let length = self.start.instant(in: viewer).microseconds(until: end.instant(in: viewer))
      return .instant(start.instant(in: viewer).adding(microseconds: max(length, 0)) ?? .last)
    }
  }
}

/// Something in a calendar file that could not be read.
public struct CalendarProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line of the file, from 1.
  public let line: Int
  /// What is wrong, as a sentence without a full stop.
  public let message: String

  /// `line 4: DTSTART is no date or time: 2026`.
  public var description: String { "line \(line): \(message)" }
}
