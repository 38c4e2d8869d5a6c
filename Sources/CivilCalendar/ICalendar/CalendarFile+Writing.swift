extension CalendarFile {
  /// The file as text: lines end in CRLF and are folded at 75 bytes, zones are described for the years of the events.
  public func text(product: String = "-//Trellis//CivilCalendar//EN", stamp: Instant) -> String {
    var writer = CalendarWriter()
    writer.line("BEGIN", "VCALENDAR")
    writer.line("VERSION", "2.0")
    writer.line("PRODID", CalendarWriter.escaped(product))
    if let name { writer.line("X-WR-CALNAME", CalendarWriter.escaped(name)) }
    writer.zones(of: events)
    for event in events { writer.event(event, stamp: stamp) }
    writer.line("END", "VCALENDAR")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

private struct CalendarWriter {
  var bytes: [UInt8] = []

  /// Writes a line, folded where it is longer than 75 bytes, never within a scalar.
  mutating func line(_ name: String, _ value: String) {
    var width = 0
    for scalar in (name + ":" + value).unicodeScalars {
      // A line's end within a value would end the line.
      guard scalar != "\r", scalar != "\n" else { continue }
      let size = UTF8.width(scalar)
      if width + size > 75 {
        bytes += [0x0D, 0x0A, 0x20]
        width = 1
      }
      bytes += UTF8.encode(scalar).map(Array.init) ?? []
      width += size
    }
    bytes += [0x0D, 0x0A]
  }

  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",":
        result.append("\\")
        result.append(scalar)
      case "\n": if !wasReturn { result.append(contentsOf: "\\n".unicodeScalars) }
      case "\r": result.append(contentsOf: "\\n".unicodeScalars)
      default: result.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    return String(result)
  }

  private mutating func time(_ name: String, _ time: CalendarTime) {
    switch time {
    case .day(let day): line(name + ";VALUE=DATE", CompactTime.day(day).description)
    case .floating(let wall): line(name, CompactTime.wall(wall).description)
    case .instant(let instant): line(name, CompactTime.instant(instant).description)
    case .zoned(let wall, let zone):
      line(name + ";TZID=" + CalendarWriter.parameter(zone.identifier), CompactTime.wall(wall).description)
    }
  }

  private static func parameter(_ text: String) -> String {
    let plain = text.filter { $0 != "\"" }
    return plain.contains { $0 == ":" || $0 == ";" || $0 == "," } ? "\"\(plain)\"" : plain
  }

  mutating func event(_ event: CalendarEvent, stamp: Instant) {
    func texts(_ values: [String]) -> String { values.map(CalendarWriter.escaped).joined(separator: ",") }
    line("BEGIN", "VEVENT")
    line("UID", CalendarWriter.escaped(event.uid))
    line("DTSTAMP", CompactTime.instant(stamp).description)
    time("DTSTART", event.start)
    if let end = event.end { time("DTEND", end) }
    if let duration = event.duration, event.end == nil { line("DURATION", duration.isoText) }
    if let id = event.recurrenceID {
      time(event.affectsFollowing ? "RECURRENCE-ID;RANGE=THISANDFUTURE" : "RECURRENCE-ID", id)
    }
    for rule in event.rules { line("RRULE", rule.description) }
    for date in event.extraDates { time("RDATE", date) }
    for date in event.exceptionDates { time("EXDATE", date) }
    for (name, value) in [
      ("SUMMARY", event.summary), ("DESCRIPTION", event.notes), ("LOCATION", event.location),
    ] where !value.isEmpty { line(name, CalendarWriter.escaped(value)) }
    if !event.status.isEmpty { line("STATUS", event.status) }
    if !event.url.isEmpty { line("URL", event.url) }
    if !event.categories.isEmpty { line("CATEGORIES", texts(event.categories)) }
    if event.sequence != 0 { line("SEQUENCE", String(event.sequence)) }
    if event.isTransparent { line("TRANSP", "TRANSPARENT") }
    for property in event.others { line(property.name, property.value) }
    line("END", "VEVENT")
  }

  /// Describes the zones that events use by their changes, from a year before the first use to ten after the last.
  mutating func zones(of events: [CalendarEvent]) {
    var used: [Zone: (first: Instant, last: Instant)] = [:]
    for event in events {
      for time in [event.start] + [event.end, event.recurrenceID].compactMap({ $0 }) + event.extraDates
        + event.exceptionDates
      {
        guard case .zoned(_, let zone) = time else { continue }
        let instant = time.instant(in: .utc)
        let known = used[zone] ?? (instant, instant)
        used[zone] = (min(known.first, instant), max(known.last, instant))
      }
    }
    let year: Int64 = 366 * TimeOfDay.microsecondsPerDay
    for (zone, use) in used.sorted(by: { $0.key.identifier < $1.key.identifier }) {
      describe(
        zone, from: use.first.adding(microseconds: -year) ?? .first,
        to: use.last.adding(microseconds: 10 * year) ?? .last)
    }
  }

  private mutating func describe(_ zone: Zone, from: Instant, to: Instant) {
    line("BEGIN", "VTIMEZONE")
    line("TZID", zone.identifier)
    func offsetText(_ seconds: Int) -> String { Zone.offsetText(seconds).filter { $0 != ":" } }
    var before = zone.offset(at: from)
    var place: Instant? = from
    while let instant = place {
      let offset = zone.offset(at: instant)
      let name = zone.isDaylightSaving(at: instant) ? "DAYLIGHT" : "STANDARD"
      line("BEGIN", name)
      let wall = WallTime(microseconds: instant.microseconds + Int64(before) * 1_000_000) ?? WallTime(.first)
      line("DTSTART", CompactTime.wall(wall).description)
      line("TZOFFSETFROM", offsetText(before))
      line("TZOFFSETTO", offsetText(offset))
      line("END", name)
      before = offset
      place = zone.nextTransition(after: instant, through: to)
    }
    line("END", "VTIMEZONE")
  }
}

extension CivilDuration {
  /// The duration in ISO 8601's form, `P1DT2H`; weeks as days, months and years not at all, as calendar files have none.
  var isoText: String {
    let total = microseconds / 1_000_000
    let isNegative = days < 0 || total < 0
    let seconds = total.magnitude
    var text = isNegative ? "-P" : "P"
    if days != 0 { text += "\(days.magnitude)D" }
    if seconds != 0 {
      text += "T"
      if seconds / 3600 != 0 { text += "\(seconds / 3600)H" }
      if seconds / 60 % 60 != 0 { text += "\(seconds / 60 % 60)M" }
      if seconds % 60 != 0 { text += "\(seconds % 60)S" }
    }
    return days == 0 && seconds == 0 ? "PT0S" : text
  }
}
