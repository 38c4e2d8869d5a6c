// Twelve months, as `cal -y` draws them.
CalendarView(@2026-01-01, months: 12, firstWeekday: .sunday)
