/// What the run loop leaves to functions of its own.
extension Machine {
  /// Sets registers to nil.
  func clear(_ base: Int, _ count: Int) {
    for k in base..<min(base + count, initialised) { stack[k] = .null }
  }

  @inline(never) static func clear(_ start: Register, _ end: Register) {
    var used = start
    while used < end {
      used.putNil()
      used += 1
    }
  }

  func dropHandlers(of frame: Int) {
    while let last = handlers.last, last.frame >= frame { handlers.removeLast() }
  }

  /// Leaves frames, clearing their windows.
  func unwind(to count: Int) {
    while frameCount > count {
      frameCount -= 1
      let frame = frames[frameCount]
      clear(
        frame.registers - stack,
        max(frame.entry.pointee.registerCount, frame.entry.pointee.parameterCount) + 2)
      frame.function?.release()
    }
  }

  func failure(from error: any Error) -> Failure {
    if let failure = error as? Failure { return failure }
    if let diagnostic = error as? Diagnostic {
      var failure = Failure(code: diagnostic.code, diagnostic.message, at: diagnostic.span)
      failure.hints = diagnostic.hints
      failure.notes = diagnostic.notes
      return failure
    }
    return Failure(code: "host", "\(error)")
  }

  /// Adds the place and the calls on the way to it: the first ones and, of a deep recursion, how many more there were.
  func annotate(_ failure: inout Failure, from floor: Int) {
    var index = frameCount - 1
    while index >= floor {
      let (name, role, span) = place(of: index)
      if failure.span == nil, span != .none { failure.span = span }
      if role != .statement {
        if failure.trace.count < Machine.traceLength {
          let caller = index > 0 ? place(of: index - 1).span : .none
          failure.trace.append(Diagnostic.TraceEntry(function: name, span: caller))
        } else {
          failure.hiddenCalls += 1
        }
      }
      index -= 1
    }
  }

  private static let traceLength = 8

  func place(of index: Int) -> (name: String, role: FunctionCode.Role, span: Span) {
    let frame = frames[index]
    return frame.code._withUnsafeGuaranteedRef { code in
      (code.name, code.role, code.span(at: frame.pc - UnsafePointer(code.instructions) - 1))
    }
  }

  // MARK: Globals and cells

  func storeGlobal(_ slot: Int, _ value: Value) throws {
    guard phase == .topLevel else {
      let name = slot < globalNames.count ? globalNames[slot] : "?"
      throw Failure(
        code: "stale-variable", "the `var` `\(name)` can only be changed by the script's own statements",
        hint: "what an event changes is a state: `state \(name) = …`")
    }
    if !isFresh(slot) { globalVersion += 1 }
    globals[slot] = value
    globalFlags[slot] = .plain
  }

  func readState(_ slot: Int) throws -> Value {
    if case .cell(let cell) = globals[slot] { return read(cell) }
    return try readGlobal(slot)
  }

  func storeState(_ slot: Int, _ value: Value) throws {
    guard case .cell(let cell) = globals[slot] else {
      _ = try readGlobal(slot)
      return
    }
    try write(cell, value)
  }

  func takeGlobal(_ slot: Int) throws -> Value {
    guard phase == .topLevel else {
      let value = try readGlobal(slot)
      try storeGlobal(slot, value)
      return value
    }
    let value = try readGlobal(slot)
    globals[slot] = .null
    return value
  }

  func take(_ cell: CellObject) -> Value {
    guard !cell.isState, cell.run == run else { return cell.value }
    let value = cell.value
    cell.value = .null
    return value
  }

  func readBinding(_ value: Value) throws -> Value {
    guard case .binding(let binding) = value else {
      throw Failure(
        code: "binding", "this parameter takes a binding, and was given \(value.kindName)",
        hint: "pass `$name`")
    }
    return try read(binding)
  }

  func writeBinding(_ target: Value, _ value: Value) throws {
    guard case .binding(let binding) = target else {
      throw Failure(
        code: "binding", "this parameter takes a binding, and was given \(target.kindName)",
        hint: "pass `$name`")
    }
    try write(binding, value)
  }

  func extend(_ value: Value, _ step: BindingObject.Step) throws -> Value {
    guard case .binding(let binding) = value else {
      throw Failure(code: "binding", "only a binding leads to a part of a binding, not \(value.kindName)")
    }
    var step = step
    // A row keeps its key, so that the binding follows it wherever it goes.
    if case .index(.int(let position)) = step, case .list(let list)? = try? read(binding), position >= 0,
      position < list.elements.count, case .record = list.elements[position],
      let key = Machine.rowKey(list.elements[position])
    {
      step = .row(key: key, at: position)
    }
    try heap.check()
    return .binding(BindingObject(source: binding.source, path: binding.path + [step], meter: heap.meter))
  }

