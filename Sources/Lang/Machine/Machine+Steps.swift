/// The instructions that the run loop does not do itself.
extension Machine {
  // MARK: Failures

  @inline(never) func failOverflow(_ operation: StaticString) throws -> Never {
    throw overflow("\(operation)")
  }

  @inline(never) func failNotBool(_ register: Register) throws -> Never { throw notBool(register.pointee) }

  @inline(never) func failDepth() throws -> Never { throw depthFailure() }

  // MARK: Arithmetic

  /// Arithmetic and comparison of other operands than two Ints or two Floats.
  @inline(never) func slow(_ i: Instruction, _ regs: Register, _ constants: Register) throws {
    switch i.opcode {
    case .add:
      if i.a == i.b, i.a != i.c {
        try addInPlace(regs + i.a, regs[i.c])
      } else {
        regs[i.a] = try add(regs[i.b], regs[i.c])
      }
    case .subtract: regs[i.a] = try subtract(regs[i.b], regs[i.c])
    case .multiply: regs[i.a] = try multiply(regs[i.b], regs[i.c])
    case .divide: regs[i.a] = try divide(regs[i.b], regs[i.c])
    case .remainder: regs[i.a] = try remainder(regs[i.b], regs[i.c])
    case .addImmediate:
      if i.signedC < 0 {
        regs[i.a] = try subtract(regs[i.b], .int(-i.signedC))
      } else {
        regs[i.a] = try add(regs[i.b], .int(i.signedC))
      }
    case .addConstant:
      regs[i.a] = try add(regs[i.b], constantOperand(constants[i.c], beside: regs[i.b]))
    case .subtractConstant:
      regs[i.a] = try subtract(regs[i.b], constantOperand(constants[i.c], beside: regs[i.b]))
    case .multiplyConstant:
      regs[i.a] = try multiply(regs[i.b], constantOperand(constants[i.c], beside: regs[i.b]))
    case .multiplyByConstant:
      regs[i.a] = try multiply(constantOperand(constants[i.c], beside: regs[i.b]), regs[i.b])
    case .divideConstant:
      let x = regs + i.b
      let y = constants + i.c
      if x.isInteger, y.isInteger, y.integer != 0 {
        (regs + i.a).put(Double(x.integer) / Double(y.integer))
      } else {
        regs[i.a] = try divide(regs[i.b], constantOperand(constants[i.c], beside: regs[i.b]))
      }
    case .remainderConstant:
      regs[i.a] = try remainder(regs[i.b], constantOperand(constants[i.c], beside: regs[i.b]))
    case .negate: regs[i.a] = try negate(regs[i.b])
    case .less: regs[i.a] = .bool(try isLess(regs[i.b], regs[i.c]))
    case .lessOrEqual: regs[i.a] = .bool(try isLessOrEqual(regs[i.b], regs[i.c]))
    case .equal: regs[i.a] = .bool(try Value.areEqual(regs[i.b], regs[i.c]))
    case .notEqual: regs[i.a] = .bool(!(try Value.areEqual(regs[i.b], regs[i.c])))
    default: break
    }
  }

  /// Tests of other operands than Ints.
  @inline(never) func slowTest(_ i: Instruction, _ regs: Register, _ constants: Register) throws -> Bool {
    switch i.opcode {
    case .testLess: return try isLess(regs[i.a], regs[i.b])
    case .testLessOrEqual: return try isLessOrEqual(regs[i.a], regs[i.b])
    case .testEqual: return try Value.areEqual(regs[i.a], regs[i.b])
    case .testNotEqual: return !(try Value.areEqual(regs[i.a], regs[i.b]))
    case .testLessImmediate: return try isLess(regs[i.a], .int(i.signedB))
    case .testLessOrEqualImmediate: return try isLessOrEqual(regs[i.a], .int(i.signedB))
    case .testGreaterImmediate: return try isLess(.int(i.signedB), regs[i.a])
    case .testGreaterOrEqualImmediate: return try isLessOrEqual(.int(i.signedB), regs[i.a])
    case .testEqualImmediate: return try Value.areEqual(regs[i.a], .int(i.signedB))
    case .testNotEqualImmediate: return !(try Value.areEqual(regs[i.a], .int(i.signedB)))
    case .testMatchesImmediate: return Value.isSame(regs[i.a], .int(i.signedB))
    case .testEqualConstant: return try Value.areEqual(regs[i.a], constants[i.b])
    case .testNotEqualConstant: return !(try Value.areEqual(regs[i.a], constants[i.b]))
    default: return false
    }
  }

