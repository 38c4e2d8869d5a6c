import Testing

@testable import Lang
@testable import Trellis

/// Interpreters have one library, to which each adds what its host registers.
struct SharedLibraryTests {
  /// The first of the process may have one of its own: these are later ones.
  private func interpreters() -> [Interpreter] { (0..<3).map { _ in Interpreter() } }

  @Test func laterInterpretersShareIt() {
    let some = interpreters()
    #expect(some[1].setup.catalog === some[2].setup.catalog)
    #expect(some[2].takeSetup().catalog === StandardCatalog.shared)
  }

  @Test func whatOneRegistersTheOthersDoNotHave() throws {
    let some = interpreters()
    some[1].register("twice(_ n)") { (n: Int) in n * 2 }
    #expect(try some[1].load("print(twice(21))").evaluate("twice(4)", as: Int.self) == 8)
    #expect(throws: ScriptError.self) { try some[2].load("print(twice(21))") }
    #expect(some[2].setup.catalog === StandardCatalog.shared)
  }

  /// What was registered before the second screen is there for it.
  @Test func eachScreenHasWhatIsRegistered() throws {
    for interpreter in interpreters() {
      interpreter.register("first()") { 1 }
      #expect(try interpreter.load("").evaluate("first()", as: Int.self) == 1)
      #expect(try interpreter.load("").evaluate("first()", as: Int.self) == 1)
      interpreter.register("second()") { 2 }
      #expect(try interpreter.load("").evaluate("first() + second()", as: Int.self) == 3)
    }
  }

  /// A screen reads files and input of its own host, although the functions for that are shared.
  @Test func dataIsTheOwnHosts() throws {
    struct One: FileReader {
      let text: String
      func read(_ path: String) throws -> [UInt8] { Array(text.utf8) }
    }
    let screens = try ["a", "b"].map { text in
      var host = Host()
      host.files = One(text: "name\n\(text)\n")
      host.standardInput = { Array("input \(text)".utf8) }
      return try Interpreter(host: host).load("")
    }
    for (screen, text) in zip(screens, ["a", "b"]) {
      #expect(try screen.evaluate("csv(\"x.csv\").first.name", as: String.self) == text)
      #expect(try screen.evaluate("stdin()", as: String.self) == "input \(text)")
    }
    #expect(throws: ScriptError.self) {
      try Interpreter().load("").evaluate("csv(\"x.csv\")", as: [String].self)
    }
  }
}
