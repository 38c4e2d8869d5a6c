/// Assignments and calls that change their receiver: the value is moved out of its place, changed, and moved back, so
/// that it is changed in place while nobody else holds it. The instructions that move back follow the change directly:
/// if it fails, the machine runs them all the same, and nothing is lost.
extension Compiler {
  /// A way to a part of a variable: `r.items[i].done`.
  private enum PlaceStep {
    case member(Name, Span)
    case index(Expression, Span)
  }

  func compileAssignment(
    _ target: Expression, _ operation: BinaryOperator?, _ value: Expression, _ span: Span
  ) {
    let start = function.nextRegister
    defer { function.nextRegister = start }
    switch target.kind {
    case .name(let name): assign(name, operation, value, target.span, span)
    case .member, .index: assignPart(target, operation, value, span)
    case .binding(let name):
      error(
        "assign-binding", "assign through the name itself", at: target.span, hint: "write `\(text(name)) = …`"
      )
    case .closureArgument:
      error("immutable", "a block's argument can't be changed", at: target.span)
    case .invalid: break
    default:
      error(
        "assign", "this can't be assigned to", at: target.span,
        hint: "the left side is a variable, a field `r.name` or an element `list[i]`")
    }
  }

  /// Whether a name may be assigned to; says so if not.
  private func isAssignable(_ name: Name, _ span: Span) -> Bool {
    if let index = function.local(name), function.locals[index].isMutable { return true }
    if let local = lookup(name) {
      if local.isMutable { return true }
      error(
        "immutable", "`\(text(name))` can't be changed: it is not a `var`", at: span,
        hint: "declare it with `var \(text(name)) = …`", notes: [.init("it is declared here", at: local.span)]
      )
      return false
    }
    guard let slot = module.slots[name] else {
      error(
        "unknown-name", "there is no variable `\(text(name))`", at: span,
        hint: didYouMean(text(name), among: visibleNames()) ?? "declare it: `var \(text(name)) = …`")
      return false
    }
    let global = session.globals[slot]
    switch global.kind {
    case .variable, .state: return true
    case .constant:
      error(
        "immutable", "`\(text(name))` can't be changed: it is a `let`", at: span,
        hint: "declare it with `var`, or with `state` if the screen follows it",
        notes: [.init("it is declared here", at: global.span)])
    case .input:
      error(
        "immutable", "`\(text(name))` is an `input`: only the host changes it", at: span,
        hint:
          "copy it: `state my\(text(name).prefix(1).uppercased() + text(name).dropFirst()) = \(text(name))`")
    case .function, .view, .type:
      error("immutable", "`\(text(name))` is a declaration, not a variable", at: span)
    }
    return false
  }

  private func assign(
    _ name: Name, _ operation: BinaryOperator?, _ value: Expression, _ nameSpan: Span, _ span: Span
  ) {
    guard isAssignable(name, nameSpan) else { return }
    let local = lookup(name)
    let type = local.map(\.type) ?? module.slots[name].map { session.globals[$0].type } ?? nil
    checkSymbols(value, against: type)
    if let operation, let local, case .register(let target) = local.storage, type == nil {
      // As below, without a tree of its own.
      compileArithmetic(operation, Expression(.name(name), nameSpan), value, span, into: target)
      return
    }
    var full = value
    if let operation {
      full = Expression(
        .binary(operation, Expression(.name(name), nameSpan), value, operatorSpan: span), span)
    }
    if let local, case .register(let target) = local.storage {
      // The variable keeps its value until the new one is there: its text may still read it, and it may fail.
      let register = type == nil && isWrittenLast(full) ? target : function.allocate()
      compile(full, into: register)
      emitTypeCheck(type, register, name, value.span)
      if register != target { function.emit(.takeRegister, target, register, at: span) }
      return
    }
    let register = function.allocate()
    if let operation, !isSimple(value) {
      compileCompound(name, local, operation, value, type, into: register, nameSpan, span)
      return
    }
    compile(full, into: register)
    emitTypeCheck(type, register, name, value.span)
    store(register, to: name, span)
  }

