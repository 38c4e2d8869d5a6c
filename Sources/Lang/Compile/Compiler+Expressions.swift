/// Expressions: into a register, as an operand, as a test.
extension Compiler {
  /// A register that holds the value: a local's own, else a new one.
  func operand(_ expression: Expression) -> Int {
    if case .name(let name) = expression.kind, let register = register(of: name) { return register }
    if case .closureArgument(let index) = expression.kind, let register = argumentRegister(index) {
      return register
    }
    let register = function.allocate()
    compile(expression, into: register)
    return register
  }

  /// The same, in the register of the result if that is not yet anybody's: what is read from is then held no longer than
  /// it takes, and can be changed in place afterwards.
  func operand(_ expression: Expression, sharing target: Int) -> Int {
    if case .name(let name) = expression.kind, let register = register(of: name) { return register }
    if case .closureArgument(let index) = expression.kind, let register = argumentRegister(index) {
      return register
    }
    let register = isFree(target) ? target : function.allocate()
    compile(expression, into: register)
    return register
  }

  /// Whether a register that is allocated holds no variable.
  func isFree(_ register: Int) -> Bool {
    guard register < function.nextRegister, register != function.builderRegister else { return false }
    return !function.holdsLocal(register)
  }

  /// The first of the registers of a call: that of its result, if nothing lies above it.
  func callBase(_ target: Int, _ count: Int) -> Int {
    guard target == function.nextRegister - 1, isFree(target) else { return function.allocate(count) }
    if count > 1 { _ = function.allocate(count - 1) }
    return target
  }

  private func argumentRegister(_ index: Int) -> Int? {
    session.argumentName(index).flatMap { register(of: $0) }
  }

  func compile(_ expression: Expression, into target: Int) {
    nested(expression.span) { compileExpression(expression, into: target) }
  }

  private func compileExpression(_ expression: Expression, into target: Int) {
    let span = expression.span
    let start = function.nextRegister
    defer { function.nextRegister = start }
    switch expression.kind {
    case .invalid, .nilLiteral: function.emit(.loadNull, target, at: span)
    case .bool(let value): function.emit(.loadBool, target, value ? 1 : 0, at: span)
    case .int(let value):
      if value >= Int(Int32.min), value <= Int(Int32.max) {
        function.emit(.loadInt, target, wide: value, at: span)
      } else {
        load(.int(value), into: target, at: span)
      }
    case .number, .string, .date, .time, .duration: loadLiteral(expression, into: target)
    case .dateTime(let days, let microseconds, let offset):
      if let offset {
        load(.dateTime(days * 86_400_000_000 + microseconds - offset * 1_000_000), into: target, at: span)
      } else {
        load(.dateTime(days * 86_400_000_000 + microseconds), into: target, at: span)
        function.emit(.makeDateTime, target, at: span)
      }
    case .interpolation(let parts): compileInterpolation(parts, into: target, span)
    case .symbol(let name, let arguments): compileSymbol(name, arguments, into: target, span)
    case .keyPath(let steps): compileKeyPath(steps, into: target, span)
    case .list(let elements):
      let base = function.allocate(max(1, elements.count))
      for (i, element) in elements.enumerated() { compile(element, into: base + i) }
      function.emit(.makeList, target, base, elements.count, at: span)
      // Fewer than a function has registers.
      if elements.count > 50_000 {
        error(
          "too-large", "a list literal holds at most 50000 elements", at: span, hint: "read them from a file")
      }
    case .record(let fields): compileRecord(fields, into: target, span)
    case .range(let lower, let upper, let closed):
      let base = function.allocate(2)
      if let lower { compile(lower, into: base) } else { function.emit(.loadNull, base, at: span) }
      if let upper { compile(upper, into: base + 1) } else { function.emit(.loadNull, base + 1, at: span) }
      function.emit(.makeRange, target, base, closed ? 1 : 0, at: span)
    case .name(let name): compileName(name, into: target, span)
    case .closureArgument(let index): compileClosureArgument(index, into: target, span)
    case .binding(let name): compileBinding(name, into: target, span)
    case .closure(let closure): compileClosure(closure, role: .function, into: target)
    case .unary(let operation, let inner):
      if operation == .negate, case .int(let value) = inner.kind, value != Int.min {
        compile(Expression(.int(-value), span), into: target)
        return
      }
      let register = operand(inner)
      function.emit(operation == .negate ? .negate : .not, target, register, at: span)
    case .binary(let operation, let left, let right, let operatorSpan):
      compileBinary(operation, left, right, operatorSpan, into: target, span)
    case .ternary(let condition, let a, let b):
      let failed = compileTest(condition)
      compile(a, into: target)
      let over = function.emitJump(.jump, at: span)
      for jump in failed { function.land(jump) }
      compile(b, into: target)
      function.land(over)
    case .attempt(let inner):
      let handler = function.emitJump(.pushHandler, target, at: span)
      function.handlerDepth += 1
      compile(inner, into: target)
      function.emit(.popHandler, at: span)
      function.handlerDepth -= 1
      function.land(handler)
    case .member(let base, let name, let nameSpan, let optional):
      compileMember(base, name, nameSpan, optional, into: target, span)
    case .call(let call): compileCall(call, span: span, into: target, loaderType: nil)
    case .index(let base, let index, _) where isBindingPath(base):
      let binding = operand(base)
      function.emit(.bindIndex, target, binding, operand(index), at: span)
    case .index(let base, let index, let optional):
      let object = operand(base, sharing: target)
      let missing = optional ? function.emitJump(.jumpIfNull, object, at: span) : nil
      let position = operand(index)
      function.emit(.getIndex, target, object, position, at: span)
      if let missing { landNull(missing, target, span) }
    case .ifElse(let branch): compileIfValue(branch, into: target, span)
    case .switchCase(let branches):
      compileSwitch(branches, span) { self.compileBlockValue($0, into: target, span) }
    }
  }

