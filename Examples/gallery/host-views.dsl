// A view, `Badge`, and a function, `greeting`, that the host supplies: a program that embeds Trellis (here the test
// Tests/TrellisTests/HostViewTests.swift; the command `trellis` has neither). A tap on the host's view writes through
// the binding, which switches its text and everything else that reads the state.
state isFollowing = false

List {
    Section("Profile") {
        LabeledContent("Name", value: greeting("Ada", formal: isFollowing))
        Badge("Trellis", isOn: $isFollowing) {
            Text(isFollowing ? "You hear of every change" : "Tap to follow").dim()
        }
    }
    Section("Settings") {
        Toggle("Following", isOn: $isFollowing)
    }
}
.listStyle(.insetGrouped)

tap("Trellis")
set("Following", false)