  // MARK: Patterns

  static func testSymbol(_ value: Register, _ wanted: Register, _ count: Int) -> Bool {
    guard value.tag == ValueLayout.symbol, wanted.tag == ValueLayout.symbol else { return false }
    return value.object(SymbolObject.self)._withUnsafeGuaranteedRef { symbol in
      wanted.object(SymbolObject.self)._withUnsafeGuaranteedRef { pattern in
        (count == 65_535 || symbol.arguments.count == count) && StringObject.same(symbol.name, pattern.name)
      }
    }
  }

  static func testList(_ value: Register, _ i: Instruction) -> Bool {
    guard value.tag == ValueLayout.list else { return false }
    let count = value.object(ListObject.self)._withUnsafeGuaranteedRef { $0.elements.count }
    return i.c == 1 ? count >= i.b : count == i.b
  }

  static func symbolArgument(_ regs: Register, _ i: Instruction) {
    if case .symbol(let symbol) = regs[i.b], i.c < symbol.arguments.count {
      regs[i.a] = symbol.arguments[i.c]
    }
  }

  static func listElement(_ regs: Register, _ i: Instruction) {
    if case .list(let list) = regs[i.b] {
      let index = i.signedC < 0 ? list.elements.count + i.signedC : i.signedC
      if index >= 0, index < list.elements.count { regs[i.a] = list.elements[index] }
    }
  }

  // MARK: Cells

  @inline(__always) func getCell(_ target: Register, _ cell: Register) {
    guard cell.tag == ValueLayout.cell else { return }
    cell.object(CellObject.self)._withUnsafeGuaranteedRef { object in
      if object.isState {
        target.pointee = read(object)
      } else {
        withUnsafeMutablePointer(to: &object.value) { target.copy($0) }
      }
    }
  }

  @inline(__always) func setCell(_ cell: Register, _ source: Register) throws {
    guard cell.tag == ValueLayout.cell else { return }
    try cell.object(CellObject.self)._withUnsafeGuaranteedRef { object in
      if !object.isState, object.run == run {
        withUnsafeMutablePointer(to: &object.value) { $0.copy(source) }
      } else {
        try write(object, source.pointee)
      }
    }
  }

  // MARK: Members and elements

  @inline(never) func getMember(_ i: Instruction, _ regs: Register, _ frame: UnsafeMutablePointer<Frame>)
    throws
  {
    let site = frame.pointee.entry.pointee.sites + i.c
    regs[i.a] = try member(
      regs[i.b], site.pointee, cache: caches + (frame.pointee.entry.pointee.cacheBase + i.c))
  }

  @inline(never) func setMember(_ i: Instruction, _ regs: Register, _ frame: UnsafeMutablePointer<Frame>)
    throws
  {
    let cache = caches + (frame.pointee.entry.pointee.cacheBase + i.c)
    if setCached(regs + i.a, regs[i.b], cache) { return }
    let name = frame.pointee.entry.pointee.sites[i.c].name
    try setMember(&regs[i.a], name, regs[i.b])
    noteShape(regs[i.a], cache, name)
  }

  /// Sets a field that the cache knows to a value that is no object, if nobody else holds the record and it is untyped.
  @inline(__always) static func setCachedField(
    _ target: Register, _ value: Register, _ cache: UnsafeMutablePointer<FieldCache>
  ) -> Bool {
    guard target.tag == ValueLayout.record, !value.holdsObject, target.isUniqueObject else { return false }
    return target.object(RecordObject.self)._withUnsafeGuaranteedRef { record in
      let slot = cache.pointee.slot
      guard cache.pointee.shape == record.shapeAddress, record.type == nil, slot < record.storage.elementCount
      else {
        return false
      }
      record.set(slot, value)
      return true
    }
  }