  /// Where an optional chain ended: the result is nil.
  func landNull(_ missing: Int, _ target: Int, _ span: Span) {
    let over = function.emitJump(.jump, at: span)
    function.land(missing)
    function.emit(.loadNull, target, at: span)
    function.land(over)
  }

  func load(_ value: Value, into target: Int, at span: Span) {
    function.emit(.loadConstant, target, wide: function.constant(value), at: span)
  }

  /// A literal as a constant, if it is one.
  func literal(_ expression: Expression) -> Value? {
    switch expression.kind {
    case .int(let value): return .int(value)
    case .number(let value, _): return .float(value)
    case .string(let value): return .string(session.string(value))
    case .date(let days): return .date(days)
    case .time(let microseconds): return .time(microseconds)
    case .duration(let months, let days, let microseconds):
      return .duration(DurationObject(months: months, days: days, microseconds: microseconds, meter: nil))
    case .symbol(let name, nil): return symbolConstant(name)
    case .unary(.negate, let inner):
      switch literal(inner) {
      case .int(let value) where value != Int.min: return .int(-value)
      case .float(let value): return .float(-value)
      default: return nil
      }
    default: return nil
    }
  }

  private func loadLiteral(_ expression: Expression, into target: Int) {
    if let value = literal(expression) { load(value, into: target, at: expression.span) }
  }

  private func compileInterpolation(_ parts: [StringPart], into target: Int, _ span: Span) {
    let base = function.allocate(max(1, parts.count))
    var template = ""
    var count = 0
    for part in parts {
      switch part {
      case .text(let text) where !text.utf8.contains(0): template += text
      case .text(let text):
        load(.text(text), into: base + count, at: span)
        template.unicodeScalars.append("\0")
        count += 1
      case .value(let value):
        compile(value, into: base + count)
        template.unicodeScalars.append("\0")
        count += 1
      }
    }
    let constant = function.text(template)
    if constant > 65_000 {
      error(
        "too-large", "this function holds too many texts", at: span,
        hint: "split it, or read them from a file")
    }
    function.emit(.concatenate, target, base, constant, at: span)
  }

