import CivilCalendar
import Formatting
import Lang

/// A Date, Time or DateTime as a locale writes it where nothing else is asked: a medium date, a short time.
struct LocalMoment {
  private let value: Value
  private let zone: Zone

  init(_ value: Value, zone: Zone) {
    self.value = value
    self.zone = zone
  }

  func text(_ locale: LocaleID) -> String? {
    switch value {
    case .date(let days):
      return Day(number: days).flatMap {
        DateStyle(locale: locale, .lengths(date: .medium, time: nil)).text($0)
      }
    case .time(let microseconds):
      return TimeOfDay(microseconds: Int64(microseconds)).flatMap {
        DateStyle(locale: locale, .lengths(date: nil, time: .short)).text($0)
      }
    case .dateTime(let instant):
      return DateStyle(locale: locale, .lengths(date: .medium, time: .short)).text(
        Instant(microseconds: Int64(instant)), in: zone)
    default: return nil
    }
  }
}
