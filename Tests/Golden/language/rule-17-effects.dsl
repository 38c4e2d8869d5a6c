// golden: check=true width=40
// What has no effect in text, or goes by another name, is told by `check` and by nothing else.
VStack(alignment: .leading) {
  Text("a").foregroundColor(.red).onTapGesture { nil }
  Text("b").cornerRadius(2).monospacedDigit().help("tip")
  Text("w").border(.red, 2)
  Text("c").font(.body).redacted(reason: .privacy)
  HStack(alignment: .firstTextBaseline) { Text("d"); Text("e") }
  Picker("Size", selection: Binding(get: { 1 }, set: { nil })) { Text("one").tag(1) }
    .pickerStyle(.navigationLink)
}
.border(.rounded)
