// A month at a fixed day: arrows, days, today.
let screen = open("../calendar.dsl", now: @2026-11-30T09:24)

test("arrows go over the end of the year") {
    screen.tap("Today")
    screen.tap("›")
    expect(screen.find("December 2026").exists)
    screen.tap("›")
    expect(screen.find("January 2027").exists)
    screen.tap("‹")
    screen.tap("‹")
    expect(screen.find("November 2026").exists)
}

test("a day is chosen and taken away") {
    screen.tap("Today")
    screen.tap(@2026-11-12)
    expect(screen.find("Selected: Thursday, November 12, 2026").exists)
    screen.tap(@2026-11-12)
    expect(screen.find("No day selected").exists)
}

test("another locale begins and names its week otherwise") {
    let dutch = open("../calendar.dsl", now: @2026-11-30, locale: "nl_NL", width: 60)
    dutch.tap("Today")
    expect(dutch.find("november 2026").exists)
}
