/// Calls: what the callee is, and which argument goes to which parameter (rules 1 and 5).
extension Compiler {
  /// What fills a parameter.
  enum ArgumentSource {
    /// The argument with this number.
    case expression(Int)
    /// The block with this number.
    case block(Int)
    /// The arguments with these numbers.
    case several([Int])
    case missing

    var isMissing: Bool { if case .missing = self { true } else { false } }
  }

  func compileCall(_ call: Call, span: Span, into target: Int, loaderType: ValueType?) {
    switch call.callee.kind {
    case .name(let name):
      compileNamedCall(name, call, span, into: target, loaderType)
    case .member(let base, let name, let nameSpan, let optional):
      compileMemberCall(base, name, nameSpan, optional, call, span, into: target)
    case .invalid:
      for argument in call.arguments { compile(argument.value, into: function.allocate()) }
    default: compileValueCall(call, span, into: target)
    }
  }

  private func compileNamedCall(
    _ name: Name, _ call: Call, _ span: Span, into target: Int, _ loaderType: ValueType?
  ) {
    if isLocal(name) {
      compileValueCall(call, span, into: target)
      return
    }
    if let slot = module.slots[name] {
      compileGlobalCall(slot, call, span, into: target)
      return
    }
    let text = self.text(name)
    if let native = module.natives[name] ?? session.catalog.functions[text] {
      compileNativeCall(native, call, span, into: target, loaderType: loaderType)
      return
    }
    if let native = session.catalog.methods[text] {
      if native.role == .mutating {
        error(
          "member-call", "`\(text)` changes its receiver: it is called as a member", at: call.callee.span,
          hint: "write `x.\(text)(…)`")
        return
      }
      compileNativeCall(native, call, span, into: target, loaderType: nil)
      return
    }
    if let native = session.catalog.properties[text], call.arguments.count == 1, call.blocks.isEmpty {
      let start = function.nextRegister
      let register = function.allocate()
      compile(call.arguments[0].value, into: register)
      function.emit(.callNative, register, function.native(native), 1, at: span)
      if target != register { function.emit(.takeRegister, target, register, at: span) }
      function.nextRegister = start
      return
    }
    unknownCallee(text, call)
    compileArgumentsForMessages(call, isView: isCapitalised(text))
  }

  private func unknownCallee(_ text: String, _ call: Call) {
    let span = call.callee.span
    let swift: [String: String] = [
      "NavigationView": "write `NavigationStack`",
      "LazyVStack": "write `VStack` inside a `ScrollView`, or `List`",
      "LazyHStack": "write `HStack` inside a `ScrollView`", "Double": "write `Float(x)`",
      "CGFloat": "write `Float(x)`",
      "len": "write `x.count`", "str": "write `String(x)`", "println": "write `print(…)`",
      "printf": "write `print(…)`", "Array": "write `[…]` or `x.repeated(n)`", "Dictionary": "write `{:}`",
      "Set": "write `[…].unique()`", "UUID": "number the rows, or take a field as `id:`",
      "Color": "write `.red`",
      "EmptyView": "add nothing, or `Group {}`", "AnyView": "views need no wrapping: leave it out",
      "VStackLayout": "write `VStack`", "stride": "write `stride(from:to:by:)`",
    ]
    if isCapitalised(text) {
      error(
        "unknown-view", "there is no view or type `\(text)`", at: span,
        hint: swift[text] ?? didYouMean(text, among: visibleNames().filter { isCapitalised($0) })
          ?? "declare it: `view \(text)(…) { … }`")
    } else {
      error(
        "unknown-function", "there is no function `\(text)`", at: span,
        hint: swift[text]
          ?? didYouMean(text, among: visibleNames() + session.catalog.methods.keys)
          ?? "declare it: `fn \(text)(…) = …`")
    }
  }

  /// So that mistakes inside the arguments of a wrong call are reported too.
  private func compileArgumentsForMessages(_ call: Call, isView: Bool = false) {
    let start = function.nextRegister
    for argument in call.arguments { compile(argument.value, into: function.allocate()) }
    for block in call.blocks {
      compileClosure(block.closure, role: isView ? .cells : .function, into: function.allocate())
    }
    function.nextRegister = start
  }

