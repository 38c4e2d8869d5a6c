import Testing

@testable import repl

struct CompletionTests {
  @Test func whatAllHaveInCommonIsInserted() {
    let names = ["sorted", "sort", "map", "Toggle"]
    #expect(Repl.choose("so", names) == .init(insertion: "rt", choices: ["sort", "sorted"]))
    #expect(Repl.choose("sort", names) == .init(insertion: "", choices: ["sort", "sorted"]))
    #expect(Repl.choose("m", names) == .init(insertion: "ap", choices: ["map"]))
    #expect(Repl.choose("x", names) == .init())
  }

  @Test func commandsByAnyPrefixThatIsTheirsAlone() {
    #expect(Command.matching("q") == [.quit])
    #expect(Command.matching("width") == [.width])
    #expect(Command.matching("") == [])
    #expect(Command.matching("zz") == [])
  }

  @Test func choicesStandInColumns() {
    #expect(LineEditor.columns(["a", "bb", "ccc"], width: 10) == "a    ccc\nbb\n")
    #expect(LineEditor.columns(["a", "b"], width: 2) == "a\nb\n")
  }
}
