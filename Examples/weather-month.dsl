// A month of weather from a daily CSV: a table of the days and the totals by week.
type Sky = .sun | .cloud | .rain | .fog
type Day {
    date: Date
    high: Decimal
    low: Decimal
    rain: Decimal in 0.0...500.0
    sky: Sky
}

input days: [Day] = csv("data/weather.csv")

fn skyText(sky) {
    switch sky {
    case .sun: "☀ sun"
    case .cloud: "☁ cloud"
    case .rain: "☂ rain"
    default: "≋ fog"
    }
}

let weeks = days.grouped { $0.date.isoWeek }

VStack(alignment: .leading, spacing: 1) {
    HStack {
        Text("Weather, \(days.first?.date.formatted(template: "yMMMM") ?? "no days")").bold()
        Text("in °C")
    }
    Table(days) {
        TableColumn("Day") { day in Text(day.date.formatted(pattern: "EEE d")) }
        TableColumn("High", value: \.high)
        TableColumn("Low", value: \.low)
        TableColumn("Rain mm", value: \.rain)
        TableColumn("Sky") { day in Text(skyText(day.sky)) }
    }
    Table(
        weeks.map { week in
            {
                week: week.key,
                days: week.items.count,
                warmest: week.items.map(\.high).max(),
                coldest: week.items.map(\.low).min(),
                rain: week.items.map(\.rain).sum(),
            }
        }
    ) {
        TableColumn("Week", value: \.week)
        TableColumn("Days", value: \.days)
        TableColumn("Warmest", value: \.warmest)
        TableColumn("Coldest", value: \.coldest)
        TableColumn("Rain mm", value: \.rain)
    }
}
