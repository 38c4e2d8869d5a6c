import CivilCalendar
import Lang

/// The step by which a timeline is grouped, and how its times are written.
struct TimelineSteps {
  let step: BucketStep
  let zone: Zone
  private let clock: TimelineClock
  private let writing: Writing

  private enum Writing { case times, days, weeks, months, years }

  /// `every:`, by default an hour, or a day for data without times.
  init(_ call: ViewCall, clock: TimelineClock, zone: Zone) throws {
    self.zone = zone
    self.clock = clock
    guard case .duration(let duration) = call[3] else {
      step = clock == .days ? .days(1) : .hours(1)
      writing = clock == .days ? .days : .times
      return
    }
    let length = CivilDuration(
      months: duration.months, days: duration.days, microseconds: Int64(duration.microseconds))
    guard let step = BucketStep(length) else {
      throw Failure(
        code: "argument",
        "`every` of `Timeline` is a step of the clock or the calendar, not \(ValueText().text(call[3]))",
        hint: "`15m`, `1h`, `6h`, `1d`, `1w`, `1mo` or `1y`; from a day on, steps are days", at: call.span)
    }
    self.step = step
    switch step {
    case .minutes, .hours:
      if clock == .days {
        throw Failure(
          code: "argument", "these events have a date but no time: `every` is a day or more", at: call.span)
      }
      writing = .times
    case .days: writing = .days
    case .weeks(let count, _): writing = count == 1 ? .weeks : .days
    case .months(let count): writing = count % 12 == 0 ? .years : .months
    }
    if clock == .times, writing != .times {
      throw Failure(
        code: "argument", "these events have a time but no date: `every` is less than a day", at: call.span)
    }
  }

  /// Whether each step is a day of events that have times: what goes on over midnight stands on all of its days.
  var isAgenda: Bool { clock == .instants && step == .days(1) }

  /// By how many seconds the clocks move at an instant.
  func shift(at change: Instant) -> Int {
    zone.offset(at: change) - zone.offset(at: Instant(microseconds: change.microseconds - 1))
  }

  /// What the clocks would have shown when they changed, and what they show.
  func changeTexts(_ change: Instant) -> (label: String, text: String) {
    let shift = shift(at: change)
    let after = zone.wallTime(at: change).time
    let before = TimeOfDay(
      microseconds: (after.microseconds - Int64(shift) * 1_000_000 + TimeOfDay.microsecondsPerDay)
        % TimeOfDay.microsecondsPerDay)
    let direction = shift > 0 ? "forward" : "back"
    return (TimelineSteps.time(before ?? after), "clocks go \(direction) to \(TimelineSteps.time(after))")
  }

  /// Whether steps are shorter than a day.
  var isWithinDay: Bool { writing == .times }

  /// The cells that labels take.
  var labelWidth: Int {
    switch writing {
    case .times: 5
    case .days: 10
    case .weeks: 8
    case .months: 7
    case .years: 5
    }
  }

  /// `07:00`, `2026-11-30`, `2026-W49`, `2026-11`, `2026`: a step by its first instant.
  func label(_ instant: Instant) -> String {
    let wall = zone.wallTime(at: instant)
    switch writing {
    case .times: return TimelineSteps.time(wall.time)
    case .days: return wall.day.description
    case .weeks:
      let week = wall.day.week(.iso)
      return "\(week.year)-W\(week.week < 10 ? "0" : "")\(week.week)"
    case .months: return String(wall.day.description.prefix(7))
    case .years: return String(wall.day.description.prefix(4))
    }
  }

  /// How `now` is labelled: as exactly as there is room.
  func nowLabel(_ instant: Instant) -> String {
    let wall = zone.wallTime(at: instant)
    switch writing {
    case .times: return TimelineSteps.time(wall.time)
    case .days: return wall.day.description
    case .weeks, .months, .years: return label(instant)
    }
  }

  /// What stands in the line that marks now: with the day, if the label is of a longer step.
  func nowText(_ instant: Instant) -> String {
    switch writing {
    case .times, .days: "now"
    case .weeks, .months, .years: "now, \(zone.day(at: instant))"
    }
  }

  /// `Mon 2026-11-30`: stands above the first step of a day.
  func dayLabel(_ day: Day) -> String {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return names[day.weekday.rawValue - 1] + " " + day.description
  }

  /// `15:40`, and how many days later than the event's start: `02:10+1`.
  func endLabel(_ end: Instant, after start: Instant) -> String {
    let from = zone.wallTime(at: start)
    let to = zone.wallTime(at: end)
    let days = from.day.days(until: to.day)
    guard isWithinDay || step == .days(1) && clock == .instants && days == 0 else {
      return to.time == .midnight ? to.day.description : "\(to.day) \(TimelineSteps.time(to.time))"
    }
    return TimelineSteps.time(to.time) + (days > 0 ? "+\(days)" : "")
  }

  /// When an event starts, as its own row says it: what the step's label does not.
  func startLabel(_ start: Instant) -> String {
    let wall = zone.wallTime(at: start)
    if isWithinDay || step == .days(1) && clock == .instants { return TimelineSteps.time(wall.time) }
    if step == .days(1), clock == .days { return "" }
    return wall.time == .midnight ? wall.day.description : "\(wall.day) \(TimelineSteps.time(wall.time))"
  }

  /// Whether an event ends on a later day than it starts.
  func isOverMidnight(_ start: Instant, _ end: Instant) -> Bool {
    isWithinDay && zone.day(at: end) > zone.day(at: start)
  }

  private static func time(_ time: TimeOfDay) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return two(time.hour) + ":" + two(time.minute)
  }
}
