// Tabs keep their state; the last one searches.
let screen = open("../tabs.dsl")

test("a tab keeps its state") {
    screen.tap("Home")
    expect(screen.find("Seen 2 times").exists)
    screen.tap("Again")
    screen.tap("Library")
    screen.tap("Home")
    expect(screen.find("Seen 3 times").exists)
}

test("searching finds") {
    screen.tap("Search")
    screen.set("Albums", "low")
    expect(screen.find("Low").exists)
    expect(!screen.find("Thriller").exists)
}

test("the accessory plays and pauses") {
    fn buttons() = screen.controls().filter { $0.kind == .button }.map(\.label)
    expect(buttons() == ["Pause"])
    screen.tap("Pause")
    expect(buttons() == ["Play"])
}

test("the bar of one's own chooses tabs, and covers the other") {
    expect(screen.find("╭─────╮").count == 1)
    screen.tap("own .home")
    expect(screen.find("Good morning").exists)
    screen.tap("own .search")
    expect(screen.find("⌕").count >= 2)
}
