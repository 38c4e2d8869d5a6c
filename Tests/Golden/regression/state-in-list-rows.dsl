// golden: width=30
// Rows of a list are made while it is laid out: their state stays all the same, moves with its row, ends with it; and
// what appears in one is told.
state names = ["a", "b", "c"]
state appeared = []
view Counter(name) {
  state n = 0
  Button("\(name) \(n)") { n += 1 }.onAppear { appeared.append(name) }
}
List { ForEach(names) { name in Counter(name) } }.listStyle(.plain)
quiet { tap("b 0") }
tap("b 1")
names = ["c", "b"]
names = ["a", "b"]
appeared
