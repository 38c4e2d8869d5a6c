import Testing

@testable import Lang

/// What `list.append(x)` as a statement is compiled to: one instruction, behind which stands what is done where the list has
/// to be made ready first.
@Suite struct AppendCodeTests {
  private func opcodes(_ body: String) throws -> [Opcode] {
    let session = Session(catalog: .standard())
    let file = SourceFile(
      name: "test", bytes: Array("fn f(a) {\n  var list = []\n  \(body)\n  return list\n}".utf8))
    let compiled = try #require(Compiler.compile(file, id: 0, session: session))
    let code = try #require(compiled.unit?.definitions.first?.code)
    return (0..<code.instructionCount).map { code.instructions[$0].opcode }
  }

  @Test func aStatementDoesNotKeepTheResult() throws {
    let found = try opcodes("list.append(a)")
    let place = try #require(found.firstIndex(of: .append))
    #expect(
      found[place...].prefix(6) == [
        .append, .loadAbsent, .takeRegister, .callMutating, .putRegister, .returnValue,
      ])
  }

  @Test func theResultIsKeptWhereItIsUsed() throws {
    let found = try opcodes("let last = list.removeLast()")
    let place = try #require(found.firstIndex(of: .callMutating))
    #expect(found[(place + 1)...].prefix(2) == [.putRegister, .takeRegister])
  }

  @Test func otherFormsAreCalls() throws {
    #expect(try !opcodes("list.append(contentsOf: a)").contains(.append))
    #expect(try !opcodes("list.append(a, contentsOf: a)").contains(.append))
    #expect(LibraryScript.output("var a = []\na.append(1, contentsOf: [2])").contains("not both"))
  }

  @Test func allFormsDoTheSame() {
    let script = """
      fn grown(n) {
          var list = []
          for i in 0..<n {
              list.append(i)
              list.append(nil)
              list.append(contentsOf: [2, "x"])
          }
          return list
      }
      print(grown(2), grown(100).count, grown(3).last)
      """
    #expect(
      LibraryScript.output(script)
        == #"[0, nil, 2, "x", 1, nil, 2, "x"] 400 x"#)
  }
}