  private func compileSymbol(_ name: Name, _ arguments: [Argument]?, into target: Int, _ span: Span) {
    guard let arguments, !arguments.isEmpty else {
      load(symbolConstant(name), into: target, at: span)
      return
    }
    let base = function.allocate(arguments.count)
    for (i, argument) in arguments.enumerated() { compile(argument.value, into: base + i) }
    function.symbols.append(
      SymbolForm(
        name: session.string(name), labels: arguments.map { $0.label.map { text($0) } }))
    function.emit(.makeSymbol, target, base, function.symbols.count - 1, at: span)
  }

  private func compileKeyPath(_ steps: [KeyPathStep], into target: Int, _ span: Span) {
    let object = KeyPathObject(
      steps: steps.map { StringObject(text($0.name), meter: nil) },
      functionSlots: steps.map { functionSlot($0.name) }, meter: nil)
    load(.keyPath(object), into: target, at: span)
  }

  private func compileRecord(_ fields: [RecordField], into target: Int, _ span: Span) {
    let base = function.allocate(max(1, fields.count))
    checkKeys(fields)
    for (i, field) in fields.enumerated() { compile(field.value, into: base + i) }
    function.shapes.append(session.shape(fields.map(\.key)))
    function.emit(.makeRecord, target, base, function.shapes.count - 1, at: span)
  }

  private func checkKeys(_ fields: [RecordField]) {
    guard fields.count > 8 else {
      // Few are compared with each other faster than they are hashed.
      for (i, field) in fields.enumerated() {
        if let first = fields[..<i].first(where: { $0.key == field.key }) { reportKey(field, first.keySpan) }
      }
      return
    }
    var seen: [Name: Span] = [:]
    for field in fields {
      if let first = seen[field.key] { reportKey(field, first) }
      seen[field.key] = field.keySpan
    }
  }

  private func reportKey(_ field: RecordField, _ first: Span) {
    error(
      "duplicate-name", "the field `\(text(field.key))` stands twice in this record", at: field.keySpan,
      notes: [.init("the first one", at: first)])
  }

  // MARK: Names

  private func compileName(_ name: Name, into target: Int, _ span: Span) {
    if let register = register(of: name) {
      if register != target { function.emit(.move, target, register, at: span) }
      return
    }
    if let local = lookup(name) {
      load(local, into: target, span)
      return
    }
    if let slot = module.slots[name] {
      loadGlobal(slot, into: target, span)
      return
    }
    let text = self.text(name)
    if let native = module.natives[name] ?? session.catalog.functions[text] {
      if native.role == .view {
        error(
          "view-name", "`\(text)` is a view: it is called", at: span,
          hint: "write `\(text)(…)` or `\(text) { … }`")
        return
      }
      load(.native(native), into: target, at: span)
      return
    }
    if let native = session.catalog.methods[text], native.role == .function {
      load(.native(native), into: target, at: span)
      return
    }
    if ValueType.builtIn[text] != nil, let type = ValueType.builtIn[text] {
      load(.type(TypeObject(type: type, name: text)), into: target, at: span)
      return
    }
    unknownName(text, at: span)
  }

  func unknownName(_ text: String, at span: Span) {
    let what = isCapitalised(text) ? "view or type" : "name"
    let swift: [String: String] = [
      "self": "a `view` or `fn` has no `self`: name the parameter",
      "CGFloat": "numbers are plain: `Float(x)`",
      "Double": "write `Float(x)`", "NavigationView": "write `NavigationStack`", "null": "write `nil`",
      "None": "write `nil`", "undefined": "write `nil`", "True": "write `true`", "False": "write `false`",
      "console": "write `print(…)`", "println": "write `print(…)`", "len": "write `x.count`",
      "str": "write `String(x)`", "Color": "a colour is a symbol: `.red`",
      "Font": "text has no fonts: `.bold()` or `.italic()`", "Double?": "write `Float?`",
    ]
    error(
      "unknown-name", "there is no \(what) `\(text)` here", at: span,
      hint: swift[text] ?? didYouMean(text, among: visibleNames()))
  }

