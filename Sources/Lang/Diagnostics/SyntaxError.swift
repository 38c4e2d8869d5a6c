/// A mistake that the lexer or parser found: its kind and place. `Messages` makes text of it.
struct SyntaxError {
  var kind: SyntaxErrorKind
  var start: Int
  var end: Int
  /// The input ends too early, and more of it could make this right.
  var isAtEnd: Bool
  var notes: [SyntaxNote] = []

  init(_ kind: SyntaxErrorKind, start: Int, end: Int, atEnd: Bool = false, notes: [SyntaxNote] = []) {
    self.kind = kind
    self.start = start
    self.end = end
    self.isAtEnd = atEnd
    self.notes = notes
  }

  /// Where the brackets stand that it says are open.
  var unclosedStarts: [Int] {
    guard kind.unclosedBracket != nil else { return [] }
    return [start]
      + notes.compactMap { note in
        if case .alsoOpen(let start, _) = note { return start }
        return nil
      }
  }

  func span(_ file: UInt32) -> Span { Span(file: file, start: start, end: end) }
}

/// A second place that a mistake has to do with.
enum SyntaxNote {
  case openedHere(start: Int, end: Int)
  case missingBefore(start: Int, end: Int, text: String)
  case alsoOpen(start: Int, end: Int)
}

/// What the parser looked for.
enum Expected {
  case expression, statement, type, name, symbolName, memberName, keyPathName, fieldName, patternName
  case functionName, viewName, typeName, aliasName, parameterName
  case parameterList(String)
  case functionBody, typeBody, choiceCase, block
  /// The `{` of `if`, `for`, `view` …
  case body(String)
  case closing(String)
  case commaOrCloser(String)
  case colonAfterKey(String)
  case colonAfterPatternKey(String)
  case colonAfterCase, caseOrCloser
  case equals, equalsAfterPattern
  case equalsAfterName(String)
  case inAfterPattern, inAfterParameters
  case endOfInterpolation, importPath
  case textAfterClause(String)
}

/// What stood there instead.
enum Found {
  case end
  case string
  case literal(String)
  case text(String)
  /// The first word of the next line.
  case line(String)
}

enum SyntaxErrorKind {
  // Bytes
  case fileTooLarge
  case invalidUTF8(byte: UInt8, offset: Int)
  case unknownCharacter(scalar: UInt32)
  case invisibleCharacter(scalar: UInt32)
  case typographicSign(scalar: UInt32, meant: String)
  case strayBackslash, strayHash, strayAt, strayDollar, twoDots
  case backquotes(name: String)

  // Strings and comments
  case unterminatedComment
  case unterminatedString(isMultiline: Bool, hashes: Int)
  case unterminatedInterpolation(isMultiline: Bool)
  case singleQuotes(text: String)
  case smartQuotes(text: String)
  case unknownEscape(String)
  case badUnicodeEscape
  case emptyInterpolation
  case textAfterOpeningQuotes, textBeforeClosingQuotes
  case lineLessIndented(mixesTabs: Bool)

  // Literals
  case badDigit(String, radix: Int)
  case numberWithoutDigits(String)
  case integerTooLarge, floatTooLarge, durationTooLarge
  case unknownUnit(number: String, unit: String)
  case fractionOfCalendarUnit(unit: String)
  case badDate(String, DateReader.Problem)

  // Brackets and limits
  case unclosed(String)
  /// Several that the end of the input leaves open, outermost first.
  case unclosedAtEnd([String])
  case strayCloser(String)
  case wrongCloser(opener: String, closer: String)
  case nestedTooDeeply(limit: Int)
  case chainTooLong(limit: Int)
  case tooManyErrors(limit: Int)

  // Shape
  case expected(Expected, found: Found)
  case statementsOnOneLine(found: String)
  case doubleSemicolon
  case startsWithMember(String)
  case strayElse
  case strayKeyword(String)
  case keywordAsName(String)
  case braceOnNextLine
  case modifierAfterStatement(keyword: String, modifier: String)

  // Expressions
  case lopsidedMinus(left: String, operand: String)
  case chainedComparison(left: String, first: String, middle: String, second: String, right: String)
  case chainedRange
  case openRange
  case ternaryWithoutColon
  case emptyParentheses(opener: Int)
  case tuple(elements: String, first: String)
  case dictionaryLiteral(elements: String)
  case interpolatedKey
  case tryWithoutQuestion(isForced: Bool)
  case optionalKeyPath(path: String)
  case numberedMember(String)
  case emptyIndex, severalIndexes
  case emptyParameterList
  case typedClosureParameter(name: String)
  case assignThroughOptional
  case cannotAssign(target: String)
  case assignmentInCondition(left: String, right: String)
  case assignmentChain
  case assignmentInExpression

  // Declarations
  case equalInDeclaration
  case severalDeclarations(keyword: String)
  case missingValue(keyword: String, name: String, type: String?)
  case missingParameterList(keyword: String, name: String)
  case genericDeclaration
  case unlabelledParameter(name: String)
  case variadic(type: String)
  case arrowBody(head: String, body: String)
  case lowercaseView(name: String)
  case lowercaseType(name: String)
  case importWithoutQuotes(module: String)
  case choiceOfStrings([String])
  case choiceWithoutDot(name: String)
  case choiceWithComma(String)
  case labelInChoice(label: String)
  case functionInType
  case fieldWithoutType(name: String, found: Found)
  case fieldNotEnded(found: String)
  case repeatedClause(String)
  case dictionaryType
  case doubleOptional(type: String)
  case implicitlyUnwrapped(type: String)

  // Control flow and patterns
  case forOf(name: String, list: String)
  case typeInCondition(name: String)
  case caseWithoutColon(found: String, pattern: String)
  case varInPattern
  case letBeforePattern(pattern: String)
  case letBeforeName
  case labelInPattern(label: String)
  case secondRest
  case restWithoutLet(String)

  // Other languages
  case initCall(type: String)
  case initWithoutType
  case foreign(Foreign)

  /// The bracket of an `unclosed`.
  var unclosedBracket: String? {
    if case .unclosed(let bracket) = self { return bracket }
    if case .unclosedAtEnd(let brackets) = self { return brackets.last }
    return nil
  }

  var isUnterminatedText: Bool {
    switch self {
    case .unterminatedString, .unterminatedInterpolation, .unterminatedComment: true
    default: false
    }
  }
}
