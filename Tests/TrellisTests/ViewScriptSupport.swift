import Lang
import Testing
import TextLayout

@testable import Trellis

/// A script whose views are drawn and whose controls are used: just enough of a screen to test views with.
final class ViewScript {
  let machine: Machine
  let session: Session
  let screen = TestScreen()
  private let names: Parsed
  private var yielded: [Value] = []
  private var last: Renderer?

  private struct Parsed {
    let unit: CompiledUnit
  }

  init(_ source: String) throws {
    let catalog = Catalog.standard()
    ViewCatalog.addViews(to: catalog)
    session = Session(catalog: catalog)
    machine = Machine(environment: NullEnvironment(), catalog: catalog)
    let result = Parser.parse(
      SourceFile(name: "test", bytes: Array(source.utf8)), id: 0, names: session.names)
    let (unit, diagnostics) = Compiler.compile(result.statements, session: session)
    let problems = (result.diagnostics + diagnostics).filter { $0.severity == .error }
    guard let unit, problems.isEmpty else {
      throw Failure(code: "test", problems.map(\.message).joined(separator: "\n"))
    }
    names = Parsed(unit: unit)
    machine.prepare(for: session)
    for definition in unit.definitions { machine.define(definition.slot, definition.code) }
    screen.machine = machine
    machine.topLevelSink = { [unowned self] value in self.yielded.append(value) }
    machine.beginRun(.topLevel)
    for statement in unit.statements {
      guard let code = statement.code else { continue }
      switch statement.kind {
      case .constant(let slot): _ = try machine.evaluateConstant(slot, code)
      case .variable(let slot), .input(let slot, _, _): machine.setGlobal(slot, try machine.call(code))
      case .state(let slot): machine.makeState(slot, try machine.call(code), name: "state", type: nil)
      default: break
      }
    }
  }

  func draw(width: Int? = 40, height: Int? = nil, format: OutputFormat = .plain) throws -> Drawing {
    yielded = []
    machine.beginRun(.topLevel)
    for statement in names.unit.statements {
      if case .yield = statement.kind, let code = statement.code { _ = try machine.call(code) }
    }
    machine.beginRun(.render)
    let views = ViewSession(machine: machine, delegate: screen, isASCII: format.ascii)
    let renderer = try Renderer(yielded, session: views)
    last = renderer
    let options = Renderer.Options(width: width, height: height, format: format)
    let text = try renderer.text(options)
    return Drawing(
      text: text, warnings: views.warnings, controls: renderer.controls, root: renderer.root,
      width: try renderer.width(options))
  }

  func control(_ label: String) throws -> Control {
    let found = last?.controls.filter { $0.label == label || $0.alternativeNames.contains(label) } ?? []
    return try #require(found.first { !$0.isCovered } ?? found.first)
  }

  /// Uses a control as a tap would.
  func tap(_ label: String) throws {
    let control = try control(label)
    guard control.isEnabled, !control.isCovered else {
      throw Failure(code: "test", "`\(label)` can't be used")
    }
    try run(control.action)
    _ = try draw()
  }

  func run(_ action: Control.Action) throws {
    machine.beginRun(.event)
    try perform(action)
  }

  private func perform(_ action: Control.Action) throws {
    switch action {
    case .none: break
    case .call(let function, let arguments): _ = try machine.call(function, arguments: arguments)
    case .toggle(let binding):
      if case .bool(let value) = try machine.read(binding) { try machine.write(binding, .bool(!value)) }
    case .assign(let binding, let value): try machine.write(binding, value)
    case .change(let binding, let change): try machine.write(binding, try change(try machine.read(binding)))
    case .keep(_, let name, let value): screen.kept[name] = value
    case .push(_, let page): screen.pushed.append(page)
    case .pop: screen.pushed.removeLast()
    case .open: break
    case .several(let actions): for action in actions { try perform(action) }
    }
  }
}
