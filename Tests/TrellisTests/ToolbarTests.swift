import TestSupport
import Testing
import Trellis

/// Where the items of a toolbar stand, by SwiftUI's names for the places.
struct ToolbarTests {
  private func screen(_ toolbar: String, width: Int = 44) throws -> String {
    let source = """
      NavigationStack {
        Text("content").navigationTitle("Title").toolbar { \(toolbar) }
      }
      """
    return try Interpreter().load(source, name: "toolbar.dsl").render(width: width)
  }

  private func item(_ placement: String) throws -> String {
    try screen("ToolbarItem(placement: .\(placement)) { Button(\"Do\") {} }")
  }

  @Test(arguments: ["topBarLeading", "navigationBarLeading", "leading", "navigation", "cancellationAction"])
  func leading(placement: String) throws {
    #expect(try item(placement).hasPrefix(" [ Do ]  Title\n"))
  }

  @Test(arguments: [
    "automatic", "topBarTrailing", "navigationBarTrailing", "trailing", "primaryAction",
    "confirmationAction", "destructiveAction",
  ])
  func trailing(placement: String) throws {
    #expect(try item(placement).hasPrefix(" Title                               [ Do ]\n"))
  }

  @Test(arguments: ["principal", "title"])
  func inThePlaceOfTheTitle(placement: String) throws {
    let bar = try item(placement).prefix { $0 != "\n" }
    #expect(bar.contains("[ Do ]") && !bar.contains("Title"))
  }

  @Test(arguments: ["bottomBar", "bottom"])
  func atTheBottom(placement: String) throws {
    #expect(try item(placement).hasSuffix("\n [ Do ]\n"))
  }

  @Test func theStatusStandsInTheMiddleOfTheBottom() throws {
    let text = try screen(
      """
      ToolbarItem(placement: .bottomBar) { Button("Do") {} }
      ToolbarItem(placement: .status) { Text("3 of 7") }
      """)
    #expect(text.hasSuffix("\n [ Do ]               3 of 7\n"), "\(text)")
  }

  @Test func groupsAndSpacers() throws {
    func bar(_ toolbar: String) throws -> Substring { try screen(toolbar).prefix { $0 != "\n" } }
    let two = "ToolbarItemGroup(placement: .bottomBar) { Button(\"A\") {}; Button(\"B\") {} }"
    #expect(try screen(two).hasSuffix("\n [ A │ B ]\n"))
    let fixed = "ToolbarItem { Button(\"A\") {} }; ToolbarSpacer(.fixed); ToolbarItem { Button(\"B\") {} }"
    #expect(try bar(fixed).hasSuffix("[ A ] [ B ]"))
    let flexible = """
      ToolbarItem(placement: .bottomBar) { Button("A") {} }
      ToolbarSpacer(placement: .bottomBar)
      ToolbarItem(placement: .bottomBar) { Button("B") {} }
      """
    #expect(try screen(flexible).hasSuffix("\n [ A ]                                [ B ]\n"))
  }

  @Test func anUnknownPlacementIsAnError() {
    let run = ScriptRun(
      "NavigationStack { Text(\"x\").toolbar { ToolbarItem(placement: .topBarTraling) { } } }")
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("topBarTrailing"), "\(run.messages)")
  }
}
