// Cards come to rest whole, headers stay, and an id is found.
let screen = open("../snap.dsl", width: 80)

fn titles() = [
    "Kind of Blue",
    "Blue Train",
    "Time Out",
    "Moanin'",
    "Mingus Ah Um",
    "Maiden Voyage",
    "Speak No Evil",
    "The Rumproller",
]
.filter { screen.find("│ \($0)").exists }

test("scrolling comes to rest at a card") {
    screen.scroll(to: "blue", in: "ScrollView")
    expect(titles() == ["Kind of Blue", "Blue Train", "Time Out"])
    screen.scroll(by: 1, in: "ScrollView")
    expect(titles() == ["Blue Train", "Time Out", "Moanin'"])
    // Between two cards the nearer one wins.
    screen.scroll(to: 25, in: "ScrollView")
    expect(titles() == ["Blue Train", "Time Out", "Moanin'"])
    screen.scroll(to: 35, in: "ScrollView")
    expect(titles() == ["Time Out", "Moanin'", "Mingus Ah Um"])
}

test("the end is the last whole card") {
    screen.scroll(by: 100, in: "ScrollView")
    expect(titles() == ["Maiden Voyage", "Speak No Evil", "The Rumproller"])
    screen.scroll(by: -100, in: "ScrollView")
    expect(titles()[0] == "Kind of Blue")
}

test("the header of the first row stays") {
    screen.scroll(to: "ah-um", in: "years")
    expect(screen.find("1959").count == 1)
    expect(!screen.find("1958").exists)
    screen.expectGolden("snap-sticky")
}

test("what is not there is told") {
    expectFailure("nothing that scrolls is called \"cards\"") { screen.scroll(by: 1, in: "cards") }
    expectFailure("nothing that scrolls holds \"giant steps\"") { screen.scroll(to: "giant steps") }
}

test("the focus brings cards into sight") {
    screen.scroll(to: "blue", in: "ScrollView")
    screen.focus("time")
    screen.focusNext()
    expect(screen.find("│▶Moanin'").exists)
    expect(titles() == ["Blue Train", "Time Out"])
    screen.submit()
    expect(screen.find("Chosen: Moanin'").exists)
}
