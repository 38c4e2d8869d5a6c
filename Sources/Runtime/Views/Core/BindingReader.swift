import Lang

/// Reads what a binding stands for.
enum BindingReader {
  static func value(of binding: BindingObject, machine: Machine) throws -> Value {
    var value: Value
    switch binding.source {
    case .cell(let cell): value = cell.value
    case .custom(let get, _): value = try machine.call(get, arguments: [])
    case .constant(let constant): value = constant
    }
    for step in binding.path {
      switch step {
      case .field(let name): value = try machine.member(value, name.text)
      case .index(let index):
        guard case .list(let list) = value, case .int(let position) = index,
          list.elements.indices.contains(position)
        else { throw gone() }
        value = list.elements[position]
      case .row(let key, let position):
        guard case .list(let list) = value else { throw gone() }
        value = try row(key, in: list, at: position, machine: machine)
      }
    }
    return value
  }

  private static func row(_ key: Value, in list: ListObject, at position: Int, machine: Machine) throws
    -> Value
  {
    if list.elements.indices.contains(position), isRow(list.elements[position], key) {
      return list.elements[position]
    }
    try machine.charge(list.elements.count)
    guard let element = list.elements.first(where: { isRow($0, key) }) else { throw gone() }
    return element
  }

  private static func isRow(_ element: Value, _ key: Value) -> Bool {
    if case .record(let record) = element, let id = record["id"] { return Value.isSame(id, key) }
    return Value.isSame(element, key)
  }

  private static func gone() -> Failure {
    Failure(code: "gone", "the row that this binding stands for is not there any more")
  }
}
