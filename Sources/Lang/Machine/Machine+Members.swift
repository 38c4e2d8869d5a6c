/// Members, elements and their changes.
extension Machine {
  /// `value.name` (rule 4): the record's field, the library's member, a `fn` of the script level.
  public func member(_ value: Value, _ name: String) throws -> Value {
    if case .record(let record) = value {
      if let field = record[name] { return field }
      if let slot = record.shape.aliases[name], slot < record.values.count { return record.values[slot] }
    }
    if let property = catalog.properties[name], property.receiver.contains(value.kind) {
      return try callProperty(property, value)
    }
    if let method = catalog.methods[name], method.role == .function, method.receiver.contains(value.kind),
      method.signature.parameters.dropFirst().allSatisfy({ !$0.isRequired })
    {
      return try callProperty(method, value)
    }
    throw unknownMember(value, name, method: catalog.methods[name])
  }

  func callProperty(_ native: NativeFunction, _ value: Value) throws -> Value {
    guard let body = native.body else { return .null }
    var argument = value
    return try withUnsafeMutablePointer(to: &argument) { pointer in
      var call = NativeCall(machine: self, function: native, arguments: pointer, count: 1)
      return try body(&call)
    }
  }

  /// Member lookup at a place in the source, with its cache.
  @inline(never) func member(
    _ value: Value, _ site: SiteEntry, cache: UnsafeMutablePointer<FieldCache>
  )
    throws -> Value
  {
    if case .record(let record) = value {
      if let slot = record.shape.memberSlot(of: site.name), slot < record.values.count {
        cache.pointee = FieldCache(
          shape: UnsafeRawPointer(Unmanaged.passUnretained(record.shape).toOpaque()), slot: slot,
          owner: record.shape)
        return record.values[slot]
      }
    }
    if let property = site.property, property.receiver.contains(value.kind) {
      return try callProperty(property, value)
    }
    if site.functionSlot >= 0 {
      return try call(try readGlobal(site.functionSlot), value)
    }
    throw unknownMember(value, site.name.text, method: site.method?.takeUnretainedValue())
  }

  func unknownMember(_ value: Value, _ name: String, method: NativeFunction?) -> Failure {
    if value.isNull {
      return Failure(
        code: "nil", "nil has no member `\(name)`",
        hint: "write `?.\(name)` to go on with nil, or give it a value before with `?? …`")
    }
    if let method, method.receiver.contains(value.kind) {
      return Failure(
        code: "unknown-member", "`\(name)` of \(value.kindName) is called with parentheses",
        hint: "write `.\(name)(…)`")
    }
    if case .record(let record) = value {
      let keys = record.shape.keys.map(\.text) + record.shape.aliases.keys.sorted()
      let hint =
        Suggestions.closest(to: name, in: keys).map { "did you mean `\($0)`?" }
        ?? (keys.isEmpty
          ? "the record is empty"
          : "its fields are " + keys.prefix(12).joined(separator: ", ") + (keys.count > 12 ? ", …" : ""))
      return Failure(
        code: "unknown-field",
        "\(record.type.map { "`\($0.name)`" } ?? "this record") has no field `\(name)`", hint: hint)
    }
    let candidates =
      catalog.properties.values.filter { $0.receiver.contains(value.kind) }.map(\.name)
      + catalog.methods.values.filter { $0.receiver.contains(value.kind) }.map(\.name)
    var hint = Suggestions.closest(to: name, in: candidates.sorted()).map { "did you mean `.\($0)`?" }
    if case .list = value, hint == nil {
      hint = "a list has elements: `list.map { $0.\(name) }`, `list.first?.\(name)`"
    }
    if let other = catalog.properties[name] ?? catalog.methods[name], hint == nil {
      hint = "`\(name)` belongs to \(other.receiver.names)"
    }
    return Failure(code: "unknown-member", "\(value.kindName) has no member `\(name)`", hint: hint)
  }

  /// `r.name = value`: an unknown field is not made by assignment (rule 10).
  func setMember(_ target: inout Value, _ name: StringObject, _ value: Value) throws {
    try withUnsafeMutablePointer(to: &target) { try setMember($0, name, value) }
  }

