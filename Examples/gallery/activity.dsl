// golden: now=2026-11-30T09:24:00Z
// A year of activity: a shade for each day week by week, and the last twelve weeks as a line whose point is moved.
let year = @2026-01-01...@2026-12-31

// Made up: busier in the middle of the week and towards the end of a month, quiet in August and at weekends.
fn amount(on day) {
    if day > today() { return 0 }
    let base = (day.dayOfYear * 37 + day.day * day.day * 5) % 11
    if day.isWeekend { return base % 4 == 0 ? 2 : 0 }
    if day.month == 8 { return base < 8 ? 0 : 1 }
    base + day.day.quotient(5) + (day.weekday == .wednesday ? 4 : 0)
}

let activity = year.list().map { day in {date: day, count: amount(on: day)} }
let thisWeek = today().startOfWeek()
let weeks = (0..<12).map { n in
    let first = thisWeek - 1w * (11 - n)
    {
        first: first,
        total: activity.filter { $0.date >= first && $0.date < first + 1w }.map(\.count).sum(),
    }
}

state chosen = 12
state day: Date? = nil

// The line as rows of text from the top down: points for weeks, dots on the way from one to the next.
fn lineRows(values, height, step, chosen) {
    let top = max(1, values.max() ?? 1)
    let levels = values.map { value in (value * (height - 1) * 2 + top).quotient(2 * top) }
    (0..<height).map { row in
        let level = height - 1 - row
        (0..<(values.count - 1) * step + 1).map { x in
            let (i, rest) = [x.quotient(step), x % step]
            if rest == 0 {
                return levels[i] == level
                    ? (i + 1 == chosen ? "◉" : "●")
                    : (i + 1 == chosen ? "┊" : " ")
            }
            let between = levels[i] + (levels[i + 1] - levels[i]) * rest / step
            between.rounded() == level ? "·" : " "
        }.joined()
    }
}

VStack(alignment: .leading) {
    Text("\(activity.map(\.count).sum()) contributions in 2026").bold()
    CalendarView(
        style: .heatmap,
        values: activity,
        in: year,
        selection: $day,
        selectable: { $0 <= today() }
    )
    Text(day == nil ? "" : "\(day.formatted()): \(amount(on: day))").dim()
    Text("The last twelve weeks").bold()
    GeometryReader { proxy in
        let step = max(2, min(8, (proxy.size.width - 6).quotient(11)))
        let rows = lineRows(weeks.map(\.total), height: 7, step: step, chosen: chosen)
        let marks = ["\(weeks.map(\.total).max())", "", "", "", "", "", "0"]
        VStack(alignment: .leading) {
            ForEach(zip(marks, rows)) { mark, row in
                Text("\(mark.padded(to: 3, side: .trailing)) ┤\(row)")
            }
        }
    }
    Slider("Week \(chosen)", value: $chosen, in: 1...12).id("week")
    Text("From \(weeks[chosen - 1].first.formatted()): \(weeks[chosen - 1].total)")
}

// The point is scrubbed along the line.
set("week", 5)
decrement("week")
// A day of the map tells its own; one that has not come can't be chosen.
tap(@2026-10-14)
expect((try? tap(@2026-12-24)) == nil)
