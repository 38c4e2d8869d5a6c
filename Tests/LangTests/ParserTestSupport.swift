import Lang
import TestSupport

/// A parse, as tests look at it.
struct Parsed {
  var names: NameTable
  var result: ParseResult
  var tree: String { TreePrinter(names: names).text(result.statements) }
  var messages: [String] { result.diagnostics.map(\.message) }
  var hints: [String] { result.diagnostics.flatMap(\.hints) }
  var status: String {
    switch result.status {
    case .complete: "complete"
    case .incomplete(let open):
      switch open.kind {
      case .bracket(let b): "incomplete \(b)"
      case .string: "incomplete string"
      case .comment: "incomplete comment"
      case .statement: "incomplete statement"
      }
    case .wrong: "wrong"
    }
  }
}

func parse(_ source: String) -> Parsed {
  let names = NameTable()
  let result = Parser.parse(SourceFile(name: "test", text: source), id: 0, names: names)
  return Parsed(names: names, result: result)
}

/// The tree of a source that has no errors, else its messages.
func tree(_ source: String) -> String {
  let parsed = parse(source)
  return parsed.messages.isEmpty ? parsed.tree : "errors: " + parsed.messages.joined(separator: " | ")
}
