import Lang

extension DataLoader {
  func json(_ text: DataText, _ options: Options) throws -> Value {
    guard text.bytes.count < Int(UInt32.max) else {
      throw Failure(
        .limit, code: "file-too-big", "\(text.name) has more than the \(UInt32.max) bytes of a JSON file")
    }
    try text.validate(machine)
    try machine.charge(text.bytes.count / 64)
    guard let base = text.bytes.baseAddress else {
      throw Failure(code: "json", "\(text.name) is empty; a JSON value was expected")
    }
    var reader = JSONReader(text: text, start: base, machine: machine)
    reader.keepsRowStarts = options.type != nil
    let value = try reader.read()
    try machine.heap.check()
    warnOfDuplicates(reader)
    guard let type = options.type, !type.isAny else { return try JSONRows(heap: machine.heap).sharing(value) }
    return try typed(value, type, reader, options)
  }

  private func warnOfDuplicates(_ reader: JSONReader) {
    guard reader.duplicates > 0 else { return }
    let what =
      reader.duplicates == 1
      ? "a key stands twice in one object" : "\(reader.duplicates) keys stand twice in one object"
    machine.environment.warn(
      Diagnostic(
        .warning, code: "duplicate-key",
        "\(reader.text.name), \(reader.text.place(of: reader.firstDuplicate)): \(what); the last value counts",
        at: .none))
  }

  /// The file's list lies in an object, where a list was declared.
  private func surroundings(of value: Value, _ type: ValueType) -> String? {
    guard type.elementOfList != nil, case .record(let record) = value else { return nil }
    let lists = record.shape.keys.enumerated().filter { slot, _ in
      if slot < record.values.count, case .list = record.values[slot] { true } else { false }
    }
    guard lists.count == 1, let key = lists.first?.element.text, isMemberName(key) else { return nil }
    // The type is that of the object around the list: it is right as it is.
    if case .record(let type) = type, type.fields.contains(where: { ($0.source ?? $0.name) == key }) {
      return nil
    }
    let list = if case .record = type { "[\(type.name)]" } else { type.name }
    return "its list is the field `\(key)`: declare what is around it, `type File { \(key): \(list) }`"
  }

  /// The value checked against its declared type; a list's elements one by one, so that bad ones can be left out.
  private func typed(_ value: Value, _ type: ValueType, _ reader: JSONReader, _ options: Options) throws
    -> Value
  {
    let checker = checker(converting: true)
    guard case .list(let list) = value, let element = type.elementOfList else {
      let checked = try checker.check(value, type)
      guard let checked, checker.problems.count == 0 else {
        throw checker.problems.failure(
          reader.text.name, type: type.name, hint: surroundings(of: value, type))
      }
      return checked
    }
    var result = try ListBuilder(machine.heap, capacity: list.elements.count)
    var lines = LineCounter(reader.text)
    try machine.charge(list.elements.count)
    for (index, one) in list.elements.enumerated() {
      let before = checker.problems.count
      checker.problems.row = index + 1
      if let checked = try checker.check(one, element), checker.problems.count == before {
        try result.append(checked)
        continue
      }
      checker.problems.badRows += 1
      if index < reader.rowStarts.count {
        checker.problems.setLine(lines.line(of: Int(reader.rowStarts[index])), from: before)
      }
    }
    try settle(checker.problems, reader.text, element, rows: list.elements.count, options)
    return try result.list()
  }
}

extension ValueType {
  var isAny: Bool { if case .any = self { true } else { false } }

  /// What the elements of a list are to be; a record's type serves for a list of them.
  fileprivate var elementOfList: ValueType? {
    switch self {
    case .list(let element): element
    case .optional(let inner): inner.elementOfList
    case .record: self
    default: nil
    }
  }
}
