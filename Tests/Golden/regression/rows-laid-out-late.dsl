// golden: width=3
// A row that first had no room is made where it stands now, in rows that were made anew around it: they are told of what
// it reads.
state count = 1
state names = ["a", "b", "c"]
HStack {
  ForEach(0..<1) { n in
    ForEach(names) { name in
      GeometryReader { proxy in Text(name == "c" ? "c\(count)" : name) }
    }
  }
}
names.reverse()
count = 2
