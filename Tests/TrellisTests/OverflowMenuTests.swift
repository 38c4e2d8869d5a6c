import TestSupport
import Testing

@testable import Trellis

/// `ToolbarItem(placement: .secondaryAction)`: behind a `…` in the bar.
@Suite struct OverflowMenuTests {
  private let source = """
    state sorted = false
    state done = 0
    NavigationStack {
      Text("done \\(done)").navigationTitle("Notes").toolbar {
        ToolbarItem(placement: .primaryAction) { Button("New") {} }
        ToolbarItem(placement: .secondaryAction) { Button("Clear") { done += 1 } }
        ToolbarItemGroup(placement: .secondaryAction) { Toggle("Sorted", isOn: $sorted); Button("Export") {} }
      }
    }
    """

  @Test func theyStandBehindASignInTheBar() throws {
    let screen = try Interpreter().load(source, name: "menu.dsl")
    let text = try screen.render(width: 44)
    #expect(text.hasPrefix(" Notes                          [ New │ … ]\n"), "\(text)")
    #expect(!text.contains("Clear"))
    #expect(throws: ScriptError.self) { try screen.tap("Clear") }
  }

  @Test(arguments: ["…", "More", "..."])
  func aTapOpensThem(name: String) throws {
    let screen = try Interpreter().load(source, name: "menu.dsl")
    _ = try screen.render(width: 44)
    try screen.tap(name)
    let open = try screen.render(width: 44)
    for label in ["[ Clear ]", "Sorted", "[ Export ]", "[ Cancel ]"] {
      #expect(open.contains(label), "\(open)")
    }
    try screen.tap("Sorted")
    #expect(try screen.render(width: 44).contains("[ Clear ]"))
    try screen.tap("Clear")
    let closed = try screen.render(width: 44)
    #expect(closed.contains("done 1") && !closed.contains("Clear"))
    try screen.tap(name)
    try screen.dismiss()
    #expect(!(try screen.render(width: 44).contains("Clear")))
  }

  @Test func aSheetHasItsOwn() throws {
    for content in [
      "Text(\"in\").toolbar { ITEM }",
      "NavigationStack { Text(\"in\").navigationTitle(\"Page\").toolbar { ITEM } }",
    ] {
      let item = "ToolbarItem(placement: .secondaryAction) { Button(\"Clear\") { done += 1 } }"
      let screen = try Interpreter().load(
        """
        state done = 0
        state shown = true
        Text("done \\(done)").sheet(isPresented: $shown) { \(content.replacing("ITEM", with: item)) }
        """, name: "menu.dsl")
      _ = try screen.render(width: 44)
      try screen.tap("…")
      #expect(try screen.render(width: 44).contains("[ Clear ]"))
      try screen.tap("Clear")
      let closed = try screen.render(width: 44)
      #expect(closed.contains("done 1") && !closed.contains("Clear"), "\(closed)")
    }
  }

  @Test func inASCIIItIsThreeDots() throws {
    let screen = try Interpreter().load(source, name: "menu.dsl")
    screen.options.isASCII = true
    #expect(try screen.render(width: 44).contains("[ New | ... ]"))
  }
}
