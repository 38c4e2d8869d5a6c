import Testing

@testable import Lang

/// The code of a long script lies in chunks that its functions share.
@Suite struct CodeMemoryTests {
  @Test func piecesLieBehindOneAnother() throws {
    let memory = CodeMemory()
    let first = try #require(memory.take(bytes: 5))
    let second = try #require(memory.take(bytes: 33))
    let third = try #require(memory.take(bytes: 1))
    #expect(second.start == first.start + 16)
    #expect(third.start == second.start + 48)
    #expect(first.chunk === third.chunk)
    #expect(Int(bitPattern: first.start) % 16 == 0)
  }

  @Test func aFullChunkIsFollowedByAnother() throws {
    let memory = CodeMemory()
    let piece = RawMemory.largePage / 8
    #expect(memory.take(bytes: piece + 1) == nil)
    let chunks = try (0..<9).map { _ in try #require(memory.take(bytes: piece)).chunk }
    #expect(chunks[..<8].allSatisfy { $0 === chunks[0] })
    #expect(chunks[8] !== chunks[0])
  }

  @Test func aLongScriptRunsAndItsFunctionsOutliveTheOthers() throws {
    var script = ""
    let count = 6_000
    for number in 0..<count {
      script += "fn add\(number)(x) { let text = \"n\(number)\\(x)\"\n return [x + \(number), text.count] }\n"
    }
    #expect(script.utf8.count > CodeMemory.longScript)
    let session = Session(catalog: Catalog.standard())
    let machine = Machine(environment: NullEnvironment(), catalog: session.catalog)
    var last: FunctionCode?
    do {
      let file = SourceFile(name: "long.dsl", bytes: Array(script.utf8))
      let (unit, diagnostics) = try #require(Compiler.compile(file, id: 0, session: session))
      #expect(diagnostics.isEmpty)
      let definitions = try #require(unit).definitions
      #expect(definitions.count == count)
      last = definitions.last?.code
    }
    machine.prepare(for: session)
    machine.beginRun(.topLevel)
    let code = try #require(last)
    #expect(machine.text(try machine.call(code, arguments: [.int(1)])) == "[\(count), 6]")
  }
}
