// A button whose work takes time, in three states.
let screen = open("../loading.dsl")

test("a failure is told, and can be tried again") {
    screen.tap("Upload")
    screen.tick(2)
    expectFailure("still running") { screen.tap("Upload") }
    screen.finish("Upload", .failed)
    expect(screen.find("No connection").exists)
    screen.tap("Upload")
    screen.finish("Upload")
    expect(screen.find("All is there").exists)
}

test("the posts are there once they are loaded") {
    expect(screen.find("On whole cells").exists)
    expect(!screen.find("Loading posts").exists)
}
