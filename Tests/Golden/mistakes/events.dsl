// Verbs that find nothing, several, or what can't be used.
state sheet = false
VStack {
  Button("Save") { }
  Button("Save") { }
  Button("Off") { }.disabled(true)
  Text("x")
}
.sheet(isPresented: $sheet) { Text("sheet") }
print((try? tap("Save")) ?? "two of them")
print((try? tap("Off")) ?? "disabled")
tap("Safe")
