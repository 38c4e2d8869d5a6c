@testable import Lang

/// Calls.
extension Evaluator {
  func evaluate(_ call: Call, _ span: Span, _ frame: inout Frame) throws -> PlainValue {
    switch call.callee.kind {
    case .name(let name) where Scope.find(name, in: frame.scope) == nil:
      switch globals[name] {
      case .function(let declaration):
        let arguments = try arguments(call, of: declaration, &frame)
        return try at(span) { try self.call(function(declaration), given: arguments) }
      case .type: return try construct(name, call, span, &frame)
      case .variable: break
      case nil:
        guard let native = session.catalog.functions[text(name)] ?? session.catalog.methods[text(name)] else {
          throw GivenUp.unknown("the function \(text(name))")
        }
        let arguments = try arguments(call, of: native, skipping: 0, &frame)
        return try at(span) { try self.call(native, arguments) }
      }
    case .member(let base, let name, let nameSpan, let optional):
      return try evaluate(call, base, name, nameSpan, optional, span, &frame)
    default: break
    }
    let callee = try evaluate(call.callee, &frame)
    let arguments = try plainArguments(call, &frame)
    return try at(span) { try self.call(callee, arguments) }
  }

  private func evaluate(
    _ call: Call, _ base: Expression, _ name: Name, _ nameSpan: Span, _ optional: Bool, _ span: Span,
    _ frame: inout Frame
  ) throws -> PlainValue {
    let native = session.catalog.methods[text(name)]
    if let native, native.role == .mutating { return try callMutating(native, call, base, span, &frame) }
    let receiver = try evaluate(base, &frame)
    if optional, receiver.isNull { return .null }
    if let native {
      let arguments = try arguments(call, of: native, skipping: 1, &frame)
      return try at(nameSpan) { try self.call(native, [receiver] + arguments) }
    }
    if case .function(let declaration)? = globals[name] {
      let arguments = try arguments(call, of: declaration, skipping: 1, &frame)
      if let field = callable(receiver, name) {
        return try at(nameSpan) { try self.call(field, arguments.compactMap { $0 }) }
      }
      return try at(nameSpan) { try self.call(function(declaration), given: [receiver] + arguments) }
    }
    let arguments = try plainArguments(call, &frame)
    return try at(nameSpan) {
      if let field = callable(receiver, name) { return try self.call(field, arguments) }
      if case .record(let record) = receiver, record[text(name)] != nil { throw failure("not-callable") }
      throw machine.unknownMember(try value(of: receiver), text(name), method: nil)
    }
  }

  private func callable(_ receiver: PlainValue, _ name: Name) -> PlainValue? {
    guard case .record(let record) = receiver, let field = record[text(name)] else { return nil }
    switch field {
    case .function, .keyPath: return field
    default: return nil
    }
  }

  /// `Flight(code: "LH400", …)`
  private func construct(_ name: Name, _ call: Call, _ span: Span, _ frame: inout Frame) throws -> PlainValue
  {
    var record = PlainRecord(keys: [], values: [], type: nil)
    for argument in call.arguments {
      guard let label = argument.label else { throw GivenUp.unknown("a field without a name") }
      record.set(text(label), try evaluate(argument.value, &frame))
    }
    return try checked(.record(record), .named(name, span), span)
  }

  // MARK: Arguments

  private func plainArguments(_ call: Call, _ frame: inout Frame) throws -> [PlainValue] {
    var result: [PlainValue] = []
    for argument in call.arguments { result.append(try evaluate(argument.value, &frame)) }
    for block in call.blocks { result.append(.function(PlainFunction(.closure(block.closure), frame.scope))) }
    return result
  }

  /// What a parameter is told by.
  private struct Form {
    var name: String
    var label: String?
    var isPositional: Bool
    var isRequired: Bool
    var takesBlock: Bool
    var isVariadic = false
  }

  private func arguments(
    _ call: Call, of declaration: FunctionDeclaration, skipping skipped: Int = 0, _ frame: inout Frame
  ) throws -> [PlainValue?] {
    let forms = declaration.parameters.dropFirst(skipped).map { parameter in
      var isRequired = parameter.defaultValue == nil
      if case .optional? = parameter.type { isRequired = false }
      return Form(
        name: text(parameter.name), label: text(parameter.label ?? parameter.name),
        isPositional: parameter.label == nil, isRequired: isRequired, takesBlock: true)
    }
    return try arguments(call, Array(forms), &frame)
  }

  func arguments(
    _ call: Call, of native: NativeFunction, skipping skipped: Int, _ frame: inout Frame
  ) throws -> [PlainValue?] {
    let parameters = Array(native.signature.parameters.dropFirst(skipped))
    let forms = parameters.map { parameter in
      Form(
        name: parameter.name, label: parameter.label, isPositional: parameter.label == nil,
        isRequired: parameter.isRequired, takesBlock: parameter.block != .none,
        isVariadic: parameter.isVariadic)
    }
    var result = try arguments(call, forms, &frame)
    for (i, parameter) in parameters.enumerated() where result[i] == nil && parameter.defaultText != nil {
      result[i] = plain(parameter.defaultValue)
    }
    return result
  }

