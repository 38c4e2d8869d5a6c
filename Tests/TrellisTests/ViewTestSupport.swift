import Lang
import TextLayout

@testable import Trellis

/// Builds views as the machine would: `V.text("a").bold()` without a script.
enum V {
  nonisolated(unsafe) private static var offset = 0

  /// A place in the source that no other view has.
  static func nextSpan() -> Span {
    offset += 10
    return Span(file: 0, start: offset, end: offset + 5)
  }

  static let catalog: Catalog = {
    let catalog = Catalog()
    ViewCatalog.addViews(to: catalog)
    return catalog
  }()

  /// A view by name with arguments by display name; `content` goes to the last parameter that isn't filled.
  static func make(_ name: String, _ arguments: [String: Value] = [:], span: Span? = nil) -> Value {
    guard let function = catalog.functions[name] else { return .text("no view \(name)") }
    return make(function, arguments, receiver: nil, span: span ?? nextSpan())
  }

  static func modify(_ view: Value, _ name: String, _ arguments: [String: Value] = [:]) -> Value {
    guard let function = catalog.methods[name] else { return .text("no modifier \(name)") }
    return make(function, arguments, receiver: view, span: nextSpan())
  }

  private static func make(
    _ function: NativeFunction, _ arguments: [String: Value], receiver: Value?, span: Span
  ) -> Value {
    var values = ContiguousArray<Value>()
    var unused = Set(arguments.keys)
    for (index, parameter) in function.signature.parameters.enumerated() {
      if index == 0, let receiver {
        values.append(receiver)
      } else {
        let key = parameter.label ?? "_" + parameter.name
        unused.remove(key)
        values.append(arguments[key] ?? .absent)
      }
    }
    if let first = unused.first { return .text("\(function.name) has no parameter \(first)") }
    return .view(ViewObject(maker: .native(function), arguments: values, span: span, meter: nil))
  }

  static func list(_ values: [Value]) -> Value { .list(ListObject(ContiguousArray(values), meter: nil)) }

  static func symbol(_ name: String, _ arguments: [Value] = [], _ labels: [String?] = []) -> Value {
    .symbol(
      SymbolObject(name: StringObject(name, meter: nil), arguments: arguments, labels: labels, meter: nil))
  }

  static func constant(_ value: Value) -> Value {
    .binding(BindingObject(source: .constant(value), path: [], meter: nil))
  }

  static func text(_ text: String) -> Value { make("Text", ["_content": .text(text)]) }

  static func vStack(alignment: String? = nil, spacing: Int? = nil, _ content: Value...) -> Value {
    stack("VStack", alignment, spacing, content)
  }

  static func hStack(alignment: String? = nil, spacing: Int? = nil, _ content: Value...) -> Value {
    stack("HStack", alignment, spacing, content)
  }

  private static func stack(_ name: String, _ alignment: String?, _ spacing: Int?, _ content: [Value])
    -> Value
  {
    var arguments = ["content": list(content)]
    if let alignment { arguments["alignment"] = symbol(alignment) }
    if let spacing { arguments["spacing"] = .int(spacing) }
    return make(name, arguments)
  }

  static var spacer: Value { make("Spacer") }
  static var divider: Value { make("Divider") }
}

extension Value {
  func modified(_ name: String, _ arguments: [String: Value] = [:]) -> Value {
    V.modify(self, name, arguments)
  }
}

/// What a render gave.
struct Drawing {
  let text: String
  let warnings: [Diagnostic]
  let controls: [Control]
  let root: ViewNode
  let width: Int

  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The lines that are wider than the screen.
  var tooWide: [String] { lines.filter { TextWidth.width($0) > width } }
}

/// Draws views at a width.
func draw(
  _ views: Value..., width: Int = 40, height: Int? = nil, format: OutputFormat = .plain,
  delegate: (any ExpansionDelegate)? = nil
) throws -> Drawing {
  try drawAll(views, width: width, height: height, format: format, delegate: delegate)
}

