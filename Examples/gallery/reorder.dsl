// A list whose rows can be moved, deleted and swiped. What a row remembers goes with it.
state stops = ["Amsterdam", "Berlin", "Cracow", "Dresden", "Essen"]

view Stop(name) {
    state isStarred = false
    HStack {
        Text(name)
        if isStarred { Text("★").foregroundStyle(.yellow) }
    }
    .swipeActions(edge: .leading) { Button(isStarred ? "Unstar" : "Star") { isStarred.toggle() } }
    .swipeActions {
        Button("Last") { stops.move(from: stops.firstIndex(of: name) ?? 0, to: stops.count - 1) }
    }
}

NavigationStack {
    List {
        Section("Stops", footer: { Text("\(stops.count) stops") }) {
            ForEach(stops) { name in Stop(name) }
                .onMove { from, to in stops.move(from: from, to: to) }
                .onDelete { index in stops.remove(at: index) }
        }
    }
    .navigationTitle("Journey")
    .toolbar { ToolbarItem(placement: .topBarTrailing) { EditButton() } }
}

swipe("Berlin", edge: .leading)
tap("Star")
move(from: 0, to: 3)
delete(at: 1)
swipe("Dresden")
tap("Last")
tap("Edit")
tap("Delete Essen")
quiet { tap("Done") }
print((try? delete(at: 7)) ?? "there is no row 7")
