import Foundation
import Lang

/// Makes a script's values of a host's `Encodable` ones.
///
///     struct Flight: Encodable { var code: String; var departs: Date }
///     let value = try ValueEncoder(heap: machine.heap).encode([Flight(…)])
///
/// Structures become records, arrays lists, Foundation's `Date` a DateTime, `Decimal` a Decimal, `URL` and `UUID` their
/// text. A list's rows share the union of their fields, so that an optional which is nil in some of them is nil there.
package struct ValueEncoder {
  /// Counts what is made against a machine's memory.
  package var heap: Heap

  package init(heap: Heap = .unlimited) { self.heap = heap }

  /// The value of anything that a host can encode.
  package func encode(_ value: some Encodable) throws -> Value {
    let session = EncodingSession(heap: heap)
    let node = try session.node(of: value, at: [])
    return try session.value(of: node, depth: 0)
  }
}

/// What has been encoded so far of a value: containers are filled in later, so they are objects.
enum EncodedNode {
  case value(Value)
  case list(EncodedList)
  case record(EncodedRecord)
}

final class EncodedList {
  var elements: [EncodedNode] = []
}

final class EncodedRecord {
  var keys: [String] = []
  var fields: [EncodedNode] = []
  private var places: [String: Int]?

  func set(_ key: String, _ node: EncodedNode) {
    if let place = place(of: key) {
      fields[place] = node
      return
    }
    places?[key] = keys.count
    keys.append(key)
    fields.append(node)
  }

  /// Puts the fields in the order of their names.
  func sort() {
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    fields = order.map { fields[$0] }
    keys = order.map { keys[$0] }
    places = nil
  }

  private func place(of key: String) -> Int? {
    if let places { return places[key] }
    if keys.count >= 16 {
      let all = Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
      places = all
      return all[key]
    }
    return keys.firstIndex(of: key)
  }
}

/// One call of `encode`: makes nodes, then values of them.
final class EncodingSession {
  private let heap: Heap
  /// For each depth the keys and shape of the last record there.
  private var shapes: [(keys: [String], shape: Shape)?] = []

  init(heap: Heap) { self.heap = heap }

  func node<T: Encodable>(of value: T, at path: [any CodingKey]) throws -> EncodedNode {
    if EncodingSession.specialTypes.contains(ObjectIdentifier(T.self)), let special = try special(value, path)
    {
      return .value(special)
    }
    guard path.count < ValueLimits.depth else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "it lies more than \(ValueLimits.depth) levels deep"))
    }
    let encoder = NodeEncoder(session: self, codingPath: path)
    try value.encode(to: encoder)
    if case .record(let record)? = encoder.node, isDictionary(T.self) { record.sort() }
    return encoder.node ?? .record(EncodedRecord())
  }

  /// Types whose own way of encoding says less than is known of them.
  private static let specialTypes: Set<ObjectIdentifier> = [
    ObjectIdentifier(Date.self), ObjectIdentifier(URL.self), ObjectIdentifier(Foundation.Decimal.self),
    ObjectIdentifier(Data.self), ObjectIdentifier(Swift.Duration.self),
  ]

  private var dictionaries: [ObjectIdentifier: Bool] = [:]

  /// Whether the fields of a type come in any order, so that they are to be sorted.
  private func isDictionary(_ type: Any.Type) -> Bool {
    if let known = dictionaries[ObjectIdentifier(type)] { return known }
    let found = type is any RecordLikeType.Type
    dictionaries[ObjectIdentifier(type)] = found
    return found
  }

  private func special(_ value: some Encodable, _ path: [any CodingKey]) throws -> Value? {
    switch value {
    case let date as Date:
      let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
      guard let instant = Int(exactly: microseconds),
        CivilDate.range.contains(Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
      else {
        throw EncodingError.invalidValue(
          date, .init(codingPath: path, debugDescription: "a DateTime lies in the years 1 to 9999"))
      }
      return .dateTime(instant)
    case let url as URL: return try heap.string(url.absoluteString)
    case let number as Foundation.Decimal:
      if let exact = ExactNumber(number.description.utf8) { return .decimal(exact) }
      return .float(NSDecimalNumber(decimal: number).doubleValue)
    case let duration as Swift.Duration:
      let (seconds, attoseconds) = duration.components
      let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000)
      guard !isTooLong, let microseconds = Int(exactly: whole) else {
        throw EncodingError.invalidValue(
          duration, .init(codingPath: path, debugDescription: "this is longer than a Duration can be"))
      }
      return try heap.duration(microseconds: microseconds + Int(attoseconds / 1_000_000_000_000))
    case let data as Data: return try heap.string(data.base64EncodedString())
    default: return nil
    }
  }

  func value(of node: EncodedNode, depth: Int) throws -> Value {
    switch node {
    case .value(let value): return value
    case .list(let list):
      var elements = ContiguousArray<Value>()
      elements.reserveCapacity(list.elements.count)
      for element in list.elements { elements.append(try value(of: element, depth: depth + 1)) }
      let made = try heap.list(elements)
      return try JSONRows(heap: heap).sharing(made)
    case .record(let record):
      var values = ContiguousArray<Value>()
      values.reserveCapacity(record.fields.count)
      for field in record.fields { values.append(try value(of: field, depth: depth + 1)) }
      return try heap.record(shape: shape(record.keys, depth), values)
    }
  }

  private func shape(_ keys: [String], _ depth: Int) -> Shape {
    while shapes.count <= depth { shapes.append(nil) }
    if let known = shapes[depth], known.keys == keys { return known.shape }
    let shape = LoadedShape.make(keys, meter: heap.meter)
    shapes[depth] = (keys, shape)
    return shape
  }

  func integer(_ value: some FixedWidthInteger, _ path: [any CodingKey]) throws -> EncodedNode {
    guard let number = Int(exactly: value) else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: path, debugDescription: "an Int of the language has 64 bits with a sign"))
    }
    return .value(.int(number))
  }

  func text(_ value: String) throws -> EncodedNode { .value(try heap.string(value)) }
}
