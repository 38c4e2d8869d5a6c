// A segmented control moves a block.
let screen = open("../alignment.dsl", width: 40)

fn side() = screen.controls().first(where: { $0.label == "Side" })?.value

for name in ["Left", "Centre", "Right"] {
    test("\(name) is chosen by a tap and by its name") {
        screen.tap(name)
        expect(side() == name)
        screen.select("Side", name)
        expect(side() == name)
    }
}

test("the block on the right") {
    screen.select("Side", .trailing)
    screen.expectGolden("alignment-right")
}