  // MARK: The script's own

  private func compileGlobalCall(_ slot: Int, _ call: Call, _ span: Span, into target: Int) {
    let global = session.globals[slot]
    let name = text(global.name)
    switch global.kind {
    case .function, .view:
      guard let sources = match(call, to: global.parameters, name: name, span: span) else {
        compileArgumentsForMessages(call, isView: global.kind == .view)
        return
      }
      let start = function.nextRegister
      let base = callBase(target, max(1, global.parameters.count))
      let count = emitArguments(sources, of: call, global.parameters, at: base, span, loaderType: nil)
      function.emit(global.kind == .view ? .makeScriptView : .callGlobal, base, slot, count, at: span)
      if slot > 65_000 { error("too-large", "a session has at most 65000 names", at: span) }
      if target != base { function.emit(.takeRegister, target, base, at: span) }
      function.nextRegister = start
    case .type: compileConstruction(global, call, span, into: target)
    default: compileValueCall(call, span, into: target)
    }
  }

  /// `Flight(code: "LH400", …)`
  private func compileConstruction(_ global: Global, _ call: Call, _ span: Span, into target: Int) {
    guard case .record(let record)? = global.type else {
      error(
        "arguments", "`\(text(global.name))` is a choice: its values are symbols", at: span,
        hint: "write `.name`")
      return
    }
    let start = function.nextRegister
    var keys: ContiguousArray<StringObject> = []
    var given: Set<String> = []
    let base = function.allocate(max(1, call.arguments.count))
    for block in call.blocks {
      error("arguments", "a type takes no block", at: block.closure.span)
    }
    for (i, argument) in call.arguments.enumerated() {
      guard let label = argument.label else {
        error(
          "label", "the fields of `\(record.name)` are named", at: argument.value.span,
          hint: i < record.fields.count ? "write `\(record.fields[i].name): …`" : nil)
        continue
      }
      let name = text(label)
      guard let field = record.field(named: name) else {
        error(
          "unknown-field", "`\(record.name)` has no field `\(name)`", at: argument.labelSpan,
          hint: didYouMean(name, among: record.fields.map(\.name))
            ?? "its fields are " + record.fields.map(\.name).joined(separator: ", "))
        continue
      }
      if !given.insert(name).inserted {
        error("label", "`\(name)` is given twice", at: argument.labelSpan)
      }
      checkSymbols(argument.value, against: field.type)
      compile(argument.value, into: base + keys.count)
      keys.append(StringObject(name, meter: nil))
    }
    let missing = record.fields.filter { field in
      field.defaultValue == nil && !field.type.isOptional && !given.contains(field.name)
    }
    if !missing.isEmpty {
      error(
        "missing-argument",
        "`\(record.name)` needs " + missing.map { "`\($0.name)`" }.joined(separator: ", "), at: span)
    }
    function.shapes.append(Shape(keys))
    function.emit(.makeRecord, target, base, function.shapes.count - 1, at: span)
    function.emit(.check, target, typeNumber(.record(record)), function.text(record.name), at: span)
    function.nextRegister = start
  }

  /// A call through a function value takes no labels.
  private func compileValueCall(_ call: Call, _ span: Span, into target: Int) {
    let start = function.nextRegister
    let count = call.arguments.count + call.blocks.count
    let base = callBase(target, count + 1)
    compile(call.callee, into: base)
    for (i, argument) in call.arguments.enumerated() {
      if argument.label != nil {
        error(
          "label", "a call through a value takes no labels", at: argument.labelSpan,
          hint: "leave out `\(argument.label.map { text($0) } ?? ""):`")
      }
      compile(argument.value, into: base + 1 + i)
    }
    for (i, block) in call.blocks.enumerated() {
      compileClosure(block.closure, role: .function, into: base + 1 + call.arguments.count + i)
    }
    function.emit(.call, base, count, at: span)
    if target != base { function.emit(.takeRegister, target, base, at: span) }
    function.nextRegister = start
  }

  // MARK: The library's

