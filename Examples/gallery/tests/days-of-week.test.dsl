// Days of the week: one, several, and those that can't be chosen.
let screen = open("../days-of-week.dsl")

fn chosen(in label) = screen.controls().first(where: { $0.label == label })?.value

test("one day") {
    screen.select("Every", .tuesday)
    expect(chosen(in: "Every") == "Tuesday")
    screen.increment("Every")
    expect(chosen(in: "Every") == "Wednesday")
    screen.decrement("Every")
    expect(chosen(in: "Every") == "Tuesday")
}

test("several days") {
    screen.set("alarm", [])
    expect(screen.find("Never").exists)
    screen.set("alarm", [.monday, .sunday])
    expect(screen.find("2 days a week").exists)
}

test("a weekday is no day of the market") {
    expectFailure("days") { screen.set("days", [.monday]) }
    expect(chosen(in: "days") == "Saturday")
}
