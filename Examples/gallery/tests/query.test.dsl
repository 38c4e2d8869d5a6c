// Five thousand records: searched, filtered and sorted.
let screen = open("../query.dsl")

test("a search field narrows") {
    screen.set("Customer", "curie")
    screen.select("Show", .all)
    expect(screen.find("500 of 5,000").exists)
    screen.set("Customer", "nobody")
    expect(screen.find("0 of 5,000").exists)
}

test("a header sorts, and sorts back") {
    screen.tap("Amount")
    expect(screen.controls().first(where: { $0.label == "Amount" })?.value == "descending")
    screen.tap("No.")
    expect(screen.controls().first(where: { $0.label == "Amount" })?.value == nil)
}

test("sorting moves no column") {
    fn header() = screen.controls().filter { $0.kind == .button }.map(\.label)
    screen.tap(3, 8)
    screen.expectGolden("query-by-customer")
    expect(header().contains("Customer"))
}