  /// The parameters of a native function, the receiver first if it has one.
  func parameterForms(of native: NativeFunction) -> [ParameterForm] {
    if let forms = session.forms[ObjectIdentifier(native)] { return forms }
    let forms = native.signature.parameters.enumerated().map { index, parameter in
      ParameterForm(
        name: parameter.name, label: native.isMember && index == 0 ? nil : parameter.label,
        isPositional: parameter.label == nil,
        isRequired: parameter.isRequired, isVariadic: parameter.isVariadic, block: parameter.block,
        takesBlock: parameter.block != .none, symbols: parameter.symbols,
        kinds: parameter.kinds.isEmpty ? nil : parameter.kinds,
        defaultValue: parameter.defaultText == nil ? nil : parameter.defaultValue)
    }
    session.forms[ObjectIdentifier(native)] = forms
    return forms
  }

  /// The same without the receiver.
  func memberForms(of native: NativeFunction) -> [ParameterForm] {
    if let forms = session.memberForms[ObjectIdentifier(native)] { return forms }
    let forms = Array(parameterForms(of: native).dropFirst())
    session.memberForms[ObjectIdentifier(native)] = forms
    return forms
  }

  private func compileNativeCall(
    _ native: NativeFunction, _ call: Call, _ span: Span, into target: Int, loaderType: ValueType?
  ) {
    let forms = parameterForms(of: native)
    guard let sources = match(call, to: forms, name: native.name, span: span) else {
      compileArgumentsForMessages(call, isView: native.role == .view)
      return
    }
    advise(native, call, at: call.callee.span)
    if compileComparingCall(native, forms, sources, call, span, into: target) { return }
    let start = function.nextRegister
    let base = callBase(target, max(1, forms.count))
    let count = emitArguments(
      sources, of: call, forms, at: base, span, loaderType: loaderType,
      element: elementForBlocks(of: native, sources, call))
    let isView = native.role == .view || native.role == .modifier
    function.emit(isView ? .makeView : .callNative, base, function.native(native), count, at: span)
    if target != base { function.emit(.takeRegister, target, base, at: span) }
    function.nextRegister = start
  }

  /// A call that is told the two sides of the comparison that is its first argument (`Catalog.comparing`).
  private func compileComparingCall(
    _ native: NativeFunction, _ forms: [ParameterForm], _ sources: [ArgumentSource], _ call: Call,
    _ span: Span, into target: Int
  ) -> Bool {
    guard !session.catalog.comparing.isEmpty, let other = session.catalog.comparing[native.name],
      forms.count == 2, case .expression(let condition) = sources[0],
      case .binary(let operation, let left, let right, let operatorSpan) = call.arguments[condition].value
        .kind,
      operation.isComparison
    else { return false }
    let start = function.nextRegister
    let base = callBase(target, 4)
    let a = operand(left)
    let b = operand(right)
    compileComparison(operation, left, a, right, b, operatorSpan, into: base)
    _ = emitArguments([sources[1]], of: call, [forms[1]], at: base + 1, span, loaderType: nil)
    function.emit(.move, base + 2, a, at: span)
    function.emit(.move, base + 3, b, at: span)
    function.emit(.callNative, base, function.native(other), 4, at: span)
    if target != base { function.emit(.takeRegister, target, base, at: span) }
    function.nextRegister = start
    return true
  }

