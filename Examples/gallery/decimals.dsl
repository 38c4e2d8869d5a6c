// Pi: as it is, with exactly n decimals, with at most n. A stepper holds n within 0...16.
state digits = 4
let numbers = [3.14159265358979, 2.5, 100.0]

List {
    Section("Decimals") {
        Stepper("Digits: \(digits)", value: $digits, in: 0...16)
    }
    Section("As it is") {
        ForEach(numbers) { n in Text("\(n)") }
    }
    Section("Exactly \(digits.plural(one: "one decimal", other: "\(digits) decimals"))") {
        ForEach(numbers) { n in Text(n.formatted(decimals: digits)) }
    }
    Section("At most \(digits.plural(one: "one decimal", other: "\(digits) decimals"))") {
        ForEach(numbers) { n in Text(n.formatted(decimals: 0...digits)) }
    }
}
.listStyle(.insetGrouped)

increment("Digits: 4")
decrement("Digits: 5")