  /// Sets an element to a value no deeper than those that were there, if nobody else holds the list.
  @inline(__always) static func setListElement(_ target: Register, _ index: Register, _ value: Register)
    -> Bool
  {
    guard target.tag == ValueLayout.list, index.isInteger, target.isUniqueObject else { return false }
    let position = index.integer
    return target.object(ListObject.self)._withUnsafeGuaranteedRef { list in
      guard UInt(bitPattern: position) < UInt(bitPattern: list.storage.elementCount), list.holdsElementsAlone
      else { return false }
      if value.holdsObject, value.pointee.depth >= Int(list.depth) { return false }
      list.storage.element(position).copy(value)
      return true
    }
  }

  /// The element of a record whose key lies where it lay last.
  @inline(__always) static func knownElement(_ container: Register, _ key: Register) -> Register? {
    guard container.tag == ValueLayout.record, key.tag == ValueLayout.string else { return nil }
    return container.object(RecordObject.self)._withUnsafeGuaranteedRef { record in
      let slot = key.object(StringObject.self)._withUnsafeGuaranteedRef { record.knownSlot(of: $0) }
      guard let slot, slot < record.storage.elementCount else { return nil }
      return record.storage.element(slot)
    }
  }

  /// Sets it to a value that is no object, if nobody else holds the record and it is untyped.
  @inline(__always) static func setKnownElement(_ target: Register, _ key: Register, _ value: Register)
    -> Bool
  {
    guard !value.holdsObject, let element = knownElement(target, key), target.isUniqueObject else {
      return false
    }
    return target.object(RecordObject.self)._withUnsafeGuaranteedRef { record in
      guard record.type == nil, record.holdsValuesAlone else { return false }
      element.copy(value)
      return true
    }
  }

  /// The same with the value moved.
  @inline(__always) static func putListElement(_ target: Register, _ index: Register, _ value: Register)
    -> Bool
  {
    guard target.tag == ValueLayout.list, index.isInteger, target.isUniqueObject else { return false }
    let position = index.integer
    return target.object(ListObject.self)._withUnsafeGuaranteedRef { list in
      guard UInt(bitPattern: position) < UInt(bitPattern: list.storage.elementCount) else { return false }
      if value.holdsObject, value.pointee.depth >= Int(list.depth) { return false }
      guard list.holdsElementsAlone else { return false }
      list.storage.element(position).take(value)
      return true
    }
  }

  /// Moves a value into a field that the cache knows.
  @inline(__always) static func putCachedField(
    _ target: Register, _ value: Register, _ cache: UnsafeMutablePointer<FieldCache>
  ) -> Bool {
    guard target.tag == ValueLayout.record, target.isUniqueObject else { return false }
    return target.object(RecordObject.self)._withUnsafeGuaranteedRef { record in
      let slot = cache.pointee.slot
      guard cache.pointee.shape == record.shapeAddress, record.type == nil, slot < record.storage.elementCount
      else {
        return false
      }
      if value.holdsObject, value.pointee.depth >= Int(record.depth) { return false }
      guard record.holdsValuesAlone else { return false }
      record.storage.element(slot).take(value)
      return true
    }
  }

  /// Puts back a part that was moved out and changed.
  @inline(never) func putPart(_ i: Instruction, _ regs: Register, _ frame: UnsafeMutablePointer<Frame>) throws
  {
    if i.opcode == .putIndex {
      if Machine.putListElement(regs + i.a, regs + i.b, regs + i.c) { return }
      try setElement(regs + i.a, regs + i.b, regs + i.c)
      (regs + i.c).putNil()
      return
    }
    let cache = caches + (frame.pointee.entry.pointee.cacheBase &+ i.c)
    if Machine.putCachedField(regs + i.a, regs + i.b, cache) { return }
    try setMember(i, regs, frame)
    (regs + i.b).putNil()
  }

