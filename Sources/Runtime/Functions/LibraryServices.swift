import CivilCalendar
import Formatting
import Lang

/// What declared types and loaders use of the formatting and validation libraries.
enum LibraryServices {
  static let services = DataServices(datePattern: datePattern)

  /// Reads dates of a pattern.
  @Sendable private static func datePattern(_ pattern: String) throws -> @Sendable (String) -> WrittenDate? {
    let reader: DateReader
    do { reader = try DateReader(pattern: pattern) } catch {
      throw Failure(code: "date-pattern", "the date pattern \"\(pattern)\" can't be read: \(error.message)")
    }
    return { text in
      guard case .success(let read) = reader.read(text) else { return nil }
      switch read {
      case .day(let day): return WrittenDate(days: Int(day.number))
      case .time(let time): return WrittenDate(days: nil, microseconds: Int(time.microseconds))
      case .wall(let wall):
        return WrittenDate(days: Int(wall.day.number), microseconds: Int(wall.time.microseconds))
      case .instant(let instant, _):
        let wall = Zone.utc.wallTime(at: instant)
        return WrittenDate(days: Int(wall.day.number), microseconds: Int(wall.time.microseconds), offset: 0)
      }
    }
  }
}

extension Catalog {
  /// The functions over the calendar, formatting and validation libraries.
  func addLibraryFunctions() {
    addFormattingFunctions()
    addCalendarFunctions()
  }
}
