import Foundation
import Glibc
import Testing

/// `trellis live`: a screen on the whole terminal, used with keys and pointer.
struct LiveTests {
  private static let settings = """
    state wifi = true
    state name = "Ada"
    NavigationStack {
      List {
        Toggle("Wi-Fi", isOn: $wifi)
        TextField("Name", text: $name)
        NavigationLink("Storage") { Text("12 GB").navigationTitle("Storage") }
        Button("Greet") { print("hello \\(name)") }
        Button("Fail") { wifi = !wifi; fail("out of paper") }
      }
      .navigationTitle("Settings")
    }
    """

  private func start(_ script: String = settings, _ options: String = "", columns: Int = 60, rows: Int = 16)
    throws
    -> LiveTool
  {
    let tool = try Tool(files: ["a.dsl": script])
    return try LiveTool(tool, "exec \"$0\" live a.dsl \(options)", columns: columns, rows: rows)
  }

  @Test func keysUseTheScreenAndOnlyChangedCellsAreSent() throws {
    let live = try start()
    try live.see("Settings")
    try live.see("q leaves")
    #expect(live.screen.isOnSecondPage)
    #expect(live.screen.modes.isSuperset(of: [1000, 1006, 2004]))
    #expect(!live.screen.modes.contains(25))
    live.type("\t")
    try live.focus("Wi-Fi")
    _ = live.takeDrawn()
    live.type(" ")
    try live.see("[○──]")
    #expect(live.takeDrawn() <= 8)
    live.type("\u{1B}[B\u{1B}[B\r")
    try live.see("12 GB")
    live.type("\u{1B}")
    try live.see("Wi-Fi")
    live.type("q")
    #expect(try live.finish() == 0)
    #expect(live.isAsFound)
  }

  @Test func textIsTypedInAField() throws {
    let live = try start()
    try live.see("Settings")
    live.type("\t\u{1B}[B")
    try live.see("Ada▏")
    live.type(" Lovelace")
    try live.see("Ada Lovelace▏")
    live.type("\u{1B}[H\u{1B}[3~é東")
    try live.see("é東da Lovelace")
    live.type("\u{1B}[F\u{7F}\u{1B}[200~pasted\ntext\u{1B}[201~")
    try live.see("é東da Lovelacpasted text▏")
    // A letter that leaves elsewhere is text here.
    live.type("q")
    try live.see("textq▏")
    live.type("\u{1B}")
    try live.miss("▏")
    live.type("q")
    #expect(try live.finish() == 0)
  }

  @Test func anEventThatFailsIsToldAndChangesNothing() throws {
    let live = try start()
    try live.see("Settings")
    live.type("\u{1B}[Z")
    try live.focus("[ Fail ]")
    live.type("\r")
    try live.see("✗ out of paper")
    try live.see("[━━●]")
    live.type("\u{1B}[A")
    try live.miss("out of paper")
    live.type("q")
    #expect(try live.finish() == 0)
  }

  @Test func whatIsPrintedIsShownAndLeftBehind() throws {
    let live = try start()
    try live.see("Settings")
    live.type("\u{1B}[Z\u{1B}[A\r")
    try live.see("hello Ada")
    live.type("q")
    #expect(try live.finish() == 0)
    #expect(live.isAsFound)
    #expect(live.screen.text.contains("hello Ada"))
  }

  @Test func thePointerClicks() throws {
    let live = try start()
    try live.see("Wi-Fi")
    live.type("\u{1B}[<0;10;4M\u{1B}[<0;10;4m")
    try live.see("[○──]")
    live.type("\u{1B}[<0;10;6M")
    try live.see("12 GB")
    live.type("\u{1B}[<0;2;1M")
    try live.see("Wi-Fi")
    live.type("q")
    #expect(try live.finish() == 0)
  }

