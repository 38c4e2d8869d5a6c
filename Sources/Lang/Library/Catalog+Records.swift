/// Functions of records.
extension Catalog {
  func addRecordFunctions() {
    property("keys", on: .record) { call in
      let record = try call.record(0)
      try call.reserve(record.count)
      return try call.heap.list(record.shape.keys.prefix(record.count).map { Value.string($0) })
    }
    property("values", on: .record) { call in
      let record = try call.record(0)
      try call.reserve(record.count)
      return try call.heap.list(record.values)
    }
    property("entries", on: .record) { call in
      _ = try call.record(0)
      let elements = try call.elements()
      return try call.heap.list(try elements.slice(0..<elements.count, call.pace))
    }
    method("mapValues(_ transform: Function)", on: .record) { call in
      let record = try call.record(0)
      var transform = try Callback(call, 1)
      try call.reserve(record.count)
      var values = ContiguousArray<Value>()
      values.reserveCapacity(record.count)
      for value in record.values { values.append(try transform(value)) }
      return try call.heap.record(shape: record.shape, values)
    }
    method("merging(_ other: Record, with: Function?)", on: .record) { call in
      try call.merged(try call.record(0), try call.record(1), with: 2)
    }
    method("value(_ key: String, default: Any?)", on: .record) { call in
      guard case .string(let key) = call[1] else { throw call.mismatch(1, "a String") }
      return try call.record(0).value(of: key) ?? call[2]
    }
    method("selecting(_ keys: List)", on: .record) { call in
      let record = try call.record(0)
      let keys = try call.list(1).elements
      try call.reserve(keys.count)
      let result = RecordObject(shape: Shape([]), values: [], meter: call.heap.meter)
      for key in keys {
        guard case .string(let key) = key else {
          throw call.refused("the keys must be Strings, but one is \(key.kindName)")
        }
        if let value = record.value(of: key) { result.set(key, value) }
      }
      return .record(result)
    }
    function("Record(_ entries: List)") { call in
      let entries = try call.list(0).elements
      try call.reserve(entries.count)
      try call.heap.check(entries.count.multipliedReportingOverflow(by: 56).partialValue)
      let result = RecordObject(shape: Shape([]), values: [], meter: call.heap.meter)
      for (index, entry) in entries.enumerated() {
        let (key, value) = try call.entry(entry, index)
        result.set(key, value)
      }
      if result.depth > ValueLimits.depth { throw call.heap.depthFailure() }
      return .record(result)
    }
  }
}

extension NativeCall {
  /// The key and value of `{key: …, value: …}`, `{key: …, items: …}`, `{key: …, count: …}` or `[key, value]`.
  fileprivate func entry(_ entry: Value, _ index: Int) throws -> (StringObject, Value) {
    var pair: (Value, Value)?
    switch entry {
    case .list(let list) where list.elements.count == 2: pair = (list.elements[0], list.elements[1])
    case .record(let record):
      if let key = record["key"], let value = record["value"] ?? record["items"] ?? record["count"] {
        pair = (key, value)
      }
    default: break
    }
    guard let (key, value) = pair else {
      throw refused(
        "entry \(index) is neither `{key: …, value: …}` nor a list of a key and a value",
        hint: "`names.map { [$0, $0.count] }` makes such a list")
    }
    if case .string(let name) = key { return (name, value) }
    if case .symbol(let symbol) = key { return (symbol.name, value) }
    guard key.isNumber || key.kind.isSubset(of: [.bool, .date, .time, .dateTime]) else {
      throw refused("the key of entry \(index) must be a String, but is \(key.kindName)")
    }
    return (StringObject(machine.text(key), meter: heap.meter), value)
  }

  /// Both records' fields; of a field in both, what the function answers, else the second's.
  func merged(_ first: RecordObject, _ second: RecordObject, with index: Int? = nil) throws -> Value {
    try reserve(first.count + second.count)
    let result = RecordObject(shape: first.shape, values: first.values, meter: heap.meter)
    var combine = try index.flatMap { given($0) ? try Callback(self, $0) : nil }
    for i in 0..<second.count {
      let key = second.shape.keys[i]
      if combine != nil, let old = result.value(of: key) {
        result.set(key, try combine?(old, second.values[i]) ?? .null)
      } else {
        result.set(key, second.values[i])
      }
    }
    return try checked(result, as: first.type)
  }

  /// A record of a declared type is checked again after a change.
  fileprivate func checked(_ record: RecordObject, as type: RecordType?) throws -> Value {
    if record.depth > ValueLimits.depth { throw heap.depthFailure() }
    guard let type else { return .record(record) }
    return try machine.environment.check(
      .record(record), against: .record(type), subject: "the changed \(type.name)", machine: machine)
  }

  /// `record.updated("key", value)`
  func updating(_ record: RecordObject) throws -> Value {
    guard case .string(let key) = self[1] else {
      throw refused("say which field: `updated(\"name\", value)`")
    }
    try reserve(record.count)
    let result = RecordObject(shape: record.shape, values: record.values, meter: heap.meter)
    result.set(key, has(4) ? self[4] : self[2])
    return try checked(result, as: record.type)
  }

  /// `record.removing(key:)`; a key that is not there is no mistake.
  func removing(_ record: RecordObject) throws -> Value {
    guard case .string(let key) = self[2] else { throw refused("say which field: `key:`") }
    try reserve(record.count)
    let result = RecordObject(shape: record.shape, values: record.values, meter: heap.meter)
    _ = result.remove(key)
    return .record(result)
  }

  /// `record.remove(key:)`: gives what was there.
  mutating func removeKey() throws -> Value {
    let record = try record(0)
    guard case .string(let key) = self[2] else { throw refused("say which field: `key:`") }
    try reserve(record.count)
    let result = RecordObject(shape: record.shape, values: record.values, meter: heap.meter)
    let removed = result.remove(key)
    receiver = .record(result)
    return removed ?? .null
  }

  /// `record.filter { key, value in … }`, or of one `entry`.
  func filter(_ record: RecordObject) throws -> Value {
    var isIncluded = try Callback(self, 1)
    try reserve(record.count)
    var keys = ContiguousArray<StringObject>()
    var values = ContiguousArray<Value>()
    for i in 0..<record.count {
      let key = record.shape.keys[i]
      let value = record.values[i]
      let entry = try heap.record(shape: LibraryShapes.entry, [.string(key), value])
      if try isIncluded.test(entry) {
        keys.append(key)
        values.append(value)
      }
    }
    return try heap.record(shape: Shape(keys), values)
  }
}
