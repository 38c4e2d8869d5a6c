// Places are searched and chosen; units follow the region.
let screen = open("../forecast.dsl", width: 60, now: @2026-11-30T09:24)

test("a place is searched and chosen") {
    screen.set("Places", "port")
    expect(screen.controls().filter { $0.kind == .tappable }.map(\.label).count == 1)
    screen.tap("Lisbon Portugal")
    expect(screen.find("Wind 9 mph from N").exists)
    // The search is over.
    expect(screen.find("Nairobi").exists)
}

test("units") {
    expect(screen.find("26 °F").exists)
    screen.tap("Metric units")
    expect(screen.find("-3 °C").exists && screen.find("47 km/h").exists)
}

test("nothing is found") {
    screen.set("Places", "xyz")
    expect(screen.controls().filter { $0.kind == .tappable }.isEmpty)
}
