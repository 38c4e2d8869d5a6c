/// Dates, times, durations, ranges, and what concerns the run.
extension LibraryDocumentation {
  static let dates = #"""
    year  The year of a Date or DateTime.
      @2026-11-30.year
      → 2026
    month  The month, 1 to 12.
      @2026-11-30.month
      → 11
    day  The day of the month, 1 to 31.
      @2026-11-30.day
      → 30
    weekday  The day of the week, a symbol.
      @2026-11-30.weekday
      → .monday
    isoWeek  The number of the week by ISO 8601.
      @2027-01-01.isoWeek
      → 53
    isoWeekYear  The year that this week belongs to.
      @2027-01-01.isoWeekYear
      → 2026
    dayOfYear  The number of the day in its year.
      @2026-02-01.dayOfYear
      → 32
    quarter  The quarter, 1 to 4.
      @2026-11-30.quarter
      → 4
    daysInMonth  How many days the month has.
      @2024-02-10.daysInMonth
      → 29
    isLeapYear  Whether the year has a 29 February.
      @2024-02-10.isLeapYear
      → true
    isWeekend  Whether it is a Saturday or Sunday.
      @2026-11-29.isWeekend
      → true
    date  The Date of a DateTime.
      @2026-11-30T09:30.date
      → 2026-11-30
    time  The Time of a DateTime.
      @2026-11-30T09:30.time
      → 09:30
    hour  The hour, 0 to 23.
      @09:30.hour
      → 9
    minute  The minute, 0 to 59.
      @09:30.minute
      → 30
    second  The second, 0 to 59.
      @09:30:05.second
      → 5
    millisecond  The thousandths of the second.
      @09:30.millisecond
      → 0
    secondsSince1970  The seconds since 1970-01-01T00:00Z.
      @1970-01-02T00:00Z.secondsSince1970
      → 86400.0
    startOfDay  The first instant of the day.
      @2026-11-30T09:30.startOfDay.time
      → 00:00
    startOfMonth  The first day of the month.
      @2026-11-30.startOfMonth
      → 2026-11-01
    endOfMonth  The last day of the month.
      @2024-02-10.endOfMonth
      → 2024-02-29
    startOfYear  The first day of the year.
      @2026-11-30.startOfYear
      → 2026-01-01
    endOfYear  The last day of the year.
      @2026-11-30.endOfYear
      → 2026-12-31
    startOfWeek(_:)  The first day of the week, which begins on Monday unless said.
      @2026-11-30.startOfWeek(.sunday)
      → 2026-11-29
    next(_:)  The next such weekday after the day.
      @2026-11-30.next(.monday)
      → 2026-12-07
    days(until:)  How many days lie between the two.
      @2026-11-30.days(until: @2026-12-24)
      → 24
    isSameDay(as:)  Whether both are on one day.
      @2026-11-30T09:30.isSameDay(as: @2026-11-30)
      → true
    elapsed(from:to:at:)  How much of the time between two instants is over, 0.0 to 1.0.
      elapsed(from: @08:00, to: @10:00, at: @08:30)
      → 0.25
    now()  The present instant, the same throughout a run.
      now() == now()
      → true
    today()  The present day.
      today() == now().date
      → true
    Date(_:_:_:year:month:day:)  The day that a text spells, nil if it is none; the day of a DateTime; the day of a year, month and day.
      Date(2026, 11, 30)
      → 2026-11-30
    Time(_:_:_:hour:minute:second:)  The time that a text spells, nil if it is none; the time of a DateTime; the time of an hour, minute and second.
      Time("09:30")
      → 09:30
    DateTime(_:_:secondsSince1970:)  The instant that a text spells, nil if it is none; the instant of a Date and a Time.
      DateTime(@2026-11-30, @09:30).hour
      → 9
    """#

  static let durations = #"""
    months  The months of a Duration, years included.
      1y.months
      → 12
    days  The days of a Duration, weeks included.
      2w.days
      → 14
    hours  The whole hours.
      90m.hours
      → 1
    minutes  The minutes beside the hours.
      90m.minutes
      → 30
    seconds  The seconds beside the minutes.
      90s.seconds
      → 30
    milliseconds  The milliseconds beside the seconds.
      1500ms.milliseconds
      → 500
    isZero  Whether it is no time at all.
      0s.isZero
      → true
    total(_:)  The whole of it in one unit, a Float.
      90m.total(.hours)
      → 1.5
    Duration(years:months:weeks:days:hours:minutes:seconds:milliseconds:)  A Duration of these parts.
      Duration(hours: 1.5)
      → 1h30m
    range(_:_:)  The Ints from the first up to but not including the second; from 0 if there is only one.
      range(3)
      → [0, 1, 2]
    stride(from:to:through:by:)  From a number or date by equal steps, without the end or with it.
      stride(from: @2026-01-31, through: @2026-03-31, by: 1mo)
      → [2026-01-31, 2026-02-28, 2026-03-31]
    lowerBound  Where a range begins.
      (2..<5).lowerBound
      → 2
    upperBound  Where a range ends.
      (2..<5).upperBound
      → 5
    overlaps(_:)  Whether two ranges have a value in common.
      (1..<5).overlaps(5..<9)
      → false
    """#

  static let control = #"""
    print(_:separator:)  Writes the texts of the values on a line.
      print("a", 1)
      → a 1
    warn(_:)  Writes a message beside the output.
      warn("late")
      → late
    fail(_:)  Ends the script with status 1 and a message.
      fail("no flights")
      → no flights
    exit(_:)  Ends the script with a status of 3 to 125.
      print("late"); exit(3)
      → late
    """#
}
