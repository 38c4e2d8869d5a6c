@testable import Lang
@testable import Trellis

/// What a script prints, and the declared types of the product.
final class DifferentialEnvironment: MachineEnvironment {
  var now = 0
  var lines: [String] = []
  func offset(at instant: Int) -> Int { 0 }
  func instant(days: Int, microseconds: Int) -> Int { days &* 86_400_000_000 &+ microseconds }
  func print(_ line: String) { lines.append(line) }
  func warn(_ diagnostic: Diagnostic) { lines.append("warning: \(diagnostic.message)") }
  func check(_ value: Value, against type: ValueType, subject: String, machine: Machine) throws -> Value {
    try DataCheck.check(value, against: type, subject: subject, machine: machine, services: .standard)
  }
}

/// One program, run by the evaluator and by the machine.
struct DifferentialRun {
  enum Outcome {
    /// Both did the same; how many lines that were, and how many statements failed.
    case same(lines: Int, failures: Int)
    /// It does not compile.
    case refused(String)
    /// The evaluator gave up.
    case skipped(String)
    /// `kind` is the same for differences that are alike.
    case differs(String, kind: String)
  }

  /// The standard library, shared by all programs of a run: making one takes longer than running a program.
  let catalog = Catalog.standard()

  func run(_ source: String) -> Outcome {
    let session = Session(catalog: catalog)
    let parsed = Parser.parse(SourceFile(name: "program", text: source), id: 0, names: session.names)
    let (unit, diagnostics) = Compiler.compile(parsed.statements, session: session)
    if let error = (parsed.diagnostics + diagnostics).first(where: { $0.severity == .error }) {
      return .refused("\(error.message) at \(error.span.start)")
    }
    guard let unit else { return .refused("nothing was compiled") }
    let (lines, failures, reason) = evaluate(parsed.statements, session)
    if let reason { return .skipped(reason) }
    let other = execute(unit, session)
    if lines == other { return .same(lines: lines.count, failures: failures) }
    return difference(lines, other)
  }

  private func difference(_ expected: [String], _ found: [String]) -> Outcome {
    var index = 0
    while index < expected.count, index < found.count, expected[index] == found[index] { index += 1 }
    func line(_ lines: [String]) -> String { index < lines.count ? lines[index] : "nothing more" }
    func kind(_ line: String) -> String {
      line.hasPrefix("failed: ") ? line.split(separator: " ").prefix(2).joined(separator: " ") : "value"
    }
    return .differs(
      "line \(index): the evaluator says\n  \(line(expected))\nand the machine\n  \(line(found))",
      kind: kind(line(expected)) + ", " + kind(line(found)))
  }

  /// What failed, as a line of the output.
  private func line(_ failure: Failure) -> String {
    let span = failure.span ?? .none
    return "failed: \(failure.code) at \(span.start)..<\(span.end)"
  }

  /// Statement by statement; after a failure the next one runs, as in a session.
  private func evaluate(_ statements: [Statement], _ session: Session) -> ([String], Int, String?) {
    let evaluator = Evaluator(session: session)
    evaluator.declare(statements)
    var failures = 0
    for statement in statements {
      do { try evaluator.run(statement) } catch let failure as Failure {
        failures += 1
        evaluator.environment.lines.append(line(failure))
      } catch GivenUp.unknown(let what) { return ([], 0, what) } catch { return ([], 0, "too long") }
    }
    return (evaluator.environment.lines, failures, nil)
  }

  private func execute(_ unit: CompiledUnit, _ session: Session) -> [String] {
    let environment = DifferentialEnvironment()
    // More steps than the evaluator takes: whatever reaches a limit here does not do what the evaluator does.
    let limits = Limits(steps: 50 * Evaluator.stepLimit, depth: 4 * Evaluator.depthLimit)
    let machine = Machine(environment: environment, catalog: catalog, limits: limits)
    machine.prepare(for: session)
    machine.topLevelSink = { value in
      if !value.isNull { environment.lines.append(machine.text(value)) }
    }
    machine.beginRun(.topLevel)
    for definition in unit.definitions { machine.define(definition.slot, definition.code) }
    for statement in unit.statements {
      guard let code = statement.code else { continue }
      do {
        switch statement.kind {
        case .constant(let slot): _ = try machine.evaluateConstant(slot, code)
        case .variable(let slot): machine.setGlobal(slot, try machine.call(code))
        default: _ = try machine.call(code)
        }
      } catch let failure as Failure { environment.lines.append(line(failure)) } catch {
        environment.lines.append("\(error)")
      }
    }
    machine.topLevelSink = nil
    return environment.lines
  }
}
