import Lang

@testable import Trellis

/// Screens that several tests draw.
enum Samples {
  static var settings: Value {
    V.navigationStack(
      V.list(
        "insetGrouped",
        V.section(
          "GENERAL", V.toggle("Wi-Fi", symbol: "wifi", true),
          V.link("Software Update", symbol: "gear").modified("badge", ["_content": .int(1)]),
          V.link("Storage", symbol: "internaldrive")),
        V.section(
          "ACCOUNTS", footer: "Accounts are synced every 15 minutes.",
          V.make(
            "NavigationLink",
            [
              "label": V.make(
                "LabeledContent",
                ["label": V.label("iCloud", "icloud"), "value": .text("ada@example.org")])
            ]))
      ).titled("Settings"))
  }

  static var sheet: Value {
    let form = V.vStack(
      alignment: "leading",
      V.make("TextField", ["_text": .text("Name"), "text": V.constant(.text("Untitled"))])
        .modified("focused", ["_binding": V.constant(.bool(true))]),
      V.hStack(
        V.button("Cancel"), V.spacer,
        V.button("Save").modified("buttonStyle", ["_style": V.symbol("borderedProminent")]))
    ).titled("Edit")
    return V.navigationStack(
      V.list(
        nil, V.button("Edit"),
        V.make("LabeledContent", ["_text": .text("Closed"), "value": .text("0 times")])
      ).titled("Sheets").modified(
        "sheet", ["isPresented": V.constant(.bool(true)), "content": V.list([form])]))
  }

  /// A bit of everything that is laid out.
  static let everything = #"""
    type Side = .left | .center | .right
    state wifi = true
    state name = "Ada"
    state side = Side.center
    state count = 3
    let people = [{id: 1, name: "Ada Lovelace", town: "London"}, {id: 2, name: "東京太郎", town: "東京"},
      {id: 3, name: "A name that is so long that it has to wrap on any screen of usual width", town: "Llanfairpwllgwyngyll"}]
    NavigationStack {
      VStack(alignment: .leading) {
        HStack {
          Text("Left").bold()
          Spacer()
          Text("A sentence in the middle that is long enough to wrap at forty columns")
          Spacer()
          Text("Right")
        }
        Divider()
        HStack(alignment: .top) {
          GroupBox("First") { Text("One box beside another"); ProgressView("Loading", value: 0.46) }
          GroupBox("Second") { Toggle("Wi-Fi", isOn: $wifi); TextField("Name", text: $name) }
        }
        List {
          Section("People", footer: Text("Three of them")) {
            ForEach(people) { person in
              HStack { Text(person.name); Spacer(); Text(person.town).dim() }
            }
          }
          Section {
            Picker("Side", selection: $side) {
              Text("Left").tag(.left)
              Text("Center").tag(.center)
              Text("Right").tag(.right)
            }.pickerStyle(.segmented)
            Stepper("Count", value: $count, in: 0...5)
            Button("Delete", role: .destructive) { count = 0 }
          }
        }
        ViewThatFits {
          HStack { Text("Wide enough for"); Text("a row of three"); Text("texts side by side") }
          VStack { Text("Wide enough for"); Text("a row of three"); Text("texts side by side") }
        }
        ZStack { Text("under the box").padding(1).border(.double) }.frame(maxWidth: .infinity, alignment: .trailing)
        ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail will be here."))
      }
      .navigationTitle("Everything")
      .navigationSubtitle("in one screen")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Edit") { count += 1 } }
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { count += 1 } }
      }
    }
    """#
}
