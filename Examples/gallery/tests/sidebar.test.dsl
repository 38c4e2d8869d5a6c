// A sidebar beside the content where there is room, over it where there is not.
for width in [40, 100] {
    test("a folder is chosen at \(width) columns") {
        let screen = open("../sidebar.dsl", width: width)
        expect(screen.find("Notes").exists)
        screen.tap("Folders")
        screen.tap("Inbox")
        expect(screen.find("Compilers").exists)
        expect(!screen.find("Archive").exists)
    }
}

test("what lies under an open sidebar can't be used") {
    let screen = open("../sidebar.dsl", width: 40)
    screen.tap("Folders")
    expect(screen.find("░").exists)
    screen.tap("Close sidebar")
    expect(!screen.find("░").exists)
}