  private func compileMemberCall(
    _ base: Expression, _ name: Name, _ nameSpan: Span, _ optional: Bool, _ call: Call, _ span: Span,
    into target: Int
  ) {
    let text = self.text(name)
    if case .name(let alias) = base.kind, !isLocal(alias) {
      if let other = module.aliases[alias] {
        if let native = other.natives[name] {
          compileNativeCall(native, call, span, into: target, loaderType: nil)
          return
        }
        guard let slot = other.slots[name] else {
          error(
            "unknown-name", "`\(self.text(alias))` has no `\(text)`", at: nameSpan,
            hint: didYouMean(text, among: other.visibleNames.map { self.text($0) }))
          return
        }
        compileGlobalCall(slot, call, span, into: target)
        return
      }
      if case .choice(let choice)? = module.types[alias] {
        checkSymbol(name, argumentCount: call.arguments.count, in: choice, at: nameSpan)
        compile(Expression(.symbol(name, arguments: call.arguments), span), into: target)
        return
      }
    }
    let native = session.meaning(name).method
    if let native, native.role == .mutating {
      compileMutatingCall(native, call, base, span, into: target)
      return
    }
    let start = function.nextRegister
    defer { function.nextRegister = start }
    let forms: [ParameterForm]
    let functionSlot = self.functionSlot(name)
    if let native {
      forms = memberForms(of: native)
    } else if functionSlot >= 0 {
      forms = Array(session.globals[functionSlot].parameters.dropFirst())
      if session.globals[functionSlot].parameters.isEmpty {
        error(
          "arguments", "`\(text)` takes no arguments, so it can't be a member", at: nameSpan,
          hint: "write `\(text)()`")
        return
      }
    } else {
      if session.catalog.properties[text] != nil, call.arguments.isEmpty, call.blocks.isEmpty {
        error(
          "property", "`\(text)` is read without parentheses", at: nameSpan, hint: "write `.\(text)`")
        return
      }
      compileFieldCall(base, name, nameSpan, optional, call, span, into: target)
      return
    }
    guard let sources = match(call, to: forms, name: text, span: span) else {
      compile(base, into: function.allocate())
      compileArgumentsForMessages(call)
      return
    }
    if let native { advise(native, call, at: nameSpan) }
    let receiver = callBase(target, forms.count + 2)
    compile(base, into: receiver)
    if isBindingPath(base), native?.receiver.contains(.binding) != true {
      error(
        "binding", "a binding has no member `\(text)`", at: nameSpan,
        hint: "leave out the `$` to reach the value")
    }
    let missing = optional ? function.emitJump(.jumpIfNull, receiver, at: span) : nil
    let count = emitArguments(
      sources, of: call, forms, at: receiver + 1, span, loaderType: nil,
      element: native == nil ? nil : elementForBlocks(ofMember: text, base))
    if let native, native.role == .modifier, functionSlot < 0, isView(base) {
      // Modifiers of views that are written as views need no look at a record's fields.
      function.emit(.makeView, receiver, function.native(native), count + 1, at: nameSpan)
    } else {
      function.emit(.callMember, receiver, site(name), count, at: nameSpan)
    }
    if target != receiver { function.emit(.takeRegister, target, receiver, at: span) }
    if let missing { landNull(missing, target, span) }
  }

  /// `r.action(…)` where only a record's field can be meant.
  private func compileFieldCall(
    _ base: Expression, _ name: Name, _ nameSpan: Span, _ optional: Bool, _ call: Call, _ span: Span,
    into target: Int
  ) {
    if isView(base) {
      unknownModifier(text(name), at: nameSpan)
      compile(base, into: function.allocate())
      compileArgumentsForMessages(call)
      return
    }
    let known = isKnownField(base, name)
    if !known, let correction = memberCorrection(name) {
      error("unknown-member", "there is no member `\(text(name))`", at: nameSpan, hint: correction)
      compile(base, into: function.allocate())
      compileArgumentsForMessages(call)
      return
    }
    let count = call.arguments.count + call.blocks.count
    let receiver = callBase(target, count + 1)
    compile(base, into: receiver)
    let missing = optional ? function.emitJump(.jumpIfNull, receiver, at: span) : nil
    for (i, argument) in call.arguments.enumerated() {
      if argument.label != nil {
        error(
          "label", "a call through a value takes no labels", at: argument.labelSpan,
          hint: didYouMean(text(name), among: Array(session.catalog.methods.keys)))
      }
      compile(argument.value, into: receiver + 1 + i)
    }
    for (i, block) in call.blocks.enumerated() {
      compileClosure(block.closure, role: .function, into: receiver + 1 + call.arguments.count + i)
    }
    function.emit(.callMember, receiver, site(name), count, at: nameSpan)
    if target != receiver { function.emit(.takeRegister, target, receiver, at: span) }
    if let missing { landNull(missing, target, span) }
  }

