// Views that several screens share. A session that imports this file shows them with `:library your`.
type Status = .open | .waiting | .done

/// A number and what it means, with how it changed.
/// Example: Figure("Visitors", "1,284", change: 12)
view Figure(title, value, change = 0) {
    VStack(alignment: .leading) {
        Text(title).dim()
        HStack {
            Text(value).bold()
            if change > 0 {
                Text("▲ \(change)%").foregroundStyle(.green)
            } else if change < 0 {
                Text("▼ \(-change)%").foregroundStyle(.red)
            }
        }
    }
}

/// A box with a title, and a line below a rule.
/// Example: Card("Tea", footer: "every day") { Text("at four") }
view Card(title, footer = "", content: View) {
    GroupBox(title) {
        VStack(alignment: .leading) {
            content()
            if footer != "" {
                Divider()
                Text(footer).dim()
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A mark and a word for how far something is.
/// Example: StatusTag(.waiting)
view StatusTag(status) {
    switch status {
    case .done: Text("✓ done").foregroundStyle(.green)
    case .waiting: Text("… waiting").foregroundStyle(.yellow)
    default: Text("○ open")
    }
}

/// Stars from one to five; a tap on one gives as many.
/// Example: Stars(Binding(get: { 3 }, set: { }))
view Stars($count) {
    HStack(spacing: 0) {
        for n in 1...5 {
            Text(n <= count ? "★" : "☆").id("star \(n)").onTap { count = n }
        }
    }
}
