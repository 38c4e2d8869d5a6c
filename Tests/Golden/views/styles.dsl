// golden: width=30
// Styles of one's own: a function of what the control is, which gives a view.
state on = true
state taps = 0
fn pill(button) = HStack(spacing: 0) {
  Text("(").dim()
  button.label
  Text(button.isEnabled ? ")" : ") off")
  if button.role == .destructive { Text(" !") }
}
fn box(toggle) = HStack { Text(toggle.isOn ? "◆" : "◇"); toggle.label }
VStack(alignment: .leading) {
  Button("Add") { taps += 1 }
  Button("Erase", role: .destructive) { taps = 0 }
  Button(action: { taps += 10 }) { Label("Ten", systemImage: "star") }
  Button("Not now") { taps = 99 }.disabled()
  Button("Plain") { taps += 2 }.buttonStyle(.plain)
  Toggle("Sound", isOn: $on)
  Text("\(taps) taps")
}
.buttonStyle(pill)
.toggleStyle(box)
tap("Add")
tap("Sound")
tap("Ten")
