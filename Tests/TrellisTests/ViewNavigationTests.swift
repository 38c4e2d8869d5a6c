import Foundation
import Lang
import Testing
import TextLayout

@testable import Trellis

/// Pages, toolbars and sheets.
struct ViewNavigationTests {
  @Test func aLinkPushesAndBackReturns() throws {
    let script = try ViewScript(
      """
      NavigationStack {
        List { NavigationLink("Storage") { Text("12 GB").navigationTitle("Storage") } }
          .navigationTitle("Settings")
      }
      """)
    _ = try script.draw(width: 30)
    try script.tap("Storage")
    #expect(
      try script.draw(width: 30).text
        == """
        ‹ Settings Storage
        ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
        12 GB

        """.replacingFirst("‹ Settings Storage", "‹ Settings  Storage"))
    try script.tap("Settings")
    #expect(try script.draw(width: 30).text.hasPrefix(" Settings\n"))
  }

  @Test func valuesArePushedOnAPath() throws {
    let script = try ViewScript(
      """
      state path = []
      NavigationStack(path: $path) {
        List(["Ada", "Grace"]) { name in NavigationLink(name, value: name) }
          .navigationTitle("People")
          .navigationDestination(for: String) { name in Text("This is \\(name)").navigationTitle(name) }
      }
      """)
    _ = try script.draw()
    try script.tap("Grace")
    #expect(try script.draw().text.contains("This is Grace"))
    try script.tap("People")
    #expect(try script.draw().text.contains("Ada"))
  }

  @Test func aHiddenBackButtonCanStillBeSwiped() throws {
    let screen = TestScreen()
    screen.pushed = [
      NavigationEntry(
        content: V.text("page").titled("Two").modified("navigationBarBackButtonHidden"), identity: .screen)
    ]
    let drawing = try draw(V.navigationStack(V.text("root").titled("One")), delegate: screen)
    #expect(!drawing.text.contains("‹"))
    #expect(drawing.controls.first { $0.kind == .back }?.isHidden == true)
  }

  @Test func toolbarGroupsAndSpacers() throws {
    func bar(_ spacer: String) throws -> String {
      let script = try ViewScript(
        """
        NavigationStack {
          Text("x").navigationTitle("Title").toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") { print("edit") } }
            Button("Add") { print("add") }
            \(spacer)
            Button("Share") { print("share") }
          }
        }
        """)
      return try #require(try script.draw(width: 60).lines.first)
    }
    #expect(try bar("") == " [ Edit ]  Title                            [ Add │ Share ]")
    #expect(try bar("ToolbarSpacer(.fixed)") == " [ Edit ]  Title                          [ Add ] [ Share ]")
    #expect(try bar("ToolbarSpacer()") == " [ Edit ]  Title                         [ Add ]  [ Share ]")
  }

  @Test func theTitleGivesWayToTheItems() throws {
    let script = try ViewScript(
      """
      NavigationStack {
        Text("x").navigationTitle("A title of some length").toolbar {
          Button("Add one more") { print("add") }
          Button("Share") { print("share") }
        }
      }
      """)
    #expect(try script.draw(width: 44).lines.first == " A title of some…  [ Add one more │ Share ]")
    let narrow = try script.draw(width: 30).lines
    #expect(narrow[1] == " A title of some length")
    #expect(narrow[0].hasSuffix("[ Add one more │ Share ]"))
  }

  @Test func aSheetForAnItemGetsTheItem() throws {
    let script = try ViewScript(
      """
      state chosen = nil
      state closed = 0
      List(["Ada", "Grace"]) { name in Text(name).onTap { chosen = name } }
        .sheet(item: $chosen, onDismiss: { closed += 1 }) { name in
          Text("Hello \\(name)")
          Button("Close", role: .close) { chosen = nil }
        }
      Text("closed \\(closed)")
      """)
    _ = try script.draw()
    try script.tap("Grace")
    let drawing = try script.draw()
    #expect(drawing.text.contains("┃ Hello Grace"))
    #expect(drawing.controls.first { $0.label == "Ada" }?.isCovered == true)
    #expect(drawing.controls.first { $0.label == "Close" }?.isCovered == false)
    #expect(throws: Failure.self) { try script.tap("Ada") }
    try script.tap("Close")
    #expect(!(try script.draw().text.contains("Hello")))
  }

  @Test func aSheetStandsAtTheBottomOfAKnownHeight() throws {
    let lines = try draw(Samples.sheet, width: 60, height: 14).lines
    #expect(lines.count == 14)
    #expect(lines.last?.contains("┗━") == true)
    #expect(lines[8].contains("┏━"))
  }

  @Test func anAlertHasAButtonAtLeast() throws {
    let script = try ViewScript(
      """
      state open = true
      Text("under").alert("Saved", isPresented: $open, message: "All is well.")
      """)
    let drawing = try script.draw()
    #expect(drawing.text.contains("Saved"))
    #expect(drawing.text.contains("▐ OK ▌"))
    try script.tap("OK")
    #expect(try script.draw().text == "under\n")
  }

  @Test func linksOutsideAStackAreWarnedAbout() throws {
    let script = try ViewScript(#"NavigationLink("Go") { Text("there") }"#)
    #expect(try script.draw().warnings.map(\.code) == ["no-stack"])
    let titled = try ViewScript(#"Text("x").navigationTitle("Title")"#)
    #expect(try titled.draw().warnings.map(\.code) == ["no-stack"])
  }

  @Test func aStackInASheetUsesTheSheetsTitle() throws {
    let script = try ViewScript(
      """
      state open = true
      Text("under").sheet(isPresented: $open) {
        NavigationStack {
          Text("content").navigationTitle("Inside").toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { open = false } }
            ToolbarItem(placement: .confirmationAction) { Button("Save", role: .confirm) { open = false } }
          }
        }
      }
      """)
    #expect(
      try script.draw(width: 40).text == """
        under░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
        ░░┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓░░
        ░░┃              Inside              ┃░░
        ░░┠──────────────────────────────────┨░░
        ░░┃ content                          ┃░░
        ░░┃ [ Cancel ]              ▐ Save ▌ ┃░░
        ░░┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛░░

        """)
  }
}

extension String {
  func replacingFirst(_ old: String, _ new: String) -> String {
    guard let range = range(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }
}
