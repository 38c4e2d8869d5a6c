import Lang

/// Copies of plain values for another machine: nothing in them leads back to the one that they come from.
struct ValueCopy {
  /// What the copies count against.
  let heap: Heap
  /// The machine that pays the steps.
  let payer: Machine

  /// - Throws: a failure for what can't be passed on, such as a function.
  func copy(_ value: Value) throws -> Value {
    switch value {
    case .null, .absent, .bool, .int, .float, .decimal, .date, .time, .dateTime: return value
    case .string(let object):
      try payer.charge(1 + object.text.utf8.count / 64)
      return try heap.string(object.text)
    case .duration(let object):
      return try heap.duration(
        months: object.months, days: object.days, microseconds: object.microseconds)
    case .symbol(let object):
      try heap.check()
      return .symbol(
        SymbolObject(
          name: StringObject(object.name.text, meter: heap.meter), arguments: try object.arguments.map(copy),
          labels: object.labels, meter: heap.meter))
    case .range(let object):
      return try heap.range(try copy(object.lower), try copy(object.upper), isClosed: object.isClosed)
    case .list(let object):
      try payer.charge(object.elements.count)
      return try heap.list(try object.elements.map(copy))
    case .record(let object):
      try payer.charge(object.values.count)
      return try heap.record(try zip(object.shape.keys, object.values).map { ($0.text, try copy($1)) })
    case .function, .native, .keyPath, .view, .binding, .type, .cell, .host:
      throw Failure(
        code: "type", "\(value.kindName) can't be given to another screen",
        hint: "texts, numbers, dates, symbols, and lists and records of these can")
    }
  }
}
