// The settings: the links push their pages, the toggle holds its state.
fn settings() = open("../settings.dsl")

test("the toggle is switched off and on") {
    let screen = settings()
    fn wifi() = screen.controls().first(where: { $0.label == "Wi-Fi" })?.value
    expect(wifi() == "on")
    screen.tap("Wi-Fi")
    expect(wifi() == "off")
    screen.set("Wi-Fi", true)
    expect(wifi() == "on")
}

test("storage opens and is left") {
    let screen = settings()
    screen.tap("Storage")
    expect(screen.find("12.4 of 64 GB").exists)
    expect(!screen.find("GENERAL").exists)
    screen.back()
    expect(screen.find("GENERAL").count == 1)
}

for account in ["iCloud", "Work"] {
    test("the account \(account) is listed") {
        expect(settings().find(account).exists)
    }
}

test("each test starts anew") {
    expect(settings().controls().first?.value == "on")
}

test("at 60 columns") { open("../settings.dsl", width: 60).expectGolden("settings-60") }
