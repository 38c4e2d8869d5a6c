// A name that is given once and read everywhere, except where a part has another.
let screen = open("../environment.dsl")

test("the name changes everywhere") {
    expect(screen.find("Good morning, Grace").exists && screen.find("example.org/grace").exists)
    screen.tap("Sign in as Ada")
    expect(screen.find("Good morning, Ada").exists && screen.find("example.org/ada").exists)
    expect(screen.find("Grace").count == 1)
}

test("a part with a name of its own keeps it") {
    screen.tap("Sign in as Ada")
    expect(screen.find("example.org/guest").count == 1)
}
