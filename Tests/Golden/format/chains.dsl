// Modifiers that do not fit, or of which one has its own line, have a line each; behind a block they stand below it.
Text("a").bold().padding(1)
Text("a").bold()
  .padding(1).border(.rounded)
Text(isAllDay ? "all day" : start.formatted(time: .short)).dim().frame(width: 7, alignment: .leading)
VStack { Text("a") }
  .padding(1)
VStack {
  Text("a")
}.padding(1)
VStack {
  Text("a")
}
  .padding(1)
  .sheet(item: $x) { y in
    Text(y)
  }
let order = screen.controls().filter { $0.kind == .swipe }.map { $0.label.replacing(" ★", with: "") }.sorted()
let best = rows
  .filter { $0.done }
  .first?.name
let long = weeks[chosen - 1].first.formatted(date: .full, time: .short, in: "Europe/Amsterdam", style: .long)
a.b.c
 .d()
