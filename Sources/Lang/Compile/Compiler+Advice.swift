/// What has no effect, or goes by another name here: told by `check`, never by a run (rule 17).
extension Compiler {
  /// Notes about a call of a view or modifier: on its name, on each label that it gives, on each symbol and
  /// number.
  func advise(_ native: NativeFunction, _ call: Call, at span: Span) {
    guard let advice = session.advice, native.role == .view || native.role == .modifier else { return }
    let forms = native.role == .modifier ? memberForms(of: native) : parameterForms(of: native)
    note(advice(native, nil, nil), at: span)
    var position = 0
    for argument in call.arguments {
      let label: String?
      if let own = argument.label {
        label = text(own)
        note(advice(native, label, nil), at: argument.labelSpan)
      } else {
        while position < forms.count, !forms[position].isPositional { position += 1 }
        label = position < forms.count ? forms[position].name : nil
        position += 1
      }
      guard let label else { continue }
      switch argument.value.kind {
      case .symbol(let symbol, _): note(advice(native, label, text(symbol)), at: argument.value.span)
      case .int, .number: note(advice(native, label, "number"), at: argument.value.span)
      default: break
      }
    }
  }

  private func note(_ message: String?, at span: Span) {
    if let message { note("no-effect", message, at: span) }
  }

  /// Whether an expression is a view for certain: a call of a view, or a modifier applied to something.
  func isView(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind else { return false }
    switch call.callee.kind {
    case .name(let name):
      if isLocal(name) { return false }
      if let slot = module.slots[name] { return session.globals[slot].kind == .view }
      return session.catalog.functions[text(name)]?.role == .view
    case .member(let base, let name, _, _):
      return session.catalog.methods[text(name)]?.role == .modifier && isView(base)
    default: return false
    }
  }

  /// A modifier that no view has.
  func unknownModifier(_ name: String, at span: Span) {
    let modifiers = session.catalog.methods.values.filter { $0.role == .modifier }.map(\.name)
    error(
      "unknown-modifier", "views have no modifier `\(name)`", at: span,
      hint: session.catalog.hintsOnModifiers(name)
        ?? suggestion(for: name, among: modifiers).map { "did you mean `.\($0)(…)`?" })
  }
}
