extension LayoutBuilder {
  /// Separates, unless that was done.
  mutating func separateOnce() {
    if !hasSeparated { separate(.none) }
  }

  /// A bracket with elements, at the opener: on one line, or an element a line. Gives its group, unless it is empty.
  @discardableResult
  mutating func list(
    closedBy closer: TokenKind, endsWithComma: Bool = false, element: (inout LayoutBuilder) -> Shape
  ) -> Int32? {
    if isEmptyBracket(closedBy: closer) {
      put()
      put(.none)
      return nil
    }
    let group = newGroup(.bracket, isForced: peek(1).isFirstOnLine)
    let outer = isHeader
    isHeader = false
    open(group)
    put()
    indent(group)
    var elements = ElementCount()
    let first = index
    while kind != closer, kind != .endOfFile {
      separate(.soft(group, elements.count == 0 ? 0 : 1, keepsEmptyLine: elements.count > 0))
      elements.add(element(&self))
      guard kind == .comma else { break }
      if peek(1).kind == closer { drop() } else { putComma() }
    }
    if endsWithComma, elements.count > 0 {
      items.append(LayoutItem(kind: .whenBroken, group: group, start: 0x2C))
    }
    separateCloser(group, 0, isEmpty: elements.count == 0)
    put()
    close(group)
    isHeader = outer
    hug(group, elements)
    if case .leaf = elements.last, elements.count == 1 { groups[Int(group)].hugsText = isText(from: first) }
    return group
  }

  /// Which brackets and closures a list holds.
  struct ElementCount {
    var count = 0
    var closures = 0
    var last: Shape = .leaf

    mutating func add(_ shape: Shape) {
      count += 1
      last = shape
      if case .bracket(_, isClosure: true) = shape { closures += 1 }
    }
  }

  /// Whether a text of several lines, and nothing else, stands between this token and the closer just taken.
  private func isText(from first: Int) -> Bool {
    let hasLabel = tokens[first].kind.isWord && tokens[first + 1].kind == .colon
    let first = hasLabel ? first + 2 : first
    let isString = tokens[first].kind == .string || tokens[first].kind == .stringOpen
    guard isString, StringForm(payload: tokens[first].payload).isMultiline else { return false }
    return tokens[index - 2].kind == .string ? index - 2 == first : tokens[index - 2].kind == .stringClose
  }

  /// `f([` … `])` and `f(a, { x in` … `})`: a bracket that is the only argument, or a closure that is the last.
  private mutating func hug(_ group: Int32, _ elements: ElementCount) {
    guard case .bracket(let last, let isClosure) = elements.last else { return }
    if elements.count > 1, !isClosure || elements.closures > 1 { return }
    groups[Int(group)].hugged = last
    groups[Int(group)].hugsBrokenOnly = elements.count > 1
  }

  /// `(a, label: b)`, at the parenthesis.
  mutating func arguments() {
    list(closedBy: .rightParen) { builder in
      if builder.kind.isWord, builder.peek(1).kind == .colon { builder.key() }
      return builder.expression()
    }
  }

  /// `{ … } header: { … }`. True if a block that is on one line will not be.
  mutating func trailingBlocks() -> Bool {
    let isOnOneLine = !peek(1).isFirstOnLine
    separate(.space)
    let group = newGroup(.bracket)
    open(group)
    closure(group)
    while startsLabelledBlock() {
      put(.space)
      put(.none)
      separate(.space)
      closure(group)
    }
    close(group)
    return isOnOneLine && groups[Int(group)].isForced && !tokens[index - 1].isFirstOnLine
  }

  private func startsLabelledBlock() -> Bool {
    guard peek(1).kind == .colon, peek(2).kind == .leftBrace, !peek(2).isFirstOnLine else { return false }
    return kind == .identifier || (kind.isWord && !token.isFirstOnLine && kind != .default)
  }
}
