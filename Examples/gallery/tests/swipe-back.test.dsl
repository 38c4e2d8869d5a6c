// Pages are left by a swipe, also where there is no back button.
let screen = open("../swipe-back.dsl")

test("a swipe leaves one page at a time") {
    screen.tap("Show details")
    screen.tap("Further")
    expect(screen.find("The last page").exists)
    screen.swipeBack()
    expect(screen.find("No back button here").exists)
    screen.swipeBack()
    expect(screen.find("Start").exists)
}

test("at the root a swipe does nothing") {
    screen.swipeBack()
    expect(screen.find("Start").exists)
}

test("the page's own button closes it") {
    screen.tap("Show details")
    expectFailure("nothing on the screen is called “Start”") { screen.tap("Start") }
    screen.tap("Close")
    expect(screen.find("Show details").exists)
}
