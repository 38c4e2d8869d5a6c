// A weather report from JSON: the sky, highs and lows as bars on one scale, the wind, in the units of a region; places
// are searched and chosen.
type Sky = .sun | .cloud | .rain | .snow | .storm
type Now { sky: Sky, temperature: Float, wind: Float, from: String }
type Day { date: Date, sky: Sky, low: Int, high: Int, rain: Decimal }
type Report { place: String, country: String, now: Now, days: [Day] }

input reports: [Report] = json("forecast.json")
state query = ""
state place = "Amsterdam"
state isMetric = true

let found = reports.filter {
    query.isEmpty || "\($0.place) \($0.country)".lowercased().contains(query.lowercased())
}
let report = reports.first { $0.place == place } ?? reports[0]

fn symbol(of sky) = switch sky {
case .sun: "sun.max"
case .cloud: "cloud"
case .rain: "cloud.rain"
case .snow: "snowflake"
default: "cloud.bolt"
}
fn temperature(celsius) =
    isMetric ? "\(Int(celsius.rounded())) °C" : "\(Int((celsius * 9 / 5 + 32).rounded())) °F"
fn speed(kilometers) =
    isMetric ? "\(Int(kilometers)) km/h" : "\(Int((kilometers / 1.609344).rounded())) mph"

// The part of a line from the lowest to the highest of the week.
view Span(low, high, from, to) {
    GeometryReader { proxy in
        let cells = proxy.size.width
        let start = ((low - from) * (cells - 1)).quotient(max(1, to - from))
        let end = ((high - from) * (cells - 1)).quotient(max(1, to - from))
        HStack(spacing: 0) {
            Text("╌".repeated(start)).dim()
            Text("━".repeated(end - start + 1))
                .foregroundStyle(high > 20 ? .red : high > 10 ? .orange : high > 2 ? .green : .blue)
            Text("╌".repeated(cells - end - 1)).dim()
        }
    }
    .frame(height: 1)
}

view Week(days) {
    let from = days.map(\.low).min()
    let to = days.map(\.high).max()
    Grid(alignment: .leading, horizontalSpacing: 1) {
        for day in days {
            GridRow {
                Text(day.date == today() ? "Today" : day.date.formatted(template: "EEE"))
                Image(systemName: symbol(of: day.sky))
                Text(temperature(day.low)).gridColumnAlignment(.trailing)
                Span(day.low, day.high, from, to).frame(minWidth: 8, maxWidth: .infinity)
                Text(temperature(day.high)).gridColumnAlignment(.trailing)
            }
        }
    }
}

NavigationStack {
    VStack(alignment: .leading) {
        HStack {
            Label(temperature(report.now.temperature), systemImage: symbol(of: report.now.sky))
                .bold()
            Spacer()
            Text("Wind \(speed(report.now.wind)) from \(report.now.from)")
        }
        Divider()
        Week(report.days)
        Divider()
        Toggle("Metric units", isOn: $isMetric).toggleStyle(.checkbox)
        List(found, id: \.place) { item in
            LabeledContent(item.place, value: item.country).onTap {
                place = item.place
                query = ""
            }
        }
        .listStyle(.plain)
        .searchable(text: $query, prompt: "Places")
    }
    .padding(.horizontal, 1)
    .navigationTitle("\(report.place)")
}

set("Places", "ice")
tap("Reykjavík Iceland")
tap("Metric units")