  // MARK: View states

  func viewState(_ index: Int) -> CellObject? {
    guard let states = viewStates, index < states.cells.count else { return nil }
    return states.cells[index]
  }

  func beginViewState(_ index: Int, _ value: Value, _ name: Value) -> CellObject {
    let cell = CellObject(
      value, isState: true, run: run, name: name.asText ?? "?", graveyard: graveyard, meter: heap.meter)
    if let states = viewStates {
      while states.cells.count <= index { states.cells.append(nil) }
      states.cells[index] = cell
    }
    return cell
  }

  // MARK: Making values

  func makeClosure(
    _ code: FunctionCode, _ regs: UnsafeMutablePointer<Value>, _ captures: UnsafeMutablePointer<Value>?
  ) throws -> Value {
    try heap.check()
    var values: [Value] = []
    values.reserveCapacity(code.captures.count)
    for source in code.captures {
      if source.isRegister {
        values.append(regs[source.index])
      } else if let captures {
        values.append(captures[source.index])
      } else {
        values.append(.null)
      }
    }
    let object = FunctionObject(code: code, captures: values, meter: heap.meter)
    if object.depth > ValueLimits.depth { throw heap.depthFailure() }
    return .function(object)
  }

  func makeSymbol(_ form: SymbolForm, _ values: UnsafeMutablePointer<Value>) throws -> Value {
    try heap.check()
    let arguments = (0..<form.labels.count).map { values[$0] }
    let object = SymbolObject(name: form.name, arguments: arguments, labels: form.labels, meter: heap.meter)
    if object.depth > ValueLimits.depth { throw heap.depthFailure() }
    return .symbol(object)
  }

  func makeRange(_ lower: Value, _ upper: Value, isClosed: Bool) throws -> Value {
    if !lower.isNull, !upper.isNull {
      let order = try Value.compare(lower, upper)
      if order > 0 {
        throw Failure(
          code: "range",
          "the range begins at \(valueText.quoted(lower)), after its end \(valueText.quoted(upper))",
          hint: "`.reversed()` goes through a range backwards")
      }
    }
    return try heap.range(lower, upper, isClosed: isClosed)
  }

  func makeScriptView(_ slot: Int, _ arguments: UnsafeMutablePointer<Value>, _ count: Int, _ span: Span)
    throws -> Value
  {
    guard case .function(let function) = try readGlobal(slot) else { throw notCallable(.null) }
    var values: ContiguousArray<Value> = []
    values.reserveCapacity(count)
    for k in 0..<count { values.append(arguments[k]) }
    if count < function.code.requiredCount { throw argumentFailure(function.code, count) }
    return try makeView(.script(function), values, span)
  }

  // MARK: In place

  /// Makes room for so many elements more in a list that nobody else holds.
  func makeRoom(_ list: ListObject, _ count: Int) throws {
    try divide(list)
    let wanted = list.elements.count + count
    guard wanted > list.elements.capacity, list.elements.count > Pace.slice else { return }
    try heap.check(16 * wanted)
    try list.elements.makeRoom(max(wanted, 2 * list.elements.count), pause)
    list.setSize(48 + 16 * list.elements.capacity)
  }

  /// `x = x + y`: text grows in place while nobody else holds it.
  @inline(never) func addInPlace(_ target: Register, _ other: Value) throws {
    switch other {
    case .string(let addition) where target.tag == ValueLayout.string:
      try charge(addition.text.utf8.count / 64)
      try heap.check(addition.text.utf8.count)
      let string = target.object(StringObject.self)
      if target.isUniqueObject, string._withUnsafeGuaranteedRef({ $0.meter != nil }) {
        try string._withUnsafeGuaranteedRef { try $0.append(addition.text, pause) }
      } else {
        let text = string._withUnsafeGuaranteedRef { $0.text }
        target.pointee = try heap.string(try String.joined(text, addition.text, pause))
      }
    case .list(let addition) where target.tag == ValueLayout.list:
      try charge(addition.elements.count)
      try heap.check(16 * addition.elements.count)
      let list = target.object(ListObject.self)
      if target.isUniqueObject, list._withUnsafeGuaranteedRef({ $0.meter != nil }) {
        try list._withUnsafeGuaranteedRef { list in
          try makeRoom(list, addition.elements.count)
          for (index, element) in addition.elements.enumerated() {
            if index & 0x1FFF == 0x1FFF { try pause() }
            list.append(element)
          }
        }
      } else {
        let elements = list._withUnsafeGuaranteedRef { $0.elements }
        try charge(elements.count)
        target.pointee = try heap.list(try joined(elements, addition.elements))
      }
    default: target.pointee = try add(target.pointee, other)
    }
  }

