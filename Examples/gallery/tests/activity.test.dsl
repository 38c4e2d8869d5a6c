// A year day by day, and a point that is scrubbed along twelve weeks.
let screen = open("../activity.dsl", width: 80, now: @2026-11-30T09:24)

test("the point goes week by week, and stops at both ends") {
    screen.set("week", 11)
    expect(screen.find("From Nov 23, 2026").exists)
    screen.increment("week")
    expect(screen.find("Week 12").exists)
    expectFailure("can't be stepped up") { screen.increment("week") }
    screen.set("week", 1)
    expect(screen.find("From Sep 14, 2026").exists)
    expectFailure("is not in 1...12") { screen.set("week", 13) }
}

test("a day tells its own, and one to come can't be chosen") {
    screen.tap(@2026-11-18)
    expect(screen.find("Nov 18, 2026: ").exists)
    expectFailure("can't be chosen") { screen.tap(@2026-12-01) }
    expect(screen.find("Nov 18, 2026: ").exists)
}

test("twelve weeks have twelve points") {
    expect(screen.find("●").count + screen.find("◉").count >= 12)
}
