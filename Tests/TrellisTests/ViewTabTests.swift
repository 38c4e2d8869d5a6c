import TestSupport
import Testing

/// `TabView`: which tab is shown, what its bar gives way to, what turns its pages.
@Suite struct ViewTabTests {
  private static let tabs = """
    TabView {
      Tab("Home", systemImage: "house") { Text("at home") }
      Tab("Library", systemImage: "book") { Text("many books") }
      Tab(role: .search) { Text("what for?") }
    }

    """

  private func run(_ source: String, width: Int = 40, height: Int? = nil) -> ScriptRun {
    let pins = "// golden: width=\(width)" + (height.map { " height=\($0)" } ?? "") + "\n"
    return ScriptRun(pins + source)
  }

  @Test func aTapChoosesATab() {
    let run = run(Self.tabs + "tap(\"Library\")")
    #expect(run.output.hasPrefix("at home\n"))
    #expect(run.output.contains("\nmany books\n"))
    #expect(run.output.contains("▐▥ Library▌"))
    #expect(run.messages == "")
  }

  @Test func aNarrowBarShowsGlyphs() {
    #expect(run(Self.tabs, width: 24).output.contains("▐⌂ Home▌"))
    #expect(run(Self.tabs, width: 24).output.contains("  ▥  "))
    #expect(run(Self.tabs, width: 12).output.contains("▐⌂▌"))
    for width in 9...40 {
      for line in run(Self.tabs, width: width).output.split(separator: "\n") {
        #expect(ScriptWidth.of(String(line)) <= width)
      }
    }
  }

  @Test func theBarStandsAtTheBottomOfAScreenOfKnownHeight() {
    let lines = run(Self.tabs, height: 8).output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "at home")
    #expect(lines[6].allSatisfy { $0 == "─" })
    #expect(lines[7].contains("Home"))
  }

  @Test func aTabThatIsNotShownKeepsItsState() {
    let source = """
      view Counter() { state n = 0; Button("n is \\(n)") { n += 1 } }
      TabView {
        Tab("One") { Counter() }
        Tab("Two") { Counter() }
      }
      quiet { tap("n is 0"); tap("Two") }
      expect(find("n is 0").exists)
      quiet { tap("One") }
      expect(find("n is 1").exists)
      """
    #expect(run(source).messages == "")
  }

  @Test func aValueThatNoTabHasIsWarnedOf() {
    let source = "state at = .c\nTabView(selection: $at) { Tab(\"A\", value: .a) { Text(\"a\") } }"
    #expect(run(source).messages.contains("no tab of this TabView has the value .c"))
  }

  @Test func aTabElsewhereIsWarnedOf() {
    #expect(run("Tab(\"A\") { Text(\"a\") }").messages.contains("a `Tab` has its place in a `TabView`"))
  }

  @Test func pagesWithoutDotsTurnAsWell() {
    let source = """
      TabView { Text("one"); Text("two") }.tabViewStyle(.page(indexDisplayMode: .never))
      nextPage()
      """
    #expect(run(source, width: 9).output == "   one\n   two\n")
  }

  @Test func whatCannotBeTurnedSaysWhy() {
    #expect(run("Text(\"a\")\nnextPage()").messages.contains("`nextPage`: there are no pages to turn"))
    let source = "TabView { Text(\"one\"); Text(\"two\") }.tabViewStyle(.page)\n"
    #expect(run(source + "previousPage()").messages.contains("`previousPage`: this is the first page"))
    let covered =
      "state open = true\nTabView { Text(\"one\") }.tabViewStyle(.page).sheet(isPresented: $open) { Text(\"x\") }\n"
    #expect(run(covered + "nextPage()").messages.contains("under a sheet"))
  }

  @Test func searchingNarrowsAndCanBeHidden() {
    let source = """
      state text = ""
      state isOpen = false
      let found = ["tea", "milk"].filter { $0.contains(text) }
      List(found) { Text($0) }.listStyle(.plain).searchable(text: $text, prompt: "Find", isPresented: $isOpen)
      isOpen = true
      set("Find", "mi")
      """
    #expect(run(source, width: 12).output == "tea\nmilk\n ⌕ Find▁▁▁▁\ntea\nmilk\n ⌕ mi▁▁▁▁▁▁\nmilk\n")
  }
}
