import CivilCalendar

extension Host {
  /// Whether `timeZone` can be set to this name: one of the zone database, `UTC`, or an offset such as `+02:00`.
  public static func knowsTimeZone(_ identifier: String) -> Bool { Zone(identifier: identifier) != nil }

  /// The instant that an ISO 8601 text names, in microseconds since 1970-01-01T00:00Z, for `clock`: a date and time,
  /// with an offset or as the zone's clocks show it, or a date, whose first moment it is. Nil for anything else.
  public static func instant(iso text: String, timeZone: String) -> Int? {
    guard let zone = Zone(identifier: timeZone) else { return nil }
    switch CivilText(iso: text) {
    case .day(let day): return Int(zone.start(of: day).microseconds)
    case .wall(let wall): return Int(zone.instant(of: wall).microseconds)
    case .instant(let instant, offset: _): return Int(instant.microseconds)
    case .time, nil: return nil
    }
  }
}
