import Testing
import TextLayout

@testable import Trellis

/// Nothing is wider than the screen, and boxes are closed, at any width.
struct ViewWidthTests {
  @Test(arguments: [12, 20, 33, 40, 60, 80, 100, 120, 200])
  func everythingFits(width: Int) throws {
    let drawing = try ViewScript(Samples.everything).draw(width: width)
    #expect(drawing.tooWide.isEmpty)
    #expect(Boxes.open(drawing.lines).isEmpty)
  }

  @Test(arguments: [40, 80, 120], [5, 12, 24, 50])
  func everythingFitsAHeight(width: Int, height: Int) throws {
    let drawing = try ViewScript(Samples.everything).draw(width: width, height: height)
    #expect(drawing.tooWide.isEmpty)
    #expect(drawing.lines.count == height)
  }

  @Test func withoutAWidthTheIdealIsTakenIfItIsMoreThan80() throws {
    let long = String(repeating: "x", count: 100)
    #expect(try drawAll([V.text(long)], width: nil).text == long + "\n")
    #expect(try drawAll([V.divider], width: nil).text == String(repeating: "─", count: 80) + "\n")
  }

  @Test func ambiguousGlyphsMayBeWide() throws {
    let machine = ViewTestMachine.make()
    let session = ViewSession(machine: machine, policy: WidthPolicy(ambiguousIsWide: true))
    let text = try Renderer([Samples.settings], session: session).text(.init(width: 40))
    for line in text.split(separator: "\n") {
      #expect(TextWidth.width(String(line), policy: WidthPolicy(ambiguousIsWide: true)) <= 40)
    }
  }

  @Test func idealWidthIsWhatIsDrawn() throws {
    let views = [
      V.hStack(V.text("one"), V.text("two words"), V.button("Go")),
      V.make("GroupBox", ["_text": .text("A title"), "content": V.list([V.text("x")])]),
      V.text("in").modified("padding", ["_edges": .int(2)]).modified("border"),
    ]
    for view in views {
      let session = ViewSession(machine: ViewTestMachine.make())
      let renderer = try Renderer([view], session: session)
      let ideal = try renderer.root.ideal(renderer.context)
      let lines = try renderer.text(.init(width: ideal)).split(separator: "\n")
      #expect(lines.map { TextWidth.width(String($0)) }.max() == ideal)
      #expect(session.warnings.isEmpty)
    }
  }
}

/// Finds boxes whose corners have no counterpart.
enum Boxes {
  /// The columns and rows of upper corners below which no lower corner stands.
  static func open(_ lines: [String]) -> [String] {
    let rows = lines.map(cells)
    var problems: [String] = []
    for (y, row) in rows.enumerated() {
      for (x, cell) in row.enumerated() {
        let wanted: (lower: Character, side: Set<Character>)
        switch cell {
        case "╭": wanted = ("╰", ["│", "├"])
        case "╮": wanted = ("╯", ["│", "┤"])
        case "┏": wanted = ("┗", ["┃", "┠"])
        case "┓": wanted = ("┛", ["┃", "┨"])
        case "╔": wanted = ("╚", ["║", "╟"])
        case "╗": wanted = ("╝", ["║", "╢"])
        default: continue
        }
        var below = y + 1
        while below < rows.count, x < rows[below].count, wanted.side.contains(rows[below][x]) { below += 1 }
        if below >= rows.count || x >= rows[below].count || rows[below][x] != wanted.lower {
          problems.append("\(cell) at row \(y + 1), column \(x + 1)")
        }
      }
    }
    return problems
  }

  /// One character a cell; the second cell of a wide cluster is blank.
  private static func cells(_ line: String) -> [Character] {
    var cells: [Character] = []
    for character in line {
      cells.append(character)
      for _ in 1..<max(1, TextWidth.width(String(character))) { cells.append(" ") }
    }
    return cells
  }
}
