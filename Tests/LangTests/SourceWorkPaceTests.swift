import Testing

@testable import Lang

/// How often reading a source asks whether to stop.
@Suite struct SourceWorkPaceTests {
  /// A machine that counts how often it asks.
  private final class CountingMachine {
    let machine: Machine
    private(set) var questions = 0

    init(_ catalog: Catalog = Catalog()) {
      machine = Machine(environment: NullEnvironment(), catalog: catalog, limits: Limits())
      machine.interruption = { [unowned self] in
        questions += 1
        return nil
      }
    }
  }

  private func file(_ source: String) -> SourceFile { SourceFile(name: "test", bytes: Array(source.utf8)) }

  /// Counting what is held between small parts of the work does not put the next question off.
  @Test func smallPartsAddUpToAQuestion() {
    let counting = CountingMachine()
    let work = SourceWork(counting.machine)
    let (parts, size) = (10_000, 100)
    for _ in 0..<parts {
      let mark = work.mark
      #expect(!work.step(size))
      work.release(to: mark)
    }
    #expect(counting.questions == parts * size / SourceWork.slice)
    #expect(work.passing == 0)
  }

  /// A script whose statements are compiled one after the other, each in no time.
  @Test func compilingIsAskedAbout() {
    let source = (0..<5_000).map { "print([\($0), 2], {a: 1}, 2 + \($0))" }.joined(separator: "\n")
    let counting = CountingMachine(.standard())
    var whenRead = 0
    let session = Session(catalog: counting.machine.catalog)
    let work = SourceWork(counting.machine)
    let result = Compiler.compile(file(source), id: 0, session: session, work: work) {
      whenRead = counting.questions
    }
    #expect(result?.unit != nil)
    // The tree of each statement is freed at once, and yet there is much to do.
    #expect(counting.questions - whenRead > 20, "\(whenRead), \(counting.questions)")
  }

  /// Comments make no tokens, and are asked about all the same: while they are read, and before as bytes.
  @Test(arguments: ["// a comment\n", "\n", "/* a\n*/"])
  func commentsAreAskedAbout(_ line: String) {
    let source = String(repeating: line, count: 4_000_000 / line.utf8.count)
    let counting = CountingMachine()
    let session = Session(catalog: counting.machine.catalog)
    _ = Parser.parse(file(source), id: 0, names: session.names, work: SourceWork(counting.machine))
    #expect(counting.questions >= 2 * 4_000_000 / 1_100_000, "\(counting.questions)")
  }

  /// What is near a name is looked for once, however often the name is written.
  @Test func correctionsAreKept() {
    let source = (0..<50).map { "print(x\($0).y.zzz(1), x\($0).countt())" }.joined(separator: "\n")
    let session = Session(catalog: .standard())
    var parsed = Parser.parse(file(source), id: 0, names: session.names)
    let compiler = Compiler(session: session, module: session.main, work: SourceWork())
    _ = compiler.run(&parsed.statements)
    #expect(compiler.memberCorrections.count == 2)
    #expect(compiler.diagnostics.contains { $0.hints == ["did you mean `.count`?"] })
  }
}
