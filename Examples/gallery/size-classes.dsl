// Side by side when there is room, stacked when it is narrow.
view Card(title, text) {
    VStack(alignment: .leading) {
        Text(title).bold()
        Text(text)
    }
    .padding(.horizontal, 1)
    .border(.rounded)
}

view Cards() {
    Card("Morning", "Dry, with some fog by the river until ten.")
    Card("Evening", "Rain from the west, wind force five.")
}

ViewThatFits {
    HStack(alignment: .top, spacing: 2) { Cards() }.frame(minWidth: 70)
    VStack(alignment: .leading) { Cards() }
}

GeometryReader { proxy in
    Text(
        proxy.size.width < 60
            ? "compact: \(proxy.size.width) columns"
            : "regular: \(proxy.size.width) columns"
    )
    .dim()
}