  /// Sets a field found by the cache, if nobody else holds the record and it is untyped.
  func setCached(_ target: Register, _ value: Value, _ cache: UnsafeMutablePointer<FieldCache>) -> Bool {
    guard target.tag == ValueLayout.record, cache.pointee.shape != nil, target.isUniqueObject,
      value.depth < ValueLimits.depth - 1
    else { return false }
    return target.object(RecordObject.self)._withUnsafeGuaranteedRef { record in
      let slot = cache.pointee.slot
      guard record.type == nil, cache.pointee.shape == record.shapeAddress, slot < record.values.count else {
        return false
      }
      var value = value
      withUnsafeMutablePointer(to: &value) { record.set(slot, $0) }
      record.noteDepth(of: value)
      return true
    }
  }

  func noteShape(_ value: Value, _ cache: UnsafeMutablePointer<FieldCache>, _ name: StringObject) {
    guard case .record(let record) = value, let slot = record.shape.memberSlot(of: name) else { return }
    cache.pointee = FieldCache(
      shape: UnsafeRawPointer(Unmanaged.passUnretained(record.shape).toOpaque()), slot: slot,
      owner: record.shape)
  }

  /// Moves a field out of its record, so that it can be changed in place; a typed record keeps it, since what is put
  /// back may be refused.
  func takeMember(_ target: Register, _ site: SiteEntry) throws -> Value {
    guard case .record(let record) = target.pointee else {
      throw unknownMember(target.pointee, site.name.text, method: site.method?.takeUnretainedValue())
    }
    guard let slot = record.shape.memberSlot(of: site.name), slot < record.values.count else {
      throw unknownMember(target.pointee, site.name.text, method: nil)
    }
    return record.values[slot]
  }

  /// The same without a copy, for an untyped record that nobody else holds.
  @inline(__always) static func takeField(
    _ result: Register, _ target: Register, _ site: UnsafeMutablePointer<SiteEntry>
  ) -> Bool {
    guard target.tag == ValueLayout.record, target.isUniqueObject else { return false }
    return target.object(RecordObject.self)._withUnsafeGuaranteedRef { record in
      guard record.type == nil, let slot = record.shape.memberSlot(of: site.pointee.name),
        slot < record.values.count,
        record.holdsValuesAlone
      else { return false }
      result.take(record.storage.element(slot))
      return true
    }
  }

  func takeElement(_ target: Register, _ index: Value) throws -> Value { try element(target.pointee, index) }

  /// After a failure between taking a part of a variable and putting it back: puts back what was taken.
  func putBack(
    _ regs: UnsafeMutablePointer<Value>, _ code: FunctionCode, _ pc: UnsafePointer<Instruction>,
    _ captures: UnsafeMutablePointer<Value>?
  ) {
    var offset = pc - UnsafePointer(code.instructions)
    let failed = offset - 1
    guard let range = code.takenPlaces.last(where: { $0.contains(failed) }) else { return }
    while offset < range.upperBound {
      let i = code.instructions[offset]
      let a = Int(i.a)
      switch i.opcode {
      case .setMember, .putMember:
        if i.c < code.sites.count, !regs[Int(i.b)].isNull {
          try? setMember(&regs[a], code.sites[Int(i.c)].name, regs[Int(i.b)])
        }
      case .setIndex, .putIndex:
        if !regs[Int(i.c)].isNull { try? setElement(&regs[a], regs[Int(i.b)], regs[Int(i.c)]) }
      case .putRegister: regs[Int(i.b)] = regs[a]
      case .setGlobal: if !regs[a].isNull { globals[i.wide] = regs[a] }
      case .setCell:
        if case .cell(let cell) = regs[a], !cell.isState, !regs[Int(i.b)].isNull {
          cell.value = regs[Int(i.b)]
        }
      case .setCaptureCell:
        if let captures, case .cell(let cell) = captures[Int(i.b)], !cell.isState, !regs[a].isNull {
          cell.value = regs[a]
        }
      default: break
      }
      offset += 1
    }
  }

