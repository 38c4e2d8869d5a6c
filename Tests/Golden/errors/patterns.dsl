switch event {
case let .failed(message): Text(message)
case .done(code: let c): Text("\(c)")
case [first, ...rest]: Text("list")
case .a -> Text("a")
case 1 < 2: Text("?")
Text("stray")
case {kind}: Text("record")
}
for let row in rows { Text(row) }
for row rows { Text(row) }
if let flight: Flight = chosen { Text(flight.code) }
if case .failed(let m) { Text(m) }
