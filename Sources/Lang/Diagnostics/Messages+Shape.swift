extension Messages {
  static func shape(_ kind: SyntaxErrorKind) -> Text? {
    switch kind {
    case .unclosed(let bracket):
      Text("unclosed-bracket", "this `\(bracket)` is not closed", "add the `\(closer(bracket))` that ends it")
    case .unclosedAtEnd(let brackets):
      Text(
        "unclosed-bracket",
        "\(brackets.count) brackets are not closed when the input ends; this is the innermost",
        "add `\(brackets.reversed().map(closer).joined(separator: " "))`")
    case .strayCloser(let closer):
      Text("stray-bracket", "this `\(closer)` closes nothing", "take it away, or open its bracket before it")
    case .wrongCloser(let opener, let closer):
      Text("wrong-bracket", "`\(opener)` is closed by `\(closer)`", "write `\(self.closer(opener))`")
    case .nestedTooDeeply(let limit):
      Text(
        "nesting-limit", "this is nested more than \(limit) levels deep",
        "give inner parts a name with `let`, or move them into a `fn` or `view`")
    case .chainTooLong(let limit):
      Text(
        "chain-limit", "this expression has more than \(limit) operators or calls that build on each other",
        "split it: `let part = …`, then go on with `part`; `[…].joined()` and `.sum()` take long lists")
    case .tooManyErrors(let limit):
      Text("too-many-errors", "these are \(limit) mistakes; the rest of the file was not looked at")
    case .expected(let what, let found):
      expected(what, found)
    case .statementsOnOneLine(let found):
      Text(
        "two-statements", "expected the end of the statement before `\(found)`",
        "start a new line, or write `;` between two statements")
    case .doubleSemicolon:
      Text("double-semicolon", "one `;` is enough", "at the end of a line it needs none")
    case .startsWithMember(let name):
      Text(
        "starts-with-member", "`.\(name)` has nothing before it to belong to",
        "write the view and its modifiers as one statement; a statement that is complete cannot be gone on with",
        "a symbol as a value of its own needs a name: `let x = .\(name)`")
    case .strayElse:
      Text(
        "stray-else", "this `else` has no `if`",
        "it belongs behind the `}` of its `if`, or at the start of the next line of the same input")
    case .strayKeyword(let word):
      Text("stray-keyword", "`\(word)` cannot start a statement")
    case .keywordAsName(let word):
      Text(
        "keyword-as-name", "`\(word)` is a word of the language and cannot be a name",
        "choose another, such as `\(word)Value`")
    case .braceOnNextLine:
      Text("brace-on-next-line", "`{` never continues the line above", "put it at the end of that line")
    case .modifierAfterStatement(let keyword, let modifier):
      Text(
        "modifier-after-statement", "`.\(modifier)` has no view to change: `\(keyword)` is a statement",
        "put it into a group: `Group { \(keyword) … { … } }.\(modifier)(…)`")
    default: nil
    }
  }

  static func closer(_ opener: String) -> String {
    switch opener {
    case "(": ")"
    case "{": "}"
    default: "]"
    }
  }

  // MARK: Expected, found

  private static func expected(_ what: Expected, _ found: Found) -> Text {
    let (thing, hint) = describe(what)
    let instead: String
    switch found {
    case .end: instead = "the input ends"
    case .string: instead = "found a string"
    case .literal(let text): instead = "found `\(text)`"
    case .text(let text): instead = "found `\(text)`"
    case .line: instead = "the line ends"
    }
    return Text("expected", "expected \(thing), but \(instead)", hints: hint.map { [$0] } ?? [])
  }

  private static func describe(_ what: Expected) -> (String, String?) {
    switch what {
    case .expression: ("a value", nil)
    case .statement: ("a statement", nil)
    case .type: ("a type", "such as `Int`, `String?` or `[Flight]`")
    case .name: ("a name", nil)
    case .symbolName: ("the name of a symbol after `.`", "such as `.leading`, without a blank")
    case .memberName: ("a name after `.`", nil)
    case .keyPathName: ("a field's name after `\\.`", "such as `\\.departs`, or `\\.self`")
    case .fieldName: ("a field's name", nil)
    case .patternName: ("a name to bind", "only `let name` binds in a pattern")
    case .functionName: ("the function's name", "`fn double(x) = x * 2`")
    case .viewName: ("the view's name", "`view Card(title) { Text(title) }`")
    case .typeName: ("the type's name", "`type Flight { code: String }`")
    case .aliasName: ("the name that the file goes by", "`import \"other.dsl\" as other`")
    case .parameterName: ("a parameter's name", nil)
    case .parameterList(let name):
      ("the parameters of `\(name)`", "`\(name)(a, b)`, or `\(name)()` if there are none")
    case .functionBody: ("the function's body", "`= expression`, or a block `{ … }`")
    case .typeBody: ("what the type is", "fields `{ name: String }`, or a choice `= .a | .b`")
    case .choiceCase: ("a symbol of the choice", "`type Sheet = .edit | .share(Item)`")
    case .block: ("a block `{ … }`", nil)
    case .body(let header): ("`{` and the body of this `\(header)`", nil)
    case .closing(let closer): ("`\(closer)`", nil)
    case .commaOrCloser(let closer): ("`,` or `\(closer)`", "a `,` stands between two elements")
    case .colonAfterKey(let key): ("`:` and a value after `\(key)`", "`{name: \"Ada\"}`")
    case .colonAfterPatternKey(let key): ("`:` and a pattern after `\(key)`", "`{\(key): let \(key)}`")
    case .colonAfterCase: ("`:` after the pattern", "`case .a: …`")
    case .caseOrCloser: ("`case`, `default` or `}`", nil)
    case .equals: ("`=` and a value", nil)
    case .equalsAfterPattern: ("`=` and a value after the pattern", "`if case .failed(let m) = result { … }`")
    case .equalsAfterName(let name): ("`=` and a value after `\(name)`", nil)
    case .inAfterPattern: ("`in` after the name", "`for item in items { … }`")
    case .inAfterParameters: ("`in` after the closure's parameters", "`{ a, b in … }`")
    case .endOfInterpolation: ("`)` at the end of the value", nil)
    case .importPath: ("a file's name in quotes", "`import \"other.dsl\"`")
    case .textAfterClause(let clause): ("text in quotes after `\(clause)`", nil)
    }
  }
}
