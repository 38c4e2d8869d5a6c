/// The zones that a calendar file names: those of the zone database, those that Windows calls otherwise, and those that the
/// file describes itself.
struct CalendarZones {
  /// A part of a zone's description: from when on, by which rule, the clock shows what.
  struct Observance {
    var start: WallTime?
    var offsetFrom: Int?
    var offsetTo: Int?
    var rule: RecurrenceRule?
    var dates: [WallTime] = []
    var isDaylightSaving = false
  }

  /// What the file describes, by name.
  var described: [String: [Observance]] = [:]
  private var known: [String: Zone?] = [:]

  /// The zone of a name; nil if nothing says what it is.
  mutating func zone(_ name: String) -> Zone? {
    if let zone = known[name] { return zone }
    let zone = find(name)
    known[name] = zone
    return zone
  }

  private mutating func find(_ name: String) -> Zone? {
    if let zone = Zone(identifier: name) { return zone }
    if let windows = Self.windows[name], let zone = Zone(identifier: windows) { return zone }
    // `/freeassociation.sourceforge.net/Europe/Amsterdam` and the like.
    let parts = name.split(separator: "/")
    for count in [3, 2] where parts.count > count {
      if let zone = Zone(identifier: parts.suffix(count).joined(separator: "/")) { return zone }
    }
    return described[name].flatMap { zone(name, $0) }
  }

  /// Changes are worked out up to this year.
  private static let lastYear = 2150

  /// What may be looked at for all zones of a file together, in days: far more than is needed, unless a file means harm.
  private var patience = 100_000_000

  private mutating func zone(_ name: String, _ observances: [Observance]) -> Zone? {
    var changes: [ObservedZone.Change] = []
    for observance in observances {
      guard let start = observance.start, let from = observance.offsetFrom, let to = observance.offsetTo
      else { continue }
      func add(_ wall: WallTime) {
        changes.append(
          .init(
            seconds: wall.microseconds / 1_000_000 - Int64(from), offset: to,
            isDaylightSaving: observance.isDaylightSaving))
      }
      add(start)
      observance.dates.forEach(add)
      guard let rule = observance.rule, let zone = Zone(offset: from) else { continue }
      var iterator = rule.occurrences(from: start, in: zone).makeIterator()
      for _ in 0..<1000 where patience > 0 {
        guard let wall = iterator.next(within: 4_000), wall.day.year <= Self.lastYear else { break }
        patience -= 400
        if wall != start { add(wall) }
      }
      patience -= 4_000
    }
    guard
      let earliest = observances.min(by: { ($0.start ?? WallTime(.last)) < ($1.start ?? WallTime(.last)) }),
      let first = earliest.offsetFrom, !changes.isEmpty
    else { return nil }
    return Zone(rule: .named(ObservedZone(first: first, changes: changes)), identifier: name)
  }

  /// The names that Windows has, of the zones most in use.
  static let windows: [String: String] = [
    "Dateline Standard Time": "Etc/GMT+12", "Hawaiian Standard Time": "Pacific/Honolulu",
    "Alaskan Standard Time": "America/Anchorage", "Pacific Standard Time": "America/Los_Angeles",
    "Pacific Standard Time (Mexico)": "America/Tijuana", "US Mountain Standard Time": "America/Phoenix",
    "Mountain Standard Time": "America/Denver", "Central Standard Time": "America/Chicago",
    "Central America Standard Time": "America/Guatemala",
    "Central Standard Time (Mexico)": "America/Mexico_City",
    "Canada Central Standard Time": "America/Regina", "SA Pacific Standard Time": "America/Bogota",
    "Eastern Standard Time": "America/New_York", "US Eastern Standard Time": "America/Indiana/Indianapolis",
    "Atlantic Standard Time": "America/Halifax", "Newfoundland Standard Time": "America/St_Johns",
    "E. South America Standard Time": "America/Sao_Paulo",
    "Argentina Standard Time": "America/Argentina/Buenos_Aires",
    "SA Eastern Standard Time": "America/Cayenne", "Pacific SA Standard Time": "America/Santiago",
    "Azores Standard Time": "Atlantic/Azores", "GMT Standard Time": "Europe/London",
    "Greenwich Standard Time": "Atlantic/Reykjavik",
    "UTC": "UTC", "Morocco Standard Time": "Africa/Casablanca", "W. Europe Standard Time": "Europe/Berlin",
    "Central Europe Standard Time": "Europe/Budapest", "Romance Standard Time": "Europe/Paris",
    "Central European Standard Time": "Europe/Warsaw", "W. Central Africa Standard Time": "Africa/Lagos",
    "GTB Standard Time": "Europe/Bucharest", "E. Europe Standard Time": "Europe/Chisinau",
    "FLE Standard Time": "Europe/Kiev",
    "Egypt Standard Time": "Africa/Cairo", "South Africa Standard Time": "Africa/Johannesburg",
    "Israel Standard Time": "Asia/Jerusalem", "Turkey Standard Time": "Europe/Istanbul",
    "Russian Standard Time": "Europe/Moscow",
    "Arabic Standard Time": "Asia/Baghdad", "Arab Standard Time": "Asia/Riyadh",
    "E. Africa Standard Time": "Africa/Nairobi",
    "Iran Standard Time": "Asia/Tehran", "Arabian Standard Time": "Asia/Dubai",
    "West Asia Standard Time": "Asia/Tashkent",
    "Pakistan Standard Time": "Asia/Karachi", "India Standard Time": "Asia/Kolkata",
    "Sri Lanka Standard Time": "Asia/Colombo",
    "Nepal Standard Time": "Asia/Kathmandu", "Bangladesh Standard Time": "Asia/Dhaka",
    "SE Asia Standard Time": "Asia/Bangkok",
    "China Standard Time": "Asia/Shanghai", "Singapore Standard Time": "Asia/Singapore",
    "Taipei Standard Time": "Asia/Taipei",
    "W. Australia Standard Time": "Australia/Perth", "Tokyo Standard Time": "Asia/Tokyo",
    "Korea Standard Time": "Asia/Seoul",
    "Cen. Australia Standard Time": "Australia/Adelaide", "AUS Central Standard Time": "Australia/Darwin",
    "E. Australia Standard Time": "Australia/Brisbane", "AUS Eastern Standard Time": "Australia/Sydney",
    "New Zealand Standard Time": "Pacific/Auckland", "Fiji Standard Time": "Pacific/Fiji",
    "Samoa Standard Time": "Pacific/Apia",
  ]
}
