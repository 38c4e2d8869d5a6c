import Lang

/// Key paths that are being typed: `\.dep`, `\.address.ci`.
extension Screen {
  /// What can follow a point that belongs to a key path; nil if it belongs to none.
  ///
  /// What the path is for is the receiver or the first argument of the call, else the rows of the block around it; where
  /// neither is known without a call, the fields of all records that are known.
  func keyPathSteps(_ point: Int, _ context: CompletionContext, _ call: CallContext?) -> [String]? {
    guard let steps = KeyPathContext.steps(before: point, context.text) else { return nil }
    guard let subject = keyPathSubject(context, call) else {
      let fields = steps.isEmpty ? knownFields : []
      return context.word.isEmpty && !fields.isEmpty ? fields : fields + (memberNames + ["self"])
    }
    var value = subject
    for step in steps {
      guard case .record(let record) = value, let field = record[step] else { return memberNames }
      value = field
    }
    let selfWord = steps.isEmpty ? ["self"] : []
    guard case .record(let record) = value else { return members(of: value.kind) + selfWord }
    let fields = self.fields(of: record)
    return context.word.isEmpty && !fields.isEmpty ? fields : fields + members(of: .record) + selfWord
  }

  private func keyPathSubject(_ context: CompletionContext, _ call: CallContext?) -> Value? {
    guard let call else { return nil }
    let receiver: String
    if call.isMember {
      let end = call.calleeStart - 1
      receiver = String(context.text[context.operandStart(before: end)..<end])
    } else {
      let start = call.calleeStart + call.callee.count + 1
      receiver = String(context.text[min(start, context.text.count)...].prefix { $0 != "," && $0 != ")" })
    }
    if let value = knownPath(receiver.hasSuffix("?") ? String(receiver.dropLast()) : receiver) {
      guard case .list(let list) = value else { return value }
      return list.elements.first
    }
    // `Table(rows) { TableColumn("Name", value: \.` …
    return call.isMember ? nil : row(named: "$0", context) ?? rowOfBlock(context)
  }

  /// The fields of all records that names of the session hold, and of the types that it declares.
  private var knownFields: [String] {
    var fields: [String] = []
    for name in session.typeNames {
      if case .record(let type)? = session.type(named: name) { fields += type.fields.map(\.name) }
    }
    for global in session.mainGlobals.prefix(200) {
      guard [.constant, .variable, .state, .input].contains(global.kind) else { continue }
      switch knownPath(global.name) {
      case .record(let record)?: fields += self.fields(of: record)
      case .list(let list)?:
        if case .record(let record)? = list.elements.first { fields += self.fields(of: record) }
      default: break
      }
    }
    return Set(fields).sorted()
  }
}

enum KeyPathContext {
  /// The names between `\.` and the point at an index; nil if there is no `\` that begins a path.
  static func steps(before point: Int, _ text: [Character]) -> [String]? {
    var start = point
    while start > 0, CompletionContext.isWord(text[start - 1]) || text[start - 1] == "." { start -= 1 }
    guard start > 0, text[start - 1] == "\\" else { return nil }
    return text[start..<point].split(separator: ".").map { String($0) }
  }
}