  /// Moves an element out of a list that nobody else holds.
  @inline(__always) static func takeListElement(_ target: Register, _ container: Register, _ index: Register)
    -> Bool
  {
    guard container.tag == ValueLayout.list, index.isInteger, container.isUniqueObject else { return false }
    let position = index.integer
    return container.object(ListObject.self)._withUnsafeGuaranteedRef { list in
      guard UInt(bitPattern: position) < UInt(bitPattern: list.storage.elementCount),
        list.holdsElementsAlone
      else { return false }
      target.take(list.storage.element(position))
      return true
    }
  }

  /// `list[index].field += operand`, if nobody else holds list or record, the record is untyped and all are numbers of
  /// one kind; the instructions at `pc` say which field, and what is done.
  @inline(never) static func updateField(
    _ target: Register, _ index: Register, _ operand: Register, _ pc: UnsafePointer<Instruction>,
    _ caches: UnsafeMutablePointer<FieldCache>
  ) -> Bool {
    guard target.tag == ValueLayout.list, index.isInteger, target.isUniqueObject else { return false }
    return target.object(ListObject.self)._withUnsafeGuaranteedRef { list in
      let position = index.integer
      guard UInt(bitPattern: position) < UInt(bitPattern: list.storage.elementCount),
        list.holdsElementsAlone
      else { return false }
      let element = list.storage.element(position)
      guard element.tag == ValueLayout.record, element.isUniqueObject else { return false }
      return element.object(RecordObject.self)._withUnsafeGuaranteedRef { record in
        let cache = caches + pc[1].c
        let slot = cache.pointee.slot
        guard cache.pointee.shape == record.shapeAddress, record.type == nil,
          slot < record.storage.elementCount,
          record.holdsValuesAlone
        else { return false }
        return record.storage.element(slot).combine(pc[2].opcode, operand)
      }
    }
  }

  /// Moves a value to the end of a list that nobody else holds and that has room for it, if it is no deeper than those
  /// that are there.
  @inline(__always) static func append(_ element: Register, to target: Register) -> Bool {
    guard target.tag == ValueLayout.list, element.tag != ValueLayout.empty, target.isUniqueObject else {
      return false
    }
    return target.object(ListObject.self)._withUnsafeGuaranteedRef { list in
      let storage = list.storage
      let count = storage.elementCount
      if element.holdsObject, element.pointee.depth >= Int(list.depth) { return false }
      guard count < storage.elementCapacity, list.holdsElementsAlone else { return false }
      storage.element(count).fill(element.bits, element.head)
      element.forget()
      storage.setElementCount(count + 1)
      return true
    }
  }

  @inline(never) func takeOut(_ i: Instruction, _ regs: Register, _ frame: UnsafeMutablePointer<Frame>) throws
  {
    switch i.opcode {
    case .takeMember:
      if Machine.takeField(regs + i.a, regs + i.b, frame.pointee.entry.pointee.sites + i.c) { return }
      regs[i.a] = try takeMember(regs + i.b, frame.pointee.entry.pointee.sites[i.c])
    case .takeGlobal: regs[i.a] = try takeGlobal(i.wide)
    case .takeCell: if case .cell(let cell) = regs[i.b] { regs[i.a] = take(cell) }
    default:
      if let captures = Machine.captures(frame), case .cell(let cell) = captures[i.b] {
        regs[i.a] = take(cell)
      }
    }
  }

  @inline(never) func getIndex(_ i: Instruction, _ regs: Register) throws {
    let object = regs + i.b
    let key = regs + i.c
    if object.tag == ValueLayout.record, key.tag == ValueLayout.string {
      object.object(RecordObject.self)._withUnsafeGuaranteedRef { record in
        let slot = key.object(StringObject.self)._withUnsafeGuaranteedRef { record.slot(of: $0) }
        let storage = record.storage
        if let slot, slot < storage.elementCount {
          (regs + i.a).copy(storage.element(slot))
        } else {
          (regs + i.a).putNil()
        }
      }
      return
    }
    regs[i.a] = try element(object.pointee, key.pointee)
  }

  // MARK: Calls of the library

