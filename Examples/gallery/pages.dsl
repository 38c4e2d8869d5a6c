// A tab view as pages, with dots that say how far one is.
let pages = [
    {symbol: "airplane", title: "Welcome", text: "All flights of the day on one screen."},
    {symbol: "bell", title: "Stay informed", text: "A note when a gate changes."},
    {symbol: "checkmark", title: "Ready", text: "That is all there is to know."},
]
state page = 0

view Page(item) {
    VStack {
        Image(systemName: item.symbol).padding(.vertical, 1)
        Text(item.title).bold()
        Text(item.text).dim()
    }
    .padding(1)
    .frame(maxWidth: .infinity)
}

VStack {
    TabView(selection: $page) {
        for item in pages { Page(item) }
    }
    .tabViewStyle(.page)
    .tint(.blue)
    Divider()
    Text("Page \(page + 1) of \(pages.count)").dim()
}

nextPage()
nextPage()
print((try? nextPage()) ?? "there is no further page")
previousPage()
tap("Previous page")
