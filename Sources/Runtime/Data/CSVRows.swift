import Lang

/// Makes records of a table whose rows have no declared type: each column's kind is what all its filled cells can be.
struct CSVRows {
  let text: DataText
  let table: CSVTable
  let machine: Machine

  func records(names: [String]) throws -> ContiguousArray<Value> {
    let rows = table.rowCount
    guard let base = text.bytes.baseAddress, rows > 0, names.count == table.width else { return [] }
    let meter = machine.heap.meter
    let kinds = try columnKinds(base)
    let caches = kinds.map { $0 == .text ? TextCache(meter: meter) : nil }
    let shape = LoadedShape.make(names, meter: meter)
    try machine.heap.check(rows * (80 + 16 * table.width))
    let every = table.rowsBetweenPauses
    var records = try ListBuilder(machine.heap, capacity: rows)
    try table.cells.withUnsafeBufferPointer { cells in
      for row in 0..<rows {
        let values = rowValues(base, cells, row * kinds.count, kinds, caches)
        try records.append(.record(RecordObject(shape: shape, values: values, meter: meter)))
        if row % every == every - 1 {
          try machine.heap.check()
          try machine.pause()
        }
      }
    }
    try machine.heap.check()
    return records.finish()
  }

  @inline(__always)
  private func rowValues(
    _ base: UnsafePointer<UInt8>, _ cells: UnsafeBufferPointer<CSVCell>, _ first: Int, _ kinds: [ColumnKind],
    _ caches: [TextCache?]
  ) -> ContiguousArray<Value> {
    let width = kinds.count
    return ContiguousArray<Value>(unsafeUninitializedCapacity: width) { buffer, count in
      guard let out = buffer.baseAddress else { return }
      for column in 0..<width {
        let cell = cells[first &+ column]
        (out + column).initialize(to: value(base, cell, kinds[column], caches[column]))
      }
      count = width
    }
  }

  @inline(__always)
  private func value(
    _ base: UnsafePointer<UInt8>, _ cell: CSVCell, _ kind: ColumnKind, _ cache: TextCache?
  ) -> Value {
    let part = CellText(base + cell.start, cell.length)
    if kind == .text {
      return cache.map { .string(CSVHeader.object(part, cell.isEscaped, $0, machine)) } ?? .null
    }
    if part.isEmpty { return .null }
    switch kind {
    case .int: return part.plainInt.map { .int($0) } ?? .null
    case .decimal: return part.plainDecimal.map { .decimal($0) } ?? .null
    case .float: return part.double.map { .float($0) } ?? .null
    case .bool: return .bool(part[0] == UInt8(ascii: "t"))
    case .date: return part.isoDate.map { .date($0) } ?? .null
    case .dateTime: return part.isoDateTime.flatMap { instant(of: $0, in: machine.environment) } ?? .null
    case .text: return .null
    }
  }

  /// What each column becomes.
  func columnKinds(_ base: UnsafePointer<UInt8>) throws -> [ColumnKind] {
    let width = table.width
    let count = table.cells.count
    return try table.cells.withUnsafeBufferPointer { cells in
      try (0..<width).map { column in
        var forms = ColumnForm.all
        var hasContent = false
        var index = column
        var looked = 0
        while index < count {
          let cell = cells[index]
          index &+= width
          looked &+= 1
          if looked & 8191 == 0 { try machine.pause() }
          if cell.isEmpty { continue }
          if cell.isEscaped { return .text }
          hasContent = true
          forms.formIntersection(ColumnForm(of: CellText(base + cell.start, cell.length)))
          if forms.isEmpty { return .text }
        }
        return hasContent ? forms.kind : .text
      }
    }
  }
}

/// The instant of a written date and time: by its offset, else in the run's zone; nil outside of the years 1...9999.
func instant(of written: WrittenDate, in environment: any MachineEnvironment) -> Value? {
  guard let days = written.days else { return nil }
  let microseconds = written.microseconds ?? 0
  guard CivilDate.range.contains(days) else { return nil }
  guard let offset = written.offset else {
    return .dateTime(environment.instant(days: days, microseconds: microseconds))
  }
  return .dateTime(days * 86_400_000_000 + microseconds - offset * 1_000_000)
}
