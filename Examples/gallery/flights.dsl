// golden: now=2026-11-30T09:24:00Z
// Flight cards on a timeline, grouped by the hour; departures and arrivals in two lanes, the plane by elapsed time.
type Kind = .departure | .arrival
type Flight {
    code: String
    from: String
    to: String
    departs: DateTime as "yyyy-MM-dd HH:mm"
    arrives: DateTime as "yyyy-MM-dd HH:mm"
    kind: Kind
    gate: String?
}

input flights: [Flight] = csv("flights.csv")

fn moment(flight) = flight.kind == .departure ? flight.departs : flight.arrives
fn lane(flight) = flight.kind == .departure ? "Departures" : "Arrivals"
fn progress(of flight) = elapsed(from: flight.departs, to: flight.arrives, at: now())
fn clock(instant, after start = nil) = instant.formatted(pattern: "HH:mm", after: start)

view FlightCard(flight) {
    VStack(alignment: .leading) {
        HStack {
            Text(flight.code).bold()
            Text(flight.kind == .departure ? "to \(flight.to)" : "from \(flight.from)")
            Spacer()
            if progress(of: flight) == 1.0 { Text("LANDED") }
        }
        HStack {
            if flight.kind == .departure {
                Text(clock(flight.departs))
                ProgressView(value: progress(of: flight), marker: "►")
                Text(clock(flight.arrives, after: flight.departs))
            } else {
                Text(clock(flight.arrives, after: flight.departs))
                ProgressView(value: progress(of: flight), marker: "◄", isReversed: true)
                Text(clock(flight.departs))
            }
        }
    }
    .padding(.horizontal, 1)
    .border(.rounded)
}

Timeline(flights, by: \.moment, every: 1h, lane: \.lane, now: now()) { flight in
    FlightCard(flight)
}

// The same for another type, by another key path.
let talks = [
    {title: "Opening", begins: @2026-11-30T09:00, ends: @2026-11-30T09:30},
    {title: "Layout in whole cells", begins: @2026-11-30T09:30, ends: @2026-11-30T10:15},
    {title: "Questions", begins: @2026-11-30T10:00, ends: @2026-11-30T10:15},
]

Timeline(talks, by: \.begins, until: \.ends, every: 30m, now: now()) { talk in
    Text("\(clock(talk.begins)) \(talk.title)")
}
