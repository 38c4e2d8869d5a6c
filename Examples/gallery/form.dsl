// Fields whose return key moves to the next; the last one submits.
type Field = .name | .email | .city
state focus: Field? = .name
state name = ""
state email = ""
state city = ""
state sent: String? = nil

fn send() {
    if name.isValid(.required) && email.isValid(.required, .email) {
        sent = "Sent: \(name), \(email), \(city)"
        focus = nil
    } else {
        focus = name.isValid(.required) ? .email : .name
    }
}

NavigationStack {
    Form {
        Section("Delivery", footer: { Text(sent ?? "Return moves to the next field.") }) {
            TextField("Name", text: $name, rules: .required).focused($focus, equals: .name)
            TextField("Email", text: $email, rules: [.required, .email])
                .focused($focus, equals: .email)
            TextField("City", text: $city).focused($focus, equals: .city).onSubmit { send() }
        }
    }
    .navigationTitle("Order")
}

quiet { set("Name", "Ada") }
submit()
// The email address is left out: sending goes back to it.
quiet {
    submit()
    set("City", "London")
}
submit()
quiet {
    set("Email", "ada@example.org")
    submit()
}
submit()
