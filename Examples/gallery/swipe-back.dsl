// A stack whose second page hides its back button and closes by one of its own. A swipe goes back from both pages, and
// does nothing at the root.
view Detail() {
    VStack(alignment: .leading) {
        Text("No back button here, but a swipe still goes back.")
        NavigationLink("Further") { Text("The last page.").navigationTitle("Further") }
    }
    .navigationTitle("Detail")
    .navigationBarBackButtonHidden()
    .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Close") { dismiss() } }
    }
}

NavigationStack {
    List {
        NavigationLink("Show details", systemImage: "doc.text") { Detail() }
    }
    .navigationTitle("Start")
}

tap("Show details")
tap("Further")
swipeBack()
swipeBack()
// At the root nothing happens.
swipeBack()
tap("Show details")
tap("Close")
