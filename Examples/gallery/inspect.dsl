// A script that looks at another one's screen: its texts and controls, what a tap changes, and whether that is right.
let screen = open("toggle-styles.dsl", width: 60)

// What can be used, and how it stands.
fn standing() = screen.controls().map {
    {control: $0.label, kind: $0.kind, value: $0.value ?? "", usable: $0.isEnabled}
}
let before = standing()

// Used as by hand.
screen.tap("Alarm")
screen.set("I have read the terms", false)
let after = standing()
let changed = after.enumerated().filter { i, row in row.value != before[i].value }.map { i, row in
    {control: row.control, before: before[i].value, after: row.value}
}

// What is expected of it; what is not so ends the script here.
expect(screen.find("on until 22:00").exists)
expect(screen.find("✓").count == 1)
expect(changed.map(\.control) == ["Alarm", "Also with a cross", "I have read the terms"])
// A control that is disabled can't be used, and says so.
expectFailure("disabled") { screen.tap("Can't be changed") }

VStack(alignment: .leading, spacing: 1) {
    Text("Controls").bold()
    Table(after) {
        TableColumn("Control", value: \.control)
        TableColumn("Kind", value: \.kind)
        TableColumn("Value", value: \.value)
        TableColumn("Usable", value: \.usable)
    }
    Text("Changed by a tap and a set").bold()
    Table(changed) {
        TableColumn("Control", value: \.control)
        TableColumn("Before", value: \.before)
        TableColumn("After", value: \.after)
    }
}
