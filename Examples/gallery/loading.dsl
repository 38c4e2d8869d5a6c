// A spinner while something is loading, the list when it is there; a button whose work takes time, in three states.
type Post { id: Int, title: String }

state posts: [Post]? = nil
state upload = .idle

fn load() {
    posts = [Post(id: 1, title: "On whole cells"), Post(id: 2, title: "A month in five columns")]
}

NavigationStack {
    VStack(alignment: .leading, spacing: 1) {
        if let found = posts {
            List(found) { post in LabeledContent(post.title, value: post.id) }
        } else {
            ProgressView("Loading posts")
        }
        HStack {
            AsyncButton("Upload", state: $upload, systemImage: "square.and.arrow.up") {
                print("uploading …")
            }
            Spacer()
            switch upload {
            case .running: Text("A moment, please").dim()
            case .done: Text("All is there")
            case .failed: Text("No connection").foregroundStyle(.red)
            default: Text("Nothing was sent yet").dim()
            }
        }
        Button("Load") { load() }
    }
    .padding(.horizontal, 1)
    .navigationTitle("Posts")
}

// Time passes, the spinner turns.
tick()
tick(3)
tap("Load")
tap("Upload")
tick()
print((try? tap("Upload")) ?? "it still runs")
finish("Upload", .failed)
quiet { tap("Upload") }
finish("Upload")
