import CivilCalendar
import Foundation

extension LocaleID {
  /// The day that weeks begin with where this locale is at home.
  public var firstWeekday: Weekday {
    switch Locale(identifier: identifier).firstDayOfWeek {
    case .sunday: .sunday
    case .tuesday: .tuesday
    case .wednesday: .wednesday
    case .thursday: .thursday
    case .friday: .friday
    case .saturday: .saturday
    default: .monday
    }
  }
}
