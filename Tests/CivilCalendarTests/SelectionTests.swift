import CivilCalendar
import Testing

@Suite struct SelectionTests {
  let days = (0..<10).compactMap { Day(number: $0) }

  @Test func singleReplacesAndASecondTapTakesAway() {
    var selection = DaySelection(.single)
    selection.tap(days[1])
    selection.tap(days[2])
    #expect(selection.days == [days[2]])
    selection.tap(days[2])
    #expect(selection.days.isEmpty)
  }

  @Test func anyDayIsAddedInOrderAndTakenAway() {
    var selection = DaySelection(.any)
    for index in [5, 1, 3, 5] { selection.tap(days[index]) }
    #expect(selection.days == [days[1], days[3]])
  }

  @Test func theThirdTapOfARangeStartsAnew() {
    var selection = DaySelection(.range)
    selection.tap(days[6])
    selection.tap(days[2])
    #expect(selection.range == DayRange(days[2], days[6]))
    #expect(selection.contains(days[4]))
    selection.tap(days[4])
    #expect(selection.days == [days[4]])
    #expect(selection.range == nil)
    selection.tap(days[4])
    #expect(selection.days.isEmpty)
  }

  @Test func aDayThatMayNotBeChosenChangesNothing() {
    var selection = DaySelection(.any)
    // 1970-01-03 and -04 are a weekend.
    let changed = days.map { selection.tap($0, selectable: .weekends) }
    #expect(changed.count { $0 } == 3)
    #expect(selection.days.map(\.day) == [3, 4, 10])
    let held = Selectability(min: days[2], max: days[4]) { $0.day != 4 }
    #expect(days.filter(held.allows).map(\.day) == [3, 5])
  }

  @Test func aRangeLeavesOutInnerDaysThatMayNotBeChosen() {
    let selection = DaySelection(.range, days: [days[0], days[9], days[4]])
    #expect(selection.allDays(selectable: .weekdays).count == 7)
    #expect(selection.allDays().count == 10)
  }
}
