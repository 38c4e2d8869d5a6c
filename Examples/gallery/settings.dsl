// A settings list, inset-grouped and then grouped. A tap on a link pushes its page; back returns.
state wifi = true
state inset = true

let accounts = [
    {name: "iCloud", symbol: "icloud", detail: "ada@example.org"},
    {name: "Work", symbol: "envelope", detail: "a.lovelace@analytical.example"},
]

view Settings() {
    List {
        Section("GENERAL") {
            Toggle("Wi-Fi", isOn: $wifi, systemImage: "wifi")
            NavigationLink("Software Update", systemImage: "gear") {
                Text("Version 4.2 is ready to be installed.")
            }
            .badge(1)
            NavigationLink("Storage", systemImage: "internaldrive") {
                Storage()
            }
        }
        Section("ACCOUNTS", footer: { Text("Accounts are synced every 15 minutes.") }) {
            ForEach(accounts, id: \.name) { account in
                NavigationLink(destination: { Text(account.detail) }) {
                    LabeledContent(
                        value: account.detail,
                        label: { Label(account.name, systemImage: account.symbol) }
                    )
                }
            }
        }
        Section("ABOUT") {
            LabeledContent("Version", value: "4.1.2")
            Link("Help", destination: "https://example.org/help")
        }
    }
    .listStyle(inset ? .insetGrouped : .grouped)
}

view Storage() {
    VStack(alignment: .leading) {
        Text("12.4 of 64 GB")
        ProgressView(value: 12.4 / 64)
    }
    .navigationTitle("Storage")
}

NavigationStack {
    Settings()
        .navigationTitle("Settings")
}

tap("Storage")
back()
inset = false