  func setMember(_ target: Register, _ name: StringObject, _ value: Value) throws {
    guard target.tag == ValueLayout.record else {
      throw Failure(
        code: "type", "\(target.pointee.kindName) has no fields to assign",
        hint: target.isNil ? "it is nil: give it a value first" : nil)
    }
    guard let slot = record(target, { $0.shape.memberSlot(of: name) }),
      slot < record(target, { $0.values.count })
    else { throw unknownField(target.pointee, name) }
    var new = value
    if let type = record(target, { $0.type }), let field = type.field(named: name.text) {
      new = try environment.check(
        value, against: field.type, subject: "\(type.name).\(field.name)", machine: self)
      if field.allowed != nil || field.pattern != nil || field.condition != nil {
        let (shape, old) = record(target) { ($0.shape, $0.values) }
        var values = old
        values[slot] = new
        let changed = Value.record(RecordObject(shape: shape, values: values, type: nil, meter: heap.meter))
        target.pointee = try environment.check(
          changed, against: .record(type), subject: type.name, machine: self)
        return
      }
    }
    if !target.isUniqueObject {
      try heap.check(16 * record(target) { $0.values.count })
      let copy = record(target) {
        RecordObject(shape: $0.shape, values: $0.values, type: $0.type, meter: heap.meter)
      }
      target.put(new: copy, ValueLayout.record)
    }
    let depth = record(target) { object in
      withUnsafeMutablePointer(to: &new) { object.set(slot, $0) }
      object.noteDepth(of: new)
      return object.depth
    }
    if depth > ValueLimits.depth { throw heap.depthFailure() }
  }

  /// Lets `body` look at the record in a register without a count of the reference.
  @inline(__always) private func record<Result>(_ target: Register, _ body: (RecordObject) -> Result)
    -> Result
  {
    target.object(RecordObject.self)._withUnsafeGuaranteedRef(body)
  }

  private func unknownField(_ record: Value, _ name: StringObject) -> Failure {
    var keys: [String] = []
    if case .record(let object) = record { keys = object.shape.keys.map(\.text) }
    return Failure(
      code: "unknown-field", "the record has no field `\(name.text)`, and assignment makes none",
      hint: Suggestions.closest(to: name.text, in: keys).map { "did you mean `\($0)`?" }
        ?? "to add a field write `r[\"\(name.text)\"] = …`")
  }

  /// `value[index]`
  public func element(_ value: Value, _ index: Value) throws -> Value {
    switch (value, index) {
    case (.list(let list), .int(let position)):
      guard position >= 0, position < list.elements.count else {
        throw Machine.outOfRange(position, list.elements.count, "the list")
      }
      return list.elements[position]
    case (.list(let list), .range(let range)):
      let bounds = try slice(range, count: list.elements.count)
      try charge(bounds.count)
      return try heap.list(ContiguousArray(list.elements[bounds]))
    case (.record(let record), .string(let key)): return record.value(of: key) ?? .null
    case (.record(let record), .symbol(let key)): return record[key.name.text] ?? .null
    case (.string(let string), .int(let position)):
      guard position >= 0, position < string.count else {
        throw Machine.outOfRange(position, string.count, "the text")
      }
      try charge(1 + position / 16)
      let text = string.text
      return try heap.string(String(text[text.index(text.startIndex, offsetBy: position)]))
    case (.string(let string), .range(let range)):
      let bounds = try slice(range, count: string.count)
      try charge(1 + bounds.upperBound / 16)
      let text = string.text
      let start = text.index(text.startIndex, offsetBy: bounds.lowerBound)
      let end = text.index(start, offsetBy: bounds.count)
      return try heap.string(String(text[start..<end]))
    case (.range(let range), .int(let position)):
      guard let bounds = range.integerBounds else { break }
      guard position >= 0, position < bounds.count else {
        throw Machine.outOfRange(position, bounds.count, "the range")
      }
      let number = bounds.lowerBound + position
      if case .date = range.lower { return .date(number) }
      return .int(number)
    case (_, .keyPath(let path)): return try follow(path, from: value)
    case (.null, _):
      throw Failure(
        code: "nil", "nil has no elements",
        hint: "write `?[…]` to go on with nil, or give it a value with `?? …`")
    default: break
    }
    if case .record = value {
      throw Failure(code: "type", "a record is indexed by a String, not by \(index.kindName)")
    }
    if case .list = value {
      throw Failure(code: "type", "a list is indexed by an Int or a range, not by \(index.kindName)")
    }
    throw Failure(code: "type", "\(value.kindName) has no elements")
  }

  static func outOfRange(_ index: Int, _ count: Int, _ what: String) -> Failure {
    let hint: String
    if count == 0 {
      hint = "it is empty; `.first` is nil then"
    } else if index < 0 {
      hint = "the last one is `[x.count - 1]`, or `.last`"
    } else {
      hint = "indexes go from 0 to \(count - 1)"
    }
    return Failure(
      code: "index", "index \(index) is outside \(what), which has \(count) element\(count == 1 ? "" : "s")",
      hint: hint)
  }