  func load(_ local: Local, into target: Int, _ span: Span) {
    switch local.storage {
    case .register(let register):
      if register != target { function.emit(.move, target, register, at: span) }
    case .cell(let register): function.emit(.getCell, target, register, at: span)
    case .binding(let register): function.emit(.getBinding, target, register, at: span)
    case .capture(let index): function.emit(.getCapture, target, index, at: span)
    case .captureCell(let index): function.emit(.getCaptureCell, target, index, at: span)
    case .captureBinding(let index):
      function.emit(.getCapture, target, index, at: span)
      function.emit(.getBinding, target, target, at: span)
    }
  }

  func loadGlobal(_ slot: Int, into target: Int, _ span: Span) {
    let global = session.globals[slot]
    switch global.kind {
    case .state, .input:
      if !isTopLevel { session.readLater.insert(slot) }
      function.emit(.getState, target, wide: slot, at: span)
    case .type:
      if let type = global.type {
        load(.type(TypeObject(type: type, name: text(global.name))), into: target, at: span)
      } else {
        function.emit(.loadNull, target, at: span)
      }
    case .view:
      error(
        "view-name", "`\(text(global.name))` is a view: it is called", at: span,
        hint: "write `\(text(global.name))(…)`")
    case .constant, .variable, .function: function.emit(.getGlobal, target, wide: slot, at: span)
    }
  }

  private func compileClosureArgument(_ index: Int, into target: Int, _ span: Span) {
    guard let name = session.argumentName(index), let local = lookup(name) else {
      error(
        "closure-argument", "`$\(index)` is the argument of a block without a parameter list", at: span,
        hint: "name the parameters and use the names, or leave `… in` out")
      return
    }
    load(local, into: target, span)
  }

  /// `$name`
  private func compileBinding(_ name: Name, into target: Int, _ span: Span) {
    if let local = lookup(name) {
      switch local.storage {
      case .binding(let register):
        function.emit(.move, target, register, at: span)
        return
      case .captureBinding(let index):
        function.emit(.getCapture, target, index, at: span)
        return
      case .cell(let register) where local.isState:
        function.emit(.bindCell, target, register, at: span)
        return
      case .captureCell(let index) where local.isState:
        function.emit(.getCapture, target, index, at: span)
        function.emit(.bindCell, target, target, at: span)
        return
      default:
        error(
          "binding", "`$\(text(name))` needs a state or a binding, and `\(text(name))` is neither", at: span,
          hint: "declare it with `state \(text(name)) = …`, or take it as a parameter `$\(text(name))`",
          notes: [.init("it is declared here", at: local.span)])
        return
      }
    }
    guard let slot = module.slots[name] else {
      unknownName(text(name), at: span)
      return
    }
    guard session.globals[slot].kind == .state else {
      error(
        "binding", "`$\(text(name))` needs a state or a binding, and `\(text(name))` is neither", at: span,
        hint: "declare it with `state \(text(name)) = …`",
        notes: [.init("it is declared here", at: session.globals[slot].span)])
      return
    }
    function.emit(.bindState, target, wide: slot, at: span)
  }

