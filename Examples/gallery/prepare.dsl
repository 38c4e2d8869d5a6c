// Work that is done once, when a view first appears, and not again when it is drawn anew.
state prepared = 0
state draws = 0
state isShown = true

view Report() {
    state rows = []
    VStack(alignment: .leading) {
        if rows.isEmpty { ProgressView("Preparing") }
        for row in rows { Text("Row \(row): \(row * row)") }
    }
    .onAppear {
        prepared += 1
        rows = [1, 2, 3]
    }
}

VStack(alignment: .leading, spacing: 1) {
    Toggle("Show the report", isOn: $isShown)
    if isShown { Report() }
    HStack {
        Button("Draw again") { draws += 1 }
        Text(
            "prepared \(prepared.plural(one: "once", other: "\(prepared) times")), drawn again \(draws.plural(one: "once", other: "\(draws) times"))"
        )
    }
}

tap("Draw again")
tap("Draw again")
// A view that comes back appears anew.
tap("Show the report")
tap("Show the report")
