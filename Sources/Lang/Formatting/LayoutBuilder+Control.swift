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
    series { $0.condition() }
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
    let start = items.count
    bindingPattern()
    put(.space)
    separate(.space)
    headerExpression()
    if kind == .identifier, token.name == words.where {
      let filter = newGroup(.series, isForced: token.isFirstOnLine)
      open(filter, at: start)
      indent(filter, isDouble: true)
      put(.soft(filter, 1))
      separate(.space)
      headerExpression()
      dedent()
      close(filter)
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
      series { $0.pattern() }
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

  /// What stands between commas, at its first; broken after each comma that ends a line.
  private mutating func series(_ part: (inout LayoutBuilder) -> Void) {
    let start = items.count
    var group: Int32 = -1
    while true {
      part(&self)
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
}
