/// What a script says in another language's words, most often SwiftUI's. Each case carries the user's own names, so
/// that the hint can show the same in Trellis.
enum Foreign {
  // Words and signs
  /// `func`, `elif`, `null`, `and`: the same word under another name.
  case word(found: String, meant: String)
  /// One or several of them on a line, and the line as it is meant.
  case words(found: [String], meant: [String], line: String)
  /// `private`, `public`, `static`, `await`, `new`: left out.
  case needless(String)
  case effect(String)
  case sign(found: String, meant: String)
  case bitOperator(String)
  case operatorAsValue(String)
  case callWithoutParentheses(name: String, argument: String)
  case tupleType
  case increment(sign: String, target: String)
  case forceUnwrap(value: String)
  case strayOptional(value: String)
  case inoutArgument(name: String)
  case unaryPlus
  case cast(value: String, type: String, isTest: Bool)
  case lambda(closure: String?)
  case anonymousFunction
  case keywordArgument(name: String, value: String)
  case statementAsValue(String)
  case conditionBehind(value: String, condition: String)
  case comprehension(meant: String?)
  case specifier(value: String, arguments: String)

  // Statements
  case guardLet(condition: String, exit: String)
  case guardCondition(condition: String, exit: String)
  case colonForBody(keyword: String, header: String)
  case countingFor(name: String?, low: String, high: String, isClosed: Bool)
  case parenthesisedFor(name: String, sequence: String)
  case catching
  case throwing(value: String)
  case deferred
  case repeated
  case unless(condition: String)
  case match(value: String)
  case declaredByType(type: String, name: String)

  // Declarations
  /// `func add(a: Int)`: the head in Trellis.
  case function(found: String, head: String)
  case variable(found: String, meant: String)
  case wrapper(attribute: String, meant: String)
  case bindingProperty(name: String, type: String?)
  case parameterProperty(attribute: String, name: String, type: String?)
  case environment(name: String, key: String)
  case attribute(String)
  case view(name: String, lines: [String])
  case structure(keyword: String, lines: [String])
  case enumeration(line: String)
  case behaviour(String)
  case extensionWord(type: String)
  case computedView(name: String)
  case computed(name: String)
  case viewResult(name: String)
  case conformance(name: String, list: String)
  case initialiser
  case preview(body: String)
  case directive(String)
  case fieldPrefix(found: String, name: String)

  // Types
  case typeName(found: String, meant: String)
  case functionType
  case builderType(name: String)
  case inoutType
  case genericType(found: String)
}
