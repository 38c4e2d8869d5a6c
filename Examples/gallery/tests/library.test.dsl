// Views from a file are used like any other.
let screen = open("../library.dsl", width: 60)

test("stars are given") {
    screen.tap("star 2")
    expect(screen.find("★★☆☆☆").exists && screen.find("2 of 5").exists)
    screen.tap("star 4")
    expect(screen.find("★★★★☆").exists)
}

test("a task is done") {
    expect(screen.find("2 of 3").exists)
    screen.tap("Book the train … waiting")
    expect(screen.find("3 of 3").exists)
    expect(screen.find("✓ done").count == 3)
}

test("the file alone draws nothing") {
    let kit = open(text: "import \"../library/kit.dsl\"\nStatusTag(.open)", width: 20)
    expect(kit.find("○ open").exists)
}
