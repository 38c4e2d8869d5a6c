// A secure field with Show and Hide, a salted hash of what was typed, and an account that can be hidden from view.
state password = ""
state isRevealed = false
state isHidden = true
state stored = ""
state attempt = ""

// A real program takes another random salt for each password.
fn keep(password) = password.passwordHash(salt: "5c0e93", rounds: 1000)
fn answer() = attempt.isEmpty ? "–" : attempt.matchesHash(stored) ? "the same" : "another one"

VStack(alignment: .leading) {
    Form {
        Section("Password") {
            SecureField("New", text: $password, rules: .password(min: 8), isRevealed: $isRevealed)
            Button("Keep") {
                stored = keep(password)
                password = ""
                isRevealed = false
            }
            .disabled(password.isEmpty)
            if !stored.isEmpty {
                LabeledContent("Stored", value: stored).lineLimit(1).truncationMode(.middle)
                SecureField("Again", text: $attempt)
                LabeledContent("It is", value: answer())
            }
        }
        Section("Account") {
            LabeledContent("Owner", value: "Ada Lovelace")
            LabeledContent("Card", value: "4242 4242 4242 4242".concealed(.card))
            LabeledContent("Email", value: "ada@example.org".concealed(.email))
            LabeledContent(
                "Balance",
                content: { Text(1234.56.formatted(currency: "GBP")).privacySensitive() }
            )
        }
        .redacted(isHidden, reason: .privacy)
        Toggle("Hide amounts", isOn: $isHidden)
    }
}

set("New", "Difference-2")
tap("Show")
tap("Keep")
set("Again", "difference-2")
set("Again", "Difference-2")
tap("Hide amounts")
