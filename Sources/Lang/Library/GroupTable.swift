/// Distinct values in the order of their first appearance, each with a number.
struct GroupTable {
  private(set) var keys = ContiguousArray<Value>()
  private var texts: [String: Int] = [:]
  /// Whole numbers, whatever their kind: 1, 1.0 and 1.00 are one key.
  private var integers: [Int: Int] = [:]
  private var others: [ValueKey: Int] = [:]

  /// Bytes that a key takes, about: here, and in one of the tables while that grows.
  private static let size = 96

  /// The number of a key; a new key gets the next one, and its room is counted.
  mutating func index(of key: Value, _ pace: Pace) throws -> Int {
    let next = keys.count
    // The run fails at its next step.
    if next > 0, key.isSpent { return 0 }
    let index: Int
    switch key {
    case .string(let string): index = GroupTable.index(of: string.text, in: &texts, else: next)
    case .int(let number): index = GroupTable.index(of: number, in: &integers, else: next)
    case .float(let number):
      if let whole = Int(exactly: number) {
        index = GroupTable.index(of: whole, in: &integers, else: next)
      } else {
        index = GroupTable.index(of: ValueKey(key), in: &others, else: next)
      }
    case .decimal(let number):
      let unit = ExactNumber.power(Int(number.scale))
      if number.mantissa % unit == 0 {
        index = GroupTable.index(of: number.mantissa / unit, in: &integers, else: next)
      } else {
        index = GroupTable.index(of: ValueKey(key), in: &others, else: next)
      }
    default: index = GroupTable.index(of: ValueKey(key), in: &others, else: next)
    }
    if index == next {
      try pace.hold(GroupTable.size)
      keys.append(key)
    }
    return index
  }

  @inline(__always) private static func index<Key: Hashable>(
    of key: Key, in table: inout [Key: Int], else next: Int
  ) -> Int {
    // One search for both: a missing key's place is made at once.
    func note(_ place: inout Int) -> Int {
      if place < 0 { place = next }
      return place
    }
    return note(&table[key, default: -1])
  }
}
