// The plane is where the clock says.
for (time, percent) in [[@2026-11-30T07:00, 0], [@2026-11-30T11:10, 50], [@2026-11-30T20:00, 100]] {
    test("at \(time)") {
        let screen = open("../route.dsl", width: 60, now: time)
        expect(screen.find("\(percent)% of the way").exists)
        expect(screen.find("●").count == 1)
        expect(screen.find("AMS").exists)
    }
}

test("another goal") {
    let screen = open("../route.dsl", width: 60, now: @2026-11-30T11:10)
    screen.select("To", "SYD")
    expect(screen.find("SYD").count == 2 && screen.find("JFK").count == 1)
    screen.expectGolden("route-sydney")
}
