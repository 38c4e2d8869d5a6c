// State belongs to a place and a key: it moves with its row and ends with its place.
view Counter(name) {
  state taps = 0
  Button("\(name): \(taps)") { taps += 1 }
}
state items = [{id: 1, name: "a"}, {id: 2, name: "b"}]
state shown = true
VStack(alignment: .leading) {
  if shown { ForEach(items) { item in Counter(item.name) } }
}
tap("b: 0")
items.reverse()
shown = false
shown = true
