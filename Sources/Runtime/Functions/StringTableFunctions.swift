import Formatting
import Lang

/// Tables of texts in several languages: `strings(…)` reads them, `localized(…)` takes texts from them.
extension Catalog {
  func addStringTableFunctions() {
    // Each field is a language: the path of its file, or its texts as a record.
    function("strings(_ tables: Record, fallback: String = \"en\")") { call in
      var tables: [LocaleID: StringTable] = [:]
      for (language, value) in try call.fields(0) {
        guard LocaleID.isWellFormed(language) else { throw NativeCall.noLocale(language) }
        switch value {
        case .string(let path):
          let bytes = try call.ownScreen().interpreter.host.files.read(path.text, into: call.heap)
          try call.charge(bytes.count / 8)
          try call.heap.check(bytes.count * 8)
          let table = StringTable(bytes: bytes)
          call.warn(of: table.problems, in: path.text)
          tables[LocaleID(language)] = table
        case .record(let record):
          try call.charge(record.values.count)
          tables[LocaleID(language)] = StringTable(
            Dictionary(
              zip(record.shape.keys.map(\.text), record.values.map { call.machine.text($0) }),
              uniquingKeysWith: { $1 }))
        default:
          throw Failure(
            code: "type",
            "`\(language)` of `strings` must be a file or a Record of texts, but is \(value.kindName)")
        }
      }
      let fallback = try call.has(1) ? call.locale(1) : LocaleID("en")
      return .host(HostObject(typeName: "Strings", payload: StringTables(tables, fallback: fallback)))
    }
    method(
      "localized(_ arguments: Any..., in tables: Host?, count: Int?, with named: Record?, locale: String?)",
      on: .string
    ) { call in
      let key = try call.chargedText(0)
      let tables = try call.stringTables(2)
      let locale = try call.locale(5)
      var texts: [String] = []
      if case .list(let list) = call[1] { texts = list.elements.map { call.localText($0, locale) } }
      let named = call[4].isNull ? [] : try call.fields(4)
      let names = Dictionary(named.map { ($0.0, call.localText($0.1, locale)) }, uniquingKeysWith: { $1 })
      let found: StringTables.Found
      if call[3].isNull {
        found = tables.find(key, in: locale, arguments: texts, named: names)
      } else {
        let count = try call.int(3)
        found = tables.find(
          key, count: count, as: call.localText(.int(count), locale), in: locale, arguments: texts,
          named: names)
      }
      if found.locale == nil { call.warn(ofMissing: key, locale) }
      try call.charge(found.text.utf8.count / 8)
      return try call.heap.string(found.text)
    }
    method("missingKeys(_ locale: String)", on: .host) { call in
      guard case .host(let object) = call[0], let tables = object.payload as? StringTables else {
        throw call.mismatch(0, "what `strings` gives")
      }
      return try call.heap.list(
        try tables.missingKeys(in: try call.locale(1)).map { try call.heap.string($0) })
    }
  }
}

extension NativeCall {
  /// The fields of a record, in order.
  fileprivate func fields(_ index: Int) throws -> [(String, Value)] {
    let record = try record(index)
    return Array(zip(record.shape.keys.map(\.text), record.values))
  }

  /// The tables of an argument, else those that `.environment(\.strings, …)` gives the subtree.
  fileprivate func stringTables(_ index: Int) throws -> StringTables {
    let screen = machine.owner as? Screen
    for value in [self[index], screen?.viewSession?.environment.values["strings"] ?? .null] {
      guard case .host(let object) = value else { continue }
      guard let tables = object.payload as? StringTables else {
        throw mismatch(index, "what `strings` gives")
      }
      return tables
    }
    throw Failure(
      code: "argument", "`localized` needs tables of texts",
      hint: "`in: strings({en: \"en.strings\"})`, or `.environment(\\.strings, texts)` around the view")
  }

  /// A number, date or list as the locale writes it; all else as it is printed.
  fileprivate func localText(_ value: Value, _ locale: LocaleID) -> String {
    switch value {
    case .int(let number): return NumberStyle(locale: locale).text(number)
    case .float(let number): return NumberStyle(locale: locale).text(number)
    case .decimal(let number):
      return NumberStyle(locale: locale).text(mantissa: Int64(number.mantissa), scale: Int(number.scale))
    case .date, .time, .dateTime: return LocalMoment(value, zone: zone).text(locale) ?? machine.text(value)
    default: return machine.text(value)
    }
  }

  fileprivate func warn(of problems: [StringTable.Problem], in path: String) {
    for problem in problems.prefix(20) {
      machine.environment.warn(
        Diagnostic(
          .warning, code: "strings", "\(ReadableText.short(path)), line \(problem.line): \(problem.message)",
          at: machine.currentSpan))
    }
  }

  fileprivate func warn(ofMissing key: String, _ locale: LocaleID) {
    machine.environment.warn(
      Diagnostic(
        .warning, code: "missing-text",
        "no table has a text for \"\(ReadableText.short(key))\" (\(locale)): the key is shown",
        at: machine.currentSpan))
  }
}