  // MARK: Calls

  /// Calls what is not a function of the script's.
  func callOther(_ target: UnsafeMutablePointer<Value>, _ count: Int) throws -> Value {
    try call(target.pointee, arguments: (0..<count).map { target[$0 + 1] })
  }

  func callMember(
    _ site: SiteEntry, _ target: UnsafeMutablePointer<Value>, _ count: Int, at pc: UnsafePointer<Instruction>
  ) throws -> Value {
    if case .record(let record) = target.pointee, let field = record.member(site.name) {
      switch field {
      case .function, .native, .keyPath:
        var arguments: [Value] = []
        for k in 0..<count {
          if case .absent = target[k + 1] { continue }
          arguments.append(target[k + 1])
        }
        return try call(field, arguments: arguments)
      default: break
      }
    }
    if let method = site.method?.takeUnretainedValue(), method.receiver.contains(target.pointee.kind) {
      if method.body == nil {
        let frame = frames[frameCount - 1]
        let span = frame.code._withUnsafeGuaranteedRef {
          $0.span(at: pc - UnsafePointer($0.instructions) - 1)
        }
        return try invoke(method, target, count + 1, span: span)
      }
      return try invoke(method, target, count + 1, span: .none)
    }
    if site.functionSlot >= 0 {
      return try call(try readGlobal(site.functionSlot), arguments: (0...count).map { target[$0] })
    }
    if let method = site.method?.takeUnretainedValue() {
      return try invoke(method, target, count + 1, span: .none)
    }
    if case .record(let record) = target.pointee, let field = record.member(site.name) {
      throw Failure(
        code: "not-callable", "the field `\(site.name.text)` holds \(field.kindName), which can't be called",
        hint: "leave out the parentheses")
    }
    throw unknownMember(target.pointee, site.name.text, method: site.method?.takeUnretainedValue())
  }

  func callMutating(_ native: NativeFunction, _ target: UnsafeMutablePointer<Value>, _ count: Int) throws {
    guard native.receiver.contains(target.pointee.kind) else {
      if let other = catalog.alternatives[native.name], other.receiver.contains(target.pointee.kind) {
        var call = NativeCall(machine: self, function: other, arguments: target, count: count)
        target[1] = try other.body?(&call) ?? .null
        return
      }
      _ = try invoke(native, target, count, span: .none)
      return
    }
    guard let body = native.body else { return }
    let kinds = native.parameterKinds
    for k in 1..<max(1, min(count, kinds.count)) where !target[k].kind.isSubset(of: kinds[k]) {
      _ = try invoke(native, target, count, span: .none)
    }
    var call = NativeCall(machine: self, function: native, arguments: target, count: count)
    let result: Value
    do { result = try body(&call) } catch {
      if !call.receiver.isAbsent { target.pointee = call.receiver }
      throw error
    }
    if !call.receiver.isAbsent { target.pointee = call.receiver }
    call.receiver = .absent
    if target.pointee.depth > ValueLimits.depth { throw heap.depthFailure() }
    try heap.check()
    target[1] = result
  }

  // MARK: Iteration

  func prepareIteration(_ target: UnsafeMutablePointer<Value>) throws {
    try makeIterable(target)
    // The elements of a list that nobody else holds are taken out of it: its position is a Time.
    if target.tag == ValueLayout.list, target.isUniqueObject,
      target.object(ListObject.self)._withUnsafeGuaranteedRef({ $0.holdsElementsAlone })
    {
      target[1] = .time(0)
    }
  }

  private func makeIterable(_ target: UnsafeMutablePointer<Value>) throws {
    switch target.pointee {
    case .list: target[1] = .int(0)
    case .range(let range):
      guard let bounds = range.integerBounds else {
        throw Failure(
          code: "type", "a range of \(range.lower.kindName) can't be gone through step by step",
          hint: "`stride(from:to:by:)` names the step")
      }
      if case .date = range.lower {
        target[0] = .date(bounds.lowerBound)
        target[1] = .date(bounds.upperBound)
      } else {
        target[0] = .int(bounds.lowerBound)
        target[1] = .date(bounds.upperBound)
      }
    case .string(let string):
      try charge(string.count)
      try heap.check(80 * string.count)
      target[0] = try heap.list(ContiguousArray(try string.text.map { try heap.string(String($0)) }))
      target[1] = .int(0)
    case .record(let record):
      var entries: ContiguousArray<Value> = []
      let shape = Shape(["key", "value"])
      try charge(record.count)
      for k in 0..<record.count {
        entries.append(try heap.record(shape: shape, [.string(record.shape.keys[k]), record.values[k]]))
      }
      target[0] = try heap.list(entries)
      target[1] = .int(0)
    case let other:
      throw Failure(
        code: "type", "`for` goes through a list, range, text or record, not \(other.kindName)",
        hint: other.isNull ? "it is nil: write `?? []`" : nil)
    }
  }

