/// Functions over the calendar library.
extension FunctionDocumentation {
  static let calendar = #"""
    monthGrid(_:firstWeekday:rows:)  The days of a month as whole weeks, as records of date and isCurrentMonth.
      monthGrid(@2026-11-30).first
      → {date: 2026-10-26, isCurrentMonth: false}
    monthWeeks(_:firstWeekday:rows:)  The weeks of a month, as records of number and days.
      monthWeeks(@2026-11-30).map(\.number)
      → [44, 45, 46, 47, 48, 49]
    weekdays(firstWeekday:)  The seven weekdays in the order of a week.
      weekdays(firstWeekday: .sunday).first
      → .sunday
    weekdayNames(_:firstWeekday:)  Their names in the run's language.
      weekdayNames(.narrow)
      → ["M", "T", "W", "T", "F", "S", "S"]
    """#
}
