/// A type as declared: what a typed `let`, `input`, field or parameter holds.
public indirect enum ValueType: Sendable {
  case any
  case bool, int, float, decimal
  /// Int, Decimal or Float.
  case number
  case string, date, time, dateTime, duration, symbol, range, function, keyPath, view, binding
  /// A List of anything, a Record of anything.
  case anyList, anyRecord
  case list(ValueType)
  case optional(ValueType)
  case record(RecordType)
  case choice(ChoiceType)
  /// A String with a form that the validation library knows: `Email`, `URL`, `Phone`.
  case validated(String)

  /// As the source spells it.
  public var name: String {
    switch self {
    case .any: "Any"
    case .bool: "Bool"
    case .int: "Int"
    case .float: "Float"
    case .decimal: "Decimal"
    case .number: "Number"
    case .string: "String"
    case .date: "Date"
    case .time: "Time"
    case .dateTime: "DateTime"
    case .duration: "Duration"
    case .symbol: "Symbol"
    case .range: "Range"
    case .function: "Function"
    case .keyPath: "KeyPath"
    case .view: "View"
    case .binding: "Binding"
    case .anyList: "List"
    case .anyRecord: "Record"
    case .list(let element): "[\(element.name)]"
    case .optional(let inner): "\(inner.name)?"
    case .record(let type): type.name
    case .choice(let type): type.name
    case .validated(let name): name
    }
  }

  public var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The types that need no declaration, by name.
  public static let builtIn: [String: ValueType] = [
    "Any": .any, "Bool": .bool, "Int": .int, "Float": .float, "Decimal": .decimal, "Number": .number,
    "String": .string, "Date": .date, "Time": .time, "DateTime": .dateTime, "Duration": .duration,
    "Symbol": .symbol, "Range": .range, "Function": .function, "KeyPath": .keyPath, "View": .view,
    "Binding": .binding, "List": .anyList, "Record": .anyRecord, "Email": .validated("Email"),
    "URL": .validated("URL"), "Phone": .validated("Phone"), "IBAN": .validated("IBAN"),
    "CreditCard": .validated("CreditCard"),
  ]
}

/// `type Flight { … }`. Filled in once its fields are resolved, since types may name one another.
public final class RecordType: @unchecked Sendable {
  public let name: String
  public private(set) var fields: [FieldType] = []
  private var numbers: [String: Int] = [:]
  /// The shape of its records: the fields in order.
  public internal(set) var shape = Shape([])
  /// Where it was declared.
  public let span: Span

  public init(name: String, span: Span) {
    self.name = name
    self.span = span
  }

  /// A type that a host describes: names and types of fields alone.
  public convenience init(name: String, fields: [(name: String, type: ValueType)]) {
    self.init(name: name, span: .none)
    for field in fields {
      add(FieldType(name: field.name, span: .none, type: field.type, patternSpan: .none))
    }
    shape = Shape(fields.map(\.name))
  }

  public func field(named name: String) -> FieldType? { numbers[name].map { fields[$0] } }

  /// Adds a field of a new name.
  func add(_ field: FieldType) {
    numbers[field.name] = fields.count
    fields.append(field)
  }

  func setCondition(_ condition: FunctionCode, of name: String) {
    if let number = numbers[name] { fields[number].condition = condition }
  }
}

/// A field of a declared type.
public struct FieldType: Sendable {
  public var name: String
  public var span: Span
  public var type: ValueType
  /// `from "Airport Name"`
  public var source: String?
  /// `as "yyyy/MM/dd HH:mm"`
  public var format: String?
  /// `= …`: a function without parameters.
  public var defaultValue: FunctionCode?
  /// `in …`: a function without parameters that gives a range or list.
  public var allowed: FunctionCode?
  /// `matching "…"`
  public var pattern: String?
  public var patternSpan: Span
  /// `where …`: a function of the record and of this field's value, which gives a Bool.
  public var condition: FunctionCode?
}

/// `type Status = .scheduled | .delayed`
public final class ChoiceType: @unchecked Sendable {
  public struct Case: Sendable {
    public var name: String
    public var payload: [ValueType]
  }
  public let name: String
  public private(set) var cases: [Case] = []
  private var numbers: [String: Int] = [:]
  public let span: Span

  public init(name: String, span: Span) {
    self.name = name
    self.span = span
  }

  public func contains(_ name: String) -> Bool { numbers[name] != nil }

  /// The case of a name; nil where there is none.
  public func `case`(named name: String) -> Case? { numbers[name].map { cases[$0] } }

  /// Adds a case; of two with one name the first is found.
  func add(_ item: Case) {
    if numbers[item.name] == nil { numbers[item.name] = cases.count }
    cases.append(item)
  }
}