  /// Whether an expression is a binding path: `$r`, `$r.field`, `$list[i].done`.
  func isBindingPath(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .binding: true
    case .member(let base, _, _, _): isBindingPath(base)
    case .index(let base, _, _): isBindingPath(base)
    default: false
    }
  }

  private func compileMember(
    _ base: Expression, _ name: Name, _ nameSpan: Span, _ optional: Bool, into target: Int, _ span: Span
  ) {
    if case .name(let alias) = base.kind, !isLocal(alias), let other = module.aliases[alias] {
      if let native = other.natives[name], native.role == .function {
        load(.native(native), into: target, at: nameSpan)
        return
      }
      guard let slot = other.slots[name] else {
        error(
          "unknown-name", "`\(text(alias))` has no `\(text(name))`", at: nameSpan,
          hint: didYouMean(text(name), among: other.visibleNames.map { text($0) }))
        return
      }
      loadGlobal(slot, into: target, span)
      return
    }
    if case .name(let typeName) = base.kind, !isLocal(typeName),
      case .choice(let choice)? = module.types[typeName]
    {
      checkSymbol(name, argumentCount: nil, in: choice, at: nameSpan)
      load(symbolConstant(name), into: target, at: span)
      return
    }
    if isBindingPath(base) {
      let register = operand(base)
      function.emit(.bindMember, target, register, site(name), at: nameSpan)
      return
    }
    checkField(base, name, nameSpan)
    if !optional, case .index(let list, let index, false) = base.kind {
      let object = operand(list, sharing: target)
      let position = operand(index)
      let element = isFree(target) ? target : function.allocate()
      function.emit(.getIndexThenMember, element, object, position, at: base.span)
      function.emit(.getMember, target, element, site(name), at: nameSpan)
      return
    }
    let object = operand(base, sharing: target)
    let missing = optional ? function.emitJump(.jumpIfNull, object, at: span) : nil
    function.emit(.getMember, target, object, site(name), at: nameSpan)
    if let missing { landNull(missing, target, span) }
  }

  /// A field that a declared type does not have is found when compiling.
  func checkField(_ base: Expression, _ name: Name, _ nameSpan: Span) {
    var type = staticType(base)
    if case .optional(let inner)? = type { type = inner }
    guard case .record(let record)? = type else { return }
    checkField(of: record, name, nameSpan)
  }

  func checkField(of record: RecordType, _ name: Name, _ nameSpan: Span) {
    let text = self.text(name)
    if record.field(named: text) != nil || session.catalog.properties[text] != nil
      || session.catalog.methods[text] != nil || functionSlot(name) >= 0
    {
      return
    }
    error(
      "unknown-field", "`\(record.name)` has no field `\(text)`", at: nameSpan,
      hint: didYouMean(text, among: record.fields.map(\.name))
        ?? "its fields are " + record.fields.map(\.name).joined(separator: ", "))
  }

  // MARK: Operators

  private func compileBinary(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, _ operatorSpan: Span,
    into target: Int,
    _ span: Span
  ) {
    switch operation {
    case .and, .or:
      compile(left, into: target)
      let short = function.emitJump(operation == .and ? .jumpIfFalse : .jumpIfTrue, target, at: left.span)
      compile(right, into: target)
      // The right side must be a Bool too: `not` twice checks it.
      if !isComparison(right) {
        let check = function.emitJump(operation == .and ? .jumpIfFalse : .jumpIfTrue, target, at: right.span)
        function.land(check)
      }
      function.land(short)
    case .coalesce:
      compile(left, into: target)
      let present = function.emitJump(.jumpIfNotNull, target, at: span)
      compile(right, into: target)
      function.land(present)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      let a = operand(left)
      let b = operand(right)
      compileComparison(operation, left, a, right, b, operatorSpan, into: target)
    case .add, .subtract, .multiply, .divide, .remainder:
      compileArithmetic(operation, left, right, operatorSpan, into: target)
    }
  }

  /// Compares what two registers hold; the expressions are looked at for symbols that the other side can't be.
  func compileComparison(
    _ operation: BinaryOperator, _ left: Expression, _ a: Int, _ right: Expression, _ b: Int,
    _ operatorSpan: Span, into target: Int
  ) {
    checkSymbols(right, against: staticType(left))
    checkSymbols(left, against: staticType(right))
    switch operation {
    case .equal: function.emit(.equal, target, a, b, at: operatorSpan)
    case .notEqual: function.emit(.notEqual, target, a, b, at: operatorSpan)
    case .less: function.emit(.less, target, a, b, at: operatorSpan)
    case .lessOrEqual: function.emit(.lessOrEqual, target, a, b, at: operatorSpan)
    case .greater: function.emit(.less, target, b, a, at: operatorSpan)
    default: function.emit(.lessOrEqual, target, b, a, at: operatorSpan)
    }
  }

  private func isComparison(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .binary(let operation, _, _, _):
      switch operation {
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or: true
      default: false
      }
    case .unary(.not, _), .bool: true
    default: false
    }
  }

  func compileArithmetic(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, _ operatorSpan: Span,
    into target: Int
  ) {
    if operation == .multiply, literal(right) == nil, let constant = leftConstant(left), constant < 65_000 {
      function.emit(.multiplyByConstant, target, operand(right), constant, at: operatorSpan)
      return
    }
    let a = operand(left)
    if case .int(let value) = right.kind, value >= -32_000, value <= 32_000 {
      if operation == .add {
        function.emit(.addImmediate, target, a, value, at: operatorSpan)
        return
      }
      if operation == .subtract {
        function.emit(.addImmediate, target, a, -value, at: operatorSpan)
        return
      }
    }
    if let constant = arithmeticConstant(right), constant < 65_000 {
      let opcode: Opcode =
        switch operation {
        case .add: .addConstant
        case .subtract: .subtractConstant
        case .multiply: .multiplyConstant
        case .divide: .divideConstant
        default: .remainderConstant
        }
      function.emit(opcode, target, a, constant, at: operatorSpan)
      return
    }
    let b = operand(right)
    if case .number(_, let exact?) = left.kind {
      function.emit(.matchLiteral, a, b, function.constant(.decimal(exact)), at: left.span)
    }
    function.emit(arithmetic(operation), target, a, b, at: operatorSpan)
  }

  func arithmetic(_ operation: BinaryOperator) -> Opcode {
    switch operation {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    default: .remainder
    }
  }

  /// The number of a constant operand. A literal with a point is kept as a Float whose spelling the machine can still
  /// ask for, since beside a Decimal it is the Decimal that it spells.
  private func arithmeticConstant(_ expression: Expression) -> Int? {
    switch expression.kind {
    case .int(let value): return function.constant(.int(value))
    case .number(let value, _): return function.constant(.float(value))
    default: return nil
    }
  }

  /// The same on the left, if the literal spells the Decimal that its Float would.
  private func leftConstant(_ expression: Expression) -> Int? {
    if case .number(let value, let exact?) = expression.kind, !exact.isSpelling(of: value) { return nil }
    return arithmeticConstant(expression)
  }

  // MARK: Tests

  /// Evaluates a condition and gives the jumps that are taken when it is false.
  func compileTest(_ expression: Expression) -> [Int] {
    let start = function.nextRegister
    defer { function.nextRegister = start }
    guard case .binary(let operation, let left, let right, let span) = expression.kind else {
      if case .unary(.not, let inner) = expression.kind {
        let register = operand(inner)
        return [function.emitJump(.jumpIfTrue, register, at: expression.span)]
      }
      let register = operand(expression)
      return [function.emitJump(.jumpIfFalse, register, at: expression.span)]
    }
    switch operation {
    case .and:
      let first = compileTest(left)
      return first + compileTest(right)
    case .or:
      let failed = compileTest(left)
      let over = function.emitJump(.jump, at: left.span)
      for jump in failed { function.land(jump) }
      let failedToo = compileTest(right)
      function.land(over)
      return failedToo
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual:
      checkSymbols(right, against: staticType(left))
      checkSymbols(left, against: staticType(right))
      if case .nilLiteral = right.kind, operation == .equal || operation == .notEqual {
        let opcode: Opcode = operation == .equal ? .jumpIfNotNull : .jumpIfNull
        return [function.emitJump(opcode, operand(left), at: span)]
      }
      if let jump = compileImmediateTest(operation, left, right, span) { return [jump] }
      let a = operand(left)
      let b = operand(right)
      switch operation {
      case .less: return [function.emitTest(.testLess, a, b, at: span)]
      case .lessOrEqual: return [function.emitTest(.testLessOrEqual, a, b, at: span)]
      case .greater: return [function.emitTest(.testLess, b, a, at: span)]
      case .greaterOrEqual: return [function.emitTest(.testLessOrEqual, b, a, at: span)]
      case .equal: return [function.emitTest(.testEqual, a, b, at: span)]
      default: return [function.emitTest(.testNotEqual, a, b, at: span)]
      }
    default:
      let register = operand(expression)
      return [function.emitJump(.jumpIfFalse, register, at: expression.span)]
    }
  }

  private func compileImmediateTest(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, _ span: Span
  ) -> Int? {
    if let value = literal(right)?.asInt, value >= -32_000, value <= 32_000 {
      let opcode: Opcode
      switch operation {
      case .less: opcode = .testLessImmediate
      case .lessOrEqual: opcode = .testLessOrEqualImmediate
      case .greater: opcode = .testGreaterImmediate
      case .greaterOrEqual: opcode = .testGreaterOrEqualImmediate
      case .equal: opcode = .testEqualImmediate
      case .notEqual: opcode = .testNotEqualImmediate
      default: return nil
      }
      return function.emitTest(opcode, operand(left), value, at: span)
    }
    guard operation == .equal || operation == .notEqual, let value = literal(right), !value.isNumber else {
      return nil
    }
    let constant = function.constant(value)
    guard constant < 65_000 else { return nil }
    return function.emitTest(
      operation == .equal ? .testEqualConstant : .testNotEqualConstant, operand(left), constant, at: span)
  }

  // MARK: Blocks as values

  private func compileIfValue(_ branch: If, into target: Int, _ span: Span) {
    var failed: [Int] = []
    var over = 0
    scope {
      failed = compileConditions(branch.conditions)
      compileBlockValue(branch.then.statements, into: target, branch.then.span)
      over = function.emitJump(.jump, at: span)
    }
    for jump in failed { function.land(jump) }
    switch branch.otherwise {
    case nil: function.emit(.loadNull, target, at: span)
    case .block(let block): compileBlockValue(block.statements, into: target, block.span)
    case .ifElse(let next, let nextSpan): nested(nextSpan) { compileIfValue(next, into: target, nextSpan) }
    }
    function.land(over)
  }

  /// The statements, the value of the last of which goes into a register.
  func compileBlockValue(_ statements: [Statement], into target: Int, _ span: Span) {
    let builder = function.builderRegister
    let wasTopLevel = isTopLevel
    function.builderRegister = nil
    isTopLevel = false
    defer {
      function.builderRegister = builder
      isTopLevel = wasTopLevel
    }
    scope {
      for statement in statements.dropLast() { compile(statement) }
      guard let last = statements.last else {
        function.emit(.loadNull, target, at: span)
        return
      }
      switch last.kind {
      case .expression(let value): compile(value, into: target)
      case .ifElse(let branch): compileIfValue(branch, into: target, last.span)
      case .switchCase(let branches):
        compileSwitch(branches, last.span) { self.compileBlockValue($0, into: target, last.span) }
      default:
        compile(last)
        function.emit(.loadNull, target, at: span)
      }
    }
  }
}

extension ExactNumber {
  /// Whether the shortest text of the float is this number with these decimals.
  fileprivate func isSpelling(of value: Double) -> Bool {
    // Up to fifteen digits are the shortest text of their float, unless they end in zeros or are written with an exponent.
    if mantissa.magnitude < 1_000_000_000_000_000, value.magnitude >= 0.001, scale > 0 {
      return scale == 1 || !mantissa.isMultiple(of: 10)
    }
    return ExactNumber(value.description.utf8) == self
  }
}