  /// Some members of numbers that calculations are full of.
  @inline(__always) static func quickMember(
    _ target: Register, _ shortcut: NativeFunction.Shortcut, _ count: Int
  )
    -> Bool
  {
    if shortcut == .quotient {
      let divisor = target + 1
      guard count == 1, target.isInteger, divisor.isInteger, divisor.integer > 0 else { return false }
      let x = target.integer
      let y = divisor.integer
      if (x | y) >> 32 == 0 {
        target.put(Int(UInt32(truncatingIfNeeded: x) / UInt32(truncatingIfNeeded: y)))
      } else {
        target.put(x / y)
      }
      return true
    }
    if shortcut == .squareRoot {
      guard count == 0, target.isDouble, target.double >= 0 else { return false }
      target.put(target.double.squareRoot())
      return true
    }
    return false
  }

  @inline(never) func callMember(_ i: Instruction, _ regs: Register, _ frame: UnsafeMutablePointer<Frame>)
    throws
  {
    let site = frame.pointee.entry.pointee.sites + i.b
    let target = regs + i.a
    if target.tag != ValueLayout.record, let method = site.pointee.method {
      let result = try method._withUnsafeGuaranteedRef { method -> Value? in
        guard method.hasBody, method.receiver.contains(target.kindSet) else { return nil }
        return try invoke(method, target, i.c + 1, span: .none)
      }
      if let result {
        regs[i.a] = result
        return
      }
    }
    let result = try callMember(site.pointee, target, i.c, at: frame.pointee.pc)
    regs[i.a] = result
  }

  @inline(never) func callNative(_ i: Instruction, _ regs: Register, _ frame: UnsafeMutablePointer<Frame>)
    throws
  {
    let result = try frame.pointee.entry.pointee.natives[i.b]._withUnsafeGuaranteedRef {
      try invoke($0, regs + i.a, i.c, span: .none)
    }
    regs[i.a] = result
  }

  @inline(never) func callMutating(_ i: Instruction, _ regs: Register, _ frame: UnsafeMutablePointer<Frame>)
    throws
  {
    try frame.pointee.entry.pointee.natives[i.b]._withUnsafeGuaranteedRef { native in
      if native.shortcut == .append, try append(regs + i.a, i.c) { return }
      try callMutating(native, regs + i.a, i.c)
    }
  }

  /// `list.append(x)` where nobody else holds the list, which is made ready for it first.
  private func append(_ target: Register, _ count: Int) throws -> Bool {
    guard count == 3, target.tag == ValueLayout.list, target.isUniqueObject else { return false }
    let element = target + 1
    guard (element + 1).tag == ValueLayout.empty else { return false }
    let inner = element.holdsObject ? element.pointee.depth : 0
    if inner >= ValueLimits.depth { return false }
    try charge(1)
    try target.object(ListObject.self)._withUnsafeGuaranteedRef { list in
      let count = list.elements.count
      if count == list.elements.capacity {
        try heap.check(16 * count)
        // Most lists that grow do so more than once.
        try list.elements.makeRoom(count == 0 ? 4 : max(12, 2 * count), pause)
        list.setSize(48 + 16 * list.elements.capacity)
      }
      if inner >= Int(list.depth) { list.depth = UInt16(clamping: inner + 1) }
    }
    return Machine.append(element, to: target)
  }

  // MARK: Records

  @inline(__always) func makeRecord(_ i: Instruction, _ regs: Register, _ frame: UnsafeMutablePointer<Frame>)
    throws
  {
    try heap.check()
    let object = frame.pointee.entry.pointee.shapes[i.c]._withUnsafeGuaranteedRef {
      RecordObject(shape: $0, taking: regs + i.b, meter: heap.meter)
    }
    if object.depth > ValueLimits.depth { throw heap.depthFailure() }
    (regs + i.a).put(new: object, ValueLayout.record)
  }

  /// Where the instruction before the frame's next one stands in the source.
  private func span(_ frame: UnsafeMutablePointer<Frame>) -> Span {
    frame.pointee.code._withUnsafeGuaranteedRef {
      $0.span(at: frame.pointee.pc - UnsafePointer($0.instructions) - 1)
    }
  }

  // MARK: The rest

