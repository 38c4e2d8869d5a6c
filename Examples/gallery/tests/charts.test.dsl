// One set of data, four charts.
let screen = open("../charts.dsl", width: 60)

for kind in [.columns, .bars, .line, .pie] {
    test("\(kind)") {
        screen.select("Chart", kind)
        screen.expectGolden("charts-\(kind)".replacing(".", with: ""))
    }
}

test("percent of the range") {
    screen.select("Chart", .columns)
    expect(!screen.find("100%").exists)
    screen.tap("Percent of 50 kg")
    expect(screen.find("100%").exists)
}

test("new data is drawn once") {
    expect(screen.find("Jul").exists && !screen.find("Jan").exists)
    expectFailure("disabled") { screen.tap("July") }
}
