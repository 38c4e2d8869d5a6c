// golden: now=2026-11-30T09:24:00Z
// A month drawn with LazyVGrid: neighbours' days dimmed, today and the selected day marked, arrows, a Today button.
state month = today()
state selected: Date? = @2026-11-18

fn cells(of month) = monthGrid(month, firstWeekday: .monday)

view MonthView() {
    VStack {
        HStack {
            Button("‹") { month = month - 1mo }.buttonStyle(.plain)
            Text(month.formatted(template: "yMMMM")).bold()
            Button("›") { month = month + 1mo }.buttonStyle(.plain)
            Spacer()
            Button("Today") {
                month = today()
                selected = today()
            }
        }
        Divider()
        LazyVGrid(columns: 7, horizontalSpacing: 0) {
            ForEach(weekdayNames(.narrow, firstWeekday: .monday)) { name in Text(name).dim() }
            ForEach(cells(of: month), id: \.date) { day in
                DayLabel(
                    day.date,
                    isToday: day.date == today(),
                    isSelected: day.date == selected,
                    isCurrentMonth: day.isCurrentMonth
                )
                .onTap { selected = day.date }
                .id(day.date)
            }
        }
        Divider()
        Text(selected == nil ? "No day selected" : "Selected: \(selected.formatted(date: .full))")
    }
}

MonthView()

tap("›")
tap(@2026-12-24)
tap("›")
tap("Today")
