// Fields that are checked as one types: an email address, a password with each unmet rule named, a masked phone number.
state email = ""
state password = ""
state phone = ""
state post = "The cat sat with #cats on the #mat2, a caterpillar with @ada. Cat!"
state word = "dog"

let passwordRules = [.required, .password(min: 10, symbol: true, forbidden: ["ada"])]

fn ready() =
    email.isValid(.required, .email)
    && password.isValid(passwordRules)
    && phone.isValid(.phone("US"))

NavigationStack {
    Form {
        Section("Account") {
            TextField("Email", text: $email, prompt: "name@example.org", rules: [.required, .email])
            SecureField("Password", text: $password, rules: passwordRules)
            TextField("Phone", text: $phone, mask: .phone("US"), rules: .phone("US"))
        }
        Section("Post") {
            TextField(
                "Cat becomes",
                text: $word,
                rules: [.required, .pattern("\\p{L}+", message: "is one word"), .length(max: 12)]
            )
            Text(post.replacingWord("cat", with: word, ignoresCase: true))
            LabeledContent("Hashtags", value: post.hashtags().map { "#\($0)" }.formatted())
            LabeledContent("Mentions", value: post.mentions().map { "@\($0)" }.formatted())
        }
        Button("Sign up", role: .confirm) { print("welcome, \(email)") }.disabled(!ready())
    }
    .navigationTitle("Sign up")
}

set("Email", "ada@")
set("Password", "ada lovelace")
set("Phone", "21255")
set("Cat becomes", "2 dogs")

quiet {
    set("Email", "ada@example.org")
    set("Password", "Analytical-1843")
    set("Phone", "2125550123")
    set("Cat becomes", "hond")
}
tap("Sign up")
