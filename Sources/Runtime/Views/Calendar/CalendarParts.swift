import Lang

/// A day of a calendar as it is drawn.
struct CalendarSlot {
  let number: String
  let marks: DayMarks
  var control: Control?
  /// What the script shows below the day.
  var content: [ViewNode] = []

  init(number: String, marks: DayMarks) {
    self.number = number
    self.marks = marks
  }
}

/// Seven days; nil where nothing stands.
struct CalendarWeek {
  let number: String
  let days: [CalendarSlot?]
}

/// One month of a calendar.
struct CalendarBlock {
  let title: String
  let weeks: [CalendarWeek]
}

/// What stands above the months.
struct CalendarHeader {
  let back: Control
  let forward: Control
  let today: Control
}