  private func isKnownField(_ base: Expression, _ name: Name) -> Bool {
    if case .record(let record)? = staticType(base) { return record.field(named: text(name)) != nil }
    return false
  }

  /// A near miss of a member of the library, or a Swift or SwiftUI name that is another here.
  func memberCorrection(_ name: Name) -> String? {
    if let known = memberCorrections[name] { return known }
    let correction = findMemberCorrection(text(name))
    memberCorrections[name] = .some(correction)
    return correction
  }

  private func findMemberCorrection(_ name: String) -> String? {
    let swift: [String: String] = [
      "length": "write `.count`", "size": "write `.count`", "push": "write `.append(x)`",
      "len": "write `.count`",
      "forEachIndexed": "write `.enumerated()`", "toString": "write `String(x)`",
      "each": "write `.forEach { … }`",
      "collect": "write `.map { … }`", "select": "write `.filter { … }`",
      "uppercase": "write `.uppercased()`",
      "lowercase": "write `.lowercased()`", "trim": "write `.trimmed()`",
      "trimmingCharacters": "write `.trimmed()`", "components": "write `.split(separator:)`",
      "replacingOccurrences": "write `.replacing(…, with: …)`", "join": "write `.joined(separator:)`",
      "sortBy": "write `.sorted(by:)`", "groupBy": "write `.grouped(by:)`",
      "onTapGesture": "write `.onTap { … }`",
    ]
    if let hint = swift[name], session.catalog.methods[name] == nil { return hint }
    return Suggestions.closest(to: name, in: memberNames).map {
      session.catalog.properties[$0] != nil ? "did you mean `.\($0)`?" : "did you mean `.\($0)(…)`?"
    }
  }

  // MARK: Matching

  /// Which argument fills which parameter: by position first, then by label, blocks last; nil after a message.
  func match(_ call: Call, to forms: [ParameterForm], name: String, span: Span) -> [ArgumentSource]? {
    // Reported where it is declared.
    guard forms.count <= Compiler.parameterLimit else { return nil }
    if let sources = matchInOrder(call, to: forms) { return sources }
    var sources = [ArgumentSource](repeating: .missing, count: forms.count)
    var isFine = true

    var position = 0
    var sawLabel = false
    for (number, argument) in call.arguments.enumerated() {
      if let label = argument.label {
        sawLabel = true
        let text = self.text(label)
        guard let index = forms.firstIndex(where: { $0.label == text }) else {
          unknownLabel(text, argument, forms, name)
          isFine = false
          continue
        }
        if !sources[index].isMissing {
          error("label", "`\(text)` is given twice", at: argument.labelSpan)
          isFine = false
        }
        sources[index] = .expression(number)
        continue
      }
      if sawLabel {
        error(
          "label", "arguments by position come before those with labels", at: argument.value.span)
        isFine = false
      }
      while position < forms.count,
        !(forms[position].isPositional && (sources[position].isMissing || forms[position].isVariadic))
      {
        position += 1
      }
      guard position < forms.count else {
        tooMany(argument, forms, name)
        isFine = false
        break
      }
      if forms[position].isVariadic {
        var numbers: [Int] = []
        if case .several(let before) = sources[position] { numbers = before }
        sources[position] = .several(numbers + [number])
      } else {
        sources[position] = .expression(number)
        position += 1
      }
    }
    for (number, block) in call.blocks.enumerated() where block.label != nil {
      let text = block.label.map { self.text($0) } ?? ""
      guard let index = forms.firstIndex(where: { $0.label == text || $0.name == text }) else {
        error(
          "label", "`\(name)` has no block `\(text):`", at: block.labelSpan,
          hint: didYouMean(text, among: forms.filter(\.takesBlock).map(\.displayName)))
        isFine = false
        continue
      }
      sources[index] = .block(number)
    }
    for (number, block) in call.blocks.enumerated() where block.label == nil {
      let free = forms.indices.filter { forms[$0].takesBlock && sources[$0].isMissing }
      guard let index = free.last(where: { forms[$0].isRequired && forms[$0].block != .none }) ?? free.last
      else {
        error(
          "arguments", "`\(name)` takes no block", at: block.closure.span,
          hint: forms.isEmpty ? nil : signatureHint(forms, name))
        isFine = false
        continue
      }
      sources[index] = .block(number)
    }
    guard isFine else { return nil }
    if forms.indices.contains(where: { forms[$0].isRequired && sources[$0].isMissing }) {
      let missing = forms.indices.filter { forms[$0].isRequired && sources[$0].isMissing }
      error(
        "missing-argument",
        "`\(name)` needs " + missing.map { "`\(forms[$0].displayName)`" }.joined(separator: " and "),
        at: span,
        hint: signatureHint(forms, name))
      return nil
    }
    return sources
  }

