import Lang

/// A view that a host makes: of the library's views, of what a script gave it, with modifiers.
///
///     interpreter.registerView("Badge(_ text, isOn, content)") {
///       (text: String, isOn: ScriptBinding<Bool>, content: ScriptContent) in
///       HostView.row {
///         HostView.text(try isOn.get() ? "● \(text)" : "○ \(text)").modifier("bold")
///         content.view
///       }
///       .onTap { try isOn.set(!isOn.get()) }
///     }
///
/// It is a description, as in a script: nothing is drawn before it is asked for.
public struct HostView {
  indirect enum Kind {
    case value(Value)
    case call(String, [(label: String, value: ScriptValue)], [HostView]?)
    case group([HostView])
    case modified(HostView, String, [(label: String, value: ScriptValue)])
    case sized((Int, Int) throws -> HostView)
  }

  let kind: Kind

  init(kind: Kind) { self.kind = kind }

  /// A view of the library, or one that the host registered, by its name.
  ///
  /// - Parameters:
  ///   - name: `Label`, `VStack`, …
  ///   - arguments: by their labels; `"_"` for those that a call passes by position, in order.
  ///   - content: what stands in its block of views, if it takes one.
  public init(
    _ name: String, _ arguments: KeyValuePairs<String, ScriptValue> = [:],
    @HostViewBuilder content: () throws -> [HostView]
  ) rethrows {
    kind = .call(name, arguments.map { ($0.key, $0.value) }, try content())
  }

  /// The same for a view without content.
  public init(_ name: String, _ arguments: KeyValuePairs<String, ScriptValue> = [:]) {
    kind = .call(name, arguments.map { ($0.key, $0.value) }, nil)
  }

  /// Text, wrapped where it is too wide.
  public static func text(_ text: String) -> HostView {
    HostView("Text", ["_": ScriptValue(stringLiteral: text)])
  }

  /// Views below one another.
  public static func column(
    spacing: Int = 0, @HostViewBuilder _ content: () throws -> [HostView]
  ) rethrows -> HostView {
    try HostView(
      "VStack", ["alignment": .symbol("leading"), "spacing": ScriptValue(integerLiteral: spacing)],
      content: content)
  }

  /// Views beside one another.
  public static func row(
    spacing: Int = 1, @HostViewBuilder _ content: () throws -> [HostView]
  ) rethrows -> HostView {
    try HostView("HStack", ["spacing": ScriptValue(integerLiteral: spacing)], content: content)
  }

  /// Several views, which the view around them arranges.
  public static func group(_ views: [HostView]) -> HostView { HostView(kind: .group(views)) }

  /// A view that takes all the room that there is and is made knowing its columns and rows.
  public static func sized(_ make: @escaping (_ columns: Int, _ rows: Int) throws -> HostView) -> HostView {
    HostView(kind: .sized(make))
  }

  /// The view with a modifier of the library: `.modifier("foregroundStyle", ["_": .symbol("red")])`.
  public func modifier(_ name: String, _ arguments: KeyValuePairs<String, ScriptValue> = [:]) -> HostView {
    HostView(kind: .modified(self, name, arguments.map { ($0.key, $0.value) }))
  }

  /// The view with something that happens when it is tapped: an event of the screen, undone as a whole if it fails.
  public func onTap(_ action: @escaping () throws -> Void) -> HostView {
    modifier("onTap", ["action": .action(action)])
  }
}

/// Lists views one after the other, with `if` and `for`.
@resultBuilder public enum HostViewBuilder {
  /// A view.
  public static func buildExpression(_ view: HostView) -> [HostView] { [view] }
  /// Several views.
  public static func buildExpression(_ views: [HostView]) -> [HostView] { views }
  /// Views one after the other.
  public static func buildBlock(_ parts: [HostView]...) -> [HostView] { parts.flatMap { $0 } }
  /// Views that may not be there.
  public static func buildOptional(_ part: [HostView]?) -> [HostView] { part ?? [] }
  /// The first of two ways.
  public static func buildEither(first part: [HostView]) -> [HostView] { part }
  /// The second of two ways.
  public static func buildEither(second part: [HostView]) -> [HostView] { part }
  /// Views of a loop.
  public static func buildArray(_ parts: [[HostView]]) -> [HostView] { parts.flatMap { $0 } }
}

extension HostRegistry {
  /// Makes a view of the host's known to scripts, which use it as any other.
  ///
  /// The signature is that of `register`, with a capitalised name. Beside values the closure may take a
  /// `ScriptBinding`, a `ScriptContent` (the block of views), a `ScriptAction`. It is called when the view is made, and
  /// again when a binding that it read has changed, or after `screen.invalidate()`.
  public func registerView<each Argument: Decodable>(
    _ signature: String, help: String = "",
    _ body: @escaping @Sendable (repeat each Argument) throws -> HostView
  ) {
    var types: [Any.Type] = []
    repeat types.append((each Argument).self)
    var entry = HostFunction(signature, types, result: nil, help: help)
    entry.kind = .view
    let view: any HostViewMaking = HostViewBody(body: body, entry: entry)
    accept(NativeFunction(entry.signature, role: .view, tag: -1, payload: view, body: nil), entry)
  }
}

