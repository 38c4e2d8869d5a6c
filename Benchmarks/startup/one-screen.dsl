// One ordinary screen, for measuring how long the command takes from start to end.
state wifi = true
state notify = false

let accounts = [
    {name: "iCloud", user: "ada@example.org", unread: 3},
    {name: "Work", user: "a.lovelace@example.com", unread: 0},
    {name: "Archive", user: "ada@example.net", unread: 128},
]

NavigationStack {
    List {
        Section("General") {
            Toggle("Wi-Fi", isOn: $wifi)
            Toggle("Notifications", isOn: $notify)
        }
        Section("Accounts") {
            ForEach(accounts, id: \.user) { account in
                LabeledContent(account.name, value: account.user)
                    .badge(account.unread)
            }
        }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Settings")
}
