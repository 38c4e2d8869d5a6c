// golden: now=2026-11-30T09:24:00Z
// The same calendar choosing one day, any days or a range; some days can't be chosen; month and year are wheels.
state page = .any
state month = @2026-11-01
state one: Date? = nil
state some: [Date] = [@2026-11-12]
state trip: Range? = nil

fn length(of range) {
    let days = range.lowerBound.days(until: range.upperBound) + 1
    "\(days) \(days.plural(one: "day", other: "days"))"
}

VStack(alignment: .leading) {
    Picker("Choose", selection: $page) {
        Text("One").tag(.single)
        Text("Any").tag(.any)
        Text("Range").tag(.range)
    }
    .pickerStyle(.segmented)
    switch page {
    case .single:
        // Only Saturdays and Sundays, and not before today.
        CalendarView($month, selection: $one, selectable: .weekends, min: today())
        Text(one == nil ? "No day" : one.formatted(date: .full))
    case .range:
        CalendarView(
            $month,
            selection: $trip,
            mode: .range,
            in: @2026-11-05...@2027-01-31,
            weekNumbers: true
        )
        if let trip {
            Text(
                "\(trip.lowerBound.formatted()) to \(trip.upperBound.formatted()): \(length(of: trip))"
            )
        } else {
            Text("No days")
        }
    default:
        CalendarView($month, selection: $some, selectable: .weekdays)
        Text(some.map { $0.formatted(template: "MMMd") }.formatted())
    }
    DatePicker("Month", selection: $month, displayedComponents: .yearAndMonth)
        .datePickerStyle(.wheel)
}

// Any days: a tap adds a day or takes it away; a Saturday can't be chosen, and nothing changes.
tap(@2026-11-16)
tap(@2026-11-12)
expect((try? tap(@2026-11-21)) == nil)
expect(some == [@2026-11-16])

// A range: the third tap starts anew.
tap("Range")
tap(@2026-11-10)
tap(@2026-11-18)
tap(@2026-11-24)

// One day, and the wheel of months.
tap("One")
increment("Month month")
tap(@2026-12-05)
