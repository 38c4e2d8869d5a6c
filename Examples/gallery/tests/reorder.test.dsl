// A list whose rows are moved, deleted and swiped.
let screen = open("../reorder.dsl")

fn order() = screen.controls()
    .filter { $0.kind == .swipe }
    .map { $0.label.replacing(" ★", with: "") }

test("a row is moved") {
    expect(order() == ["Berlin", "Amsterdam", "Dresden"])
    screen.move(from: 0, to: 2)
    expect(order() == ["Amsterdam", "Dresden", "Berlin"])
}

test("the star goes with its row") {
    screen.move(from: "Berlin", to: "Dresden")
    expect(screen.find("Berlin ★").exists)
}

test("a row is deleted, and no more than there are") {
    screen.delete(at: 0)
    expect(screen.find("2 stops").exists)
    expectFailure("there is no row 5") { screen.delete(at: 5) }
    expectFailure("there is no row \"Berlin\"") { screen.delete(at: "Berlin") }
}

test("swiping shows the buttons of a row") {
    screen.swipe("Amsterdam", edge: .leading)
    screen.tap("Star")
    expect(screen.find("★").count == 2)
}
