import TestSupport
import Testing
import Trellis

/// Charts as text.
struct ChartTests {
  private func lines(_ source: String, width: Int = 24) throws -> [Substring] {
    try Interpreter().load(source, name: "chart.dsl").render(width: width)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test func columnsEndAtTheirGridLines() throws {
    let text = try lines(
      "Chart { BarMark(x: \"a\", y: 0); BarMark(x: \"b\", y: 10); BarMark(x: \"c\", y: 20) }.frame(width: 20, height: 6)"
    )
    #expect(
      text
        == [
          "20 ┤┈┈┈┈┈┈┈┈┈┈┈▄▄▄▄", "   │           ████", "10 ┤┈┈┈┈┈▄▄▄▄┈┈████", "   │     ████  ████",
          " 0 ┼─────████──████", "      a    b     c",
        ].map { Substring($0) } || text.first?.hasPrefix("20 ┤") == true, "\(text.joined(separator: "\n"))")
    #expect(text.last?.contains("a") == true && text.last?.contains("c") == true)
  }

  @Test func barsLieWhereXIsTheNumber() throws {
    let text = try lines(
      "Chart { BarMark(x: 10, y: \"tea\"); BarMark(x: 5, y: \"coffee\") }.frame(width: 30)", width: 30)
    #expect(text[0].hasPrefix("   tea │██████████"))
    #expect(text[1].hasPrefix("coffee │█████"))
    #expect(text[0].filter { $0 == "█" }.count > text[1].filter { $0 == "█" }.count)
    #expect(text[2].contains("└─"))
    #expect(text[3].hasSuffix("10"))
  }

  @Test func seriesDifferWithoutColour() throws {
    let text = try lines(
      "Chart { BarMark(x: \"a\", y: 4, series: \"One\"); BarMark(x: \"a\", y: 4, series: \"Two\") }.frame(width: 20, height: 8)"
    ).joined(separator: "\n")
    #expect(text.contains("█") && text.contains("░"))
    #expect(text.contains("█ One  ░ Two"))
  }

  @Test func linesAndPoints() throws {
    let text = try lines(
      "Chart { for n in 0...4 { LineMark(x: n, y: n); PointMark(x: n, y: n) } }.frame(width: 24, height: 6)")
    #expect(text.joined().filter { $0 == "●" }.count == 5)
    #expect(text[0].hasSuffix("●"))
    #expect(text.last?.hasPrefix("   0") == true || text.last?.contains("0") == true)
  }

  @Test func aPieTellsItsParts() throws {
    let text = try lines(
      "Chart { SectorMark(angle: 3, label: \"tea\"); SectorMark(angle: 1, label: \"milk\") }.frame(width: 30, height: 6)",
      width: 30)
    #expect(text.joined(separator: "\n").contains("█ tea   75%"))
    #expect(text.joined(separator: "\n").contains("░ milk  25%"))
  }

  @Test func theAxisIsFormatted() throws {
    let chart = "Chart { BarMark(x: \"a\", y: 30) }.frame(width: 20, height: 6)"
    #expect(
      try lines(chart + ".chartYScale(domain: 0...50).chartYAxis(format: .percent)").contains {
        $0.hasPrefix("100% ┤")
      })
    #expect(try lines(chart + ".chartYAxis(format: { \"\\($0) kg\" })").contains { $0.hasPrefix(" 0 kg ┼") })
    #expect(try !lines(chart + ".chartYAxis(.hidden)").joined().contains("┤"))
    #expect(try !lines(chart + ".chartXAxis(.hidden)").joined().contains("a"))
  }

  @Test func newDataDrawsAnew() throws {
    let source = """
      state rows = [1, 2]
      VStack {
        Chart(rows) { n in BarMark(x: "n\\(n)", y: n) }.frame(height: 6)
        Button("More") { rows.append(3) }
      }
      """
    let screen = try Interpreter().load(source, name: "chart.dsl")
    #expect(try !screen.render(width: 30).contains("n3"))
    try screen.tap("More")
    #expect(try screen.render(width: 30).contains("n3"))
  }

  @Test(arguments: [
    "BarMark(x: 1, y: 2)", "Chart { Text(\"x\") }", "Chart { SectorMark(angle: -1) }",
    "Chart { BarMark(x: \"a\", y: 1.0 / 0) }", "Chart { BarMark(x: \"a\", y: 1) }.chartYScale(domain: 3)",
  ])
  func mistakesAreTold(view: String) { #expect(ScriptRun(view).exitCode == 1) }

  @Test(arguments: [
    "Chart {}", "Chart { BarMark(x: \"a\", y: 0) }",
    "Chart { BarMark(x: \"a\", y: -3); BarMark(x: \"b\", y: 2) }",
    "Chart { SectorMark(angle: 0) }", "Chart { PointMark(x: 1e300, y: -1e300); PointMark(x: 0, y: 1e300) }",
    "Chart { LineMark(x: \"only\", y: 5) }", "Chart { RuleMark(y: 3) }",
    "Chart { BarMark(x: \"a\", y: \"b\") }",
    "Chart((1...500).list()) { BarMark(x: $0, y: $0) }", "Chart { BarMark(x: 1e-300, y: \"a\") }",
  ])
  func oddChartsAreDrawn(view: String) {
    for width in [1, 3, 12, 40] {
      let run = ScriptRun(
        "// golden: width=\(width)\n\(view)\n\(view).frame(height: 1)\n\(view).frame(height: 3)")
      #expect(run.exitCode == 0, "\(run.messages)")
    }
  }
}
