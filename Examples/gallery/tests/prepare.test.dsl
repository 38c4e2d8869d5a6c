// Work that is done when a view first appears.
let screen = open("../prepare.dsl")

test("drawing again prepares nothing") {
    expect(screen.find("prepared 2 times, drawn again 2 times").exists)
    screen.tap("Draw again")
    expect(screen.find("prepared 2 times, drawn again 3 times").exists)
}

test("a view that comes back appears anew") {
    screen.set("Show the report", false)
    expect(!screen.find("Row 3").exists)
    screen.set("Show the report", true)
    expect(screen.find("prepared 3 times").exists)
    expect(screen.find("Row 3: 9").exists)
}
