// golden: now=2026-10-25T11:40:00Z timezone=Europe/Amsterdam locale=en_GB
// A calendar file as a month, as the agenda of a week, and as a day: here one on which the clocks change.
//
//     trellis Examples/calendar.dsl --timezone Europe/Amsterdam --set day=2026-03-29
//     trellis Examples/calendar.dsl --data calendar=yours.ics
input calendar = ics("data/calendar.ics")
input day: Date = today()

// The names of the first two events where there is room for them, else how many there are.
view MonthPage(day, isWide) {
    CalendarView(day) { date in
        let events = calendar.events(on: date)
        if isWide {
            ForEach(events.prefix(2)) { event in Text(event.summary) }
            if events.count > 2 { Text("+\(events.count - 2) more").dim() }
        } else {
            Text("•".repeated(events.count)).dim()
        }
    }
}

view Entry(event) {
    HStack {
        Text(event.isAllDay ? "all day" : event.start.formatted(time: .short))
            .dim()
            .frame(width: 7, alignment: .leading)
        Text(event.summary).lineLimit(1)
        if let place = event.location { Text(place).dim().lineLimit(1) }
    }
}

view AgendaPage(day) {
    let week = day.startOfWeek()...(day.startOfWeek() + 6d)
    Timeline(calendar.events(in: week), by: \.start, until: \.end, every: 1d, on: week) { event in
        Entry(event)
    }
}

view DayPage(day) {
    Timeline(calendar.events(on: day), by: \.start, until: \.end, on: day)
}

VStack(alignment: .leading) {
    Text(calendar.calendarName ?? "Calendar").bold()
    ViewThatFits {
        MonthPage(day, isWide: true).frame(minWidth: 70)
        MonthPage(day, isWide: false)
    }
    Text("Week \(day.isoWeek)").bold()
    AgendaPage(day)
    Text(day.formatted(date: .full)).bold()
    DayPage(day)
}
