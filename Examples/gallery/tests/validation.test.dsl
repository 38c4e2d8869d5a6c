// Fields that are checked as one types, and a button that waits for all of them.
let screen = open("../validation.dsl")

fn field(named label) = screen.controls().first(where: { $0.label == label })

test("the button waits for every field") {
    expect(field(named: "Sign up")?.isEnabled == true)
    screen.set("Email", "ada@")
    expect(field(named: "Sign up")?.isEnabled == false)
    expectFailure { screen.tap("Sign up") }
    screen.set("Email", "ada@example.org")
    expect(field(named: "Sign up")?.isEnabled == true)
}

test("each unmet rule is named") {
    screen.set("Password", "ada lovelace")
    expect(field(named: "Password")?.problems.count == 4)
}

test("a number is masked as it is typed") {
    screen.set("Phone", "2125550199")
    expect(field(named: "Phone")?.value == "(212) 555-0199")
}

test("a word is replaced, and not in other words") {
    screen.set("Cat becomes", "mouse")
    expect(screen.find("The mouse sat with #cats").exists)
    expect(screen.find("caterpillar").exists)
}
