import TestSupport
import Testing
import TextLayout

/// A terminal is brought from one canvas to the next by the cells that differ.
struct CanvasPainterTests {
  private func canvas(_ rows: [String], width: Int = 20, style: CellStyle = .plain) -> Canvas {
    var canvas = Canvas(width: width, height: rows.count, heightLimit: rows.count)
    for (y, row) in rows.enumerated() { canvas.put(row, style: style, x: 0, y: y) }
    return canvas
  }

  /// What an update sends, apart from escape sequences made readable.
  private func update(_ old: Canvas, _ new: Canvas) -> (bytes: String, count: CanvasPainter.Count) {
    var painter = CanvasPainter(format: .ansi(.ansi16))
    var bytes: [UInt8] = []
    painter.clear(into: &bytes)
    _ = painter.paint(old, over: nil, into: &bytes)
    bytes = []
    let count = painter.paint(new, over: old, into: &bytes)
    return (String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^"), count)
  }

  @Test func nothingIsSentForTheSame() {
    let (bytes, count) = update(canvas(["one", "two"]), canvas(["one", "two"]))
    #expect(bytes == "")
    #expect(count == CanvasPainter.Count())
  }

  @Test func aCellIsOneJumpAndOneCharacter() {
    let (bytes, count) = update(canvas(["one", "two"]), canvas(["one", "tao"]))
    #expect(bytes == "^[2;2Ha")
    #expect(count.cells == 1)
    #expect(count.bytes == 7)
  }

  @Test func shortGapsAreWrittenAgain() {
    let (bytes, count) = update(canvas(["a-b-c"]), canvas(["x-y-c"]))
    #expect(bytes == "\rx-y")
    #expect(count.cells == 3)
  }

  @Test func longGapsAreJumpedOver() {
    let (bytes, count) = update(canvas(["a123456b"]), canvas(["x123456y"]))
    #expect(bytes == "\rx^[6Cy")
    #expect(count.cells == 2)
  }

  @Test func theNextRowIsNearerThanAJump() {
    #expect(update(canvas(["a", "b"]), canvas(["x", "y"])).bytes == "^[Hx\r\ny")
  }

  @Test func blanksToTheEndAreErased() {
    let (bytes, count) = update(canvas(["a long line of it"]), canvas(["a"]))
    #expect(bytes == "^[1;3H^[K")
    #expect(count.cells == 0)
    #expect(count.erased == 1)
  }

  @Test func theStyleIsSetOnceForARun() {
    let plain = canvas(["abcdef"])
    #expect(update(plain, canvas(["abcdef"], style: .bold)).bytes == "\r^[1mabcdef^[m")
  }

  @Test func theStyleOfABlankIsNotSeen() {
    #expect(update(canvas(["a b"], style: .dim), canvas(["a b"], style: .dim)).bytes == "")
    var blank = Canvas(width: 3, height: 1, heightLimit: 1)
    blank.fill(blank.bounds, style: .dim)
    #expect(update(Canvas(width: 3, height: 1, heightLimit: 1), blank).bytes == "")
    blank.fill(blank.bounds, style: .reverse)
    #expect(update(Canvas(width: 3, height: 1, heightLimit: 1), blank).count.cells == 3)
  }

  @Test func aWideCharacterIsSentWhole() {
    let (bytes, count) = update(canvas(["abcd"]), canvas(["a東d"]))
    #expect(bytes == "^[1;2H東")
    #expect(count.cells == 2)
    #expect(update(canvas(["a東d"]), canvas(["abcd"])).bytes == "^[1;2Hbc")
    #expect(update(canvas(["東京x"]), canvas(["a東bx"])).bytes == "\ra東b")
  }

  @Test func afterAClusterTheCursorIsPlacedAnew() {
    #expect(update(canvas(["abcde"]), canvas(["👩‍🚀xyz"])).bytes == "\r👩‍🚀^[1;3Hxyz")
  }

  @Test func aTerminalOfOtherTextThanUTF8GetsASCII() {
    var painter = CanvasPainter(format: OutputFormat(colors: ColorDepth.none, ascii: true), isASCIIOnly: true)
    var bytes: [UInt8] = []
    _ = painter.paint(canvas(["é東─x"]), over: nil, into: &bytes)
    #expect(bytes.allSatisfy { $0 < 0x80 })
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("???-x"))
  }

  // MARK: Random canvases

  private static let words = [
    "a", "bc", "def", " ", "    ", "東", "京都", "é", "e\u{301}", "👩‍🚀", "─", "●", "🇳🇱", "ﷺ", "x\u{200D}y",
  ]

  private func randomCanvas(_ random: inout SystemlessRandom, _ width: Int, _ height: Int, from base: Canvas?)
    -> Canvas
  {
    var canvas = base ?? Canvas(width: width, height: height, heightLimit: height)
    let styles: [CellStyle] = [
      .plain, .bold, .dim, .reverse, .foreground(.ansi(1)), .background(.ansi(4)), .underline,
      CellStyle([.bold, .italic], foreground: .ansi(2)), .background(.default),
    ]
    for _ in 0..<random.next(12) {
      let style = styles[random.next(styles.count)]
      let (x, y) = (random.next(width + 4) - 2, random.next(height))
      if random.next(4) == 0 {
        canvas.fill(
          CellRect(x: x, y: y, width: random.next(width), height: random.next(height)), style: style)
      } else {
        var text = ""
        for _ in 0..<random.next(6) { text += Self.words[random.next(Self.words.count)] }
        canvas.put(text, style: style, x: x, y: y)
      }
    }
    return canvas
  }

  @Test func theTerminalShowsWhatTheCanvasHolds() {
    var random = SystemlessRandom(seed: 20261130)
    for round in 0..<400 {
      let (width, height) = (1 + random.next(24), 1 + random.next(6))
      var terminal = TerminalEmulator(columns: width, rows: height)
      var painter = CanvasPainter(format: .ansi(.ansi16))
      var bytes: [UInt8] = []
      painter.clear(into: &bytes)
      terminal.feed(bytes)
      var shown: Canvas?
      for _ in 0..<4 {
        let next = randomCanvas(&random, width, height, from: random.next(2) == 0 ? shown : nil)
        bytes = []
        _ = painter.paint(next, over: shown, into: &bytes)
        terminal.feed(bytes)
        shown = next
        var fresh = TerminalEmulator(columns: width, rows: height)
        var other = CanvasPainter(format: .ansi(.ansi16))
        bytes = []
        other.clear(into: &bytes)
        _ = other.paint(next, over: nil, into: &bytes)
        fresh.feed(bytes)
        for y in 0..<height {
          for x in 0..<width {
            let cell = next.cell(x: x, y: y)
            #expect(cell?.text == terminal.cells[y][x].text, "round \(round), cell \(x) \(y)")
            guard terminal.cells[y][x].text != " " || fresh.cells[y][x].style.contains("4") else { continue }
            #expect(fresh.cells[y][x] == terminal.cells[y][x], "round \(round), cell \(x) \(y)")
          }
        }
        #expect(terminal.unknown.isEmpty)
      }
    }
  }
}

/// Numbers that are the same everywhere.
struct SystemlessRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }
}
