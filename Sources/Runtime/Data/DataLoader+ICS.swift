import CivilCalendar
import Lang

extension DataLoader {
  /// A calendar file.
  /// - Parameter name: the file's name, for messages.
  package func ics(_ bytes: [UInt8], name: String, options: Options = Options()) throws -> Value {
    try bytes.withUnsafeBufferPointer { buffer in
      try ics(DataText(name: ReadableText.short(name), bytes: buffer), options)
    }
  }

  func ics(_ text: DataText, _ options: Options) throws -> Value {
    if let type = options.type, !type.isAny {
      throw Failure(
        code: "type", "\(text.name) is a calendar, not \(type.phrase)",
        hint: "declare the input without a type: its events are `calendar.events(on: today())` and the like")
    }
    try text.validate(machine)
    try machine.charge(text.bytes.count / 64)
    // Before it is read, so that a file of very many small events is refused in time.
    let size =
      text.bytes.count + DataLoader.eventCount(text.bytes) * MemoryLayout<CalendarEvent>.stride
      + text.bytes.count { $0 == UInt8(ascii: ",") } * MemoryLayout<CalendarTime>.stride
    let file = try machine.heap.borrowing(size) {
      CalendarFile(utf8: text.bytes, unless: { [machine] in machine.interruption?() != nil })
    }
    try machine.pause()
    guard file.hasCalendar || !file.events.isEmpty else {
      throw Failure(
        code: "ics", "\(text.name) is no calendar: it has no BEGIN:VCALENDAR",
        hint: "a calendar file is what calendar programs export as .ics")
    }
    try report(file, text, options)
    return .host(
      HostObject(
        typeName: LoadedCalendar.typeName, payload: LoadedCalendar(source: text.name, file: file), size: size,
        meter: machine.heap.meter))
  }

  /// The lines that begin an event.
  private static func eventCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let word: [UInt8] = Array("BEGIN:VEVENT".utf8)
    var count = 0
    var place = 0
    while place + word.count <= bytes.count {
      // The seventh byte is in no other line that begins so.
      if bytes[place] | 0x20 == UInt8(ascii: "b"), bytes[place + 6] | 0x20 == UInt8(ascii: "v"),
        bytes[place + 7] | 0x20 == UInt8(ascii: "e"), bytes[place + 5] == UInt8(ascii: ":")
      {
        count += 1
      }
      while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
      place += 1
    }
    return count
  }

  /// Says what could not be read: as a warning, or as a failure if the script wants that.
  private func report(_ file: CalendarFile, _ text: DataText, _ options: Options) throws {
    guard file.problemCount > 0 else { return }
    var details = DataProblems.aligned(
      [["line", "reason"]]
        + file.problems.prefix(DataProblems.shown).map {
          [String($0.line), ReadableText.short($0.message, limit: 100)]
        },
      numbers: 1)
    if file.problemCount > DataProblems.shown {
      details.append("… and \(file.problemCount - DataProblems.shown) more")
    }
    let message =
      file.problemCount == 1
      ? "something in \(text.name) can't be read"
      : "\(file.problemCount) things in \(text.name) can't be read"
    switch options.onError {
    case .fail:
      var failure = Failure(code: "ics", message, hint: "`onError: .skip` keeps the rest and warns")
      failure.details = details
      throw failure
    case .skip:
      var warning = Diagnostic(.warning, code: "ics", message + "; the rest is kept", at: .none)
      warning.details = details
      machine.environment.warn(warning)
    }
  }
}
