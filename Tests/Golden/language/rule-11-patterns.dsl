// Symbols stand in for enums; only `let x` binds; a switch over a choice names every case.
type Light = .red | .amber | .green | .broken(String)
fn after(light: Light) {
  switch light {
  case .red: .green
  case .green: .amber
  case .amber: .red
  case .broken(let why): .broken("still " + why)
  }
}
after(.red)
after(.broken("wet"))
let limit = 3
fn kind(x) {
  switch x {
  case limit: "the limit"
  case ..<0: "negative"
  case 1, 2: "one or two"
  case [let a, let b]: "pair of \(a) and \(b)"
  case [let first, ...let rest]: "\(first) and \(rest.count) more"
  case {size: let s}: "sized \(s)"
  case .ok: "ok"
  case "text": "a text"
  case let n where n > 100: "large"
  default: "other"
  }
}
[3, -5, 2, 500, [1, 2], [1, 2, 3], {size: 4, x: 1}, .ok, "text"].map { kind($0) }
if case .broken(let why) = after(.broken("dry")) { why }
1 == 1.0
nil == .red
