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
  @inline(never) func member(_ value: Value, _ site: MemberSite, cache: UnsafeMutablePointer<FieldCache>)
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
    throw unknownMember(value, site.name.text, method: site.method)
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
    let taken = target
    target = .null
    var object: RecordObject
    switch consume taken {
    case .record(let record): object = record
    case let other:
      target = other
      throw Failure(
        code: "type", "\(other.kindName) has no fields to assign",
        hint: other.isNull ? "it is nil: give it a value first" : nil)
    }
    guard let slot = object.shape.memberSlot(of: name), slot < object.values.count else {
      target = .record(object)
      throw Failure(
        code: "unknown-field", "the record has no field `\(name.text)`, and assignment makes none",
        hint: Suggestions.closest(to: name.text, in: object.shape.keys.map(\.text)).map {
          "did you mean `\($0)`?"
        }
          ?? "to add a field write `r[\"\(name.text)\"] = …`")
    }
    var new = value
    if let type = object.type, let field = type.field(named: name.text) {
      do {
        new = try environment.check(
          value, against: field.type, subject: "\(type.name).\(field.name)", machine: self)
        if field.allowed != nil || field.pattern != nil || field.condition != nil {
          var values = object.values
          values[slot] = new
          let changed = Value.record(
            RecordObject(shape: object.shape, values: values, type: nil, meter: heap.meter))
          let checked = try environment.check(
            changed, against: .record(type), subject: type.name, machine: self)
          target = checked
          return
        }
      } catch {
        target = .record(object)
        throw error
      }
    }
    if !isKnownUniquelyReferenced(&object) {
      try heap.check(16 * object.values.count)
      object = RecordObject(shape: object.shape, values: object.values, type: object.type, meter: heap.meter)
    }
    object.values[slot] = new
    object.noteDepth(of: new)
    let tooDeep = object.depth > ValueLimits.depth
    target = .record(object)
    if tooDeep { throw heap.depthFailure() }
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
    let taken = target
    target = .null
    switch consume taken {
    case .list(var list):
      guard case .int(let position) = index else {
        target = .list(list)
        throw Failure(code: "type", "a list is indexed by an Int, not by \(index.kindName)")
      }
      guard position >= 0, position < list.elements.count else {
        let count = list.elements.count
        target = .list(list)
        throw Machine.outOfRange(position, count, "the list")
      }
      if !isKnownUniquelyReferenced(&list) {
        do { try charge(list.elements.count) } catch {
          target = .list(list)
          throw error
        }
        list = ListObject(list.elements, meter: heap.meter)
      }
      list.elements[position] = new
      let inner = new.depth
      if inner >= Int(list.depth) { list.depth = UInt16(clamping: inner + 1) }
      let tooDeep = list.depth > ValueLimits.depth
      target = .list(list)
      if tooDeep { throw heap.depthFailure() }
    case .record(var record):
      let key: StringObject
      switch index {
      case .string(let object): key = object
      case .symbol(let object): key = object.name
      default:
        target = .record(record)
        throw Failure(code: "type", "a record is indexed by a String, not by \(index.kindName)")
      }
      if record.type != nil {
        target = .record(record)
        try setMember(&target, key, new)
        return
      }
      if !isKnownUniquelyReferenced(&record) {
        do { try charge(record.values.count) } catch {
          target = .record(record)
          throw error
        }
        record = RecordObject(
          shape: record.shape, values: record.values, type: record.type, meter: heap.meter)
      }
      record.set(key, new)
      let tooDeep = record.depth > ValueLimits.depth
      target = .record(record)
      try heap.check()
      if tooDeep { throw heap.depthFailure() }
    case let other:
      target = other
      throw Failure(
        code: "type", "elements of \(other.kindName) can't be assigned",
        hint: other.isNull ? "it is nil: give it a list or record first" : nil)
    }
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
