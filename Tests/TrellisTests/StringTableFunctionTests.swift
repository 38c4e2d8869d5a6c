import Foundation
import TestSupport
import Testing
import Trellis

/// Tables of texts: from files that the host grants, with a language to fall back on, switched while the screen is shown.
@Suite struct StringTableFunctionTests {
  private static let files = MemoryFiles(files: [
    "en.strings": "\"hello\" = \"Hello, %@!\";\n\"bye\" = \"Bye\";\n",
    "nl.strings": "\"hello\" = \"Hallo, %@!\";\n\"oops\" = \"no semicolon\"\n\"last\" = \"Laatste\";\n",
  ])

  private func run(_ source: String) throws -> (output: String, warnings: [String]) {
    var host = Host()
    host.files = Self.files
    let screen = try Interpreter(host: host).load(source)
    screen.options.width = 40
    try screen.run()
    return (String(decoding: screen.output, as: UTF8.self), screen.warnings.map(\.message))
  }

  @Test func readsFilesAndFallsBack() throws {
    let (output, warnings) = try run(
      """
      let texts = strings({en: "en.strings", nl: "nl.strings"})
      print("hello".localized("Ada", in: texts, locale: "nl_BE"))
      print("bye".localized(in: texts, locale: "nl"))
      print("nowhere".localized(in: texts, locale: "nl"))
      """)
    #expect(output == "Hallo, Ada!\nBye\nnowhere\n")
    #expect(
      warnings == [
        "nl.strings, line 2: expected ; after the text of \"oops\"",
        "no table has a text for \"nowhere\" (nl): the key is shown",
      ])
  }

  @Test func aFileThatIsNotGrantedIsRefused() {
    #expect(throws: ScriptError.self) { try run("strings({en: \"../secret.strings\"})") }
  }

  @Test func theLanguageOfAScreenIsSwitchedWhileItRuns() throws {
    let (output, _) = try run(
      """
      let texts = strings({en: "en.strings", nl: "nl.strings"})
      state language = "en_US"
      view Page() {
        Text("hello".localized("Ada"))
        Text(1234.5.formatted(currency: "EUR"))
        Text(@2026-11-30.formatted(date: .long))
      }
      VStack(alignment: .leading) { Page(); Button("Nederlands") { language = "nl_NL" } }
        .environment(\\.strings, texts).environment(\\.locale, language)
      tap("Nederlands")
      """)
    #expect(
      output == """
        Hello, Ada!
        €1,234.50
        November 30, 2026
        [ Nederlands ]
        Hallo, Ada!
        €\u{A0}1.234,50
        30 november 2026
        [ Nederlands ]

        """)
  }
}
