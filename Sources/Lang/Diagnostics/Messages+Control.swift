extension Messages {
  static func control(_ kind: SyntaxErrorKind) -> Text {
    switch kind {
    case .forOf(let name, let list):
      Text("for-of", "the elements of a list are taken with `in`", "write `for \(name) in \(list) { … }`")
    case .typeInCondition(let name):
      Text("type-in-condition", "`if let` takes no type", "write `if let \(name) = …`")
    case .caseWithoutColon(let found, let pattern):
      Text(
        "case-without-colon", "a pattern ends in `:`, not in `\(found)`",
        "write `\(pattern.isEmpty ? "default" : "case \(short(pattern))"): …`")
    case .varInPattern:
      Text("var-in-pattern", "what a pattern binds does not change", "write `let`")
    case .letBeforePattern(let pattern):
      letBeforePattern(pattern)
    case .letBeforeName:
      Text("let-before-name", "a name binds here by itself", "leave out `let`")
    case .labelInPattern(let label):
      Text("label-in-pattern", "what a symbol carries has no label", "leave out `\(label):`")
    case .secondRest:
      Text("second-rest", "a list pattern has one `...`")
    case .restWithoutLet(let name):
      Text("rest-without-let", "only `let` binds in a pattern", "write `...let \(name)`")
    case .foreign(let foreign):
      self.foreign(foreign)
    default:
      Text("syntax", "this cannot be read")
    }
  }

  private static func letBeforePattern(_ pattern: String) -> Text {
    Text(
      "let-before-pattern", "`let` stands before each name that a pattern binds",
      "write `.failed(let message)`, `[let first, ...]`")
  }
}
