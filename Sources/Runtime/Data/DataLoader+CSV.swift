import Lang

extension DataLoader {
  func csv(_ text: DataText, _ options: Options) throws -> Value {
    guard text.bytes.count <= CSVCell.maximumFile else {
      throw Failure(
        .limit, code: "file-too-big", "\(text.name) has more than the \(CSVCell.maximumFile) bytes of a CSV")
    }
    try text.validate(machine)
    try machine.charge(text.bytes.count / 64)
    let scanner = CSVScanner.detecting(text, separator: options.separator, hasHeader: options.hasHeader)
    let share = MemoryShare(machine.heap.meter)
    let table = try scanner.scan { cells, room in
      try machine.charge(1 + cells)
      try machine.pause()
      guard room > 0 else { return }
      try machine.heap.check(max(0, room * MemoryLayout<CSVCell>.stride - share.bytes))
      share.set(room * MemoryLayout<CSVCell>.stride)
    }
    defer { share.set(0) }
    try refuseRagged(table, scanner, options)
    let names = CSVHeader.names(table, text, hasHeader: options.hasHeader)
    guard let type = options.type, let record = try CSVRowType(type, text.name).record else {
      return try machine.heap.list(CSVRows(text: text, table: table, machine: machine).records(names: names))
    }
    let checker = checker(converting: true)
    if table.width == 0 { return try machine.heap.list([]) }
    let rows = CSVTypedRows(text: text, table: table, checker: checker, plan: checker.plan(record))
    let records = try rows.records(names: names)
    try settle(checker.problems, text, .record(record), rows: table.rowCount, options)
    return try machine.heap.list(records)
  }

  private func refuseRagged(_ table: CSVTable, _ scanner: CSVScanner, _ options: Options) throws {
    guard let first = table.ragged.first else { return }
    let text = scanner.text
    var problems = DataProblems()
    var lines = LineCounter(text)
    let names = CSVHeader.names(table, text, hasHeader: options.hasHeader)
    for row in table.ragged {
      problems.row = row.row
      problems.line = lines.line(of: row.start)
      let (column, reason) = explain(row, table, names)
      problems.note(reason, value: excerpt(text, row), column: column)
    }
    problems.count(table.raggedCount)
    problems.badRows = table.raggedCount
    if options.onError == .skip {
      machine.environment.warn(problems.warning(text.name, rows: table.rowCount + table.raggedCount))
      return
    }
    var end = first.end
    while end > first.start, text.bytes[end - 1] == 10 || text.bytes[end - 1] == 13 { end -= 1 }
    let (line, column) = text.position(of: first.extra ?? end)
    var failure = Failure(
      code: "csv",
      "\(text.name), row \(first.row) (line \(line), column \(column)): \(explain(first, table, names).1)")
    if table.raggedCount > 1 {
      failure.message =
        "\(text.name): \(table.raggedCount) rows don't have the header's \(ReadableText.count(table.width, "cell"))"
      failure.details = problems.lines()
    }
    failure.hints = hints(first, table, scanner)
    throw failure
  }

  /// The column at fault and what is wrong there.
  private func explain(_ row: CSVRaggedRow, _ table: CSVTable, _ names: [String]) -> (String, String) {
    let expected = ReadableText.count(table.width, "cell")
    let found = ReadableText.count(row.cells, "cell")
    if row.cells < table.width {
      let name = ReadableText.short(names[min(row.cells, names.count - 1)], limit: 30)
      return (name, "\(found) where the header has \(table.width): `\(name)` is missing")
    }
    return (
      "column \(table.width + 1)",
      "\(found) where the header has \(expected): column \(table.width + 1) has no name"
    )
  }

  private func excerpt(_ text: DataText, _ row: CSVRaggedRow) -> String {
    var end = row.start
    while end < min(row.end, row.start + 200), text.bytes[end] != 10, text.bytes[end] != 13 { end += 1 }
    let part = UnsafeBufferPointer(rebasing: text.bytes[row.start..<end])
    return ReadableText.short(String(decoding: part, as: UTF8.self), limit: 40)
  }

  private func hints(_ row: CSVRaggedRow, _ table: CSVTable, _ scanner: CSVScanner) -> [String] {
    var hints: [String] = []
    let separator = Character(Unicode.Scalar(scanner.separator))
    let bytes = scanner.text.bytes
    for i in row.start..<max(row.start, row.end - 2) {
      if bytes[i] == scanner.separator, bytes[i + 1] == 32, bytes[i + 2] == UInt8(ascii: "\"") {
        hints.append("a quote opens a cell only right after the separator: take the space before it away")
        break
      }
    }
    if hints.isEmpty, row.cells > table.width {
      let shown = separator == "\t" ? "a tab" : "`\(separator)`"
      hints.append("a cell that contains \(shown) stands in quotes: `\"…\"`")
    }
    hints.append("`onError: .skip` leaves such rows out and says how many")
    return hints
  }
}

/// What a CSV's rows are to be.
struct CSVRowType {
  /// The declared type of a row; nil for any record.
  let record: RecordType?

  init(_ type: ValueType, _ file: String) throws {
    switch type {
    case .any, .anyList, .anyRecord: record = nil
    case .record(let type): record = type
    case .list(let element), .optional(let element): record = try CSVRowType(element, file).record
    default:
      throw Failure(
        code: "type", "\(file) is a CSV, which gives a list of records, not \(type.phrase)",
        hint: "declare the rows' fields: `type Row { name: String }`, and the list as `[Row]`")
    }
  }
}
