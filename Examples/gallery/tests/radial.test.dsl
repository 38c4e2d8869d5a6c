// Rings of dots, as many as are asked for.
let screen = open("../radial.dsl", width: 60)

test("more rings are more dots") {
    fn picture() = ["⠁", "⠂", "⠄", "⡀", "⠈", "⠐", "⠠", "⢀"].map { screen.find($0).count }.sum()
    let few = picture()
    expect(few > 60)
    screen.increment("Rings")
    expect(picture() > few)
    expectFailure("can't be stepped up") { for i in 0..<9 { screen.increment("Rings") } }
}

test("one ring") {
    screen.set("Rings", 1)
    screen.expectGolden("radial-one")
}
