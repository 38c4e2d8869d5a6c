// A parameter marked `: View` takes a builder, any other block is a function.
view Box(title, content: View) {
  VStack(alignment: .leading) {
    Text(title)
    content()
  }
}
fn twice(f) = f(f(1))
view Rows(items, row: View) { ForEach(items) { item in row(item) } }

Box("a") {
  let n = 2
  for i in 0..<n { Text("line \(i)") }
  if n > 5 { Text("never") } else { Text("else") }
  switch n { case 2: Text("two"); default: Text("other") }
  nil
}
twice { $0 + 10 }
Rows([1, 2]) { item in Text("row \(item)") }
List { Section("texts and numbers are labels") { LabeledContent("a", value: 1) } }
