// Three tabs, the last one for searching, with a tint and an accessory above the bar; then a bar of one's own over it.
type Place = .home | .library | .search
state place: Place = .home
state query = ""
state isPlaying = false
state isOwn = false

let albums = [
    "Abbey Road",
    "Blue",
    "Kind of Blue",
    "Low",
    "Pet Sounds",
    "Revolver",
    "Rumours",
    "Thriller",
]
let found = albums.filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) }

view Home() {
    state visits = 1
    VStack(alignment: .leading, spacing: 1) {
        Text("Good morning").bold()
        HStack {
            Text("Seen \(visits.plural(one: "once", other: "\(visits) times"))")
            Button("Again") { visits += 1 }
        }
    }
    .padding(.horizontal, 1)
}

view OwnBar($place) {
    HStack {
        for item in [
            {value: .home, symbol: "house"},
            {value: .library, symbol: "books.vertical"},
            {value: .search, symbol: "magnifyingglass"},
        ] {
            Spacer()
            Image(systemName: item.symbol)
                .foregroundStyle(item.value == place ? .orange : .secondary)
                .padding(.horizontal, 2)
                .border(item.value == place ? .rounded : .none)
                .onTap { place = item.value }
                .id("own \(item.value)")
            Spacer()
        }
    }
    .frame(maxWidth: .infinity, minHeight: 3)
    .background(.black)
}

TabView(selection: $place) {
    Tab("Home", systemImage: "house", value: .home) { Home() }
    Tab("Library", systemImage: "books.vertical", value: .library) {
        List(albums) { album in Text(album) }.listStyle(.plain)
    }
    Tab(value: .search, role: .search) {
        List(found) { album in Text(album) }
            .listStyle(.plain)
            .searchable(text: $query, prompt: "Albums")
    }
}
.tint(.orange)
.tabViewBottomAccessory {
    Label(isPlaying ? "Playing: Blue" : "Nothing is playing", systemImage: "music.note")
    Spacer()
    Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
}
.overlay(alignment: .bottom) { if isOwn { OwnBar($place) } }

tap("Again")
tap("Library")
tap("Play")
// The first tab kept its state.
tap("Home")
tap("Search")
set("Albums", "blue")
quiet { isOwn = true }
tap("own .library")