  /// `name += value` where `value` may change the variable: the right side first, as for parts of variables.
  private func compileCompound(
    _ name: Name, _ local: Local?, _ operation: BinaryOperator, _ value: Expression, _ type: ValueType?,
    into register: Int, _ nameSpan: Span, _ span: Span
  ) {
    compile(value, into: register)
    let old = function.allocate()
    let start = function.instructions.count
    let isTaken: Bool
    if operation == .add, type == nil, let local, case .cell(let cell) = local.storage, !local.isState {
      // Moved out, so that text grows in place.
      function.emit(.takeCell, old, cell, at: nameSpan)
      isTaken = true
    } else {
      compile(Expression(.name(name), nameSpan), into: old)
      isTaken = false
    }
    // Added in place, or what is put back is the sum.
    function.emit(arithmetic(operation), old, old, register, at: span)
    emitTypeCheck(type, old, name, value.span)
    store(old, to: name, span)
    if isTaken { function.takenPlaces.append(start..<function.instructions.count) }
  }

  /// Whether an expression is a literal of a few bytes.
  private func isSimple(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .int, .number, .bool, .nilLiteral, .date, .time, .duration: true
    default: false
    }
  }

  /// Whether the instruction that writes the register of the result is the last that the expression runs.
  private func isWrittenLast(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .binary(let operation, _, _, _):
      switch operation {
      case .and, .or, .coalesce: return false
      default: return true
      }
    case .ternary(_, let a, let b): return isWrittenLast(a) && isWrittenLast(b)
    case .dateTime, .attempt, .ifElse, .switchCase: return false
    default: return true
    }
  }

  private func emitTypeCheck(_ type: ValueType?, _ register: Int, _ name: Name, _ span: Span) {
    guard let type else { return }
    function.emit(.check, register, typeNumber(type), function.text(text(name)), at: span)
  }

  private func store(_ register: Int, to name: Name, _ span: Span) {
    if let local = lookup(name) {
      switch local.storage {
      case .register(let target): function.emit(.move, target, register, at: span)
      case .cell(let cell): function.emit(.setCell, cell, register, at: span)
      case .captureCell(let index): function.emit(.setCaptureCell, register, index, at: span)
      case .binding(let binding): function.emit(.setBinding, binding, register, at: span)
      case .captureBinding(let index):
        let binding = function.allocate()
        function.emit(.getCapture, binding, index, at: span)
        function.emit(.setBinding, binding, register, at: span)
      case .capture: break
      }
      return
    }
    guard let slot = module.slots[name] else { return }
    function.emit(
      session.globals[slot].kind == .state ? .setState : .setGlobal, register, wide: slot, at: span)
  }

  /// Splits `a.b[c].d` into its root name and the steps.
  private func path(_ target: Expression) -> (root: Expression, steps: [PlaceStep]) {
    var steps: [PlaceStep] = []
    var current = target
    while true {
      switch current.kind {
      case .member(let base, let name, let span, _):
        steps.append(.member(name, span))
        current = base
      case .index(let base, let index, _):
        steps.append(.index(index, current.span))
        current = base
      default: return (current, steps.reversed())
      }
    }
  }

  private func assignPart(
    _ target: Expression, _ operation: BinaryOperator?, _ value: Expression, _ span: Span
  ) {
    checkSymbols(value, against: staticType(target))
    if case .member(let base, let name, let nameSpan, _) = target.kind {
      checkAssignedField(base, name, nameSpan)
    }
    let result = function.allocate()
    if operation == nil { compile(value, into: result) }
    let isQuick = operation.map { [.add, .subtract, .multiply, .divide].contains(arithmetic($0)) } ?? false
    changePart(target, span, by: isQuick ? result + 1 : nil) { last, container, index in
      if let operation {
        // The old part is read before the container is changed.
        switch last {
        case .member(let name, let nameSpan):
          self.function.emit(.getMember, result, container, self.site(name), at: nameSpan)
        case .index(_, let indexSpan):
          self.function.emit(.getIndex, result, container, index, at: indexSpan)
        }
        self.function.emit(self.arithmetic(operation), result, result, result + 1, at: span)
      }
      switch last {
      case .member(let name, let nameSpan):
        self.function.emit(.setMember, container, result, self.site(name), at: nameSpan)
      case .index(_, let indexSpan): self.function.emit(.setIndex, container, index, result, at: indexSpan)
      }
    } prepare: {
      if operation != nil {
        let right = self.function.allocate()
        self.compile(value, into: right)
      }
    }
  }

  private func checkAssignedField(_ base: Expression, _ name: Name, _ span: Span) {
    guard case .record(let record)? = staticType(base), record.field(named: text(name)) == nil else { return }
    error(
      "unknown-field", "`\(record.name)` has no field `\(text(name))`", at: span,
      hint: didYouMean(text(name), among: record.fields.map(\.name)))
  }

  /// Moves what holds the part out of its place, lets `change` change it, and moves everything back.
  ///
  /// - Parameter updated: the register of the right side, if the change is an operation with a number, in three
  ///   instructions.
  private func changePart(
    _ target: Expression, _ span: Span, by updated: Int? = nil,
    change: (_ last: PlaceStep, _ container: Int, _ index: Int) -> Void, prepare: () -> Void
  ) {
    let (root, steps) = path(target)
    prepare()
    guard let last = steps.last else { return }
    guard case .name(let name) = root.kind else {
      if case .binding = root.kind {
        error(
          "assign-binding", "a binding is written through the name itself", at: root.span,
          hint: "leave out the `$`")
      } else if case .invalid = root.kind {
        return
      } else {
        error(
          "assign", "this is a value, not a variable: changing it would change nothing", at: root.span,
          hint: "keep it in a `var` first")
      }
      return
    }
    guard isAssignable(name, root.span) else { return }
    // Indexes first, in the order written.
    var indexes: [Int] = []
    for step in steps {
      if case .index(let index, _) = step {
        if case .name(let name) = index.kind, let local = lookup(name),
          case .register(let own) = local.storage
        {
          // Nothing changes a local between here and its use.
          indexes.append(own)
          continue
        }
        let register = function.allocate()
        compile(index, into: register)
        indexes.append(register)
      } else {
        indexes.append(0)
      }
    }
    let placeStart = function.instructions.count
    defer { function.takenPlaces.append(placeStart..<function.instructions.count) }
    // Then the containers, outermost first.
    var containers: [Int] = []
    let rootRegister: Int
    let local = lookup(name)
    if let local, case .register(let register) = local.storage {
      rootRegister = register
    } else {
      rootRegister = function.allocate()
      take(name, local, into: rootRegister, root.span)
    }
    containers.append(rootRegister)
    if let updated, steps.count == 2, case .index = steps[0], case .member = last,
      rootRegister != indexes[0]
    {
      function.emit(.updateField, rootRegister, indexes[0], updated, at: span)
    }
    for (i, step) in steps.dropLast().enumerated() {
      let next = function.allocate()
      switch step {
      case .member(let field, let fieldSpan):
        function.emit(.takeMember, next, containers[i], site(field), at: fieldSpan)
      case .index(_, let indexSpan): function.emit(.takeIndex, next, containers[i], indexes[i], at: indexSpan)
      }
      containers.append(next)
    }
    change(last, containers[containers.count - 1], indexes[indexes.count - 1])
    for (i, step) in steps.dropLast().enumerated().reversed() {
      switch step {
      case .member(let field, let fieldSpan):
        function.emit(.putMember, containers[i], containers[i + 1], site(field), at: fieldSpan)
      case .index(_, let indexSpan):
        function.emit(.putIndex, containers[i], indexes[i], containers[i + 1], at: indexSpan)
      }
    }
    putBack(name, local, rootRegister, root.span)
  }

  private func take(_ name: Name, _ local: Local?, into register: Int, _ span: Span) {
    if let local {
      switch local.storage {
      case .register(let source): function.emit(.takeRegister, register, source, at: span)
      case .cell(let cell):
        function.emit(local.isState ? .getCell : .takeCell, register, cell, at: span)
      case .captureCell(let index):
        function.emit(local.isState ? .getCaptureCell : .takeCaptureCell, register, index, at: span)
      case .binding, .captureBinding, .capture: load(local, into: register, span)
      }
      return
    }
    guard let slot = module.slots[name] else { return }
    function.emit(
      session.globals[slot].kind == .state ? .takeState : .takeGlobal, register, wide: slot, at: span)
  }

  private func putBack(_ name: Name, _ local: Local?, _ register: Int, _ span: Span) {
    if let local, case .register(let target) = local.storage {
      if target != register { function.emit(.putRegister, register, target, at: span) }
      return
    }
    store(register, to: name, span)
  }

  /// `x.append(…)`, `r.list.sort()`, `flag.toggle()`.
  func compileMutatingCall(
    _ native: NativeFunction, _ call: Call, _ receiver: Expression, _ span: Span, into target: Int
  ) {
    if isBindingPath(receiver) {
      error(
        "assign-binding", "a binding is changed through the name itself", at: receiver.span,
        hint: "leave out the `$`")
      return
    }
    let (root, steps) = path(receiver)
    guard case .name(let name) = root.kind else {
      if case .invalid = root.kind { return }
      error(
        "immutable", "`\(native.name)` changes its receiver, and this is a value, not a variable",
        at: root.span,
        hint: mutatingHint(native.name))
      return
    }
    if !isLocal(name), module.slots[name] == nil {
      unknownName(text(name), at: root.span)
      return
    }
    if steps.isEmpty, !isVariable(name), let other = session.catalog.alternatives[native.name] {
      compileAlternative(other, call, receiver, span, into: target)
      return
    }
    guard isAssignable(name, root.span) else { return }
    let forms = parameterForms(of: native)
    let memberForms = memberForms(of: native)
    guard let sources = match(call, to: memberForms, name: native.name, span: span) else { return }
    let base = function.allocate(max(2, forms.count + 1))
    func emitRest(from first: Int) {
      _ = emitArguments(
        Array(sources[first...]), of: call, Array(memberForms[first...]), at: base + 1 + first, span,
        loaderType: nil)
    }
    if steps.isEmpty {
      let local = lookup(name)
      let placeStart: Int
      if native.shortcut == .append, case .expression? = sources.first,
        sources.dropFirst().allSatisfy(\.isMissing),
        case .register(let list)? = local?.storage
      {
        _ = emitArguments([sources[0]], of: call, [memberForms[0]], at: base + 1, span, loaderType: nil)
        placeStart = function.instructions.count
        // Goes on behind what follows, unless the list has to be made ready.
        function.emit(.append, list, base + 1, at: span)
        emitRest(from: 1)
      } else {
        emitRest(from: 0)
        placeStart = function.instructions.count
      }
      take(name, local, into: base, root.span)
      function.emit(.callMutating, base, function.native(native), forms.count, at: span)
      putBack(name, local, base, root.span)
      function.takenPlaces.append(placeStart..<function.instructions.count)
    } else {
      emitRest(from: 0)
      changePart(receiver, span) { last, container, index in
        switch last {
        case .member(let field, let fieldSpan):
          self.function.emit(.takeMember, base, container, self.site(field), at: fieldSpan)
        case .index(_, let indexSpan):
          self.function.emit(.takeIndex, base, container, index, at: indexSpan)
        }
        self.function.emit(.callMutating, base, self.function.native(native), forms.count, at: span)
        switch last {
        case .member(let field, let fieldSpan):
          self.function.emit(.putMember, container, base, self.site(field), at: fieldSpan)
        case .index(_, let indexSpan):
          self.function.emit(.putIndex, container, index, base, at: indexSpan)
        }
      } prepare: {
      }
    }
    if target != base + 1, span != unusedValue {
      function.emit(.takeRegister, target, base + 1, at: span)
    }
  }

  /// Whether a name can be assigned to; without a message.
  private func isVariable(_ name: Name) -> Bool {
    if let local = lookup(name) { return local.isMutable }
    guard let slot = module.slots[name] else { return false }
    switch session.globals[slot].kind {
    case .variable, .state: return true
    case .constant, .input, .function, .view, .type: return false
    }
  }

  /// A call of what is there for receivers that can't be changed.
  private func compileAlternative(
    _ native: NativeFunction, _ call: Call, _ receiver: Expression, _ span: Span, into target: Int
  ) {
    let forms = memberForms(of: native)
    guard let sources = match(call, to: forms, name: native.name, span: span) else { return }
    let start = function.nextRegister
    defer { function.nextRegister = start }
    let base = callBase(target, forms.count + 2)
    compile(receiver, into: base)
    let count = emitArguments(sources, of: call, forms, at: base + 1, span, loaderType: nil)
    function.emit(.callNative, base, function.native(native), count + 1, at: span)
    if target != base { function.emit(.takeRegister, target, base, at: span) }
  }

  private func mutatingHint(_ name: String) -> String {
    let pairs = [
      "sort": "sorted", "reverse": "reversed", "append": "appending", "removeAll": "filter",
      "shuffle": "shuffled",
      "insert": "inserting", "remove": "removing",
    ]
    if let other = pairs[name] { return "`\(other)(…)` gives a changed copy" }
    return "keep it in a `var` first"
  }
}
