/// Makes a readable listing of compiled code: each function's instructions with the source lines that they come from.
///
/// ```
/// fn double(n)    report.dsl:1:1, 3 registers
///     1     0  addImmediate              R1 R0 +2
/// ```
public struct Disassembler {
  let session: Session
  let sources: SourceMap

  public init(session: Session, sources: SourceMap) {
    self.session = session
    self.sources = sources
  }

  /// The declarations of a unit, then its statements in order, each with the blocks inside of it.
  public func listing(_ unit: CompiledUnit) -> String {
    var output = ""
    for definition in unit.definitions { write(definition.code, title(definition.code), to: &output) }
    for statement in unit.statements { write(statement, to: &output) }
    return output
  }

  // MARK: Parts

  private func write(_ statement: CompiledStatement, to output: inout String) {
    let title =
      switch statement.kind {
      case .constant(let slot): "let \(globalName(slot))"
      case .variable(let slot): "var \(globalName(slot))"
      case .state(let slot): "state \(globalName(slot))"
      case .input(_, let name, let type): "input \(name)" + (type.map { ": \($0.name)" } ?? "")
      case .yield: "statement"
      case .effect: "statement, no value"
      case .module: "import"
      }
    if case .module(let unit) = statement.kind {
      output += "\(title)    \(place(statement.span))\n\n"
      output += listing(unit)
      return
    }
    guard let code = statement.code else {
      output += "\(title)    \(place(statement.span)), no code\n\n"
      return
    }
    write(code, title, to: &output)
  }

  private func title(_ code: FunctionCode) -> String {
    let parameters = code.parameterNames.joined(separator: ", ")
    return switch code.role {
    case .view: "view \(code.name)(\(parameters))"
    case .function: "fn \(code.name)(\(parameters))"
    case .action: "action \(code.name)(\(parameters))"
    case .builder: "builder \(code.name)(\(parameters))"
    case .statement: code.name
    }
  }

  /// A function's heading and instructions, then the functions inside of it.
  private func write(_ code: FunctionCode, _ title: String, to output: inout String) {
    output += "\(title)    \(place(code.span)), \(code.registerCount) registers\n"
    var lastLine = 0
    for index in 0..<code.instructionCount {
      let location = sources.location(code.span(at: index))
      let line = location.map(\.line) ?? 0
      let lineText = line == 0 || line == lastLine ? "" : String(line)
      lastLine = line == 0 ? lastLine : line
      let instruction = code.instructions[index]
      output += padded(lineText, 5, isRight: true) + padded(String(index), 6, isRight: true) + "  "
      let operands = operandTexts(instruction, index, code).joined(separator: " ")
      output +=
        operands.isEmpty
        ? "\(instruction.opcode)\n" : padded("\(instruction.opcode)", 26) + operands + "\n"
    }
    output += "\n"
    for (number, child) in code.children.enumerated() {
      write(child, "\(self.title(child)), block \(number) of \(code.name)", to: &output)
    }
  }

  func globalName(_ slot: Int) -> String {
    session.global(slot).map { session.names.text($0.name) } ?? "global \(slot)"
  }

  private func place(_ span: Span) -> String { sources.location(span)?.description ?? "made by the compiler" }

  private func padded(_ text: String, _ width: Int, isRight: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.utf8.count))
    return isRight ? space + text : text + space
  }
}
