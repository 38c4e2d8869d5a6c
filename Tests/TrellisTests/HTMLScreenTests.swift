import Testing

@testable import Trellis

/// A screen as HTML: escaped, with classes for styles, the same each time.
@Suite struct HTMLScreenTests {
  private func html(_ source: String) throws -> String {
    let screen = try Interpreter().load(source)
    return try screen.render(RenderOptions(width: 30, format: .html))
  }

  @Test func stylesAreClasses() throws {
    #expect(
      try html("Text(\"a\").bold().italic()")
        == "<pre class=\"screen\"><span class=\"b i\">a</span>\n</pre>\n")
    #expect(
      try html("Text(\"a\").underline().strikethrough().dim()")
        == "<pre class=\"screen\"><span class=\"d u s us\">a</span>\n</pre>\n")
    #expect(
      try html("HStack { Text(\"a\").foregroundStyle(.red); Text(\"b\").background(.green) }")
        == "<pre class=\"screen\"><span class=\"f1\">a</span> <span class=\"g2\">b</span>\n</pre>\n")
  }

  @Test func otherColoursBringTheirOwnRules() throws {
    let text = try html("HStack { Text(\"a\").foregroundStyle(.orange); Text(\"b\").background(.orange) }")
    #expect(text.hasPrefix("<style>\n.f-ff9500{--f:#ff9500}.g-ff9500{--g:#ff9500}\n</style>\n<pre"))
    #expect(text.contains("<span class=\"f-ff9500\">a</span>"))
    #expect(text.contains("<span class=\"g-ff9500\">b</span>"))
  }

  @Test func nothingIsMarkup() throws {
    let text = try html("Text(\"<a href='x'>&amp;\\u{1B}[1m\\u{0}\")")
    #expect(
      text
        == "<pre class=\"screen\">&lt;a href='x'&gt;&amp;amp;<span class=\"n\">␛</span>[1m"
        + "<span class=\"n\">␀</span>\n</pre>\n")
  }

  /// Fonts give wide characters widths of their own; borders stay straight all the same.
  @Test func wideCharactersTakeTwoCells() throws {
    #expect(try html("Text(\"東a\")") == "<pre class=\"screen\"><span class=\"w\">東</span>a\n</pre>\n")
    #expect(try html("Text(\"👨‍👩‍👧\")") == "<pre class=\"screen\"><span class=\"w\">👨‍👩‍👧</span>\n</pre>\n")
  }

  /// So do symbols, which may come from another font, and blocks, between which no line is to be seen.
  @Test func symbolsAndBlocksKeepToTheirCells() throws {
    #expect(
      try html("Text(\"●⣿─│▒\")")
        == "<pre class=\"screen\"><span class=\"n\">●</span><span class=\"n\">⣿</span>─│▒\n</pre>\n")
    #expect(try html("Text(\"a███b\")") == "<pre class=\"screen\">a<span class=\"k\">███</span>b\n</pre>\n")
  }

  /// What runs from right to left turns nothing around it; words of one text stay together.
  @Test func otherScriptsAreOnePiece() throws {
    #expect(
      try html("Text(\"[ שלום עולם ]  שלום\")")
        == "<pre class=\"screen\">[ <bdi style=\"width:9ch\">שלום עולם</bdi> ]  "
        + "<bdi style=\"width:4ch\">שלום</bdi>\n</pre>\n")
    #expect(try html("Text(\"é Ωж\")") == "<pre class=\"screen\">é Ωж\n</pre>\n")
  }

  @Test func tablesGoTheSameWay() throws {
    let text = try html("Table([{name: \"<b>\", n: 1}])")
    #expect(text.contains("&lt;b&gt;"))
    #expect(!text.contains("<b>"))
  }

  /// Each class that a screen can have is in the style sheet.
  @Test func theStyleSheetHasAllClasses() {
    for name in ["b", "d", "i", "u", "s", "us", "w", "n", "k", "r", "f0", "f15", "g0", "g15"] {
      #expect(HTMLPage.style.contains(".\(name){"), "\(name)")
    }
  }

  @Test func pagesEscapeTheirTitle() {
    #expect(HTMLPage.start(title: "a</title><x>").contains("<title>a&lt;/title&gt;&lt;x&gt;</title>"))
    #expect(HTMLPage.start(title: "", locale: "en_GB").contains("<html lang=\"en-GB\">\n"))
    #expect(HTMLPage.start(title: "", locale: "\"><x").contains("<html>\n"))
  }
}
