// A test of a script that itself inspects another: texts and controls are found, tapped, and expected.
test("the report tells what was changed") {
    let report = open("../inspect.dsl", width: 60)
    expect(report.find("Changed by a tap and a set").exists)
    for name in ["Alarm", "Also with a cross", "I have read the terms"] {
        expect(report.find(name).count == 2)
    }
    // Nothing of the report itself can be used.
    expect(report.controls().isEmpty)
}

test("the screen that it looks at") {
    let screen = open("../toggle-styles.dsl", width: 60)
    let toggles = screen.controls().filter { $0.kind == .toggle }
    expect(toggles.count >= 6)
    expect(toggles.filter { !$0.isEnabled }.map(\.label) == ["Can't be changed"])
    let on = screen.find("●").count
    screen.tap("Lights")
    expect(screen.find("●").count != on)
    expectFailure("nothing on the screen is called “Light”") { screen.tap("Light") }
}
