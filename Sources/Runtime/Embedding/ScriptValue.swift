import Lang

/// A value of the language as a host holds it: what a script's name stands for, what a control is set to, what a
/// function of the host's is given when it takes anything.
///
/// It belongs to the screen that it came from: it is used on that screen's thread. One that a host made itself with
/// `init(_:)` belongs to nobody.
public struct ScriptValue {
  package let value: Value

  package init(value: Value) { self.value = value }

  /// The value of anything that can be encoded.
  ///
  /// - Throws: what its encoding throws.
  public init(_ value: some Encodable) throws { self.value = try ValueEncoder().encode(value) }

  /// The value `nil`.
  public static var nothing: ScriptValue { ScriptValue(value: .null) }

  /// A symbol, which scripts write as `.name`.
  public static func symbol(_ name: String) -> ScriptValue {
    ScriptValue(value: .symbol(SymbolObject(name: StringObject(name, meter: nil), meter: nil)))
  }

  /// The host's value of it.
  ///
  /// - Throws: `DecodingError`, with the place in the value.
  public func decode<T: Decodable>(_ type: T.Type = T.self) throws -> T {
    try ValueDecoder().decode(type, from: value)
  }

  /// Whether it is `nil`.
  public var isNil: Bool { value.isNull || value.isAbsent }

  /// What the language calls its kind: `Int`, `String`, `List`, or the name of a declared type.
  public var kind: String { value.typeName }

  /// The elements of a list; nil for anything else.
  public var elements: [ScriptValue]? {
    guard case .list(let list) = value else { return nil }
    return list.elements.map { ScriptValue(value: $0) }
  }

  /// The fields of a record in order; nil for anything else.
  public var fields: [(name: String, value: ScriptValue)]? {
    guard case .record(let record) = value else { return nil }
    return zip(record.shape.keys, record.values).map { ($0.text, ScriptValue(value: $1)) }
  }

  /// The field of a record; nil if there is no such field.
  public subscript(field: String) -> ScriptValue? {
    guard case .record(let record) = value else { return nil }
    return record[field].map { ScriptValue(value: $0) }
  }
}

extension ScriptValue: Equatable {
  /// Equal as the language's `==` has it: numbers by what they are worth.
  public static func == (a: ScriptValue, b: ScriptValue) -> Bool { Value.isSame(a.value, b.value) }
}

extension ScriptValue: CustomStringConvertible {
  /// The text that a script would print; instants are shown in UTC.
  public var description: String {
    if case .string(let object) = value { return object.text }
    return ValueText().text(value)
  }
}

extension ScriptValue: Codable {
  /// Any value that the decoder holds: nil, a Bool, a number, text, a list or a record.
  public init(from decoder: any Decoder) throws {
    if let own = decoder as? NodeDecoder {
      value = own.value
      return
    }
    if var list = try? decoder.unkeyedContainer() {
      var elements: [Value] = []
      while !list.isAtEnd { elements.append(try list.decode(ScriptValue.self).value) }
      value = try Heap.unlimited.list(elements)
    } else if let record = try? decoder.container(keyedBy: AnyKey.self) {
      value = try Heap.unlimited.record(
        record.allKeys.map { ($0.stringValue, try record.decode(ScriptValue.self, forKey: $0).value) })
    } else {
      let single = try decoder.singleValueContainer()
      if single.decodeNil() {
        value = .null
      } else if let truth = try? single.decode(Bool.self) {
        value = .bool(truth)
      } else if let number = try? single.decode(Int.self) {
        value = .int(number)
      } else if let number = try? single.decode(Double.self) {
        value = .float(number)
      } else {
        value = .text(try single.decode(String.self))
      }
    }
  }

  /// Lists and records as such, numbers, Bools and nil as they are, all else as its text.
  ///
  /// - Throws: `EncodingError` for what can't leave a script: functions, views, bindings.
  public func encode(to encoder: any Encoder) throws {
    if let own = encoder as? NodeEncoder { return own.set(value) }
    switch value {
    case .list(let list):
      var container = encoder.unkeyedContainer()
      for element in list.elements { try container.encode(ScriptValue(value: element)) }
    case .record(let record):
      var container = encoder.container(keyedBy: AnyKey.self)
      for (key, field) in zip(record.shape.keys, record.values) {
        try container.encode(ScriptValue(value: field), forKey: AnyKey(stringValue: key.text))
      }
    default:
      var container = encoder.singleValueContainer()
      switch value {
      case .null, .absent: try container.encodeNil()
      case .bool(let truth): try container.encode(truth)
      case .int(let number): try container.encode(number)
      case .float(let number): try container.encode(number)
      case .decimal(let number): try container.encode(Double(number.description) ?? 0)
      case .symbol(let symbol) where symbol.arguments.isEmpty: try container.encode(symbol.name.text)
      case .function, .native, .keyPath, .view, .binding, .type, .cell, .host:
        throw EncodingError.invalidValue(
          self,
          .init(codingPath: encoder.codingPath, debugDescription: "\(value.kindName) can't leave the script"))
      default: try container.encode(description)
      }
    }
  }
}

/// A key that is whatever it is called.
struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}
