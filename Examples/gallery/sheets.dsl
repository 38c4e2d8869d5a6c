// Two sheets from one state, one from a Bool. What lies under a sheet is dimmed and can't be tapped.
type Sheet = .edit | .share
state sheet: Sheet? = nil
state isHelpShown = false
state closed = 0
state name = "Untitled"

NavigationStack {
    List {
        Button("Edit") { sheet = .edit }
        Button("Share") { sheet = .share }
        Button("Help") { isHelpShown = true }
        LabeledContent("Closed", value: closed.plural(one: "once", other: "\(closed) times"))
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Sheets")
    .sheet(item: $sheet, onDismiss: { closed += 1 }) { which in
        VStack(alignment: .leading) {
            switch which {
            case .edit:
                TextField("Name", text: $name)
                Text("Changes are kept.").dim()
            case .share: Text("A link to “\(name)” was copied.")
            default: Text("?")
            }
        }
        .navigationTitle(which == .edit ? "Edit" : "Share")
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
            ToolbarItem(placement: .confirmationAction) { Button("Save") { sheet = nil } }
        }
    }
    .sheet(isPresented: $isHelpShown) {
        Text("Choose what to do with the document.")
        Button("Close") { isHelpShown = false }
    }
}

tap("Edit")
set("Name", "Notes")
tap("Save")
tap("Help")
dismiss()
print((try? tap("Nowhere")) ?? "nothing is called “Nowhere”")
