@testable import Lang

/// Runs a script on the standard library alone and collects what it says.
final class LibraryScript {
  private final class Environment: MachineEnvironment {
    var now = 0
    var lines: [String] = []
    func offset(at instant: Int) -> Int { 0 }
    func instant(days: Int, microseconds: Int) -> Int { days &* 86_400_000_000 &+ microseconds }
    func print(_ line: String) { lines.append(line) }
    func warn(_ diagnostic: Diagnostic) { lines.append(diagnostic.message) }
    func check(_ value: Value, against type: ValueType, subject: String, machine: Machine) -> Value { value }
  }

  /// What was printed, warned of and failed, a line each; compile errors begin with `error:`.
  static func output(_ source: String, limits: Limits = Limits()) -> String {
    let environment = Environment()
    let catalog = Catalog.standard()
    let session = Session(catalog: catalog)
    let parsed = Parser.parse(
      SourceFile(name: "test", bytes: Array(source.utf8)), id: 1, names: session.names)
    let (unit, diagnostics) = Compiler.compile(parsed.statements, session: session)
    let errors = (parsed.diagnostics + diagnostics).filter { $0.severity == .error }
    guard errors.isEmpty, let unit else {
      return errors.map { "error: " + $0.message + $0.hints.map { " (" + $0 + ")" }.joined() }.joined(
        separator: "\n")
    }
    let machine = Machine(environment: environment, catalog: catalog, limits: limits)
    machine.prepare(for: session)
    machine.topLevelSink = { value in
      if !value.isNull { environment.lines.append(machine.text(value)) }
    }
    machine.beginRun(.topLevel)
    for definition in unit.definitions { machine.define(definition.slot, definition.code) }
    do {
      for statement in unit.statements {
        guard let code = statement.code else { continue }
        switch statement.kind {
        case .constant(let slot): _ = try machine.evaluateConstant(slot, code)
        case .variable(let slot): machine.setGlobal(slot, try machine.call(code))
        default: _ = try machine.call(code)
        }
      }
    } catch let failure as Failure {
      if !failure.message.isEmpty { environment.lines.append(failure.message) }
    } catch { environment.lines.append("\(error)") }
    return environment.lines.joined(separator: "\n")
  }
}
