// A coordinator decides what comes next: from the cart to the end, and where it refuses.
let screen = open("../flow.dsl")

test("without a town it stays at the address") {
    screen.tap("Continue")
    screen.set("Town", "")
    screen.tap("Continue")
    expect(screen.find("Town").exists)
}

test("the way to the end and back to the shop") {
    screen.tap("Continue")
    screen.set("Town", "Delft")
    screen.tap("Continue")
    screen.tap("Continue")
    expect(screen.find("It will be sent to Delft.").exists)
    screen.tap("Back to the shop")
    expect(screen.find("24.90 in all").exists)
}

test("help names the page") {
    screen.tap("Continue")
    screen.tap("Help")
    expect(screen.find("Help about “Address”").exists)
    expectFailure("lies under a sheet") { screen.tap("Continue") }
    screen.tap("Close")
    screen.back()
    expect(screen.find("24.90 in all").exists)
}

test("the order is kept on the way back") {
    screen.tap("Continue")
    screen.tap("Continue")
    expect(screen.controls().first(where: { $0.label == "Pay by card" })?.value == "on")
    screen.expectGolden("flow-payment")
}
