import Lang

/// A declared type made ready for checking many values: what each field is called, and what its code gave.
final class RecordPlan {
  let type: RecordType
  let fields: [FieldPlan]
  /// The shape of the last record that was checked, and where the fields are in it; -1 for a missing key.
  private var lastShape: Shape?
  private var lastSlots: [Int] = []

  init(_ type: RecordType) {
    self.type = type
    fields = type.fields.map(FieldPlan.init)
  }

  /// Where the fields are in records of a shape.
  func slots(in shape: Shape, converting: Bool) -> [Int] {
    // A shape may have grown since, but a field that it lacked is then found under its new count.
    if let lastShape, lastShape === shape, lastSlots.count == fields.count, lastCount == shape.count {
      return lastSlots
    }
    lastSlots = slots(of: shape.keys.map(\.text), converting: converting)
    lastShape = shape
    lastCount = shape.count
    return lastSlots
  }
  private var lastCount = 0

  /// Where the fields are among some keys: by `from` and the name; without a `from` also by the name that the key has
  /// after a point.
  func slots(of keys: [String], converting: Bool) -> [Int] {
    var places: [String: Int] = [:]
    for (slot, key) in keys.enumerated() where places[key] == nil { places[key] = slot }
    var aliases: [String: Int]?
    return fields.map { plan in
      let name = plan.field.name
      let source = plan.field.source
      let names = converting ? [source ?? name, name] : [name, source ?? name]
      for candidate in names {
        if let slot = places[candidate] { return slot }
      }
      if source != nil { return -1 }
      if aliases == nil { aliases = memberAliases(of: keys) }
      return aliases?[name] ?? -1
    }
  }
}

/// A field of a declared type made ready.
final class FieldPlan {
  let field: FieldType
  /// Without the `?`.
  let type: ValueType
  let isOptional: Bool
  /// Computed once a load: what `= …` gave.
  var defaultValue: Value?
  /// What `in …` gave.
  var allowed: Value?
  var dateReader: (@Sendable (String) -> WrittenDate?)?
  var matcher: (@Sendable (String) -> Bool)?
  var isReady = false

  init(_ field: FieldType) {
    self.field = field
    if case .optional(let inner) = field.type {
      type = inner
      isOptional = true
    } else {
      type = field.type
      isOptional = false
    }
  }

  /// The column or key that it is read from.
  var key: String { field.source ?? field.name }
}

extension ValueType {
  /// `an Int`, `a list of Flight`: for reasons.
  var phrase: String {
    switch self {
    case .any: "any value"
    case .list(let element): "a list of \(element.name)"
    case .optional(let inner): "\(inner.phrase) or nil"
    case .number: "a number"
    case .symbol: "a symbol"
    case .function: "a function"
    case .keyPath: "a key path"
    case .view: "a view"
    case .binding: "a binding"
    case .choice(let type): "one of " + type.list
    default:
      "AEIOU".contains(name.prefix(1)) && name != "URL" ? "an \(name)" : "a \(name)"
    }
  }
}

extension ChoiceType {
  /// `.scheduled, .delayed or .landed`
  var list: String {
    let names = cases.map { "." + $0.name }
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
