/// Reads a calendar file line by line.
struct CalendarReader {
  var file = CalendarFile()
  private var zones = CalendarZones()
  /// The components that are open, the innermost last.
  private var open: [(name: String, line: Int)] = []
  private var event: PartialEvent?
  private var calendars = 0

  /// An event whose end has not come.
  private struct PartialEvent {
    var event = CalendarEvent(uid: "", start: .day(.epoch))
    var hasStart = false
    var isBroken = false
  }

  private let stop: (() -> Bool)?

  init(unless stop: (() -> Bool)? = nil) { self.stop = stop }

  /// Components within components, at most.
  private static let deepest = 50

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    zones = CalendarZoneReader.read(bytes, unless: stop) { file.report($0, $1) }
    var lines = CalendarLineReader(bytes, unless: stop)
    // A copy is worked on, as the closure may not change what it is called through.
    var reader = self
    lines.forEach { bytes, number in reader.take(bytes, number) }
    self = reader
    for component in open { file.report(component.line, "\(component.name) is not ended") }
    file.hasCalendar = calendars > 0
    if calendars == 0 { file.report(1, "there is no BEGIN:VCALENDAR") }
    file.problems.sort { $0.line < $1.line }
  }

  private mutating func take(_ bytes: UnsafeBufferPointer<UInt8>, _ number: Int) {
    guard let line = CalendarLine(bytes, number: number) else {
      if bytes.contains(where: { $0 > 0x20 }) {
        file.report(number, "this is not a line of a calendar: it has no colon")
      }
      return
    }
    let name = line.name
    if name == "BEGIN" {
      begin(line.rawText.uppercased(), number)
    } else if name == "END" {
      end(line.rawText.uppercased(), number)
    } else if event != nil, open.last?.name == "VEVENT" {
      property(name, line)
    } else if open.count == 1, name == "X-WR-CALNAME" || name == "NAME" && file.name == nil {
      file.name = line.text
    }
  }

  private mutating func begin(_ name: String, _ number: Int) {
    if name == "VCALENDAR" {
      if let last = open.first { file.report(last.line, "\(last.name) is not ended") }
      open = []
      event = nil
      calendars += 1
    } else if open.isEmpty {
      file.report(number, "\(name) stands outside of a VCALENDAR")
    }
    guard open.count < Self.deepest else {
      file.report(number, "components stand more than \(Self.deepest) deep in each other")
      return
    }
    open.append((name, number))
    if name == "VEVENT" {
      event = PartialEvent()
      event?.event.line = number
    }
  }

  private mutating func end(_ name: String, _ number: Int) {
    guard let place = open.lastIndex(where: { $0.name == name }) else {
      file.report(number, "END:\(name) ends nothing")
      return
    }
    for component in open[(place + 1)...] { file.report(component.line, "\(component.name) is not ended") }
    open.removeSubrange(place...)
    guard name == "VEVENT", let partial = event else { return }
    event = nil
    guard !partial.isBroken else { return }
    guard partial.hasStart else {
      file.report(partial.event.line, "the event has no DTSTART")
      return
    }
    var finished = partial.event
    if let end = finished.end, end.isDay == finished.start.isDay,
      end.instant(in: .utc) < finished.start.instant(in: .utc)
    {
      file.report(finished.line, "the event ends before it begins")
      finished.end = nil
    }
    file.events.append(finished)
  }

  private mutating func property(_ name: String, _ line: CalendarLine) {
    switch name {
    case "UID": event?.event.uid = line.text
    case "SUMMARY": event?.event.summary = line.text
    case "DESCRIPTION": event?.event.notes = line.text
    case "LOCATION": event?.event.location = line.text
    case "STATUS": event?.event.status = line.rawText.uppercased()
    case "URL": event?.event.url = line.rawText
    case "CATEGORIES": event?.event.categories += line.texts
    case "SEQUENCE": event?.event.sequence = Int(line.rawText) ?? 0
    case "TRANSP": event?.event.isTransparent = line.rawText.uppercased() == "TRANSPARENT"
    case "DTSTART":
      guard let time = time(line, name) else {
        event?.isBroken = true
        return
      }
      event?.event.start = time
      event?.hasStart = true
    case "DTEND":
      let time = time(line, name)
      event?.event.end = time
    case "DURATION":
      let text = line.rawText
      if let duration = CivilDuration(text), text.contains("P") {
        event?.event.duration = duration
      } else {
        file.report(line.number, "DURATION is a duration such as PT1H30M, not \(shortened(text))")
      }
    case "RRULE": rule(line)
    case "EXDATE":
      let times = times(line, name)
      event?.event.exceptionDates += times
    case "RDATE":
      let times = times(line, name)
      event?.event.extraDates += times
    case "RECURRENCE-ID":
      let time = time(line, name)
      event?.event.recurrenceID = time
      event?.event.affectsFollowing = line.parameter("RANGE")?.uppercased() == "THISANDFUTURE"
    case "DTSTAMP", "CREATED", "LAST-MODIFIED": break
    default: event?.event.others.append(.init(name: line.nameAndParameters, value: line.rawText))
    }
  }

  private mutating func rule(_ line: CalendarLine) {
    do {
      event?.event.rules.append(try RecurrenceRule(line.rawText))
    } catch {
      file.report(line.number, "in RRULE " + error.message)
    }
  }

  private mutating func time(_ line: CalendarLine, _ name: String) -> CalendarTime? {
    time(line.value, line, name)
  }

  private mutating func times(_ line: CalendarLine, _ name: String) -> [CalendarTime] {
    var times: [CalendarTime] = []
    var parts = line.value[...]
    var count = 0
    while !parts.isEmpty {
      let part = parts.prefix { $0 != UInt8(ascii: ",") }
      parts = parts[part.endIndex...].dropFirst()
      count += 1
      if count % 1024 == 0, stop?() == true { break }
      if part.isEmpty { continue }
      // Of a period its beginning; the event says how long it lasts.
      if let time = time(
        UnsafeBufferPointer(rebasing: part.prefix { $0 != UInt8(ascii: "/") }), line, name)
      {
        times.append(time)
      }
    }
    return times
  }

  private mutating func time(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: CalendarLine, _ name: String
  ) -> CalendarTime? {
    switch CompactTime(bytes) {
    case .day(let day)?: return .day(day)
    case .instant(let instant)?: return .instant(instant)
    case .wall(let wall)?:
      guard let identifier = line.parameter("TZID") else { return .floating(wall) }
      if let zone = zones.zone(identifier) {
        return zone == .utc ? .instant(Instant(microseconds: wall.microseconds)) : .zoned(wall, zone)
      }
      file.report(
        line.number, "the time zone \(shortened(identifier)) is not known; the time is taken as it stands")
      return .floating(wall)
    case nil:
      file.report(
        line.number, "\(name) is no date or time: \(shortened(String(decoding: bytes, as: UTF8.self)))")
      return nil
    }
  }

  private func shortened(_ text: String) -> String { text.count > 40 ? text.prefix(39) + "…" : text }
}