  /// A range as positions within `count` elements; open bounds reach to the ends.
  func slice(_ range: RangeObject, count: Int) throws -> Range<Int> {
    let low: Int
    let high: Int
    switch range.lower {
    case .null: low = 0
    case .int(let value): low = value
    default: throw Failure(code: "type", "positions are Ints, not \(range.lower.kindName)")
    }
    switch range.upper {
    case .null: high = count
    case .int(let value):
      guard value < Int.max else { throw Machine.outOfRange(value, count, "the list") }
      high = range.isClosed ? value + 1 : value
    default: throw Failure(code: "type", "positions are Ints, not \(range.upper.kindName)")
    }
    guard low >= 0, low <= high, high <= count else {
      throw Failure(
        code: "index", "the range \(low)..<\(high) is outside 0..<\(count)",
        hint: "`prefix(n)` and `suffix(n)` take what is there")
    }
    return low..<high
  }

  /// `value[index] = new`
  func setElement(_ target: inout Value, _ index: Value, _ new: Value) throws {
    var index = index
    var new = new
    try withUnsafeMutablePointer(to: &target) { target in
      try withUnsafeMutablePointer(to: &index) { index in
        try withUnsafeMutablePointer(to: &new) { try setElement(target, index, $0) }
      }
    }
  }

  @inline(never) func setElement(_ target: Register, _ index: Register, _ new: Register) throws {
    switch target.tag {
    case ValueLayout.list: try setListElement(target, index, new)
    case ValueLayout.record:
      if index.tag == ValueLayout.string, !new.holdsObject, target.isUniqueObject,
        setField(target, index, new)
      {
        return
      }
      try setRecordElement(target, index, new)
    default:
      throw Failure(
        code: "type", "elements of \(target.pointee.kindName) can't be assigned",
        hint: target.isNil ? "it is nil: give it a list or record first" : nil)
    }
  }

  private func setListElement(_ target: Register, _ index: Register, _ new: Register) throws {
    guard index.isInteger else {
      throw Failure(code: "type", "a list is indexed by an Int, not by \(index.pointee.kindName)")
    }
    let position = index.integer
    let count = target.object(ListObject.self)._withUnsafeGuaranteedRef { $0.elements.count }
    guard position >= 0, position < count else { throw Machine.outOfRange(position, count, "the list") }
    if !target.isUniqueObject {
      try charge(count)
      let copy = target.object(ListObject.self)._withUnsafeGuaranteedRef {
        ListObject($0.elements, meter: heap.meter)
      }
      target.put(new: copy, ValueLayout.list)
    }
    let inner = new.holdsObject ? new.pointee.depth : 0
    let depth = try target.object(ListObject.self)._withUnsafeGuaranteedRef { list in
      try divide(list)
      list.set(position, new)
      if inner >= Int(list.depth) { list.depth = UInt16(clamping: inner + 1) }
      return list.depth
    }
    if depth > ValueLimits.depth { throw heap.depthFailure() }
  }

  /// Sets a field that is there to a value without objects, in a record that nobody else holds; false, with nothing done,
  /// where there is no such field, or its values are checked.
  @inline(__always) private func setField(_ target: Register, _ key: Register, _ new: Register) -> Bool {
    record(target) { object in
      guard object.type == nil,
        let slot = key.object(StringObject.self)._withUnsafeGuaranteedRef({ object.slot(of: $0) }),
        slot < object.storage.elementCount
      else { return false }
      object.set(slot, new)
      return true
    }
  }

  private func setRecordElement(_ target: Register, _ index: Register, _ new: Register) throws {
    let key: StringObject
    switch index.pointee {
    case .string(let object): key = object
    case .symbol(let object): key = object.name
    default:
      throw Failure(code: "type", "a record is indexed by a String, not by \(index.pointee.kindName)")
    }
    if record(target, { $0.type != nil }) {
      try setMember(target, key, new.pointee)
      return
    }
    if !target.isUniqueObject {
      try charge(record(target) { $0.values.count })
      let copy = record(target) {
        RecordObject(shape: $0.shape, values: $0.values, type: $0.type, meter: heap.meter)
      }
      target.put(new: copy, ValueLayout.record)
    }
    let depth = record(target) { object in
      if let slot = object.shape.slot(of: key), slot < object.values.count {
        object.set(slot, new)
        if new.holdsObject { object.noteDepth(of: new.pointee) }
      } else {
        object.set(key, new.pointee)
      }
      return object.depth
    }
    try heap.check()
    if depth > ValueLimits.depth { throw heap.depthFailure() }
  }

  /// Follows a key path from a value.
  func follow(_ path: KeyPathObject, from value: Value) throws -> Value {
    var current = value
    for (i, step) in path.steps.enumerated() {
      if case .record(let record) = current, let field = record.member(step) {
        current = field
        continue
      }
      if i > 0, current.isNull { return .null }
      let slot = i < path.functionSlots.count ? path.functionSlots[i] : -1
      if let property = catalog.properties[step.text], property.receiver.contains(current.kind) {
        current = try callProperty(property, current)
      } else if slot >= 0 {
        current = try call(try readGlobal(slot), current)
      } else {
        current = try member(current, step.text)
      }
    }
    return current
  }
}
