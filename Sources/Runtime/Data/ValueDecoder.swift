import Foundation
import Lang

/// Makes a host's `Decodable` values of a script's.
///
/// Records become structures, lists arrays; a symbol is read as the text of its name, so that it decodes into an enum of
/// Strings; a DateTime and a Date (midnight of the run's zone) become Foundation's `Date`, a Duration of hours and less
/// its seconds. A key that isn't found as it is is looked for by the name that it has after a point.
package struct ValueDecoder {
  /// The instant (microseconds since 1970) of a day's midnight; UTC's unless given.
  package var midnight: (_ days: Int) -> Int

  package init(midnight: @escaping (Int) -> Int = { $0 &* 86_400_000_000 }) {
    self.midnight = midnight
  }

  /// For values of a screen: midnight is that of its run's zone.
  init(machine: Machine) {
    let environment = machine.environment
    midnight = { environment.instant(days: $0, microseconds: 0) }
  }

  /// The host's value of a script's.
  package func decode<T: Decodable>(_ type: T.Type, from value: Value) throws -> T {
    try NodeDecoder(value: value, codingPath: [], settings: self).unwrap(type)
  }
}

/// The decoder that one value is given.
struct NodeDecoder: Decoder {
  let value: Value
  let codingPath: [any CodingKey]
  let settings: ValueDecoder
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func child(_ value: Value, _ key: any CodingKey) -> NodeDecoder {
    NodeDecoder(value: value, codingPath: codingPath + [key], settings: settings)
  }

  func mismatch(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: "\(value.kindName) can't be \(NodeDecoder.name(of: type))")
    return value.isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  private static func name(of type: Any.Type) -> String {
    if type == [String: Any].self { return "a Record" }
    return type == [Any].self ? "a List" : "a \(type)"
  }

  /// Foundation's own types by their meaning, all others by how they decode themselves.
  func unwrap<T: Decodable>(_ type: T.Type) throws -> T {
    if codingPath.count > ValueLimits.depth { throw mismatch(type) }
    let special: Any?
    if type == Date.self {
      special = try date()
    } else if type == URL.self {
      special = value.asText.flatMap { URL(string: $0) }
      if special == nil { throw mismatch(type) }
    } else if type == Foundation.Decimal.self {
      special = try decimal()
    } else if type == Swift.Duration.self {
      special = Swift.Duration.microseconds(Int64((try float() * 1_000_000).rounded()))
    } else {
      special = nil
    }
    if let special, let result = special as? T { return result }
    return try T(from: self)
  }

  private func date() throws -> Date {
    switch value {
    case .dateTime(let instant): return Date(timeIntervalSince1970: Double(instant) / 1_000_000)
    case .date(let days): return Date(timeIntervalSince1970: Double(settings.midnight(days)) / 1_000_000)
    default: throw mismatch(Date.self)
    }
  }

  private func decimal() throws -> Foundation.Decimal {
    switch value {
    case .int(let number): return Foundation.Decimal(number)
    case .decimal(let number):
      guard let decimal = Foundation.Decimal(string: number.description) else {
        throw mismatch(Foundation.Decimal.self)
      }
      return decimal
    case .float(let number): return Foundation.Decimal(number)
    default: throw mismatch(Foundation.Decimal.self)
    }
  }

  func integer<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
    let exact: Int?
    switch value {
    case .int(let number): exact = number
    case .decimal(let number):
      let whole = number.rounded(decimals: 0)
      exact = Value.isSame(.decimal(whole), value) ? whole.mantissa : nil
    case .float(let number): exact = Int(exactly: number)
    default: throw mismatch(type)
    }
    guard let exact, let result = T(exactly: exact) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: codingPath, debugDescription: "\(ReadableText.value(value)) doesn't fit in a \(type)"))
    }
    return result
  }

  func float() throws -> Double {
    if let number = value.asDouble { return number }
    if case .duration(let duration) = value, duration.months == 0, duration.days == 0 {
      return Double(duration.microseconds) / 1_000_000
    }
    throw mismatch(Double.self)
  }

  func text() throws -> String {
    switch value {
    case .string(let object): return object.text
    case .symbol(let symbol) where symbol.arguments.isEmpty: return symbol.name.text
    case .date, .time, .dateTime, .duration: return ValueText().text(value)
    default: throw mismatch(String.self)
    }
  }

  func bool() throws -> Bool {
    if case .bool(let answer) = value { return answer }
    throw mismatch(Bool.self)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .record(let record) = value else { throw mismatch([String: Any].self) }
    return KeyedDecodingContainer(KeyedValues<Key>(decoder: self, record: record))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let list) = value else { throw mismatch([Any].self) }
    return UnkeyedValues(decoder: self, list: list)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { SingleValue(decoder: self) }
}