  /// By position first, then by label, then the block; evaluated in the order of the parameters.
  private func arguments(_ call: Call, _ forms: [Form], _ frame: inout Frame) throws -> [PlainValue?] {
    var given: [[Expression]?] = forms.map { _ in nil }
    var blocks: [Closure?] = forms.map { _ in nil }
    var position = 0
    for argument in call.arguments {
      if let label = argument.label {
        guard let index = forms.firstIndex(where: { $0.label == text(label) }) else {
          throw GivenUp.unknown("the label \(text(label))")
        }
        given[index] = [argument.value]
        continue
      }
      while position < forms.count, !forms[position].isPositional { position += 1 }
      guard position < forms.count else { throw GivenUp.unknown("too many arguments") }
      given[position] = (given[position] ?? []) + [argument.value]
      if !forms[position].isVariadic { position += 1 }
    }
    for block in call.blocks {
      let free = forms.indices.filter { forms[$0].takesBlock && given[$0] == nil }
      let named = block.label.flatMap { label in free.first { forms[$0].label == text(label) } }
      guard let index = named ?? free.last(where: { forms[$0].isRequired }) ?? free.last else {
        throw GivenUp.unknown("a block")
      }
      blocks[index] = block.closure
    }
    var result: [PlainValue?] = []
    for (i, form) in forms.enumerated() {
      if let block = blocks[i] {
        result.append(.function(PlainFunction(.closure(block), frame.scope)))
      } else if let expressions = given[i] {
        var values: [PlainValue] = []
        for expression in expressions { values.append(try evaluate(expression, &frame)) }
        result.append(form.isVariadic ? .list(values) : values.first)
      } else {
        result.append(nil)
      }
    }
    return result
  }

  // MARK: Functions

  /// A function of the library.
  func call(_ native: NativeFunction, _ arguments: [PlainValue?]) throws -> PlainValue {
    if let result = try callWithBlock(native, arguments) { return try measured(result) }
    var registers = try arguments.map { try $0.map { try self.value(of: $0) } ?? .absent }
    registers.append(.null)
    let count = arguments.count
    let result = try registers.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return Value.null }
      return try machine.invoke(native, base, count, span: .none)
    }
    return try measured(plain(result))
  }

  /// Any value.
  func call(_ callee: PlainValue, _ arguments: [PlainValue]) throws -> PlainValue {
    switch callee {
    case .function(let function): return try call(function, arguments)
    case .keyPath(let path): return try follow(path, from: arguments.first ?? .null)
    default: throw failure("not-callable")
    }
  }

  func call(_ function: PlainFunction, _ arguments: [PlainValue]) throws -> PlainValue {
    switch function.body {
    case .native(let native):
      if native.name == "print" { return try call(native, [.list(arguments), nil]) }
      return try call(native, arguments.map { $0 })
    case .declaration(let declaration):
      var given: [PlainValue?] = arguments
      let count = declaration.parameters.count
      if arguments.count == 1, count > 1, case .list(let elements) = arguments[0], elements.count == count {
        given = elements
      }
      let required = declaration.parameters.lastIndex { parameter in
        if case .optional? = parameter.type { return false }
        return parameter.defaultValue == nil
      }
      if given.count > count || given.count < (required ?? -1) + 1 { throw failure("arguments") }
      return try call(function, given: given)
    case .closure(let closure): return try call(closure, function.scope, arguments)
    }
  }

  /// A `fn` with what is given for each parameter.
  func call(_ function: PlainFunction, given arguments: [PlainValue?]) throws -> PlainValue {
    guard case .declaration(let declaration) = function.body else { throw GivenUp.unknown("a function") }
    try step()
    return try deeper {
      var frame = Frame(scope: function.scope, result: declaration.result)
      for (i, parameter) in declaration.parameters.enumerated() {
        var value = PlainValue.null
        if i < arguments.count, let argument = arguments[i] {
          value = argument
        } else if let standard = parameter.defaultValue {
          value = try evaluate(standard, &frame)
        }
        value = try checked(value, parameter.type, parameter.span)
        frame.scope = Scope(parameter.name, Variable(value), frame.scope)
      }
      switch declaration.body {
      case .expression(let value):
        do {
          return try checked(try evaluate(value, &frame), declaration.result, value.span)
        } catch Departure.answer(let value) { return value }
      case .block(let block): return try bodyValue(block.statements, &frame)
      }
    }
  }

  private func call(_ closure: Closure, _ scope: Scope?, _ arguments: [PlainValue]) throws -> PlainValue {
    try step()
    let count = closure.hasParameterList ? closure.parameters.count : closure.implicitParameterCount
    var arguments = arguments
    if arguments.count == 1, count > 1, case .list(let elements) = arguments[0], elements.count == count {
      arguments = elements
    }
    if arguments.count < count { throw failure("arguments") }
    if arguments.count > count, closure.hasParameterList { throw failure("arguments") }
    return try deeper {
      var frame = Frame(scope: scope)
      if closure.hasParameterList {
        for (parameter, value) in zip(closure.parameters, arguments) {
          guard try match(parameter.pattern, value, &frame, isBinding: true) else {
            throw failure("no-match", parameter.pattern.span)
          }
        }
      } else {
        for (i, value) in arguments.prefix(count).enumerated() {
          guard let name = session.argumentName(i) else { continue }
          frame.scope = Scope(name, Variable(value), frame.scope)
        }
      }
      return try bodyValue(closure.body, &frame)
    }
  }
}
