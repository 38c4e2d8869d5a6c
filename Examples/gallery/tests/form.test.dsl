// A form: the return key goes from field to field, and what is wrong brings it back.
fn field(of screen, named label) = screen.controls().first(where: { $0.label == label })

test("the last field sends") {
    let screen = open("../form.dsl")
    expect(screen.find("Sent: Ada, ada@example.org, London").exists)
}

test("a field is set and read") {
    let screen = open("../form.dsl")
    screen.set("City", "Utrecht")
    expect(field(of: screen, named: "City")?.value == "Utrecht")
}

test("the return key goes to the next field") {
    let screen = open("../form.dsl")
    screen.set("Email", "")
    screen.set("Name", "")
    screen.focusNext()
    screen.submit()
    // Nothing is sent a second time before the last field.
    expect(screen.find("Sent:").count == 1)
}

test("a wrong address is told") {
    let screen = open("../form.dsl")
    expect(field(of: screen, named: "Email")?.problems == [])
    screen.set("Email", "ada at example")
    expect(field(of: screen, named: "Email")?.problems.count == 1)
}
