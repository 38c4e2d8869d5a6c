// A sidebar beside the content, or over it where there is little room. It opens and closes.
state isOpen = false
state folder = "Inbox"

let folders = [
    {name: "Inbox", symbol: "tray", count: 3},
    {name: "Drafts", symbol: "doc", count: 1},
    {name: "Sent", symbol: "paperplane", count: 0},
    {name: "Archive", symbol: "archivebox", count: 0},
]
let mails = [
    {folder: "Inbox", from: "Grace", subject: "Compilers"},
    {folder: "Inbox", from: "Alan", subject: "Tea at four?"},
    {folder: "Inbox", from: "Edsger", subject: "Considered harmful"},
    {folder: "Drafts", from: "Ada", subject: "Notes"},
]

SideBar(isPresented: $isOpen, width: 22) {
    NavigationStack {
        List(mails.filter { $0.folder == folder }, id: \.subject) { mail in
            LabeledContent(mail.subject, value: mail.from)
        }
        .listStyle(.plain)
        .navigationTitle(folder)
        .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Folders") { isOpen.toggle() } }
        }
    }
} sidebar: {
    List {
        Section("Folders") {
            ForEach(folders, id: \.name) { item in
                Label(item.name, systemImage: item.symbol)
                    .badge(item.count)
                    .onTap {
                        folder = item.name
                        isOpen = false
                    }
            }
        }
    }
}

tap("Folders")
tap("Drafts")
