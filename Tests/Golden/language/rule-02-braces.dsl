// `{` after a callee opens a block; where an operand is expected it is a record or a closure.
let record = {name: "Ada", "two words": 2}
let empty = {:}
let closure = { $0 + 1 }
record["two words"]
empty
closure(1)
if record.name == "Ada" { print("body") }
for x in [1] { print(x) }
let nested = [{a: 1}, {a: 2}].map { {b: $0.a} }
nested
