// Modifiers that need something round them say so where it is missing.
VStack(alignment: .leading) {
  Text("title").navigationTitle("Title")
  Text("subtitle").navigationSubtitle("Title")
  Text("bar").toolbar { Button("Edit") { nil } }
  Text("detents").presentationDetents(.medium)
  Text("cell").gridCellColumns(2)
  Text("separator").listRowSeparator(.hidden)
  Text("row").listRowBackground(.red)
  Text("focus").focused(Binding(get: { true }, set: { nil }))
  Text("submit").onSubmit { nil }
  Text("tag").tag(1)
  Text("label").labelsHidden()
  Text("alternating").alternatingRowBackgrounds()
}
// Of two that say the same, one would not be seen.
state shown = false
state item = nil
Button("text", action: { nil }) { Text("label") }
Text("both").sheet(isPresented: $shown, item: $item) { Text("x") }
