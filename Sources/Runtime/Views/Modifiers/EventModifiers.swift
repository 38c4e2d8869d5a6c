import Lang
import TextLayout

/// Modifiers that run a block when something happens, and what is handed down to the script's own views.
enum EventModifiers {
  /// Where `focused` is handed down: the binding and the value that means "this field".
  static let focusKey = "\u{1}focused"

  static func tap(_ call: ViewCall) throws -> [ViewNode] {
    try call.modified().map { node in
      let control = Control(.tappable, label: NodeText.plain(node), call, action: .call(call[1]))
      // `.id` and `.onTap` may stand in either order.
      if let id = node.identity.explicitID { control.alternativeNames.append(call.machine.text(id)) }
      return ControlNode(node, control, kind: "Tappable")
    }
  }

  static func change(_ call: ViewCall) throws -> [ViewNode] {
    call.expansion.log(
      .watched(
        identity: call.expansion.identity.appending(.part("onChange \(call.span.start)")), value: call[1],
        action: call[2], span: call.span))
    return try call.modified()
  }

  static func appear(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.modified()
    let identity = nodes.first?.identity ?? call.expansion.identity
    call.expansion.log(.appeared(identity: identity, action: call[1], span: call.span))
    return nodes
  }

  static func submit(_ call: ViewCall) throws -> [ViewNode] {
    let action = call[1]
    return try call.modified(in: call.environment.with(\.submit, action))
  }

  static func focused(_ call: ViewCall) throws -> [ViewNode] {
    guard let binding = try call.binding(1) else { throw call.mismatch(1, "a binding") }
    let value: Value = call.has(2) ? call[2] : .bool(true)
    let focus = try call.machine.heap.list([.binding(binding), value])
    return try call.modified(in: call.environment.with { $0.values[focusKey] = focus })
  }

  /// A value that the script's views below read with `environment("name")`.
  static func environment(_ call: ViewCall) throws -> [ViewNode] {
    let key: String
    switch call[1] {
    case .string(let text): key = text.text
    case .symbol(let symbol): key = symbol.name.text
    case .keyPath(let path): key = path.steps.map(\.text).joined(separator: ".")
    default: throw call.mismatch(1, "a name or a key path")
    }
    let value = call[2]
    return try call.modified(in: call.environment.with { $0.values[key] = value })
  }
}

/// Modifiers of what a view is called.
enum IdentityModifiers {
  static func id(_ call: ViewCall) throws -> [ViewNode] {
    let key = call[1]
    let name = call.machine.text(key)
    let place = call.expansion.with(call.environment.with { $0.controlNames.append(name) })
      .inside(.id(ValueKey(key)))
    return try call.modified(in: place)
  }

  static func tag(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.modified()
    for node in nodes { node.traits.tag = call[1] }
    return nodes
  }

  static func accessibilityLabel(_ call: ViewCall) throws -> [ViewNode] {
    let name = call.text(1) ?? ""
    return try call.modified(in: call.environment.with { $0.controlNames.append(name) })
  }
}
