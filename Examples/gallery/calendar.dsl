// golden: now=2026-11-30T09:24:00Z
// A month: neighbours' days dimmed, today and the selected day marked differently, arrows, a Today button.
state selected: Date? = @2026-11-18

VStack(alignment: .leading) {
    CalendarView(selection: $selected, firstWeekday: .monday)
    if let day = selected {
        Text("Selected: \(day.formatted(date: .full))")
    } else {
        Text("No day selected")
    }
}

// December to January changes the year.
tap("›")
tap(@2026-12-24)
tap("›")
tap("Today")
// A day of the neighbouring month can be chosen as well, and a second tap takes a day away.
tap(@2026-12-03)
tap(@2026-12-03)
