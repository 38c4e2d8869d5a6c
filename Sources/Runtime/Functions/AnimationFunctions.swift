import Lang

/// How often animations are played: `.linear(duration: 1).repeatForever()`.
extension Catalog {
  func addAnimationFunctions() {
    method("repeatForever(autoreverses: Bool = true)", on: .symbol) { call in
      try call.animation(["repeats": .int(0), "autoreverses": call[1]])
    }
    method("repeatCount(_ count: Int, autoreverses: Bool = true)", on: .symbol) { call in
      guard case .int(let count) = call[1], count > 0 else { throw call.mismatch(1, "an Int of at least 1") }
      return try call.animation(["repeats": .int(count), "autoreverses": call[2]])
    }
  }
}

extension NativeCall {
  /// The animation that the method is called on, with other arguments.
  fileprivate func animation(_ changes: [String: Value]) throws -> Value {
    guard case .symbol(let symbol) = self[0] else { throw mismatch(0, "an animation") }
    let name = symbol.name.text
    guard Animation.names.contains(name) else {
      throw Failure(
        code: "symbol", "`.\(name)` is no animation",
        hint: Suggestions.hint(for: name, in: Animation.names)
          ?? "animations are `.default .linear .easeIn .easeOut .easeInOut .spring`")
    }
    var arguments: [Value] = []
    var labels: [String?] = []
    for (label, value) in zip(symbol.labels, symbol.arguments) where label.map({ changes[$0] == nil }) ?? true
    {
      arguments.append(value)
      labels.append(label)
    }
    for (label, value) in changes.sorted(by: { $0.key < $1.key }) {
      arguments.append(value)
      labels.append(label)
    }
    let changed = Value.symbol(
      SymbolObject(name: symbol.name, arguments: arguments, labels: labels, meter: heap.meter))
    _ = try Animation(changed)
    return changed
  }
}
