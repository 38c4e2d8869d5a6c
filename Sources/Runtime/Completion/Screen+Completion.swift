import Lang

/// What can follow what is typed.
package struct Completions: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case names
    /// Inside quotes: a file's name may be meant, of which this was typed.
    case file(String)
  }

  package var kind = Kind.names
  /// The part of a name that is typed already.
  package var word = ""
  /// Whole names that begin with it, in order. Labels end in `:`.
  package var names: [String] = []
  /// How the call is written that the cursor stands in, or what the one name that fits is called with.
  package var signature: String?
}

extension Screen {
  /// What can stand at the end of source that is being typed: names; after a point fields, members and modifiers, or
  /// symbols; in a call its labels.
  ///
  /// Of what stands before a point only names and fields are evaluated, never a call.
  package func completions(of source: String) -> Completions {
    let context = CompletionContext(source)
    var result = Completions(word: context.word)
    switch context.place {
    case .comment: return result
    case .string(let typed):
      result.kind = .file(typed)
      return result
    case .code: break
    }
    let call = CallContext(context)
    result.signature = call.flatMap { signature(of: $0.callee, isMember: $0.isMember) }
    let start = context.wordStart
    let before = start > 0 ? context.text[start - 1] : nil
    var candidates: [String]
    if before == "." {
      candidates = afterPoint(start - 1, context, call)
    } else if before == "\\" || (before?.isNumber ?? false) {
      return result
    } else if before == "$" {
      candidates = session.mainGlobals.filter { $0.kind == .state }.map(\.name)
    } else {
      let labels = labels(call)
      if call?.isAtStart == true, context.word.isEmpty, result.signature != nil {
        // All names there are would hide what the call is about.
        let known = call.map { symbols($0) } ?? []
        candidates = labels + known.map { "." + $0 }
        if candidates.isEmpty { candidates = session.mainGlobals.map(\.name) + LocalNames(context).names }
      } else {
        candidates = labels + names + session.typeNames + CompletionContext.keywords
        candidates += LocalNames(context).names
      }
    }
    candidates = candidates.filter { $0.hasPrefix(context.word) }
    result.names = Set(candidates).sorted()
    if result.names == [context.word], !context.word.isEmpty {
      result.signature = signature(of: context.word, isMember: before == ".") ?? result.signature
    }
    return result
  }

