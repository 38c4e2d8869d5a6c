extension Messages {
  static func foreign(_ foreign: Foreign) -> Text {
    foreignSign(foreign) ?? foreignStatement(foreign) ?? foreignDeclaration(foreign)
  }

  // MARK: Words and signs

  private static func foreignSign(_ foreign: Foreign) -> Text? {
    switch foreign {
    case .word(let found, let meant):
      Text("foreign-word", "`\(found)` is spelt `\(meant)` here", "write `\(meant)`")
    case .words(let found, let meant, let line):
      Text(
        "foreign-word",
        zip(found, meant).map { "`\($0)` is `\($1)`" }.joined(separator: ", ") + " in Trellis",
        "write `\(line)`")
    case .needless(let word):
      Text("needless-word", "`\(word)` has no meaning here", "leave it out")
    case .effect(let word):
      Text(
        "needless-word", "a function is not marked `\(word)`",
        "leave it out: a failure ends the statement, and `try? f()` makes it `nil`")
    case .sign(let found, let meant):
      Text("foreign-sign", "`\(found)` is spelt `\(meant)` here", "write `\(meant)`")
    case .bitOperator(let sign):
      Text("bit-operator", "there is no operator `\(sign)` on bits", hints: bitHints(sign))
    case .operatorAsValue(let sign):
      Text("operator-as-value", "`\(sign)` alone is not a function", "write a closure: `{ $0 \(sign) $1 }`")
    case .callWithoutParentheses(let name, let argument):
      Text(
        "call-without-parentheses", "expected the end of the statement after `\(name)`",
        "a call has parentheses: `\(name)(\(short(argument)))`",
        "two statements stand on two lines, or with `;` between")
    case .tupleType:
      Text("tuple", "there are no tuples", "describe the parts by a `type` with fields, or use `Record`")
    case .increment(let sign, let target):
      Text("increment", "there is no `\(sign)\(sign)`", "write `\(target) \(sign)= 1`")
    case .forceUnwrap(let value):
      Text(
        "force-unwrap", "there is no `!` behind a value",
        "give a default: `\(short(value)) ?? …`", "or unwrap it: `if let value = \(short(value)) { … }`")
    case .strayOptional(let value):
      Text(
        "stray-optional", "`?` behind a value needs a member or an index",
        "write `\(short(value))?.name`, or `\(short(value)) ?? other`")
    case .inoutArgument(let name):
      Text("inout-argument", "a binding is passed with `$`", "write `$\(name)`; `&&` is and")
    case .unaryPlus:
      Text("unary-plus", "a number takes no `+` before it", "leave it out")
    case .cast(let value, let type, let isTest):
      cast(value, type, isTest)
    case .lambda(let closure):
      Text(
        "lambda", "a function without a name is a closure",
        closure.map { "write `\(short($0, limit: 80))`" } ?? "write `{ x in x * 2 }`, or `{ $0 * 2 }`")
    case .anonymousFunction:
      Text(
        "lambda", "a `fn` has a name; without one it is a closure", "write `{ x in x * 2 }`, or `{ $0 * 2 }`")
    case .keywordArgument(let name, let value):
      Text("argument-with-equals", "an argument's label ends in `:`", "write `\(name): \(value)`")
    case .statementAsValue(let keyword):
      Text("statement-as-value", "`\(keyword)` is a statement and gives no value")
    case .conditionBehind(let value, let condition):
      Text(
        "condition-behind", "a condition stands before what depends on it",
        "write `if \(short(condition)) { \(short(value)) }`",
        "or as a value: `\(short(condition)) ? \(short(value)) : …`")
    case .comprehension(let meant):
      Text(
        "comprehension", "a list is not built by a loop inside it",
        meant.map { "write `\(short($0, limit: 80))`" } ?? "write `list.map { x in … }`")
    case .specifier(let value, let arguments):
      specifier(value, arguments)
    default: nil
    }
  }

  private static func bitHints(_ sign: String) -> [String] {
    switch sign {
    case "&": ["for two conditions write `&&`"]
    case "|": ["for two conditions write `||`"]
    case "^": ["for a power write `pow(x, 2)`, for “one or the other” `a != b`"]
    default: []
    }
  }

  private static func cast(_ value: String, _ type: String, _ isTest: Bool) -> Text {
    if isTest {
      return Text(
        "type-test", "there is no `is`",
        "a value of a choice is asked with `==` or `switch`: `\(short(value)) == .name`")
    }
    return Text(
      "cast", "there are no casts",
      "to convert write `\(type)(\(short(value)))`, which is `nil` where it cannot")
  }

  /// `\(x, specifier: "%.2f")`
  private static func specifier(_ value: String, _ arguments: String) -> Text {
    var hint = "write `\\(\(value).formatted(…))`"
    if let percent = arguments.firstIndex(of: "%") {
      let digits = arguments[percent...].dropFirst(2).prefix { $0.isNumber }
      if !digits.isEmpty { hint = "write `\\(\(value).formatted(decimals: \(digits)))`" }
    } else if arguments.hasPrefix("format: .percent") {
      hint = "write `\\(\(value).formatted(percent: true))`"
    } else if arguments.hasPrefix("format: .currency") {
      hint = "write `\\(\(value).formatted(currency: \"EUR\"))`"
    }
    return Text("specifier", "only a value stands between `\\(` and `)`", hint)
  }

  // MARK: Statements

  private static func foreignStatement(_ foreign: Foreign) -> Text? {
    switch foreign {
    case .guardLet(let condition, let exit):
      Text(
        "guard", "there is no `guard`", "put what follows into `if \(short(condition)) { … }`",
        "or leave early: `if x == nil { \(exit) }`")
    case .guardCondition(let condition, let exit):
      Text("guard", "there is no `guard`", "write `if !(\(short(condition))) { \(exit) }`")
    case .colonForBody(let keyword, let header):
      Text("colon-for-body", "the body of `\(keyword)` stands in braces", "write `\(short(header)) { … }`")
    case .countingFor(let name, let low, let high, let isClosed):
      Text(
        "counting-for", "a loop goes over a range or a list",
        "write `for \(name ?? "i") in \(low)\(isClosed ? "..." : "..<")\(short(high)) { … }`")
    case .parenthesisedFor(let name, let sequence):
      Text(
        "parenthesised-for", "the header of a `for` has no parentheses",
        "write `for \(name) in \(short(sequence)) { … }`")
    case .catching:
      Text(
        "catch", "there is no `do` and `catch`",
        "`try? expression` gives `nil` where it fails; all else ends with its message")
    case .throwing(let value):
      Text(
        "throw", "nothing is thrown",
        "to end with a message write `fail(\(value.hasPrefix("\"") ? short(value) : "\"…\""))`")
    case .deferred:
      Text("defer", "there is no `defer`", "write it at the end")
    case .repeated:
      Text(
        "repeat", "there is no such loop",
        "write `while condition { … }`; `while true { … break … }` for one that tests at its end")
    case .unless(let condition):
      Text("unless", "there is no `unless`", "write `if !(\(short(condition))) { … }`")
    case .match(let value):
      Text("match", "it is called `switch`", "write `switch \(short(value)) { case .a: …  default: … }`")
    case .declaredByType(let type, let name):
      Text(
        "declared-by-type", "a declaration starts with `let`, `var`, `state` or `input`",
        "write `let \(name): \(type) = …`")
    default: nil
    }
  }
}
