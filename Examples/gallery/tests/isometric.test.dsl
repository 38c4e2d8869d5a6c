// The same outline, low and high.
let screen = open("../isometric.dsl", width: 60)

test("a flat square") {
    screen.select("Outline", .square)
    screen.set("Height", 0)
    screen.expectGolden("isometric-flat")
}

test("a high house") {
    screen.select("Outline", .house)
    screen.set("Height", 20)
    screen.expectGolden("isometric-house")
    expectFailure("can't be stepped up") { screen.increment("Height") }
}
