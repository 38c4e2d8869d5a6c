import CivilCalendar
import Formatting
import Lang

extension DataServices {
  /// With the shared libraries behind it.
  public static let standard = DataServices(datePattern: { try reader(of: $0) })

  /// A reader of `as "MMM d yyyy"`: names of months and days in English, whatever the locale of the run.
  private static func reader(of pattern: String) throws -> @Sendable (String) -> WrittenDate? {
    let reader: DateReader
    do {
      reader = try DateReader(pattern: pattern)
    } catch {
      throw Failure(
        code: "date-pattern",
        "the date pattern \"\(ReadableText.short(pattern))\" can't be read: \(error.message)",
        hint:
          "`yyyy-MM-dd HH:mm` reads 2026-11-30 09:30, `MMM d yyyy` reads Jun 12 1998; text stands in single quotes"
      )
    }
    return { text in
      guard case .success(let read) = reader.read(text) else { return nil }
      return WrittenDate(read)
    }
  }
}

extension WrittenDate {
  init(_ read: CivilText) {
    switch read {
    case .day(let day): self.init(days: Int(day.number))
    case .time(let time): self.init(days: nil, microseconds: Int(time.microseconds))
    case .wall(let wall): self.init(days: Int(wall.day.number), microseconds: Int(wall.time.microseconds))
    case .instant(let instant, let offset):
      let local = Int(instant.microseconds) + offset * 1_000_000
      let day = 86_400_000_000
      let days = local >= 0 ? local / day : -((day - 1 - local) / day)
      self.init(days: days, microseconds: local - days * day, offset: offset)
    }
  }
}
