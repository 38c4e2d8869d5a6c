// A row of cards that scrolls by whole cards, and a list below whose headers stay while their section is in sight.
type Album {
    id: String
    title: String
    artist: String
    year: Int
}

let albums = [
    Album(id: "blue", title: "Kind of Blue", artist: "Miles Davis", year: 1959),
    Album(id: "train", title: "Blue Train", artist: "John Coltrane", year: 1957),
    Album(id: "time", title: "Time Out", artist: "Dave Brubeck", year: 1959),
    Album(id: "moanin", title: "Moanin'", artist: "Art Blakey", year: 1958),
    Album(id: "ah-um", title: "Mingus Ah Um", artist: "Charles Mingus", year: 1959),
    Album(id: "maiden", title: "Maiden Voyage", artist: "Herbie Hancock", year: 1965),
    Album(id: "evil", title: "Speak No Evil", artist: "Wayne Shorter", year: 1966),
    Album(id: "rumproller", title: "The Rumproller", artist: "Lee Morgan", year: 1965),
]
let years = albums.map(\.year).unique().sorted()
state chosen: String? = nil

view Card(album) {
    VStack(alignment: .leading) {
        Text(album.title).bold()
        Text(album.artist).dim()
    }
    .frame(width: 16, alignment: .leading)
    .padding(.horizontal, 1)
    .border(.rounded)
    .onTap { chosen = album.title }
}

NavigationStack {
    VStack(alignment: .leading) {
        ScrollView(.horizontal) {
            HStack { ForEach(albums) { album in Card(album).id(album.id) } }
        }
        .scrollTargetBehavior(.viewAligned)
        List {
            for year in years {
                Section("\(year)") {
                    ForEach(albums.filter { $0.year == year }) { album in
                        LabeledContent(album.title, value: album.artist)
                    }
                }
            }
        }
        .id("years")
        .listStyle(.plain)
        .frame(height: 6)
        Text(chosen == nil ? "Nothing is chosen" : "Chosen: \(chosen ?? "")").dim()
    }
    .navigationTitle("Jazz")
}

// The fourth card comes to the front; a scroll by one goes one card on, and from the end no further.
scroll(to: "moanin")
quiet {
    scroll(by: 1)
    scroll(to: "ah-um", in: "years")
}
redraw()
quiet {
    scroll(by: 100)
    tap("rumproller")
}
redraw()
