/// Patterns of `switch`, `if case`, `for`, `let` and closure parameters.
extension Compiler {
  /// Tests the value in a register and binds names; gives the jumps that are taken when it does not match.
  ///
  /// - Parameter isBinding: whether a plain name binds (`for`, `let`) or is compared with.
  func compilePattern(
    _ pattern: Pattern, _ register: Int, isBinding: Bool, subjectType: ValueType? = nil
  ) -> [Int] {
    var failed: [Int] = []
    nested(pattern.span) {
      failed = matchPattern(pattern, register, isBinding: isBinding, subjectType: subjectType)
    }
    return failed
  }

  private func matchPattern(
    _ pattern: Pattern, _ register: Int, isBinding: Bool, subjectType: ValueType?
  ) -> [Int] {
    switch pattern.kind {
    case .wildcard, .invalid: return []
    case .bind(let name):
      // The element keeps its own register, since the subject's may be written again.
      let copy = function.allocate()
      function.emit(.move, copy, register, at: pattern.span)
      bind(name, copy, isMutable: false, type: subjectType, span: pattern.span)
      return []
    case .value(let value): return matchValue(value, register, pattern.span, subjectType)
    case .symbol(let name, let inner):
      if let choice = choice(of: subjectType) {
        checkSymbol(name, argumentCount: inner.map(\.count), in: choice, at: pattern.span)
      }
      let payload = choice(of: subjectType)?.case(named: text(name))?.payload
      let constant = function.constant(symbolConstant(name))
      // `.failed` alone matches whatever it carries.
      var failed = [
        function.emitTest(.testSymbol, register, constant, inner?.count ?? 65_535, at: pattern.span)
      ]
      for (i, item) in (inner ?? []).enumerated() {
        if case .wildcard = item.kind { continue }
        let part = function.allocate()
        function.emit(.symbolArgument, part, register, i, at: item.span)
        let type = payload.flatMap { i < $0.count ? $0[i] : nil }
        failed += compilePattern(item, part, isBinding: isBinding, subjectType: type)
      }
      return failed
    case .tuple(let items):
      var failed = [function.emitTest(.testList, register, items.count, 0, at: pattern.span)]
      failed += matchElements(items, register, isBinding: isBinding)
      return failed
    case .list(let items, let rest, let restName):
      return matchList(items, rest, restName, register, pattern, isBinding: isBinding)
    case .record(let fields):
      var failed: [Int] = []
      for field in fields {
        let part = function.allocate()
        failed.append(
          function.emitTest(
            .testField, register, part, function.constant(.text(text(field.key))), at: field.keySpan))
        var type: ValueType?
        if case .record(let record) = subjectType { type = record.field(named: text(field.key))?.type }
        failed += compilePattern(field.pattern, part, isBinding: isBinding, subjectType: type)
      }
      if fields.isEmpty {
        failed.append(function.emitTest(.testField, register, register, 65_535, at: pattern.span))
      }
      return failed
    }
  }

  func symbolConstant(_ name: Name) -> Value {
    .symbol(SymbolObject(name: session.string(name), meter: nil))
  }

  private func matchElements(_ items: [Pattern], _ register: Int, isBinding: Bool) -> [Int] {
    var failed: [Int] = []
    for (i, item) in items.enumerated() {
      if case .wildcard = item.kind { continue }
      let part = function.allocate()
      function.emit(.listElement, part, register, i, at: item.span)
      if case .bind(let name) = item.kind {
        bind(name, part, isMutable: false, span: item.span)
      } else {
        failed += compilePattern(item, part, isBinding: isBinding)
      }
    }
    return failed
  }

  private func matchList(
    _ items: [Pattern], _ rest: Int?, _ restName: Name?, _ register: Int, _ pattern: Pattern, isBinding: Bool
  ) -> [Int] {
    var failed = [
      function.emitTest(.testList, register, items.count, rest == nil ? 0 : 1, at: pattern.span)
    ]
    guard let rest else { return failed + matchElements(items, register, isBinding: isBinding) }
    let front = Array(items.prefix(rest))
    let back = Array(items.dropFirst(rest))
    failed += matchElements(front, register, isBinding: isBinding)
    for (i, item) in back.enumerated() {
      if case .wildcard = item.kind { continue }
      let part = function.allocate()
      function.emit(.listElement, part, register, i - back.count, at: item.span)
      failed += compilePattern(item, part, isBinding: isBinding)
    }
    if let restName {
      let part = function.allocate()
      function.emit(.listSlice, part, register, front.count, at: pattern.span)
      function.emit(.jump, back.count, wide: 0, at: pattern.span)
      bind(restName, part, isMutable: false, span: pattern.span)
    }
    return failed
  }

  private func matchValue(_ value: Expression, _ register: Int, _ span: Span, _ type: ValueType?) -> [Int] {
    if case .int(let number) = value.kind, number >= -32_768, number <= 32_767 {
      // Unlike kinds simply don't match in a pattern.
      return [function.emitTest(.testMatchesImmediate, register, number, at: span)]
    }
    checkSymbols(value, against: type)
    let operandRegister = function.allocate()
    compile(value, into: operandRegister)
    return [function.emitTest(.testMatches, register, operandRegister, at: span)]
  }
}
