// Sheets: what lies under one can't be used, and closing it counts.
let screen = open("../sheets.dsl")

test("a sheet covers the list") {
    screen.tap("Share")
    expect(screen.find("was copied").exists)
    expectFailure("lies under a sheet") { screen.tap("Help") }
    expect(screen.controls().first(where: { $0.label == "Help" })?.isEnabled == false)
}

test("a name is kept when the sheet is closed") {
    screen.tap("Edit")
    screen.set("Name", "Diary")
    screen.tap("Save")
    screen.tap("Share")
    expect(screen.find("“Diary”").exists)
}

test("both ways of closing are counted") {
    // The script itself opened and closed a sheet once.
    expect(screen.find("once").exists)
    screen.tap("Edit")
    screen.dismiss()
    screen.tap("Share")
    screen.tap("Cancel")
    expect(screen.find("3 times").exists)
}

test("there is nothing to dismiss without a sheet") {
    expectFailure("no sheet is open") { screen.dismiss() }
}

test("the sheet for editing") {
    screen.tap("Edit")
    screen.expectGolden("sheets-edit")
}
