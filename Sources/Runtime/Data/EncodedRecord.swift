import Lang

/// What has been encoded so far of a value. Containers may be filled until the value around them is whole.
enum EncodedNode {
  case value(Value)
  case list(EncodedList)
  case record(EncodedRecord)
  /// Of a superclass.
  case encoder(NodeEncoder)
}

final class EncodedList {
  @exclusivity(unchecked) var values: ContiguousArray<Value> = []
  /// The containers in it, by their places.
  @exclusivity(unchecked) var open: [(place: Int, node: EncodedNode)] = []

  func append(_ node: EncodedNode) {
    open.append((values.count, node))
    values.append(.null)
  }
}

/// A record that is being encoded.
///
/// Its names are not kept as long as they come as in another record, or as the type says.
final class EncodedRecord {
  @exclusivity(unchecked) var values: ContiguousArray<Value> = []
  /// The containers in it, by their places.
  @exclusivity(unchecked) var open: [(place: Int, node: EncodedNode)] = []
  /// Where the names are expected to be found, and whether names between are those of fields that are nil.
  private let expected: FieldNames?
  private let isWhole: Bool
  /// The places of fields that were left out so far.
  @exclusivity(unchecked) private var skipped: [Int] = []
  /// The names, if they come otherwise than expected.
  @exclusivity(unchecked) private var own: [String]?
  @exclusivity(unchecked) private var places: [String: Int]?

  init(_ expected: FieldNames?, isWhole: Bool) {
    self.expected = expected
    self.isWhole = isWhole
    if let expected { values.reserveCapacity(expected.keys.count) }
  }

  /// All names so far.
  var keys: [String] { own ?? expected.map { Array($0.keys.prefix(values.count)) } ?? [] }

  /// The names of those who have just the names that were expected.
  var finalNames: FieldNames? {
    own == nil && values.count == expected?.keys.count ? expected : nil
  }

  func set(_ key: String, _ value: Value) {
    if own == nil {
      if takesExpected(key) { return values.append(value) }
      leaveExpected()
    }
    if let place = place(of: key) {
      values[place] = value
      if !open.isEmpty { open.removeAll { $0.place == place } }
      return
    }
    places?[key] = values.count
    own?.append(key)
    values.append(value)
  }

  /// Sets a container that is filled later.
  func set(_ key: String, _ node: EncodedNode) {
    set(key, .null)
    guard let place = own == nil ? values.count - 1 : place(of: key) else { return }
    open.append((place, node))
  }

  /// Whether a name is the next that is expected, or comes later while all fields have a place.
  private func takesExpected(_ key: String) -> Bool {
    guard let expected else { return false }
    let next = values.count
    if next < expected.keys.count, expected.keys[next] == key { return true }
    guard isWhole, next < expected.keys.count, let later = expected.keys[next...].firstIndex(of: key) else {
      return false
    }
    for place in next..<later {
      skipped.append(place)
      values.append(.null)
    }
    return true
  }

  /// The names come otherwise: from here on they are kept, and those that were left out are none.
  private func leaveExpected() {
    var keys = keys
    for place in skipped.reversed() {
      keys.remove(at: place)
      values.remove(at: place)
      for index in open.indices where open[index].place > place { open[index].place -= 1 }
    }
    skipped = []
    own = keys
  }

  /// Adds the fields that the type has and were left out.
  func fill() {
    guard isWhole, let expected else { return }
    if own == nil {
      while values.count < expected.keys.count { values.append(.null) }
    } else {
      for key in expected.keys where place(of: key) == nil { set(key, .null) }
    }
  }

  /// Puts the fields in the order of their names.
  func sort() {
    let keys = keys
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    values = ContiguousArray(order.map { values[$0] })
    own = order.map { keys[$0] }
    places = nil
  }

  private func place(of key: String) -> Int? {
    guard let own else { return nil }
    if let places { return places[key] }
    if own.count >= 16 {
      let all = Dictionary(zip(own, own.indices), uniquingKeysWith: { first, _ in first })
      places = all
      return all[key]
    }
    return own.firstIndex(of: key)
  }
}