/// Reads the zones that a calendar file describes, which may stand behind the events that use them.
enum CalendarZoneReader {
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, unless stop: (() -> Bool)? = nil, report: (Int, String) -> Void
  ) -> CalendarZones {
    var zones = CalendarZones()
    var isInZone = false
    var name = ""
    var observances: [CalendarZones.Observance] = []
    var observance: CalendarZones.Observance?
    var lines = CalendarLineReader(bytes, unless: stop)
    lines.forEach { bytes, number in
      let first = bytes[0] & 0xDF
      guard isInZone || first == UInt8(ascii: "B"), let line = CalendarLine(bytes, number: number) else {
        return
      }
      switch line.name {
      case "BEGIN":
        switch line.rawText.uppercased() {
        case "VTIMEZONE": (isInZone, name, observances, observance) = (true, "", [], nil)
        case "STANDARD": observance = isInZone ? .init() : nil
        case "DAYLIGHT": observance = isInZone ? .init(isDaylightSaving: true) : nil
        default: break
        }
      case "END":
        switch line.rawText.uppercased() {
        case "VTIMEZONE":
          if !name.isEmpty { zones.described[name] = observances }
          isInZone = false
        case "STANDARD", "DAYLIGHT":
          if let observance, observances.count < 2000 { observances.append(observance) }
          observance = nil
        default: break
        }
      case "TZID": name = line.rawText
      case "DTSTART": observance?.start = CompactTime(line.value).map(wall)
      case "TZOFFSETFROM": observance?.offsetFrom = offset(line, report)
      case "TZOFFSETTO": observance?.offsetTo = offset(line, report)
      case "RRULE":
        do throws(RecurrenceRule.Failure) {
          observance?.rule = try RecurrenceRule(line.rawText)
        } catch {
          report(number, "in RRULE " + error.message)
        }
      case "RDATE":
        for part in line.value.split(separator: UInt8(ascii: ",")) {
          if let time = CompactTime(UnsafeBufferPointer(rebasing: part)) {
            observance?.dates.append(wall(time))
          }
        }
      default: break
      }
    }
    return zones
  }

  private static func wall(_ time: CompactTime) -> WallTime {
    switch time {
    case .day(let day): WallTime(day)
    case .wall(let wall): wall
    case .instant(let instant): Zone.utc.wallTime(at: instant)
    }
  }

  /// Reads `+0200` or `-000115`.
  private static func offset(_ line: CalendarLine, _ report: (Int, String) -> Void) -> Int? {
    let bytes = line.value
    if bytes.count == 5 || bytes.count == 7, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      let hours = ISOText.two(bytes, 1), let minutes = ISOText.two(bytes, 3), hours <= 18, minutes < 60
    {
      let seconds = hours * 3600 + minutes * 60 + (bytes.count == 7 ? ISOText.two(bytes, 5) ?? 0 : 0)
      return bytes[0] == UInt8(ascii: "-") ? -seconds : seconds
    }
    report(line.number, "\(line.name) is an offset such as +0200, not \(line.rawText.prefix(20))")
    return nil
  }
}
