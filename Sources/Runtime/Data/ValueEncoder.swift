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
    try EncodingSession(heap: heap).value(of: value, plan: nil)
  }

  /// The same with all fields that the type has, if it tells them: an optional that is nil, which encoding leaves out, is
  /// nil there.
  func encodeWhole<T: Encodable>(_ value: T) throws -> Value {
    let plan = (T.self as? any Decodable.Type).flatMap { EncodingPlan(HostShape(of: $0)) }
    return try EncodingSession(heap: heap).value(of: value, plan: plan)
  }
}

/// The names of a record's fields in their order, with the shape of the records that have them.
final class FieldNames {
  let keys: [String]
  let shape: Shape

  init(_ keys: [String], meter: Meter?) {
    self.keys = keys
    shape = LoadedShape.make(keys, meter: meter)
  }
}

/// The fields that records of a type have, whether they are encoded or not. Of a list it is that of its elements.
final class EncodingPlan {
  let names: FieldNames
  private let fields: [EncodingPlan?]
  private let hasInner: Bool

  /// Nil for types without fields.
  init?(_ shape: HostShape) {
    if shape.fields.isEmpty { return nil }
    names = FieldNames(shape.fields.map(\.name), meter: nil)
    fields = shape.fields.map { EncodingPlan($0.shape) }
    hasInner = fields.contains { $0 != nil }
  }

  /// The plan of a field.
  func field(_ key: String) -> EncodingPlan? {
    guard hasInner, let place = names.keys.firstIndex(of: key) else { return nil }
    return fields[place]
  }
}

/// One call of `encode`.
final class EncodingSession {
  let heap: Heap
  /// Where the value that is being encoded stands.
  @exclusivity(unchecked) var path: [any CodingKey] = []
  /// For each depth the names of the last record there: the next one mostly has the same.
  private var last: [FieldNames?] = []
  /// All names that records had so far, the last at the end.
  private var known: [FieldNames] = []
  private var lastType: (type: any Any.Type, isDictionary: Bool) = (Never.self, false)

  init(heap: Heap) { self.heap = heap }

  func value<T: Encodable>(of value: T, plan: EncodingPlan?) throws -> Value {
    if let special = try special(value) { return special }
    guard path.count < ValueLimits.depth else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: [], debugDescription: "it lies more than \(ValueLimits.depth) levels deep"))
    }
    let encoder = NodeEncoder(session: self, plan: plan)
    try value.encode(to: encoder)
    if case .record(let record)? = encoder.node, isDictionary(T.self) { try close(record).sort() }
    return try finish(encoder.node)
  }

  /// Whether the fields of a type come in any order, so that they are to be sorted.
  private func isDictionary(_ type: any Any.Type) -> Bool {
    if lastType.type == type { return lastType.isDictionary }
    lastType = (type, type is any RecordLikeType.Type)
    return lastType.isDictionary
  }

  /// Types whose own way of encoding says less than is known of them.
  private func special<T: Encodable>(_ value: T) throws -> Value? {
    if T.self == Date.self, let date = value as? Date {
      let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
      guard let instant = Int(exactly: microseconds),
        CivilDate.range.contains(Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
      else {
        throw EncodingError.invalidValue(
          date, .init(codingPath: path, debugDescription: "a DateTime lies in the years 1 to 9999"))
      }
      return .dateTime(instant)
    }
    if T.self == URL.self, let url = value as? URL { return try heap.string(url.absoluteString) }
    if T.self == Foundation.Decimal.self, let number = value as? Foundation.Decimal {
      if let exact = ExactNumber(number.description.utf8) { return .decimal(exact) }
      return .float(NSDecimalNumber(decimal: number).doubleValue)
    }
    if T.self == Swift.Duration.self, let duration = value as? Swift.Duration {
      let (seconds, attoseconds) = duration.components
      let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000)
      guard !isTooLong, let microseconds = Int(exactly: whole) else {
        throw EncodingError.invalidValue(
          duration, .init(codingPath: path, debugDescription: "this is longer than a Duration can be"))
      }
      return try heap.duration(microseconds: microseconds + Int(attoseconds / 1_000_000_000_000))
    }
    if T.self == Data.self, let data = value as? Data { return try heap.string(data.base64EncodedString()) }
    return nil
  }

  // MARK: Records and lists

  /// A record to be filled.
  func record(_ plan: EncodingPlan?) -> EncodedRecord {
    if let plan { return EncodedRecord(plan.names, isWhole: true) }
    return EncodedRecord(path.count < last.count ? last[path.count] : nil, isWhole: false)
  }

  /// The value of what was encoded, to which nothing is added any more.
  private func finish(_ node: EncodedNode?) throws -> Value {
    switch node {
    case .value(let value)?: return value
    case .encoder(let encoder)?: return try finish(encoder.node)
    case .list(let list)?:
      for (place, node) in list.open { list.values[place] = try finish(node) }
      return try JSONRows(heap: heap).sharing(try heap.list(list.values))
    case .record(let record)?:
      try close(record)
      let shape = shape(of: record)
      return try heap.record(shape: shape, record.values)
    case nil: return try heap.record(shape: names([]).shape, [])
    }
  }

  /// Puts the values of the containers in a record.
  @discardableResult
  private func close(_ record: EncodedRecord) throws -> EncodedRecord {
    for (place, node) in record.open { record.values[place] = try finish(node) }
    record.open = []
    record.fill()
    return record
  }

  private func shape(of record: EncodedRecord) -> Shape {
    if let names = record.finalNames { return names.shape }
    let found = names(record.keys)
    while last.count <= path.count { last.append(nil) }
    last[path.count] = found
    return found.shape
  }

  private func names(_ keys: [String]) -> FieldNames {
    // Records of different kinds are few, and mostly come again soon.
    if let found = known.suffix(16).last(where: { $0.keys == keys }) { return found }
    let made = FieldNames(keys, meter: heap.meter)
    known.append(made)
    return made
  }

  // MARK: Scalars

  func integer(_ value: some FixedWidthInteger) throws -> Value {
    guard let number = Int(exactly: value) else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: path, debugDescription: "an Int of the language has 64 bits with a sign"))
    }
    return .int(number)
  }

  func text(_ value: String) throws -> Value { try heap.string(value) }
}