  /// The plain case: as many arguments as parameters, all by position.
  private func matchInOrder(_ call: Call, to forms: [ParameterForm]) -> [ArgumentSource]? {
    guard call.blocks.isEmpty, call.arguments.count == forms.count else { return nil }
    for (i, argument) in call.arguments.enumerated() where argument.label != nil || !forms[i].isPlain {
      return nil
    }
    let count = call.arguments.count
    return count < Compiler.inOrder.count
      ? Compiler.inOrder[count] : (0..<count).map { .expression($0) }
  }

  /// What fills the parameters of a plain call with so many arguments.
  private static let inOrder: [[ArgumentSource]] = (0..<8).map { count in (0..<count).map { .expression($0) }
  }

  private func unknownLabel(_ label: String, _ argument: Argument, _ forms: [ParameterForm], _ name: String) {
    if let form = forms.first(where: { $0.label == nil && $0.name == label }) {
      error(
        "label", "`\(form.name)` of `\(name)` is passed without a label", at: argument.labelSpan,
        hint: "leave out `\(label):`")
      return
    }
    if let form = forms.first(where: { $0.name == label && $0.label != label }), let outer = form.label {
      error(
        "label", "`\(name)` calls this argument `\(outer):`", at: argument.labelSpan,
        hint: "write `\(outer): …`")
      return
    }
    error(
      "label", "`\(name)` has no argument `\(label):`", at: argument.labelSpan,
      hint: didYouMean(label, among: forms.compactMap(\.label)).map { $0.replacingLast("`?", with: ":`?") }
        ?? signatureHint(forms, name))
  }

  private func tooMany(_ argument: Argument, _ forms: [ParameterForm], _ name: String) {
    if let form = forms.first(where: { !$0.isPositional }) {
      error(
        "label", "`\(name)` takes this argument by its label", at: argument.value.span,
        hint: "write `\(form.displayName): …`")
      return
    }
    error(
      "arguments",
      "`\(name)` takes \(forms.count == 1 ? "one argument" : "\(forms.count) arguments"), not more",
      at: argument.value.span, hint: signatureHint(forms, name))
  }

  private func signatureHint(_ forms: [ParameterForm], _ name: String) -> String {
    let parts = forms.prefix(8).map { form in
      (form.isPositional ? form.name : "\(form.displayName): …") + (form.isRequired ? "" : "?")
    }
    return "it is `\(name)(\(parts.joined(separator: ", "))\(forms.count > 8 ? ", …" : ""))`"
  }

  // MARK: Emitting

  /// Evaluates the arguments into registers in a row and gives how many there are up to the last that matters.
  func emitArguments(
    _ sources: [ArgumentSource], of call: Call, _ forms: [ParameterForm], at base: Int, _ span: Span,
    loaderType: ValueType?, element: ValueType? = nil
  ) -> Int {
    var count = 0
    for (i, source) in sources.enumerated() {
      let form = forms[i]
      let register = base + i
      switch source {
      case .missing:
        if let loaderType, form.name == "type" {
          load(.type(TypeObject(type: loaderType, name: loaderType.name)), into: register, at: span)
          count = i + 1
        } else if let value = form.defaultValue {
          load(value, into: register, at: span)
          count = i + 1
        } else {
          function.emit(.loadAbsent, register, 1, at: span)
          if !form.isRequired, form.kinds == nil { count = i + 1 }
        }
        continue
      case .expression(let number):
        let value = call.arguments[number].value
        if let element { noteElement(element, for: value) }
        compileArgument(value, form, into: register)
        elementOfBlock = nil
      case .block(let number):
        let role = form.block == .none ? .function : form.block
        elementOfBlock = element
        compileClosure(call.blocks[number].closure, role: role, into: register)
      case .several(let numbers):
        let start = function.nextRegister
        let first = function.allocate(max(1, numbers.count))
        for (n, number) in numbers.enumerated() { compile(call.arguments[number].value, into: first + n) }
        function.emit(.makeList, register, first, numbers.count, at: span)
        function.nextRegister = start
      }
      count = i + 1
    }
    return count
  }

