import CivilCalendar

/// A calendar file that was read: what `ics(…)` gives.
///
/// Its events are found when a script asks for those of a day or a range, since a series may have no end. As all objects
/// of a machine, it is used by one thread at a time.
final class LoadedCalendar: @unchecked Sendable {
  /// What messages call the file.
  let source: String
  let file: CalendarFile
  /// The occurrences round a month: whoever asks for one of its days will ask for the others, as a month view does.
  private var found: (first: Day, last: Day, zone: Zone, items: [CalendarOccurrence])?
  /// The month that was asked for last.
  private var asked: Month?

  init(source: String, file: CalendarFile) {
    self.source = source
    self.file = file
  }

  /// What a script's text and messages call such a value.
  static let typeName = "Calendar"
  /// More occurrences than this are not kept.
  private static let mostKept = 20_000

  /// The occurrences on a day.
  /// - Parameter work: told of the work as it is done; see `CalendarFile.occurrences`.
  func occurrences(on day: Day, in zone: Zone, atMost limit: Int, work: (Int) throws -> Void) throws
    -> CalendarOccurrences
  {
    let (from, to) = (zone.start(of: day), day.adding(days: 1).map { zone.start(of: $0) } ?? .last)
    if asked == day.yearMonth, found.map({ !($0.first...$0.last ~= day && $0.zone == zone) }) ?? true {
      try keep(round: day, in: zone, work)
    }
    asked = day.yearMonth
    guard let found, found.first...found.last ~= day, found.zone == zone else {
      return try file.occurrences(from: from, to: to, in: zone, atMost: limit, work: work)
    }
    try work(found.items.count / 8)
    return CalendarOccurrences(items: found.items.filter { $0.overlaps(from, to) }, isCut: false)
  }

  /// Finds what lies in a month and a week on both sides of it.
  private func keep(round day: Day, in zone: Zone, _ work: (Int) throws -> Void) throws {
    let first = day.startOfMonth.adding(days: -7) ?? .first
    let last = day.endOfMonth.adding(days: 7) ?? .last
    let end = last.adding(days: 1).map { zone.start(of: $0) } ?? .last
    let items = try file.occurrences(
      from: zone.start(of: first), to: end, in: zone, atMost: LoadedCalendar.mostKept, work: work)
    found = items.isCut ? nil : (first, last, zone, items.items)
  }
}