/// What makes a view of the host's.
protocol HostViewMaking: Sendable {
  func make(_ arguments: HostArguments, _ name: String) throws -> HostView
}

private struct HostViewBody<each Argument: Decodable>: HostViewMaking, @unchecked Sendable {
  let body: @Sendable (repeat each Argument) throws -> HostView
  let entry: HostFunction

  func make(_ arguments: HostArguments, _ name: String) throws -> HostView {
    guard entry.isWhole else { throw entry.mismatch }
    let given = (repeat try arguments.take((each Argument).self))
    do { return try body(repeat each given) } catch { throw HostResult.failure(error, of: name) }
  }
}

extension Screen {
  /// The views that a view of the host's stands for.
  func hostBody(of view: ViewObject) throws -> Value {
    guard case .native(let function) = view.maker, let maker = function.payload as? any HostViewMaking else {
      return .null
    }
    noteHostRead()
    let made = try maker.make(HostArguments(view, function, machine), function.name)
    return try HostViewValue(machine: machine, name: function.name, span: view.span).value(made)
  }
}

/// Makes views of the language of those of a host.
struct HostViewValue {
  let machine: Machine
  /// The host's view.
  let name: String
  /// Where the script uses it.
  let span: Span

  func value(_ view: HostView, depth: Int = 0) throws -> Value {
    guard depth < ValueLimits.depth else { throw Failure(.limit, code: "view-depth", "`\(name)` has no end") }
    switch view.kind {
    case .value(let value): return value
    case .group(let views): return try machine.heap.list(try views.map { try value($0, depth: depth + 1) })
    case .call(let called, let arguments, let content):
      guard let function = machine.catalog.functions[called], function.role == .view else {
        throw problem("there is no view `\(called)`")
      }
      var all = arguments
      if let content {
        let views = try machine.heap.list(try content.map { try value($0, depth: depth + 1) })
        all.append(("content", ScriptValue(value: views)))
      }
      return try machine.makeView(function, try ordered(all, function, skipping: 0), at: span)
    case .modified(let inner, let modifier, let arguments):
      guard let function = machine.catalog.methods[modifier], function.role == .modifier else {
        throw problem("there is no modifier `\(modifier)`")
      }
      var values = try ordered(arguments, function, skipping: 1)
      values[0] = try single(inner, depth)
      return try machine.makeView(function, values, at: span)
    case .sized(let make):
      // It runs on the screen's thread alone, when the view is laid out.
      nonisolated(unsafe) let make = make
      let content = NativeFunction("content(_ proxy: Any)", role: .function) { [name, span] call in
        guard case .record(let proxy) = call[0], case .record(let size)? = proxy["size"] else { return .null }
        let made = try make(size["width"]?.asInt ?? 0, size["height"]?.asInt ?? 0)
        return try HostViewValue(machine: call.machine, name: name, span: span).value(made, depth: depth + 1)
      }
      guard let reader = machine.catalog.functions["GeometryReader"] else { return .null }
      return try machine.makeView(reader, [.native(content)], at: span)
    }
  }

  /// What a modifier is applied to is one view.
  private func single(_ view: HostView, _ depth: Int) throws -> Value {
    let value = try value(view, depth: depth + 1)
    if case .view = value { return value }
    guard let group = machine.catalog.functions["Group"] else { return value }
    return try machine.makeView(group, [value], at: span)
  }

  /// Arguments in the order of the signature.
  private func ordered(
    _ arguments: [(label: String, value: ScriptValue)], _ function: NativeFunction, skipping first: Int
  ) throws -> [Value] {
    let parameters = function.signature.parameters
    var values = parameters.map { $0.defaultText == nil ? Value.absent : $0.defaultValue }
    var isGiven = Array(repeating: false, count: parameters.count)
    for (label, value) in arguments {
      let index = parameters.indices.first { index in
        index >= first && !isGiven[index]
          && (label == "_"
            ? parameters[index].label == nil
            : parameters[index].label == label || parameters[index].name == label
              || label == "content" && parameters[index].block != .none && parameters[index].block != .action)
      }
      guard let index else { throw problem("`\(function.name)` has no parameter `\(label)`") }
      values[index] = value.value
      isGiven[index] = true
    }
    for (index, parameter) in parameters.enumerated() where index >= first && !isGiven[index] {
      if parameter.isRequired { throw problem("`\(function.name)` needs `\(parameter.displayName)`") }
    }
    return values
  }

  private func problem(_ words: String) -> Failure {
    Failure(code: "host-view", "the host makes `\(name)` wrongly: \(words)")
  }
}