  /// How a name is called, as the reference writes it.
  private func signature(of name: String, isMember: Bool) -> String? {
    let catalog = interpreter.catalog
    if isMember {
      guard let method = catalog.methods[name] else { return nil }
      return "." + method.signature.text
    }
    if let parameters = session.parameters(of: name) {
      if case .record? = session.type(named: name) {
        return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined(separator: ", ")))"
      }
      return declaration(of: name).map { String($0.prefix { $0 != "\n" }) }?.components(before: "    //")
    }
    return (catalog.functions[name] ?? catalog.methods[name])?.signature.text
  }

  // MARK: In calls

  private func parameters(_ call: CallContext) -> [(label: String?, isPositional: Bool, symbols: [String])] {
    if !call.isMember, let own = session.parameters(of: call.callee) { return own }
    let catalog = interpreter.catalog
    guard
      let function = call.isMember
        ? catalog.methods[call.callee] : catalog.functions[call.callee] ?? catalog.methods[call.callee]
    else { return [] }
    let all = function.signature.parameters.filter { $0.name != "self" }
    return all.map { ($0.label, $0.label == nil, $0.symbols ?? []) }
  }

  private func labels(_ call: CallContext?) -> [String] {
    guard let call, call.isAtStart else { return [] }
    return parameters(call).compactMap(\.label).filter { !call.usedLabels.contains($0) }.map { $0 + ":" }
  }

  /// The symbols that the argument at the cursor takes.
  private func symbols(_ call: CallContext) -> [String] {
    let all = parameters(call)
    if let label = call.label { return all.first { $0.label == label }?.symbols ?? [] }
    let positional = all.filter(\.isPositional)
    return positional.indices.contains(call.position) ? positional[call.position].symbols : []
  }

  // MARK: After a point

  private func afterPoint(_ point: Int, _ context: CompletionContext, _ call: CallContext?) -> [String] {
    if let steps = keyPathSteps(point, context, call) { return steps }
    var end = point
    if end > 0, context.text[end - 1] == "?" { end -= 1 }
    let isLoose = end == 0 || context.text[end - 1].isWhitespace
    // A point at the start of a line goes on with the line above.
    let lineStart = context.text[..<end].lastIndex(where: \.isNewline)
    let isLineStart = isLoose && context.text[(lineStart ?? 0)..<end].allSatisfy(\.isWhitespace)
    if isLineStart, lineStart != nil, let last = context.lastVisible(before: end),
      !"([{,:=".contains(context.text[last])
    {
      return members(of: context, from: context.operandStart(before: last + 1), to: last + 1)
    }
    let start = isLoose ? end : context.operandStart(before: end)
    if start == end {
      if let call {
        let known = symbols(call)
        if !known.isEmpty { return known }
      }
      return symbolNames
    }
    return members(of: context, from: start, to: end)
  }

  /// All symbols that are known from declared choices and the library.
  private var symbolNames: [String] {
    let own = session.typeNames.compactMap { session.type(named: $0) }.flatMap(Session.symbols)
    return own.isEmpty ? Catalog.symbolSets.values.flatMap { $0 } : own
  }

  private func members(of context: CompletionContext, from start: Int, to end: Int) -> [String] {
    let operand = String(context.text[start..<end])
    guard let first = operand.first else { return memberNames }
    if case .choice(let choice)? = session.type(named: operand) { return choice.cases.map(\.name) }
    if first.isUppercase, operand.last == ")" || operand.last == "}",
      case .record? = session.type(named: String(operand.prefix(while: CompletionContext.isWord)))
    {
      return memberNames
    }
    if first.isUppercase, operand.last == ")" || operand.last == "}" { return members(of: .view) }
    if operand.last == "\"" { return members(of: .string) }
    if first == "[", operand.last == "]", context.opening(of: end - 1) == start { return members(of: .list) }
    if first.isNumber, operand.allSatisfy(\.isNumber) { return members(of: .int) }
    guard let value = known(operand, context) else { return memberNames }
    guard case .record(let record) = value else { return members(of: value.kind) }
    let fields = fields(of: record)
    // The library's members come once a letter is typed.
    return context.word.isEmpty && !fields.isEmpty ? fields : fields + members(of: .record)
  }

  /// The fields that can be written behind a point.
  func fields(of record: RecordObject) -> [String] {
    record.shape.keys.map(\.text).filter { $0.allSatisfy(CompletionContext.isWord) }
      + record.shape.aliases.keys
  }

  func members(of kinds: KindSet) -> [String] {
    let catalog = interpreter.catalog
    let library =
      catalog.properties.values.filter { !$0.receiver.isDisjoint(with: kinds) }.map(\.name)
      + catalog.methods.values.filter { !$0.receiver.isDisjoint(with: kinds) }.map(\.name)
    let own = session.mainGlobals.filter { $0.kind == .function }.map(\.name)
    return library + own.filter { session.parameters(of: $0)?.isEmpty == false }
  }

  /// The value of a name with fields behind it, or of a block's parameter that stands for the rows of a list.
  private func known(_ operand: String, _ context: CompletionContext) -> Value? {
    if let value = knownPath(operand) { return value }
    guard let path = CompletionContext.path(operand), let root = path.first,
      let row = row(named: root, context)
    else { return nil }
    var value = row
    for name in path.dropFirst() {
      guard case .record(let record) = value, let field = record[name] else { return nil }
      value = field
    }
    return value
  }

  /// The value of a name of the session with fields behind it.
  func knownPath(_ operand: String) -> Value? {
    guard let path = CompletionContext.path(operand), let root = path.first, !root.hasPrefix("$"),
      session.mainGlobals.contains(where: { $0.name == root })
    else { return nil }
    return try? evaluate(path.joined(separator: "?."))
  }

  /// The first row of the list that the innermost block is called for each row of, or the call around it has: `Table(rows) {`.
  func rowOfBlock(_ context: CompletionContext) -> Value? {
    for brace in context.open.reversed() where context.text[brace] == "{" {
      if let list = list(before: brace, context) { return list.elements.first }
    }
    return nil
  }

  /// The first row of the list that an open block is called for each row of: `list.filter { $0.`,
  /// `ForEach(list) { row in row.`.
  func row(named name: String, _ context: CompletionContext) -> Value? {
    for brace in context.open.reversed() where context.text[brace] == "{" {
      let head = context.text[(brace + 1)...].drop(while: \.isWhitespace)
      let parameter = String(head.prefix(while: CompletionContext.isWord))
      let behind = String(head.dropFirst(parameter.count).prefix(4))
      guard name == "$0" || (parameter == name && behind.hasPrefix(" in")) else { continue }
      guard let list = list(before: brace, context) else { continue }
      return list.elements.first
    }
    return nil
  }

  private func list(before brace: Int, _ context: CompletionContext) -> ListObject? {
    guard var end = context.lastVisible(before: brace) else { return nil }
    var argument: String?
    if context.text[end] == ")", let parenthesis = context.opening(of: end) {
      argument = String(context.text[(parenthesis + 1)..<end].prefix { $0 != "," && $0 != ")" })
      end = parenthesis - 1
    }
    let callee = context.wordStart(before: end + 1)
    var source = argument
    if callee > 0, context.text[callee - 1] == "." {
      source = String(context.text[context.operandStart(before: callee - 1)..<(callee - 1)])
    }
    guard let source, source.allSatisfy({ CompletionContext.isWord($0) || $0 == "." }),
      let root = source.split(separator: ".").first,
      session.mainGlobals.contains(where: { $0.name == root }),
      case .list(let list)? = try? evaluate(source)
    else { return nil }
    return list
  }
}

extension CompletionContext {
  /// The names of `a.b?.c`; nil if there is anything else in it.
  static func path(_ operand: String) -> [String]? {
    let path = operand.split(separator: ".").map { $0.hasSuffix("?") ? String($0.dropLast()) : String($0) }
    return path.allSatisfy { $0.allSatisfy { isWord($0) || $0 == "$" } } ? path : nil
  }

  /// Words that begin a statement.
  static let keywords = [
    "else", "false", "for", "if", "import", "input", "let", "nil", "return", "state", "switch", "true",
    "type",
    "var", "view", "while",
  ]
}

extension String {
  /// The part before a text, or all of it.
  fileprivate func components(before text: String) -> String {
    firstRange(of: text).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
