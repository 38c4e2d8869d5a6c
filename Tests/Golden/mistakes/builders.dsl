// What stands among views, and what does not.
VStack {
  return Text("a")
}
state n = 0
view Row(item) {
  state taps = 0
  for i in 0..<3 { break; Text("\(i)") }
  input x = 1
}
List { view Inner() { Text("a") } }
Toggle("On", isOn: n)
Toggle("On", isOn: true)
Toggle("On", isOn: $missing)