  private func compileArgument(_ value: Expression, _ form: ParameterForm, into register: Int) {
    switch value.kind {
    case .closure(let closure) where form.block != .none:
      compileClosure(closure, role: form.block, into: register)
      return
    case .symbol(let name, _): checkArgumentSymbol(text(name), form, value.span)
    case .string, .int, .bool, .list, .binding: checkArgumentKind(value, form)
    case .name(let name) where form.kinds == .binding && isPlainState(name):
      error(
        "binding", "`\(form.displayName)` takes a binding, and `\(text(name))` is the value of a state",
        at: value.span,
        hint: "write `$\(text(name))`")
    default: break
    }
    if form.isBinding, !isBindingPath(value), !mayBeBinding(value) {
      error(
        "binding", "`\(form.displayName)` takes a binding", at: value.span,
        hint: nameOf(value).map { "write `$\($0)`" })
    }
    compile(value, into: register)
  }

  /// Whether a name reads a state or what a binding leads to.
  private func isPlainState(_ name: Name) -> Bool {
    if let local = lookup(name) { return local.isState }
    return module.slots[name].map { session.globals[$0].kind == .state } ?? false
  }

  private func nameOf(_ value: Expression) -> String? {
    if case .name(let name) = value.kind { return text(name) }
    return nil
  }

  private func mayBeBinding(_ value: Expression) -> Bool {
    switch value.kind {
    case .call, .ternary, .ifElse, .switchCase, .index, .member: true
    default: false
    }
  }

  private func checkArgumentSymbol(_ symbol: String, _ form: ParameterForm, _ span: Span) {
    guard let kinds = form.kinds, !kinds.contains(.any) else { return }
    if !kinds.contains(.symbol) {
      error("type", "`\(form.displayName)` must be \(kinds.names), not a symbol", at: span)
      return
    }
    guard let symbols = form.symbols, !symbols.contains(symbol) else { return }
    error(
      "unknown-symbol", "`\(form.displayName)` knows no `.\(symbol)`", at: span,
      hint: suggestion(for: symbol, among: symbols).map { "did you mean `.\($0)`?" }
        ?? "it is one of " + symbols.map { ".\($0)" }.joined(separator: ", "))
  }

  /// A literal of a kind that the parameter can't take is found when compiling.
  private func checkArgumentKind(_ value: Expression, _ form: ParameterForm) {
    guard let kinds = form.kinds else { return }
    let kind: KindSet
    switch value.kind {
    case .string: kind = .string
    case .int: kind = .int
    case .bool: kind = .bool
    case .list: kind = .list
    case .binding: kind = .binding
    default: return
    }
    if !kinds.isDisjoint(with: kind) || (kind == .int && !kinds.isDisjoint(with: .number)) { return }
    var hint: String?
    if kind == .string, kinds.contains(.symbol), case .string(let text) = value.kind,
      form.symbols?.contains(text) == true
    {
      hint = "a symbol is written with a point: `.\(text)`"
    } else if kinds == .binding, let name = nameOf(value) {
      hint = "write `$\(name)`"
    } else if kinds == .binding {
      hint = "declare a `state` and pass it as `$name`"
    }
    error(
      "type", "`\(form.displayName)` must be \(kinds.names), not \(kind.names)", at: value.span, hint: hint)
  }
}

extension String {
  fileprivate func replacingLast(_ end: String, with other: String) -> String {
    hasSuffix(end) ? String(dropLast(end.count)) + other : self
  }
}
