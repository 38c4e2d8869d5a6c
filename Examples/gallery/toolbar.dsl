// Title and subtitle, toolbar items grouped by spacers; the title gives way when the items need the room.
state hasSpacer = true

NavigationStack {
    VStack(alignment: .leading, spacing: 1) {
        Toggle("Spacer between the groups", isOn: $hasSpacer)
        Text("The title ends in … when the buttons need its room.").dim()
    }
    .navigationTitle("Quarterly Report")
    .navigationSubtitle("Draft, last saved at 09:24")
    .toolbar {
        ToolbarItem(placement: .leading) { Button("Close") {} }
        ToolbarItemGroup(placement: .trailing) {
            Button("Bold") {}
            Button("Italic") {}
        }
        if hasSpacer { ToolbarSpacer(.fixed, placement: .trailing) }
        ToolbarItem(placement: .trailing) { Button("Share") {} }
    }
}

tap("Spacer between the groups")
