/// Numbers by name: a table with a row for each name, as the numbers of names lie close together.
struct NameMap: Sequence, Sendable {
  /// By the id of the name; -1 where there is none.
  private var numbers: [Int] = []

  /// The number of a name, at least 0.
  subscript(name: Name) -> Int? {
    @inline(__always) get {
      let id = Int(name.id)
      guard id < numbers.count, numbers[id] >= 0 else { return nil }
      return numbers[id]
    }
    set {
      let id = Int(name.id)
      while numbers.count <= id { numbers.append(-1) }
      numbers[id] = newValue ?? -1
    }
  }

  /// In the order in which the names were first read.
  var keys: [Name] { map(\.name) }

  func makeIterator() -> AnyIterator<(name: Name, number: Int)> {
    var id = 0
    return AnyIterator {
      while id < numbers.count {
        defer { id += 1 }
        if numbers[id] >= 0 { return (Name(id: UInt32(id)), numbers[id]) }
      }
      return nil
    }
  }
}
