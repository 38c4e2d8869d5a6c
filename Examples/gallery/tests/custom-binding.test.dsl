// A picker and a stepper whose bindings are made by hand.
let screen = open("../custom-binding.dsl")

test("the unit changes what the stepper shows") {
    expect(screen.find("21 °C").exists)
    screen.select("Unit", "Fahrenheit")
    expect(screen.find("69 °F").exists || screen.find("70 °F").exists)
}

test("every choice is written down") {
    screen.select("Unit", "Fahrenheit")
    screen.select("Unit", "Celsius")
    expect(screen.find("Chosen: Fahrenheit, Celsius, Fahrenheit, Celsius").exists)
}

test("a choice that is not there is refused") {
    expectFailure("no choice \"Kelvin\"") { screen.select("Unit", "Kelvin") }
    expect(screen.find("21 °C").exists)
}