  @Test func aLongListScrolls() throws {
    let live = try start("List(0..<10_000) { n in Text(\"row \\(n)\") }")
    try live.see("row 3")
    live.type("\u{1B}[6~")
    try live.see("row 20")
    live.type("\u{1B}[F")
    try live.see("row 9999")
    live.type("/row 4711\r")
    try live.see("row 4712")
    live.type("/nothing\r")
    try live.see("stands nowhere")
    live.type("\u{1B}[H")
    try live.see("row 1")
    live.type("\u{1B}[<65;10;5M")
    try live.see("row 14")
    live.type("q")
    #expect(try live.finish() == 0)
  }

  @Test func anotherSizeIsDrawnAnew() throws {
    let live = try start()
    try live.see("Wi-Fi")
    live.resize(columns: 40, rows: 10)
    try live.wait("the narrow screen") { $0.lines[1] == String(repeating: "━", count: 40) }
    live.resize(columns: 80, rows: 20)
    try live.wait("the wide screen") { $0.lines[1] == String(repeating: "━", count: 80) }
    live.type("q")
    #expect(try live.finish() == 0)
  }

  @Test func aNewSizeDoesNotLeaveTheSecondPage() throws {
    let live = try start()
    try live.see("Wi-Fi")
    let before = live.received(of: "\u{1B}[?1049")
    live.resize(columns: 50, rows: 12)
    try live.wait("the narrow screen") { $0.lines[1] == String(repeating: "━", count: 50) }
    #expect(live.received(of: "\u{1B}[?1049") == before)
    // Stopped from outside and brought back, it takes the terminal once more.
    live.signal(SIGSTOP)
    live.signal(SIGCONT)
    try live.wait("the second page again") { _ in live.received(of: "\u{1B}[?1049h") > before }
    try live.see("Wi-Fi")
    live.type("q")
    #expect(try live.finish() == 0)
    #expect(live.isAsFound)
  }

  @Test func theKeysAreToldUntilTheNext() throws {
    let live = try start(columns: 70)
    try live.see("Wi-Fi")
    live.type("?")
    try live.see("next control, the one before")
    live.resize(columns: 30, rows: 14)
    try live.see("next control")
    try live.see("leave")
    // Any key takes the box away, and does nothing else.
    live.type("q")
    try live.miss("next control")
    try live.see("Wi-Fi")
    live.type("q")
    #expect(try live.finish() == 0)
  }

  @Test func aSpinnerTurnsByItself() throws {
    let live = try start("ProgressView(\"Loading\")")
    try live.see("⠋ Loading")
    try live.see("⠹ Loading")
    live.type("q")
    #expect(try live.finish() == 0)
  }

  @Test func withoutUTF8TheScreenIsASCII() throws {
    let tool = try Tool(files: [
      "a.dsl": "Text(\"Zürich 東京\").border(.rounded)"
    ])
    let live = try LiveTool(tool, "exec \"$0\" live a.dsl", environment: ["LC_ALL": "C"])
    try live.see(".--")
    #expect(live.screen.text.utf8.allSatisfy { $0 < 0x80 })
    live.type("q")
    #expect(try live.finish() == 0)
  }

  @Test func whatCannotBeShownIsToldBefore() throws {
    let tool = try Tool(files: ["a.dsl": "print(1)", "b.dsl": "Text(\"x\").bold(2, 3)"])
    let empty = try LiveTool(tool, "exec \"$0\" live a.dsl")
    #expect(try empty.finish() == 1)
    #expect(empty.screen.text.contains("shows no view"))
    let wrong = try LiveTool(tool, "exec \"$0\" live b.dsl")
    #expect(try wrong.finish() == 1)
    #expect(wrong.screen.text.contains("b.dsl:1"))
    #expect(wrong.isAsFound)
    let none = try tool.run("live", "a.dsl")
    #expect(none.status == 2)
    #expect(none.messages.contains("needs a terminal"))
    #expect(try tool.run("live").status == 2)
  }
}