  /// Instructions that are rare, or whose work is long enough for a call not to count.
  @inline(never) func perform(_ i: Instruction, _ regs: Register, _ frame: UnsafeMutablePointer<Frame>) throws
  {
    let code = frame.pointee.code
    let constants = frame.pointee.entry.pointee.constants
    let a = i.a
    switch i.opcode {
    case .getState, .takeState: regs[a] = try readState(i.wide)
    case .setState: try storeState(i.wide, regs[a])
    case .newCell:
      let name: String
      if case .string(let object) = constants[i.c] { name = object.text } else { name = "?" }
      try heap.check()
      regs[a] = .cell(
        CellObject(regs[i.b], isState: false, run: run, name: name, graveyard: graveyard, meter: heap.meter))
    case .getBinding: regs[a] = try readBinding(regs[i.b])
    case .setBinding: try writeBinding(regs[a], regs[i.b])
    case .closure:
      regs[a] = try makeClosure(
        code._withUnsafeGuaranteedRef { $0.children[i.wide] }, regs, Machine.captures(frame))
    case .listSlice:
      let back = frame.pointee.pc.pointee.a
      if case .list(let list) = regs[i.b], list.elements.count >= i.c + back {
        regs[a] = try heap.list(ContiguousArray(list.elements[i.c..<(list.elements.count - back)]))
      }
    case .makeList:
      var elements: ContiguousArray<Value> = []
      elements.reserveCapacity(i.c)
      for k in i.b..<(i.b + i.c) {
        elements.append(regs[k])
        (regs + k).putNil()
      }
      regs[a] = try heap.list(elements)
    case .makeRange: regs[a] = try makeRange(regs[i.b], regs[i.b + 1], isClosed: i.c == 1)
    case .makeSymbol: regs[a] = try makeSymbol(code._withUnsafeGuaranteedRef { $0.symbols[i.c] }, regs + i.b)
    case .makeDateTime:
      if case .dateTime(let wall) = regs[a] {
        let day = 86_400_000_000
        let days = wall >= 0 ? wall / day : -((-wall + day - 1) / day)
        regs[a] = .dateTime(environment.instant(days: days, microseconds: wall - days * day))
      }
    case .makeView:
      let left = fuel.pointee &- 1
      fuel.pointee = left
      if left < 0 { try refuel() }
      let view = try frame.pointee.entry.pointee.natives[i.b]._withUnsafeGuaranteedRef {
        try invoke($0, regs + a, i.c, span: span(frame))
      }
      regs[a] = view
    case .makeScriptView:
      regs[a] = try makeScriptView(i.b, regs + a, i.c, span(frame))
    case .iterate: try prepareIteration(regs + a)
    case .rangePrepare: try prepareRange(regs + a, isClosed: i.wide == 1)
    case .newBuilder: regs[a] = try heap.list(ContiguousArray<Value>())
    case .yieldView: try yield(regs + a, regs[i.b], takesText: false)
    case .yieldCell: try yield(regs + a, regs[i.b], takesText: true)
    case .yieldTop: try yieldTop(regs[i.b])
    case .check: regs[a] = try check(regs[a], code._withUnsafeGuaranteedRef { $0.types[i.b] }, constants[i.c])
    case .beginViewState: regs[a] = .cell(beginViewState(i.b, regs[a], constants[i.c]))
    case .bindCell:
      if case .cell(let cell) = regs[i.b] {
        regs[a] = .binding(BindingObject(source: .cell(cell), path: [], meter: heap.meter))
      }
    case .bindState:
      if case .cell(let cell) = globals[i.wide] {
        regs[a] = .binding(BindingObject(source: .cell(cell), path: [], meter: heap.meter))
      } else {
        _ = try readGlobal(i.wide)
      }
    case .bindMember: regs[a] = try extend(regs[i.b], .field(frame.pointee.entry.pointee.sites[i.c].name))
    case .bindIndex: regs[a] = try extend(regs[i.b], .index(regs[i.c]))
    case .noMatch:
      throw Failure(
        code: "no-match", "no pattern matches \(ValueText(limit: 80).quoted(regs[a]))",
        hint: "add a `default`, or a `case` for it")
    default: break
    }
  }
}
