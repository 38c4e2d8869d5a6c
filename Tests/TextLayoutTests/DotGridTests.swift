import Testing

@testable import TextLayout

/// Pictures of dots as glyphs.
struct DotGridTests {
  private func text(_ kind: DotGrid.Kind, _ columns: Int, _ rows: Int, _ draw: (inout DotGrid) -> Void)
    -> String
  {
    var grid = DotGrid(kind, columns: columns, rows: rows)
    draw(&grid)
    var canvas = Canvas(width: columns, height: rows)
    grid.draw(on: &canvas, x: 0, y: 0)
    return canvas.text(.plain)
  }

  @Test func eachDotHasItsPlace() {
    #expect(
      text(.braille, 2, 1) {
        $0.set(0, 0); $0.set(3, 3)
      } == "⠁⢀\n")
    #expect(
      text(.blocks, 3, 1) {
        $0.set(0, 0); $0.set(1, 1); $0.set(2, 0); $0.set(2, 1)
      } == "▀▄█\n")
  }

  @Test func whatLiesOutsideIsLeftOut() {
    let picture = text(.braille, 2, 1) {
      $0.set(-1, 0)
      $0.set(4, 9)
      $0.line(from: DotPoint(x: -1e12, y: 0), to: DotPoint(x: 1e12, y: 0))
      $0.line(from: DotPoint(x: 0, y: .nan), to: DotPoint(x: 1, y: .infinity))
      $0.fill([DotPoint(x: -1e9, y: 50), DotPoint(x: 1e9, y: 50), DotPoint(x: 0, y: 1e9)])
    }
    #expect(picture == "⠉⠉\n")
  }

  @Test func linesAndOutlines() {
    #expect(text(.braille, 2, 1) { $0.line(from: DotPoint(x: 0, y: 0), to: DotPoint(x: 3, y: 3)) } == "⠑⢄\n")
    let square = [DotPoint(x: 0, y: 0), DotPoint(x: 3, y: 0), DotPoint(x: 3, y: 3), DotPoint(x: 0, y: 3)]
    #expect(text(.braille, 2, 1) { $0.outline(square, isClosed: true) } == "⣏⣹\n")
    #expect(text(.braille, 2, 1) { $0.outline(square, isClosed: false) } == "⣉⣹\n")
    #expect(text(.braille, 2, 1) { $0.fill(square) } == "⣿⣿\n")
    #expect(
      text(.braille, 2, 1) {
        $0.fill(square); $0.erase(square)
      } == "\n")
  }

  @Test func aCellHasTheColourOfItsLastDot() {
    var grid = DotGrid(.braille, columns: 1, rows: 1)
    grid.set(0, 0, .ansi(1))
    grid.set(1, 0, .ansi(2))
    var canvas = Canvas(width: 1, height: 1)
    grid.draw(on: &canvas, x: 0, y: 0)
    #expect(canvas.cell(x: 0, y: 0)?.style.foreground == .ansi(2))
  }

  @Test func coloursGoOverIntoOneAnother() {
    let colors: [CellColor] = [.rgb(0, 0, 0), .rgb(100, 200, 0), .rgb(100, 0, 0)]
    #expect(CellColor.mixed(colors, at: 0.25) == .rgb(50, 100, 0))
    #expect(CellColor.mixed(colors, at: 0.5) == .rgb(100, 200, 0))
    #expect(CellColor.mixed(colors, at: 7) == .rgb(100, 0, 0))
    #expect(CellColor.mixed(colors, at: .nan) == .rgb(0, 0, 0))
    #expect(CellColor.mixed([.ansi(3)], at: 0.5) == .ansi(3))
    #expect(CellColor.mixed([], at: 0.5) == .default)
  }

  @Test func hugePicturesAreBounded() {
    let grid = DotGrid(.braille, columns: .max, rows: .max)
    #expect(grid.width <= 20_000)
    #expect(DotGrid(.blocks, columns: -5, rows: -5).width == 0)
  }
}
