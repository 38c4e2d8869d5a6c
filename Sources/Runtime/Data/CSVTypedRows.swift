import Lang

/// Makes records of a table whose rows are of a declared type, each cell read straight from the file's bytes.
struct CSVTypedRows {
  let text: DataText
  let table: CSVTable
  let checker: TypeChecker
  let plan: RecordPlan

  private var machine: Machine { checker.machine }

  /// The good rows; the problems of the others are in the checker.
  func records(names: [String]) throws -> ContiguousArray<Value> {
    guard let base = text.bytes.baseAddress else { return [] }
    let slots = plan.slots(of: names, converting: true)
    try requireColumns(slots, names)
    for (index, field) in plan.fields.enumerated() where slots[index] >= 0 { _ = try checker.ready(field) }
    let meter = machine.heap.meter
    let caches = plan.fields.map { $0.type.isText ? TextCache(meter: meter) : nil }
    let rows = table.rowCount
    try machine.heap.check(rows * (80 + 16 * plan.fields.count))
    let hasConditions = plan.fields.contains { $0.field.condition != nil }
    var lines = LineCounter(text)
    let every = table.rowsBetweenPauses
    var records = try ListBuilder(machine.heap, capacity: rows)
    for row in 0..<rows {
      let before = checker.problems.count
      let first = row * table.width
      checker.problems.row = table.number(ofRow: row)
      var values = ContiguousArray<Value>()
      values.reserveCapacity(plan.fields.count)
      for (index, field) in plan.fields.enumerated() {
        let slot = slots[index]
        let value =
          slot < 0
          ? try checker.missing(field, wasThere: false)
          : try value(base, table.cells[first + slot], field, caches[index])
        // A row with a problem is not kept, but all its cells are looked at.
        if let value { values.append(value) }
      }
      if checker.problems.count == before {
        let object = RecordObject(shape: plan.type.shape, values: values, type: plan.type, meter: meter)
        if try !hasConditions || checker.conditionsHold(object, plan) { try records.append(.record(object)) }
      }
      if checker.problems.count > before {
        checker.problems.badRows += 1
        checker.problems.setLine(lines.line(of: table.cells[first].start), from: before)
      }
      if row % every == every - 1 {
        try machine.heap.check()
        try machine.pause()
      }
    }
    try machine.heap.check()
    return records.finish()
  }

  /// A column that the type needs and the file has not is one failure, not one for each row.
  private func requireColumns(_ slots: [Int], _ names: [String]) throws {
    let lacking = plan.fields.enumerated().filter { index, field in
      guard slots[index] < 0, field.field.defaultValue == nil, !field.isOptional else { return false }
      if case .any = field.type { return false }
      return true
    }
    guard let first = lacking.first?.element else { return }
    let list = lacking.map { "`\(ReadableText.short($0.element.key))`" }.joined(separator: ", ")
    var failure = Failure(
      code: "data",
      "\(text.name) has no column \(list), which \(plan.type.name) needs",
      at: nil)
    if let near = Suggestions.closest(to: first.key, in: names.prefix(200)) {
      failure.hints.append(
        "did you mean `\(ReadableText.short(near))`? A field may bear another name than its column: "
          + "`\(first.field.name): \(first.field.type.name) from \"\(ReadableText.short(near))\"`")
    }
    let shown = names.prefix(30).map { ReadableText.short($0, limit: 30) }.joined(separator: ", ")
    failure.hints.append("its columns: " + shown + (names.count > 30 ? ", …" : ""))
    throw failure
  }

  @inline(__always)
  private func value(
    _ base: UnsafePointer<UInt8>, _ cell: CSVCell, _ field: FieldPlan, _ cache: TextCache?
  ) throws -> Value? {
    let part = CellText(base + cell.start, cell.length)
    if part.isEmpty {
      if field.isOptional { return .null }
      switch field.type {
      case .string, .any: break
      default:
        if field.field.defaultValue != nil { return try checker.missing(field, wasThere: true) }
      }
    }
    if let cache {
      return try text(CSVHeader.object(part, cell.isEscaped, cache, machine), field)
    }
    if field.type.isConvertible {
      if let value = checker.convert(part, field.type, field) {
        if field.allowed == nil { return value }
        return try constrained(value, field)
      }
      checker.problems.note(checker.reason, value: quoted(part), column: field.key)
      return nil
    }
    checker.problems.note(
      "a cell of a CSV can't be \(field.type.phrase)", value: quoted(part), column: field.key)
    return nil
  }

  private func text(_ object: StringObject, _ field: FieldPlan) throws -> Value? {
    if case .validated(let form) = field.type, let why = checker.services.form(form, object.text) {
      checker.problems.note(why, value: ReadableText.value(.string(object)), column: field.key)
      return nil
    }
    if field.allowed == nil, field.matcher == nil { return .string(object) }
    return try constrained(.string(object), field)
  }

  private func constrained(_ value: Value, _ field: FieldPlan) throws -> Value? {
    let before = checker.problems.list.count
    if let value = try checker.constrain(value, field) { return value }
    checker.problems.prefix(field.key, from: before)
    return nil
  }

  private func quoted(_ part: CellText) -> String {
    let start = CellText(part.start, min(part.count, 400)).string
    return "\"" + ReadableText.short(start, limit: 40) + "\""
  }
}

extension ValueType {
  /// Whether a cell's text is the value.
  fileprivate var isText: Bool {
    switch self {
    case .string, .validated, .any: true
    default: false
    }
  }
}

/// Line numbers of places that are asked for in order.
struct LineCounter {
  private let text: DataText
  private var line = 1
  private var offset = 0

  init(_ text: DataText) { self.text = text }

  mutating func line(of place: Int) -> Int {
    let bytes = text.bytes
    while offset < min(place, bytes.count) {
      let byte = bytes[offset]
      if byte == 10 || (byte == 13 && !(offset + 1 < bytes.count && bytes[offset + 1] == 10)) { line += 1 }
      offset += 1
    }
    return line
  }
}
