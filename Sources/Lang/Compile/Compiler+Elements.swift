/// What is known of the elements of a list when a block is compiled that is called with each of them.
extension Compiler {
  /// Members of lists whose blocks take an element first.
  private static let elementMembers: Set<String> = [
    "filter", "map", "flatMap", "compactMap", "first", "last", "contains", "allSatisfy", "sum", "min", "max",
    "average", "sorted", "grouped", "count", "forEach", "unique", "firstIndex", "partitioned",
  ]
  /// Views whose blocks take an element.
  private static let elementViews: Set<String> = ["ForEach", "List"]
  /// Members that give a list of the same elements.
  private static let sameElements: Set<String> = [
    "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "unique", "shuffled",
  ]

  /// The elements that blocks of a member of a list are called with.
  func elementForBlocks(ofMember name: String, _ base: Expression) -> ValueType? {
    Compiler.elementMembers.contains(name) ? elementType(base) : nil
  }

  /// The elements that the block of a view of the library is called with.
  func elementForBlocks(of native: NativeFunction, _ sources: [ArgumentSource], _ call: Call) -> ValueType? {
    guard native.role == .view, Compiler.elementViews.contains(native.name),
      case .expression(let number)? = sources.first
    else { return nil }
    return elementType(call.arguments[number].value)
  }

  /// Tells a block that is an argument what it is called with; a key path must begin at a field of it.
  func noteElement(_ element: ValueType, for argument: Expression) {
    switch argument.kind {
    case .closure: elementOfBlock = element
    case .keyPath(let steps):
      guard case .record(let record) = element, let step = steps.first else { return }
      checkField(of: record, step.name, step.span)
    default: break
    }
  }

  /// The type of the list that a call of a member gives.
  func listType(_ call: Call) -> ValueType? {
    guard case .member(let base, let name, _, _) = call.callee.kind,
      Compiler.sameElements.contains(text(name)), let element = elementType(base)
    else { return nil }
    return .list(element)
  }
}
