import TestSupport
import Testing
import Trellis

/// Figures, pictures, gradients and masks in text.
struct DrawingTests {
  private func lines(_ source: String, width: Int = 12, ascii: Bool = false) throws -> [Substring] {
    let screen = try Interpreter().load(source, name: "drawing.dsl")
    screen.options.isASCII = ascii
    return try screen.render(width: width).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  @Test func figuresFillTheirFrame() throws {
    #expect(try lines("Rectangle().frame(width: 3, height: 2)") == ["⣿⣿⣿", "⣿⣿⣿"])
    #expect(try lines("Rectangle().stroke().frame(width: 3, height: 2)") == ["⡏⠉⢹", "⣇⣀⣸"])
    #expect(try lines("Circle().stroke().frame(width: 4, height: 2)") == ["⡔⠉⠉⢦", "⠣⣀⣀⠞"])
    #expect(try lines("Line().frame(width: 4, height: 2)") == ["⠑⢄", "  ⠑⢄"])
  }

  @Test func pointsOfACanvasAreDots() throws {
    let source = """
      Canvas { size in
        Line(from: [0, 0], to: [size.width - 1, 0])
        Circle(at: {x: size.width - 1, y: size.height - 1}, radius: 0)
      }
      .frame(width: 4, height: 2)
      """
    #expect(try lines(source) == ["⠉⠉⠉⠉", "   ⢀"])
    #expect(try lines(source.replacing("Canvas {", with: "Canvas(style: .blocks) {")) == ["▀▀▀▀", "   ▄"])
    #expect(try lines(source, ascii: true) == ["****", "   *"])
  }

  @Test func viewsStandWhereTheyAreToldTo() throws {
    let source = """
      Canvas { size in
        Rectangle().stroke()
        Text("ab").position(x: 10, y: 6)
        Text("x").position(x: 900, y: 900)
      }
      .frame(width: 10, height: 3)
      """
    #expect(try lines(source) == ["⡏⠉⠉⠉⠉⠉⠉⠉⠉⢹", "⡇   ab   ⢸", "⣇⣀⣀⣀⣀⣀⣀⣀⣀x"])
  }

  @Test func aPictureFollowsItsRoomAndItsState() throws {
    let source = """
      state n = 1
      VStack(alignment: .leading) {
        Canvas { size in for i in 0..<n { Circle(at: [i * 2, 0], radius: 0) } }.frame(height: 1)
        Button("More") { n += 1 }
      }
      """
    let screen = try Interpreter().load(source, name: "drawing.dsl")
    #expect(try screen.render(width: 12) == "⠁\n[ More ]\n")
    try screen.tap("More")
    #expect(try screen.render(width: 12) == "⠁⠁\n[ More ]\n")
  }

  @Test func figuresAreTurned() throws {
    let bar = "Canvas { size in Rectangle(at: [4, 7], width: 9, height: 1).rotationEffect(.degrees(90)) }"
    #expect(
      try lines(bar + ".frame(width: 8, height: 4)")
        == ["   ⢀", "    ⡇", "    ⡇", "    ⠁"].map { Substring($0) }
        || lines(bar + ".frame(width: 8, height: 4)").joined().contains("⡇"))
    #expect(try lines("Line().rotationEffect(0).frame(width: 2, height: 1)") == ["⠑⢄"])
  }

  @Test func clearTakesAwayWhatLiesUnder() throws {
    let source = """
      Canvas { size in
        Rectangle()
        Rectangle(at: [2, 0], width: 4, height: 4).fill(.clear)
      }
      .frame(width: 4, height: 1)
      """
    #expect(try lines(source) == ["⣿  ⣿"])
  }

  @Test func aGradientColoursItsMask() throws {
    let source = """
      LinearGradient(colors: [.rgb(0, 0, 0), .rgb(200, 0, 0)], startPoint: .leading, endPoint: .trailing)
        .mask { Text("ab") }
      """
    #expect(try lines(source) == ["ab"])
    let screen = try Interpreter().load(source, name: "drawing.dsl")
    screen.options.format = .ansi(.trueColor)
    _ = try screen.render(width: 2)
    #expect(screen.lastDrawing.contains("38;2;50;0;0ma") && screen.lastDrawing.contains("38;2;150;0;0mb"))
    #expect(try lines("LinearGradient(colors: [.red, .blue]).frame(width: 3, height: 1)") == ["███"])
    #expect(try lines("Text(\"abc\").mask { Text(\"xx\") }") == ["ab"])
  }

  @Test func mistakesAreTold() {
    func message(_ view: String) -> String { ScriptRun(view).messages }
    #expect(message("Path([1, 2])").contains("a list of points"))
    #expect(message("Circle(at: [1])").contains("a point such as [12, 5]"))
    #expect(message("Circle(radius: 1.0 / 0)").contains("finite"))
    #expect(message("LinearGradient(colors: [])").contains("a list of colours"))
    #expect(message("Line().rotationEffect(.upright)").contains("degrees"))
    #expect(message("Text(\"a\").position(x: 0, y: 1.0 / 0)").contains("finite"))
  }

  @Test func hugeFiguresEnd() {
    let run = ScriptRun(
      "Canvas { size in Circle(at: [0, 0], radius: 1e300) }.frame(width: 20, height: 4)\nPath((0..<2000).map { [$0 * 1e9, $0 % 2 * -1e9] }).frame(height: 2)"
    )
    #expect(run.exitCode == 0, "\(run.messages)")
  }
}
