// A picker bound by hand: what it shows is read from one state, and what is chosen is also written down.
state celsius = true
state history = []

let unit = Binding(
    get: { celsius ? "Celsius" : "Fahrenheit" },
    set: { name in
        celsius = name == "Celsius"
        history.append(name)
    }
)

// The same temperature in either unit; a new one is kept in the unit that it was written in.
state degrees = 20.0
fn shown() = Int((celsius ? degrees : degrees * 9 / 5 + 32).rounded())
let temperature = Binding(
    get: { shown() },
    set: { degrees = celsius ? $0 : ($0 - 32) * 5 / 9 }
)

VStack(alignment: .leading) {
    Picker("Unit", selection: unit) {
        for name in ["Celsius", "Fahrenheit"] { Text(name).tag(name) }
    }
    .pickerStyle(.segmented)
    Stepper(
        "Temperature: \(shown()) °\(celsius ? "C" : "F")",
        value: temperature,
        in: -100...250
    )
    Text(history.isEmpty ? "Nothing chosen yet" : "Chosen: \(history.joined(separator: ", "))")
}

select("Unit", "Fahrenheit")
increment("Temperature: 68 °F")
select("Unit", "Celsius")
