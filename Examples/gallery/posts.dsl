// A function gives posts; a row has a bold title, two lines of description and the id at the right.
fn posts() = (1...6).map {
    {
        id: $0,
        title: [
            "On lists",
            "On grids",
            "On sheets",
            "On toggles",
            "On timelines",
            "On calendars",
        ][$0 - 1],
        text: "What is written about it fills more than the two lines that a row has for it, so that the rest of this sentence, which says nothing of importance, is left out at the end.",
    }
}

List(posts()) { post in
    HStack(alignment: .top) {
        VStack(alignment: .leading) {
            Text(post.title).bold()
            Text(post.text).lineLimit(2).dim()
        }
        Spacer()
        Text("\(post.id)").foregroundStyle(.secondary)
    }
}
