import Lang

/// What holds for every source that is laid out anew.
public enum FormatCheckup {
  public enum Result: Equatable {
    /// It has mistakes, so it is left as it is.
    case refused
    case fine
    case problem(String)
  }

  public static func check(_ source: String) -> Result { check(Array(source.utf8)) }

  public static func check(_ source: [UInt8]) -> Result {
    let names = NameTable()
    let before = Parser.parse(SourceFile(name: "a.dsl", bytes: source), id: 0, names: names)
    switch ScriptFormatter.format(SourceFile(name: "a.dsl", bytes: source)) {
    case .mistakes(let diagnostics):
      if before.diagnostics.isEmpty { return .problem("refused: \(diagnostics.first?.message ?? "")") }
      return .refused
    case .formatted(let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      if !before.diagnostics.isEmpty { return .problem("laid out with mistakes in it") }
      let after = Parser.parse(SourceFile(name: "a.dsl", bytes: bytes), id: 0, names: names)
      if let problem = after.diagnostics.first {
        return .problem("\(problem.message) at \(problem.span.start) of\n\(text)")
      }
      let printer = TreePrinter(names: names)
      let old = printer.text(before.statements)
      let new = printer.text(after.statements)
      if old != new { return .problem("the tree\n\(old)\nbecame\n\(new)\nin\n\(text)") }
      return shape(bytes, text)
    }
  }

  private static func shape(_ bytes: [UInt8], _ text: String) -> Result {
    guard case .formatted(let again) = ScriptFormatter.format(SourceFile(name: "a.dsl", bytes: bytes)) else {
      return .problem("refused the second time:\n\(text)")
    }
    if again != bytes {
      return .problem("changed again:\n\(text)\n---\n\(String(decoding: again, as: UTF8.self))")
    }
    if bytes.isEmpty { return .fine }
    if bytes.last != 0x0A { return .problem("no line break at the end") }
    if bytes.first == 0x0A || bytes.suffix(2).allSatisfy({ $0 == 0x0A }) {
      return .problem("an empty line at an end:\n\(text)")
    }
    return .fine
  }
}
