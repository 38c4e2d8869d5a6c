// Calls with arguments that don't fit.
fn area(width, height h, unit = "cm") = "\(width * h) \(unit)"
area(1, 2)
area(1)
area(1, height: 2, unti: "m")
area(1, height: 2, "m", 5)
area(height: 1, 2)
let g = { $0 + 1 }
g(value: 2)
Text("a", "b")
Button("OK")
Spacer { Text("a") }
