// Frames: what comes, what goes, and a value on its way.
let source = "../transitions.dsl"

test("stops are shown line by line, and go so") {
    let screen = open(source)
    fn lines() = ["Utrecht", "Arnhem", "Köln"].filter { screen.find("● \($0)").exists }.count
    expect(lines() == 0)
    screen.tap("Show stops")
    expect(lines() == 0)
    screen.tick(2)
    // The last two of four lines: the drawer comes from above.
    expect(lines() == 1 && screen.find("● Frankfurt").exists)
    screen.tick(2)
    expect(lines() == 3)
    screen.tap("Hide stops")
    expect(lines() == 3)
    screen.tick(2)
    expect(lines() == 1)
    screen.tick(2)
    expect(lines() == 0)
}

test("what goes can't be used, and frames are the same each time") {
    let one = open(source, width: 60)
    let other = open(source, width: 60)
    one.tap("Show stops")
    one.tick(3)
    one.expectGolden("transitions-stops")
    other.tap("Show stops")
    other.tick()
    other.tick(2)
    other.expectGolden("transitions-stops")
}

test("the train moves along its line") {
    let screen = open(
        text: "state at = 0.0; VStack { ProgressView(value: at).animation(.linear(duration: 1s), value: at); Button(\"Go\") { at = 1.0 } }"
    )
    screen.tap("Go")
    expect(screen.find("0%").exists)
    screen.tick(3)
    expect(screen.find("30%").exists)
    screen.tick(100)
    expect(screen.find("100%").exists)
}

test("a journey ends") {
    let screen = open(source)
    expect(screen.find("arrived").exists)
    expectFailure("disabled") { screen.tap("Next stop") }
}
