// A user's name, given once to a subtree and read deep inside it. A button changes it everywhere.
state user = "Ada"

view Greeting() {
    Text("Good morning, \(environment("user"))").bold()
}

view Card() {
    GroupBox("Account") {
        VStack(alignment: .leading) {
            LabeledContent("Signed in as", value: environment("user"))
            LabeledContent("Home page", value: "example.org/\(environment("user").lowercased())")
        }
    }
}

view Page() {
    VStack(alignment: .leading, spacing: 1) {
        Greeting()
        Card()
        // A part of the screen may have another.
        Card().environment("user", "Guest")
    }
}

VStack(alignment: .leading, spacing: 1) {
    Page()
    Button("Sign in as \(user == "Ada" ? "Grace" : "Ada")") {
        user = user == "Ada" ? "Grace" : "Ada"
    }
}
.environment("user", user)

tap("Sign in as Grace")
