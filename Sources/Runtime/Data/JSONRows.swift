import Lang

/// Gives the rows of a loaded list the union of their fields, so that a field which some rows lack is nil there.
struct JSONRows {
  let heap: Heap

  /// The outermost list, or those that are fields of the outermost object (`{"flights": [ … ]}`).
  func sharing(_ value: Value) throws -> Value {
    switch value {
    case .list(let list): return try share(list).map { try heap.list($0) } ?? value
    case .record(let record):
      var values: ContiguousArray<Value>?
      for (slot, field) in record.values.enumerated() {
        guard case .list(let list) = field, let shared = try share(list) else { continue }
        if values == nil { values = record.values }
        values?[slot] = try heap.list(shared)
      }
      return try values.map { try heap.record(shape: record.shape, $0) } ?? value
    default: return value
    }
  }

  /// The rows with one shape; nil if they have one, or are not all records, or have so little in common that the
  /// records are rather dictionaries.
  private func share(_ list: ListObject) throws -> ContiguousArray<Value>? {
    var shapes: [ObjectIdentifier: Shape] = [:]
    var order: [Shape] = []
    var filled = 0
    for element in list.elements {
      guard case .record(let record) = element else { return nil }
      filled += record.count
      if order.last === record.shape { continue }
      if shapes.updateValue(record.shape, forKey: ObjectIdentifier(record.shape)) == nil {
        order.append(record.shape)
      }
    }
    guard order.count > 1 else { return nil }
    let keys = union(order)
    let (cells, overflow) = keys.count.multipliedReportingOverflow(by: list.elements.count)
    if overflow || cells > 8 * filled + 10_000 { return nil }
    try heap.check(cells * 16)
    return try spread(list, over: keys)
  }

  /// All keys in the order in which they were first seen.
  private func union(_ shapes: [Shape]) -> [StringObject] {
    var keys = shapes.first.map { Array($0.keys) } ?? []
    var places: [String: Int] = [:]
    for (index, key) in keys.enumerated() { places[key.text] = index }
    for shape in shapes.dropFirst() {
      for key in shape.keys where places[key.text] == nil {
        places[key.text] = keys.count
        keys.append(key)
      }
    }
    return keys
  }

  private func spread(_ list: ListObject, over keys: [StringObject]) throws -> ContiguousArray<Value> {
    let shape = LoadedShape.make(keys)
    var slots: [ObjectIdentifier: [Int]] = [:]
    var rows = try ListBuilder(heap, capacity: list.elements.count)
    for (index, element) in list.elements.enumerated() {
      guard case .record(let record) = element else { continue }
      let known = slots[ObjectIdentifier(record.shape)]
      let places = known ?? record.shape.keys.map { shape.slot(of: $0) ?? 0 }
      if known == nil { slots[ObjectIdentifier(record.shape)] = places }
      var values = ContiguousArray<Value>(repeating: .null, count: keys.count)
      for (slot, place) in places.enumerated() where slot < record.values.count {
        values[place] = record.values[slot]
      }
      try rows.append(.record(RecordObject(shape: shape, values: values, meter: heap.meter)))
      if index & 255 == 255 { try heap.check() }
    }
    return rows.finish()
  }
}
