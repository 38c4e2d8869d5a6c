import Testing
import TextLayout

@Suite("ANSI output")
struct AnsiOutputTests {
  private func ansi(_ depth: ColorDepth, width: Int = 20, _ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(width: width)
    draw(&canvas)
    return canvas.text(.ansi(depth)).replacing("\u{1B}", with: "ESC")
  }

  @Test("A style begins once and ends with the row")
  func once() {
    let text = ansi(.trueColor) {
      $0.put("bold", style: .bold, x: 0, y: 0)
      $0.put("er", style: .bold, x: 4, y: 0)
      $0.put("plain", x: 0, y: 1)
    }
    #expect(text == "ESC[1mbolderESC[m\nplain\n")
  }

  @Test("Only what changes is said")
  func differences() {
    let text = ansi(.trueColor) {
      $0.put("a", style: CellStyle([.bold, .underline], foreground: .ansi(1)), x: 0, y: 0)
      $0.put("b", style: CellStyle([.bold], foreground: .ansi(1)), x: 1, y: 0)
      $0.put("c", style: CellStyle([.dim], foreground: .ansi(9)), x: 2, y: 0)
      $0.put("d", style: CellStyle([.italic, .reverse, .strikethrough]), x: 3, y: 0)
      $0.put("e", x: 4, y: 0)
    }
    #expect(text == "ESC[1;4;31maESC[24mbESC[22;2;91mcESC[22;3;7;9;39mdESC[me\n")
  }

  @Test("Colours by what the terminal has")
  func depths() {
    func draw(_ canvas: inout Canvas) {
      canvas.put(
        "x", style: CellStyle(.bold, foreground: .rgb(255, 0, 0), background: .indexed(21)), x: 0, y: 0)
    }
    #expect(ansi(.trueColor, draw) == "ESC[1;38;2;255;0;0;48;5;21mxESC[m\n")
    #expect(ansi(.indexed256, draw) == "ESC[1;38;5;196;48;5;21mxESC[m\n")
    #expect(ansi(.ansi16, draw) == "ESC[1;91;44mxESC[m\n")
    #expect(ansi(.none, draw) == "ESC[1mxESC[m\n")
  }

  @Test("Blanks at the end of a row stay where a style shows on them")
  func blanks() {
    let text = ansi(.ansi16, width: 4) {
      $0.fill(CellRect(x: 0, y: 0, width: 3, height: 1), style: .background(.ansi(4)))
      $0.fill(CellRect(x: 0, y: 1, width: 3, height: 1), style: .bold)
      $0.fill(CellRect(x: 0, y: 2, width: 2, height: 1), style: .underline)
    }
    #expect(text == "ESC[44m   ESC[m\n\nESC[4m  ESC[m\n")
  }

  @Test("Text without a background keeps the one beneath")
  func backgrounds() {
    let text = ansi(.ansi16, width: 3) {
      $0.fill(CellRect(x: 0, y: 0, width: 3, height: 1), style: .background(.ansi(4)))
      $0.put("a", style: .bold, x: 1, y: 0)
    }
    #expect(text == "ESC[44m ESC[1maESC[22m ESC[m\n")
  }

  @Test("A style laid over cells adds to theirs")
  func apply() {
    let text = ansi(.ansi16, width: 3) {
      $0.put("a", style: .foreground(.ansi(1)), x: 0, y: 0)
      $0.put("b", x: 1, y: 0)
      $0.apply(.reverse, to: CellRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(text == "ESC[7;31maESC[39mbESC[m\n")
  }

  @Test("Plain output has no escape sequences at all")
  func plain() {
    var canvas = Canvas(width: 3)
    canvas.put("a", style: CellStyle(.bold, background: .ansi(1)), x: 0, y: 0)
    #expect(canvas.plain() == "a\n")
  }

  @Test("Some of the rows")
  func rows() {
    var canvas = Canvas(width: 3)
    canvas.put("a\nb\nc", x: 0, y: 0)
    var bytes: [UInt8] = []
    canvas.write(to: &bytes, rows: 1..<2)
    canvas.write(to: &bytes, rows: -5..<1)
    canvas.write(to: &bytes, rows: 7..<9)
    #expect(String(decoding: bytes, as: UTF8.self) == "b\na\n")
  }
}
