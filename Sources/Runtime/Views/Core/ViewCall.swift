import Lang
import TextLayout

/// The arguments of a view or modifier while its nodes are made, in the order of its signature.
/// A modifier's first argument is the view that it modifies.
struct ViewCall {
  let view: ViewObject
  /// The place of the view: what it hands down, its identity.
  let expansion: Expansion
  /// Which of several views from the same place in the source it is.
  let occurrence: Int

  var environment: ViewEnvironment { expansion.environment }
  var session: ViewSession { expansion.session }
  var machine: Machine { expansion.session.machine }
  var span: Span { view.span }

  private var parameters: [SignatureParameter] {
    if case .native(let function) = view.maker { return function.signature.parameters }
    return []
  }

  /// The name of the view or modifier, for messages.
  var name: String {
    switch view.maker {
    case .native(let function): function.name
    case .script(let function): function.code.name
    }
  }

  /// Whether the argument was given, and is not nil.
  func has(_ index: Int) -> Bool {
    guard view.arguments.indices.contains(index) else { return false }
    switch view.arguments[index] {
    case .absent, .null: return false
    default: return true
    }
  }

  /// The argument, or its default.
  subscript(index: Int) -> Value {
    guard view.arguments.indices.contains(index), case let value = view.arguments[index], !value.isAbsent
    else {
      let parameters = self.parameters
      return parameters.indices.contains(index) ? parameters[index].defaultValue : .null
    }
    return value
  }

  func mismatch(_ index: Int, _ expected: String) -> Failure {
    let parameters = self.parameters
    let label = parameters.indices.contains(index) ? parameters[index].displayName : "argument \(index + 1)"
    return Failure(
      code: "type", "`\(label)` of `\(name)` must be \(expected), but is \(self[index].kindName)", at: span)
  }

  /// Text: a String as it is, any other value as it is printed; nil if the argument is nil.
  func text(_ index: Int) -> String? {
    let value = self[index]
    return value.isNull ? nil : machine.text(value)
  }

  func int(_ index: Int) throws -> Int? {
    switch self[index] {
    case .null: return nil
    case .int(let value): return value
    case let value:
      guard let number = value.asDouble, number.isFinite else { throw mismatch(index, "an Int") }
      return Int(max(-1e15, min(1e15, number)) + (number < 0 ? -0.5 : 0.5))
    }
  }

  /// A length in cells: an Int, or `.infinity` for `Cells.most`.
  func length(_ index: Int) throws -> Int? {
    switch self[index] {
    case .null: return nil
    case .symbol(let symbol) where symbol.name.text == "infinity": return Cells.most
    case .float(let value) where value == .infinity: return Cells.most
    default: return try int(index).map(Cells.clamp)
    }
  }

  func double(_ index: Int) throws -> Double? {
    if self[index].isNull { return nil }
    guard let value = self[index].asDouble else { throw mismatch(index, "a number") }
    return value
  }

  func bool(_ index: Int, default value: Bool = false) throws -> Bool {
    switch self[index] {
    case .bool(let value): return value
    case .null: return value
    case .binding(let binding):
      if case .bool(let value) = try expansion.read(binding) { return value }
      throw mismatch(index, "a Bool")
    default: throw mismatch(index, "a Bool")
    }
  }

  func symbol(_ index: Int) throws -> String? {
    switch self[index] {
    case .null: return nil
    case .symbol(let symbol): return symbol.name.text
    default: throw mismatch(index, "a symbol")
    }
  }

  func binding(_ index: Int) throws -> BindingObject? {
    switch self[index] {
    case .null: return nil
    case .binding(let binding): return binding
    default: throw mismatch(index, "a binding")
    }
  }

  /// What the view was made into in the last render, while it is made in this one.
  var earlier: ViewNode? { expansion.frame.previous?.nodes.first }

  /// The views of a content block.
  func content(_ index: Int, _ arguments: [Value] = [], takesText: Bool = false) throws -> [ViewNode] {
    try expansion.content(self[index], arguments, takesText: takesText)
  }

  /// The views of a content block, with something else handed down.
  func content(
    _ index: Int, _ arguments: [Value] = [], takesText: Bool = false, in environment: ViewEnvironment
  ) throws -> [ViewNode] {
    try expansion.with(environment).content(self[index], arguments, takesText: takesText)
  }

  /// Of a modifier that does something to each node: the nodes of the view that it modifies. Rows that a list would
  /// make later are made now.
  func modified() throws -> [ViewNode] { try ViewCall.flattened(try modified(in: expansion)) }

  static func flattened(_ nodes: [ViewNode]) throws -> [ViewNode] {
    guard nodes.contains(where: { $0 is LazyRowsNode }) else { return nodes }
    return try nodes.flatMap { node in try (node as? LazyRowsNode)?.rows.all() ?? [node] }
  }

  /// Of a modifier: the nodes of the view that it modifies, with something else handed down.
  func modified(in environment: ViewEnvironment) throws -> [ViewNode] {
    try modified(in: expansion.with(environment))
  }

  func modified(in expansion: Expansion) throws -> [ViewNode] {
    switch self[0] {
    case .view(let inner): return try expansion.expand(inner, occurrence: occurrence)
    case let other: return try expansion.expand(other, isPart: true)
    }
  }

  /// A value as it may be shown: as blocks below `.redacted()`.
  func shown(_ text: String) -> String {
    environment.isRedacted ? TextNode.redact(StyledText(text), policy: session.policy).string : text
  }

  /// Says that something about this call has no effect, or not the one that it seems to have.
  func warn(_ code: String, _ message: String, hint: String? = nil) {
    session.warn(code, message, at: span, hint: hint)
  }
}
