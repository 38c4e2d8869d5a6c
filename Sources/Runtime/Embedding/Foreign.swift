import Lang

// What the C interface needs beyond that of Swift: data as JSON, calls whose types are known only when they run.

extension ScriptValue {
  /// The value of a JSON text, read as `json("…")` reads a file: fields in order, numbers with a point exact.
  ///
  /// - Throws: if it is no JSON.
  package init(json: String) throws {
    let machine = Machine(environment: NullEnvironment(), catalog: Catalog())
    let bytes = Array(json.utf8)
    let value = try bytes.withUnsafeBufferPointer { buffer -> Value in
      guard let start = buffer.baseAddress else { throw Failure(code: "json", "the text is empty") }
      var reader = JSONReader(text: DataText(name: "the JSON", bytes: buffer), start: start, machine: machine)
      return try JSONRows(heap: machine.heap).sharing(try reader.read())
    }
    // Of no machine, since several screens may have it.
    self.init(value: try ValueCopy(heap: .unlimited, payer: machine).copy(value))
  }

  /// The value as JSON: fields in order, symbols by their names, dates and durations as their text, nil for what can't
  /// leave a script.
  package var json: String {
    var text = ""
    ScriptValue.write(value, into: &text)
    return text
  }

  private static func write(_ value: Value, into text: inout String) {
    switch value {
    case .bool(let truth): text += truth ? "true" : "false"
    case .int(let number): text += "\(number)"
    case .decimal(let number): text += number.description
    case .float(let number): text += number.isFinite ? "\(number)" : "null"
    case .string(let object): text += ViewTree.quoted(object.text)
    case .symbol(let symbol): text += ViewTree.quoted(symbol.name.text)
    case .list(let list):
      text += "["
      for (index, element) in list.elements.enumerated() {
        if index > 0 { text += ", " }
        write(element, into: &text)
      }
      text += "]"
    case .record(let record):
      text += "{"
      for (index, (key, field)) in zip(record.shape.keys, record.values).enumerated() {
        text += index > 0 ? ", " : ""
        text += ViewTree.quoted(key.text) + ": "
        write(field, into: &text)
      }
      text += "}"
    case .date, .time, .dateTime, .duration, .range: text += ViewTree.quoted(ValueText().text(value))
    case .null, .absent, .function, .native, .keyPath, .view, .binding, .type, .cell, .host: text += "null"
    }
  }
}

extension Interpreter {
  /// Registers a function whose types stand in its signature: `price(_ sku: String, currency: String?)`.
  package func register(
    dynamic signature: String, help: String, _ body: @escaping @Sendable ([ScriptValue]) throws -> ScriptValue
  ) {
    let text = signature.contains("(") ? signature : signature + "()"
    let function = NativeFunction(text, role: .function) { call in
      try call.machine.charge(1)
      (call.machine.owner as? Screen)?.noteHostRead()
      let arguments = (0..<call.count).map { ScriptValue(value: call[$0]) }
      let result: ScriptValue
      do { result = try body(arguments) } catch { throw HostResult.failure(error, of: call.function.name) }
      return try ValueCopy(heap: call.heap, payer: call.machine).copy(result.value)
    }
    accept(function, HostFunction(dynamic: text, help: help))
  }
}

extension HostFunction {
  fileprivate init(dynamic signature: String, help: String) {
    self.init(signature, [], result: nil, help: help)
    shown = signature
  }
}

extension Screen {
  /// The verbs that a host may send.
  private static let verbs: Set<String> = [
    "tap", "set", "select", "increment", "decrement", "toggleSection", "scroll", "back", "swipeBack",
    "dismiss",
    "nextPage", "previousPage", "finish", "swipe", "move", "delete", "tick", "focus", "focusNext",
    "focusPrevious", "moveFocus", "submit", "typeText", "find",
  ]

  /// Uses a verb by its name, with arguments in the order of its signature; text stands for symbols.
  ///
  /// - Throws: `ScriptError`
  package func send(_ verb: String, _ arguments: [ScriptValue]) throws -> ScriptValue {
    var result = Value.null
    try hostEvent {
      guard Screen.verbs.contains(verb), let function = interpreter.catalog.functions[verb] else {
        throw Failure(
          code: "verb", "there is no verb `\(verb)`",
          hint: Suggestions.closest(to: verb, in: Screen.verbs.sorted()).map { "did you mean `\($0)`?" })
      }
      let parameters = function.signature.parameters
      let values = arguments.enumerated().map { index, argument -> Value in
        guard index < parameters.count else { return argument.value }
        if case .null = argument.value, !parameters[index].isRequired { return .absent }
        guard parameters[index].kinds == .symbol, case .string(let name) = argument.value else {
          return argument.value
        }
        return ScriptValue.symbol(name.text).value
      }
      result = try machine.call(.native(function), arguments: values)
    }
    return ScriptValue(value: result)
  }

  /// `call` with a list of arguments.
  ///
  /// - Throws: `ScriptError`
  package func call(_ name: String, with arguments: [ScriptValue]) throws -> ScriptValue {
    var result = Value.null
    try hostEvent {
      guard let entry = session.mainGlobals.first(where: { $0.name == name }), entry.kind == .function else {
        throw Failure(code: "unknown-function", "the script has no function `\(name)`")
      }
      let function = try machine.global(entry.slot)
      try event { result = try machine.call(function, arguments: arguments.map(\.value)) }
    }
    return ScriptValue(value: result)
  }
}