  /// Ranges: the position in the first register, the end as a Date in the second, whatever is counted.
  func nextInRange(_ target: UnsafeMutablePointer<Value>) -> Bool {
    guard case .date(let end) = target[1] else { return false }
    switch target[0] {
    case .int(let position) where position < end:
      target[2] = .int(position)
      target[0] = .int(position + 1)
      return true
    case .date(let position) where position < end:
      target[2] = .date(position)
      target[0] = .date(position + 1)
      return true
    default: return false
    }
  }

  func prepareRange(_ target: UnsafeMutablePointer<Value>, isClosed: Bool) throws {
    if case .int(let low) = target[0], case .int(let high) = target[1], low <= high, high < Int.max {
      if isClosed { target[1] = .int(high + 1) }
      return
    }
    target[0] = try makeRange(target[0], target[1], isClosed: isClosed)
    try prepareIteration(target)
  }

  // MARK: Builders

  /// Adds what a statement of a builder gives: a view, a list of views, nothing for nil.
  func yield(_ builder: UnsafeMutablePointer<Value>, _ value: Value, takesText: Bool) throws {
    switch value {
    case .view: try appendView(builder, value)
    case .null: break
    case .list(let list):
      try charge(list.elements.count)
      for element in list.elements { try yield(builder, element, takesText: takesText) }
    case .string, .int, .float, .decimal, .date, .time, .dateTime, .duration, .bool, .symbol:
      guard takesText else {
        throw Failure(
          code: "not-a-view", "this gives \(value.kindName), and views stand here",
          hint: value.kind == .string ? "write `Text(…)`" : "write `Text(\"\\(…)\")`, or `let` to keep it")
      }
      try appendView(builder, value)
    default:
      throw Failure(
        code: "not-a-view", "this gives \(value.kindName), and views stand here",
        hint: value.kind == .function ? "call it: add `()`" : "write `Text(\"\\(…)\")`, or `let` to keep it")
    }
  }

  private func appendView(_ builder: UnsafeMutablePointer<Value>, _ value: Value) throws {
    try heap.check()
    if case .list(let list) = builder.pointee { list.append(value) }
  }

  func yieldTop(_ value: Value) throws {
    guard let topLevelSink else { return }
    if !value.isNull { try charge(Machine.outputSteps) }
    try topLevelSink(value)
  }

  // MARK: Small things

  @inline(never) func isLess(_ a: Value, _ b: Value) throws -> Bool {
    if a.isNumber, b.isNumber { return Value.compareNumbers(a, b).map { $0 < 0 } ?? false }
    return try Value.compare(a, b) < 0
  }

  @inline(never) func isLessOrEqual(_ a: Value, _ b: Value) throws -> Bool {
    if a.isNumber, b.isNumber { return Value.compareNumbers(a, b).map { $0 <= 0 } ?? false }
    return try Value.compare(a, b) <= 0
  }

  func testField(
    _ regs: UnsafeMutablePointer<Value>, _ record: Int, _ target: Int, _ key: Int,
    _ constants: UnsafePointer<Value>
  ) -> Bool {
    guard case .record(let object) = regs[record] else { return false }
    if key == 65_535 { return true }
    guard case .string(let name) = constants[key], let value = object.member(name) else { return false }
    regs[target] = value
    return true
  }

  func check(_ value: Value, _ type: ValueType, _ subject: Value) throws -> Value {
    switch (type, value) {
    case (.any, _), (.int, .int), (.string, .string), (.bool, .bool), (.float, .float), (.anyList, .list),
      (.anyRecord, .record), (.number, .int), (.number, .float), (.number, .decimal), (.date, .date),
      (.dateTime, .dateTime), (.duration, .duration), (.decimal, .decimal), (.function, .function):
      return value
    default: break
    }
    return try environment.check(value, against: type, subject: subject.asText ?? "value", machine: self)
  }
}
