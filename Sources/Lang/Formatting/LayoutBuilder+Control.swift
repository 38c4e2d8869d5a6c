extension LayoutBuilder {
  // MARK: Blocks

  /// `{ … }` of a function, view or loop.
  mutating func body(_ header: Int32? = nil) {
    separate(.space)
    let group = header ?? newGroup(.bracket)
    open(group)
    block(group)
    close(group)
  }

  /// `{ statements }` as part of a group: all blocks of an `if` are broken, or none.
  mutating func block(_ group: Int32) {
    if isEmptyBracket(closedBy: .rightBrace) {
      put()
      put(.none)
      return
    }
    if peek(1).isFirstOnLine { force(group) }
    put()
    indent(group)
    finishBlock(group)
  }

  /// The statements and the closing brace.
  private mutating func finishBlock(_ group: Int32) {
    let count = statements(isCase: false, group: group)
    separateCloser(group, 1, isEmpty: count == 0)
    put()
  }

  /// `{ a, b in statements }`, as part of a group.
  mutating func closure(_ group: Int32) {
    guard startsParameterList(at: index + 1) else { return block(group) }
    if peek(1).isFirstOnLine { force(group) }
    put()
    indent(group)
    separate(.space)
    closureParameters()
    put(.space)
    if kind == .rightBrace, isEmptyAfter() {
      dedent()
      put(.space)
      return
    }
    if token.isFirstOnLine { force(group) }
    finishBlock(group)
  }

  /// Whether no comment stands before the present token.
  private func isEmptyAfter() -> Bool {
    let gap = gap(before: index, from: Int(tokens[index - 1].end))
    return gap.trailing.isEmpty && gap.leading.isEmpty
  }

  private mutating func closureParameters() {
    while kind != .in {
      if kind == .dollarName { put() } else { bindingPattern() }
      guard kind == .comma else { return }
      if peek(1).kind == .in {
        drop()
      } else {
        putComma()
        separate(.space)
      }
    }
  }

  /// Whether `a, b in`, `(a, b) in`, `$item in`, `_ in` follows, as the parser sees it.
  private func startsParameterList(at start: Int) -> Bool {
    switch tokens[start].kind {
    case .identifier, .dollarName:
      guard start + 1 < tokens.count else { return false }
      let next = tokens[start + 1].kind
      guard next == .in || next == .comma else { return false }
    case .leftParen, .leftBracket: break
    default: return false
    }
    var i = start
    while i < tokens.count {
      switch tokens[i].kind {
      case .in: return true
      case .identifier, .dollarName, .comma, .colon, .leftParen, .rightParen, .leftBracket, .rightBracket,
        .question, .dot:
        i += 1
      default: return false
      }
    }
    return false
  }

  // MARK: If

  mutating func ifElse() {
    let group = header()
    conditionsAfterKeyword()
    separate(.space)
    open(group)
    block(group)
    while kind == .else {
      put(.space)
      separate(.space)
      if kind == .if {
        conditionsAfterKeyword()
        separate(.space)
        block(group)
      } else {
        block(group)
        break
      }
    }
    close(group)
  }

  /// `if a, let b = c`, at the keyword.
  private mutating func conditionsAfterKeyword() {
    put()
    separate(.space)
    let outer = isHeader
    isHeader = true
    let start = items.count
    var group: Int32 = -1
    while true {
      condition()
      guard kind == .comma else { break }
      putComma()
      if group < 0 {
        group = newGroup(.series)
        open(group, at: start)
        indent(group, isDouble: true)
      }
      if token.isFirstOnLine { force(group) }
      separate(.soft(group, 1))
    }
    if group >= 0 {
      dedent()
      close(group)
    }
    isHeader = outer
  }

  private mutating func condition() {
    switch kind {
    case .let:
      put()
      put(.space)
    case .case:
      put()
      separate(.space)
      pattern()
    default:
      expression()
      return
    }
    if kind == .assign {
      put(.space)
      separate(.space)
      expression()
    }
  }

  // MARK: Loops

  mutating func forLoop() {
    let group = header()
    put()
    separate(.space)
    bindingPattern()
    put(.space)
    separate(.space)
    headerExpression()
    if kind == .identifier, token.name == words.where {
      put(.space)
      separate(.space)
      headerExpression()
    }
    body(group)
  }

  mutating func whileLoop() {
    let group = header()
    conditionsAfterKeyword()
    body(group)
  }

  mutating func headerExpression() {
    let outer = isHeader
    isHeader = true
    expression()
    isHeader = outer
  }

  // MARK: Switch

  mutating func switchCases() {
    put()
    separate(.space)
    headerExpression()
    separate(.space)
    if isEmptyBracket(closedBy: .rightBrace) {
      put()
      put(.none)
      return
    }
    let group = newGroup(.bracket, isForced: true)
    open(group)
    put()
    // Cases stand as far to the left as `switch`.
    items.append(LayoutItem(kind: .indent))
    var count = 0
    let outer = isHeader
    isHeader = false
    while kind != .rightBrace, kind != .endOfFile {
      if kind == .semicolon {
        drop()
        continue
      }
      separate(.soft(group, 1, keepsEmptyLine: count > 0))
      switchCase()
      count += 1
    }
    isHeader = outer
    separateCloser(group, 1, isEmpty: count == 0)
    put()
    close(group)
  }

  private mutating func switchCase() {
    let isDefault = kind == .default
    put()
    if !isDefault {
      separate(.space)
      casePatterns()
      if kind == .identifier, token.name == words.where {
        put(.space)
        separate(.space)
        headerExpression()
      }
    }
    put(.none)
    let group = newGroup(.bracket, isForced: token.isFirstOnLine)
    open(group)
    indent(group)
    statements(isCase: true, group: group)
    dedent()
    close(group)
  }

  private mutating func casePatterns() {
    let start = items.count
    var group: Int32 = -1
    while true {
      pattern()
      guard kind == .comma else { break }
      putComma()
      if group < 0 {
        group = newGroup(.series)
        open(group, at: start)
        indent(group, isDouble: true)
      }
      if token.isFirstOnLine { force(group) }
      separate(.soft(group, 1))
    }
    if group >= 0 {
      dedent()
      close(group)
    }
  }

  // MARK: Patterns

  /// A pattern of `case`.
  mutating func pattern() {
    switch kind {
    case .let:
      put()
      put(.space)
    case .identifier where token.name == words.underscore:
      put()
    case .dot where peek(1).kind.isWord:
      put()
      put(.none)
      if kind == .leftParen, !token.hasSpaceBefore { patterns(.rightParen, isBinding: false) }
    case .leftBracket:
      patterns(.rightBracket, isBinding: false)
    case .leftBrace where peek(1).kind.isWord || peek(1).kind == .string || peek(1).kind == .colon:
      recordPattern(isBinding: false)
    case .leftParen where isTuplePattern():
      patterns(.rightParen, isBinding: false)
    default:
      expression()
    }
  }

  /// What `let`, `for` and closures take.
  mutating func bindingPattern() {
    switch kind {
    case .leftParen: patterns(.rightParen, isBinding: true)
    case .leftBracket: patterns(.rightBracket, isBinding: true)
    case .leftBrace: recordPattern(isBinding: true)
    default: put()
    }
  }

  private mutating func part(_ isBinding: Bool) -> Shape {
    if isBinding { bindingPattern() } else { pattern() }
    return .other
  }

  private mutating func patterns(_ closer: TokenKind, isBinding: Bool) {
    separateOnce()
    list(closedBy: closer) { builder in
      guard closer == .rightBracket, builder.kind == .closedRange, builder.isRest() else {
        return builder.part(isBinding)
      }
      builder.put()
      if builder.kind == .let {
        builder.put(.none)
        builder.put(.space)
      } else if builder.kind == .identifier {
        builder.put(.none)
      }
      return .other
    }
  }

  /// `...` alone or with a name is the rest; before a value it is a range.
  private func isRest() -> Bool {
    switch peek(1).kind {
    case .comma, .rightBracket, .let: true
    case .identifier: peek(2).kind == .comma || peek(2).kind == .rightBracket
    default: false
    }
  }

  private mutating func recordPattern(isBinding: Bool) {
    separateOnce()
    if peek(1).kind == .colon {
      put()
      put(.none)
      if kind == .rightBrace {
        put(.none)
        return
      }
      // `{: a: 1}`, which the parser takes.
    }
    list(closedBy: .rightBrace) { builder in
      builder.key()
      return builder.part(isBinding)
    }
  }

  private func isTuplePattern() -> Bool {
    var i = index
    var level = 0
    while i < tokens.count - 1 {
      switch tokens[i].kind {
      case .leftParen, .leftBracket, .leftBrace, .optionalBracket: level += 1
      case .rightParen, .rightBracket, .rightBrace:
        level -= 1
        if level == 0 { return false }
      case .comma where level == 1: return true
      case .let where level == 1: return true
      default: break
      }
      i += 1
    }
    return false
  }
}