func drawAll(
  _ views: [Value], width: Int? = 40, height: Int? = nil, format: OutputFormat = .plain,
  delegate: (any ExpansionDelegate)? = nil, limits: ViewLimits = ViewLimits()
) throws -> Drawing {
  let machine = Machine(environment: NullEnvironment(), catalog: Catalog())
  let session = ViewSession(machine: machine, delegate: delegate, limits: limits, isASCII: format.ascii)
  let renderer = try Renderer(views, session: session)
  let options = Renderer.Options(width: width, height: height, format: format)
  let text = try renderer.text(options)
  return Drawing(
    text: text, warnings: session.warnings, controls: renderer.controls, root: renderer.root,
    width: try renderer.width(options))
}

extension V {
  static func list(_ style: String? = nil, _ content: Value...) -> Value {
    let list = make("List", ["content": self.list(content)])
    return style.map { list.modified("listStyle", ["_style": symbol($0)]) } ?? list
  }

  static func section(_ title: String, footer: String? = nil, _ content: Value...) -> Value {
    var arguments: [String: Value] = ["_text": .text(title), "content": list(content)]
    if let footer { arguments["footer"] = .text(footer) }
    return make("Section", arguments)
  }

  static func label(_ title: String, _ symbol: String) -> Value {
    make("Label", ["_text": .text(title), "systemImage": .text(symbol)])
  }

  static func toggle(_ title: String, symbol: String? = nil, _ isOn: Bool) -> Value {
    var arguments: [String: Value] = ["_text": .text(title), "isOn": constant(.bool(isOn))]
    if let symbol { arguments["systemImage"] = .text(symbol) }
    return make("Toggle", arguments)
  }

  static func button(_ title: String) -> Value {
    let action: Value = catalog.functions["Divider"].map { .native($0) } ?? .null
    return make("Button", ["_text": .text(title), "action": action])
  }

  static func link(_ title: String, symbol: String? = nil, _ destination: Value = .null) -> Value {
    var arguments: [String: Value] = ["_text": .text(title), "destination": destination]
    if let symbol { arguments["systemImage"] = .text(symbol) }
    return make("NavigationLink", arguments)
  }

  static func navigationStack(_ content: Value...) -> Value {
    make("NavigationStack", ["content": list(content)])
  }

  static func progress(_ value: Double, total: Double = 1, _ title: String? = nil) -> Value {
    var arguments: [String: Value] = ["value": .float(value), "total": .float(total)]
    if let title { arguments["_text"] = .text(title) }
    return make("ProgressView", arguments)
  }
}

extension Value {
  func titled(_ title: String) -> Value { modified("navigationTitle", ["_title": .text(title)]) }
}

/// Library state, kept in dictionaries.
final class TestScreen: ExpansionDelegate {
  var kept: [String: Value] = [:]
  var pushed: [NavigationEntry] = []
  var focus: Identity?
  var appeared = 0
  var watched = 0

  weak var machine: Machine?
  private var states: [Identity: ViewStates] = [:]

  func body(of view: ViewObject, identity: Identity) throws -> Value {
    guard case .script(let function) = view.maker, let machine else { return .null }
    let states = self.states[identity] ?? ViewStates()
    self.states[identity] = states
    let outer = machine.viewStates
    machine.viewStates = states
    defer { machine.viewStates = outer }
    return try machine.call(.function(function), arguments: Array(view.arguments))
  }

  func kept(_ name: String, for identity: Identity) -> Value? { kept[name] }
  func pages(of stack: Identity) -> [NavigationEntry] { pushed }
  func hasFocus(_ identity: Identity) -> Bool { focus == identity }
  func appeared(_ identity: Identity, action: Value, span: Span) { appeared += 1 }
  func watch(_ value: Value, identity: Identity, action: Value, span: Span) { watched += 1 }
  func presented(_ identity: Identity, onDismiss: Value, span: Span) {}
}

enum ViewTestMachine {
  static func make() -> Machine {
    let machine = Machine(environment: NullEnvironment(), catalog: V.catalog)
    machine.beginRun(.render)
    return machine
  }
}
