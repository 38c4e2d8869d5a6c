extension Messages {
  static func expression(_ kind: SyntaxErrorKind) -> Text? {
    switch kind {
    case .lopsidedMinus(let left, let operand):
      Text(
        "lopsided-operator", "this `-` hugs what follows it, so it looks like a sign",
        "to subtract write `\(short(left)) - \(operand)`")
    case .chainedComparison(let left, let first, let middle, let second, let right):
      chainedComparison(left, first, middle, second, right)
    case .chainedRange:
      Text("chained-range", "a range has two ends", "put one of them in parentheses")
    case .openRange:
      Text(
        "open-range", "a range needs both ends here",
        "one may be left out only in an index, `x[2...]`, and in a pattern")
    case .ternaryWithoutColon:
      Text(
        "ternary-without-colon", "this choice has no `:`", "write `condition ? a : b`",
        "a default for `nil` is `value ?? other`")
    case .emptyParentheses:
      Text("empty-parentheses", "there is nothing in these parentheses", "for no value write `nil`")
    case .tuple(let elements, let first):
      Text(
        "tuple", "there are no tuples", "for a list write `[\(short(elements))]`",
        "for named parts write `{name: \(short(first)), …}`")
    case .dictionaryLiteral(let elements):
      Text(
        "dictionary-literal", "a record stands in braces",
        elements.isEmpty ? "the empty record is `{:}`" : "write `{\(short(elements))}`")
    case .interpolatedKey:
      Text(
        "interpolated-key", "a record's keys are fixed", "start with `{:}` and assign `record[key] = value`")
    case .tryWithoutQuestion(let isForced):
      Text(
        "try-without-question", isForced ? "there is no `try!`" : "`try` is written `try?`",
        "`try? expression` gives `nil` where it fails; without it a failure ends the script with its message")
    case .optionalKeyPath(let path):
      Text("optional-key-path", "a key path has no `?.`", "write a closure: `{ $0\(path.dropFirst())?.… }`")
    case .numberedMember(let number):
      Text(
        "numbered-member", "there is no `.\(number)`: there are no tuples",
        "for an element of a list write `[\(number)]`")
    case .emptyIndex:
      Text("empty-index", "there is no index between the brackets", "write `x[0]` or `x[\"key\"]`")
    case .severalIndexes:
      Text("several-indexes", "an index is one value", "for rows of rows write `x[i][j]`")
    case .emptyParameterList:
      Text(
        "empty-parameter-list", "there are no names before `in`",
        "a closure without parameters has no `in`: `{ … }`")
    case .typedClosureParameter(let name):
      Text("typed-closure-parameter", "the parameters of a closure have no types", "write `\(name)` alone")
    case .assignThroughOptional:
      Text(
        "assign-through-optional", "`?.` cannot stand on the left of `=`",
        "check first: `if let x = … { … }`, then assign through the path without `?`")
    case .cannotAssign(let target):
      Text(
        "cannot-assign", "`\(short(target))` cannot be assigned to",
        "a name, a field `x.name` or an element `x[i]` can")
    case .assignmentInCondition(let left, let right):
      Text(
        "assignment-in-condition", "`=` assigns, and gives no value",
        "to compare write `\(short(left)) == \(right)`", "to unwrap write `if let name = …`")
    case .assignmentChain, .assignmentInExpression:
      Text(
        "assignment-in-expression", "`=` assigns, and gives no value", "to compare write `==`",
        "to assign make it a statement of its own")
    case .initCall(let type):
      Text("init-call", "a type is called by its name alone", "write `\(short(type))(…)`")
    case .initWithoutType:
      Text("init-call", "`.init` does not exist", "write the type's or view's name: `Name(…)`")
    default: nil
    }
  }

  private static func chainedComparison(
    _ left: String, _ first: String, _ middle: String, _ second: String, _ right: String
  )
    -> Text
  {
    if first.hasPrefix("<"), second.hasPrefix("<") || first.hasPrefix(">"), second.hasPrefix(">") {
      return Text(
        "chained-comparison", "comparisons do not chain",
        "write `\(short(left)) \(first) \(short(middle)) && \(short(middle)) \(second) \(right)`",
        "or ask a range: `(a...b).contains(\(short(middle)))`")
    }
    return Text(
      "chained-comparison", "comparisons do not chain",
      "write `\(short(left)) \(first) \(short(middle)) && \(short(middle)) \(second) \(right)`")
  }

  /// Source text for a message: one line, not long.
  static func short(_ text: String, limit: Int = 40) -> String {
    let start = text.drop(while: \.isNewline)
    // Not all of it is looked at: it may be a whole script.
    let line = (start.isEmpty ? text[...] : start).prefix(limit + 1).prefix { start.isEmpty || !$0.isNewline }
    if line.startIndex == text.startIndex, line.endIndex == text.endIndex, line.count <= limit { return text }
    return String(line.prefix(limit)) + "…"
  }
}
