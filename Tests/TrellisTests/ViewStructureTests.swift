import TestSupport
import Testing

/// Menus, dialogs, sidebars and asynchronous buttons: what they show, and what the verbs do with them.
@Suite struct ViewStructureTests {
  private func run(_ source: String, width: Int = 40) -> ScriptRun {
    ScriptRun("// golden: width=\(width)\n" + source)
  }

  // MARK: Slider

  @Test func aSliderOfFloatsLeavesNoDust() {
    let source = """
      state share = 0.0
      Slider("Share", value: $share, step: 0.1)
      quiet { for i in 0..<3 { increment("Share") } }
      print(share)
      """
    #expect(run(source).output.hasSuffix("\n0.3\n"))
  }

  // MARK: Menu

  private static let menu = """
    state chosen = "nothing"
    VStack(alignment: .leading) {
      Menu("Options", systemImage: "gear") {
        Button("Rename") { chosen = "rename" }
        Divider()
        Button("Delete", role: .destructive) { chosen = "delete" }
      }
      Text(chosen)
    }

    """

  @Test func aMenuOpensAndACommandClosesIt() {
    let output = run(Self.menu + "tap(\"Options\")\ntap(\"Delete\")").output
    #expect(
      output == """
        [ ⚙ Options ▾ ]
        nothing
        [ ⚙ Options ▴ ]
        ╭────────╮
        │ Rename │
        │ ────── │
        │ Delete │
        ╰────────╯
        nothing
        [ ⚙ Options ▾ ]
        delete

        """)
  }

  @Test func aClosedMenuHasNoCommands() {
    #expect(run(Self.menu + "tap(\"Rename\")").messages.contains("nothing on the screen is called “Rename”"))
  }

  @Test func aMenuInAToolbarOpensOverTheScreen() {
    let source = """
      state chosen = "nothing"
      NavigationStack {
        Text(chosen).navigationTitle("Page")
          .toolbar { Menu("More") { Button("Print") { chosen = "print" } } }
      }
      tap("More")
      tap("Print")
      """
    let output = run(source).output
    #expect(output.contains("[ Print ]") && output.contains("[ Cancel ]"))
    #expect(output.hasSuffix("\nprint\n"))
  }

  // MARK: Dialog

  private static let dialog = """
    state asks = true
    state gone = false
    VStack {
      Button("Ask") { asks = true }
      Text(gone ? "gone" : "there")
    }
    .confirmationDialog("Delete the file?", isPresented: $asks, message: { "It can't be undone." }) {
      Button("Delete", role: .destructive) { gone = true }
    }

    """

  @Test func aDialogAsksAtTheBottomAndOffersToCancel() {
    let output = run(Self.dialog).output
    for text in ["Delete the file?", "It can't be undone.", "[ Delete ]", "[ Cancel ]"] {
      #expect(output.contains(text))
    }
    #expect(run(Self.dialog + "tap(\"Ask\")").messages.contains("`Ask` lies under a sheet"))
  }

  @Test func anyButtonClosesADialog() {
    #expect(run(Self.dialog + "tap(\"Delete\")").output.hasSuffix("[ Ask ]\n gone\n"))
    #expect(run(Self.dialog + "tap(\"Cancel\")").output.hasSuffix("[ Ask ]\n there\n"))
    #expect(run(Self.dialog + "dismiss()").output.hasSuffix("there\n"))
  }

  @Test func aDialogWithItsOwnCancelHasOne() {
    let source = """
      state asks = true
      Text("x").confirmationDialog("Sure?", isPresented: $asks) { Button("No", role: .cancel) {} }
      """
    #expect(!run(source).output.contains("Cancel"))
  }

  // MARK: Sidebar

  private static func sidebar(_ more: String = "") -> String {
    """
    state open = true
    state taps = 0
    SideBar(isPresented: $open, width: 12\(more)) { Button("Tap") { taps += 1 } } sidebar: { Text("folders") }

    """
  }

  @Test func aSidebarStandsBesideOrOver() {
    #expect(run(Self.sidebar(), width: 40).output == "folders      │ [ Tap ]\n")
    let over = run(Self.sidebar(), width: 30).output
    #expect(over.contains("┃ folders  ┃"))
    let trailing = run(Self.sidebar(", edge: .trailing"), width: 40).output
    #expect(trailing == "[ Tap ]                   │ folders\n")
    #expect(run(Self.sidebar(", style: .over"), width: 80).output.contains("┃ folders  ┃"))
  }

  @Test func whatItCoversCannotBeUsed() {
    let run = run(Self.sidebar() + "tap(\"Tap\")", width: 30)
    #expect(run.messages.contains("`Tap` lies under a sheet and can't be used"))
    let closed = self.run(Self.sidebar() + "tap(\"Close sidebar\")", width: 30)
    #expect(closed.output.hasSuffix("┛░░░░░░░░░░░░░░░░░░\n[ Tap ]\n"))
  }

  // MARK: AsyncButton

  @Test func anAsynchronousButtonHasThreeStates() {
    let source = """
      state runs = 0
      AsyncButton("Save") { runs += 1 }
      tap("Save")
      tick()
      print((try? tap("Save")) ?? runs)
      finish("Save")
      quiet { tap("Save") }
      finish("Save", .failed)
      finish("Save")
      """
    let run = run(source)
    #expect(
      run.output == "[ Save ]\n[ ⠋ Save ]\n[ ⠙ Save ]\n1\n[ ✓ Save ]\n[ ✗ Save ]\n")
    #expect(run.messages.contains("`finish`: `Save` is not running"))
  }

  @Test func aFailingStartLeavesItIdle() {
    let run = run("AsyncButton(\"Save\") { [1][7] }\ntap(\"Save\")")
    #expect(run.output == "[ Save ]\n")
    #expect(run.exitCode == 1)
  }

  // MARK: Rows

  @Test func rowsThatCannotBeMovedSaySo() {
    #expect(
      run("List { ForEach([1]) { Text(\"\\($0)\") } }\nmove(from: 0, to: 0)").messages.contains("no list"))
    let list =
      "state a = [1, 2]\nList { ForEach(a) { Text(\"\\($0)\") }.onMove { f, t in a.move(from: f, to: t) } }\n"
    #expect(run(list + "move(from: 0, to: 2)").messages.contains("there are 0 to 1"))
    #expect(run("Text(\"a\").onDelete { nil }").messages.contains("belongs to a ForEach in a List"))
    #expect(
      run("Text(\"a\").swipeActions { Button(\"x\") {} }").messages.contains("outside the row of a list"))
  }

  @Test func oneOfSeveralListsIsNamedByItsHeader() {
    let source = """
      state a = [1, 2]; state b = [3, 4]
      List {
        Section("One") { ForEach(a) { Text("\\($0)") }.onDelete { a.remove(at: $0) } }
        Section("Two") { ForEach(b) { Text("\\($0)") }.onDelete { b.remove(at: $0) } }
      }
      quiet { delete(at: 0, in: "Two") }
      print(a, b)
      delete(at: 0)
      """
    let run = run(source)
    #expect(run.output.hasSuffix("[1, 2] [4]\n"))
    #expect(run.messages.contains("say which by its header: `in: \"One\"`"))
  }
}
