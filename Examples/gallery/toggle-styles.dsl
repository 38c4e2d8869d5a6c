// Toggles: colours, a check or a cross in the knob, any view as label, a style of one's own.
state lights = true
state alarm = false
state heating = true
state terms = false

fn knob(configuration) = HStack {
    configuration.label
    Spacer()
    Text(configuration.isOn ? "(━━✓)" : "(✗──)").foregroundStyle(configuration.isOn ? .green : .red)
}

VStack(alignment: .leading) {
    Toggle("Lights", isOn: $lights).tint(.yellow)
    Toggle("Alarm", isOn: $alarm).tint(.red)
    Toggle(isOn: $heating) {
        VStack(alignment: .leading) {
            Label("Heating", systemImage: "thermometer")
            Text(heating ? "on until 22:00" : "off").dim()
        }
    }
    Divider()
    Toggle("Check or cross", isOn: $lights).toggleStyle(knob)
    Toggle("Also with a cross", isOn: $alarm).toggleStyle(knob)
    Divider()
    Toggle("I have read the terms", isOn: $terms).toggleStyle(.checkbox)
    Toggle("Can't be changed", isOn: $heating).disabled(true)
}

tap("Alarm")
tap("I have read the terms")
