// Pages with dots: forward, back, and no further than there are.
let screen = open("../pages.dsl")

test("to the last page and no further") {
    expect(screen.find("Page 1 of 3").exists)
    screen.nextPage()
    screen.nextPage()
    expect(screen.find("Page 3 of 3").exists)
    expectFailure("page") { screen.nextPage() }
    expect(screen.find("Ready").exists)
}

test("a button turns back") {
    screen.nextPage()
    screen.tap("Previous page")
    expect(screen.find("Welcome").exists)
    expectFailure("page") { screen.previousPage() }
}
