import TestSupport
import Testing
import Trellis

/// What animations draw, frame by frame; their clock is that of `tick`.
struct AnimationTests {
  /// The screen after each of the statements, in a line each.
  private func frames(_ source: String, _ steps: [(Screen) throws -> Void], width: Int = 20) throws
    -> [String]
  {
    let screen = try Interpreter().load(source, name: "frames.dsl")
    var frames = [try screen.render(width: width)]
    for step in steps {
      try step(screen)
      frames.append(try screen.render(width: width))
    }
    return frames.map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast().joined(separator: "|")
    }
  }

  private func tap(_ label: String) -> (Screen) throws -> Void { { try $0.tap(label) } }
  private func tick(_ count: Int = 1) -> (Screen) throws -> Void { { try $0.tick(count) } }

  private func appearing(_ transition: String) -> String {
    """
    state shown = false
    VStack(alignment: .leading) {
      Button("Go") { withAnimation(.linear(duration: 0.4)) { shown.toggle() } }
      if shown { VStack(alignment: .leading) { Text("first"); Text("second") }.transition(\(transition)) }
      Text("end")
    }
    """
  }

  @Test func aDrawerOpensAndClosesLineByLine() throws {
    let frames = try frames(
      appearing(".move(edge: .top)"), [tap("Go"), tick(2), tick(2), tap("Go"), tick(2), tick(2)])
    #expect(
      frames == [
        "[ Go ]|end", "[ Go ]|end", "[ Go ]|second|end", "[ Go ]|first|second|end", "[ Go ]|first|second|end",
        "[ Go ]|second|end", "[ Go ]|end",
      ])
  }

  @Test func fromBelowTheFirstLinesComeFirst() throws {
    #expect(try frames(appearing(".move(edge: .bottom)"), [tap("Go"), tick(2)])[2] == "[ Go ]|first|end")
  }

  @Test func aSlideComesFromOneSideAndLeavesAtTheOther() throws {
    let frames = try frames(appearing(".slide"), [tap("Go"), tick(2), tick(2), tap("Go"), tick(2), tick(2)])
    #expect(
      frames == [
        "[ Go ]|end", "[ Go ]|||end", "[ Go ]|st|ond|end", "[ Go ]|first|second|end",
        "[ Go ]|first|second|end",
        "[ Go ]|   fir|   sec|end", "[ Go ]|end",
      ])
  }

  @Test func opacityHidesThenDimsThenShows() throws {
    let screen = try Interpreter().load(appearing(".opacity"), name: "frames.dsl")
    screen.options.format = .ansi(.trueColor)
    func line() throws -> String {
      _ = try screen.render(width: 20)
      return screen.lastDrawing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[1]
    }
    try screen.tap("Go")
    #expect(try line().isEmpty)
    try screen.tick(2)
    #expect(try line().contains("\u{1B}[2mfirst"))
    try screen.tick(2)
    #expect(try line() == "first")
  }

  @Test func scalingShowsTheMiddleFirst() throws {
    #expect(try frames(appearing(".scale"), [tap("Go"), tick(2)])[2] == "[ Go ]| irs||end")
  }

  @Test func eachWayMayDiffer() throws {
    let source = appearing(".asymmetric(insertion: .identity, removal: .push(from: .leading))")
    let frames = try frames(source, [tap("Go"), tap("Go"), tick(2)])
    #expect(frames[1] == "[ Go ]|first|second|end" || frames[1] == "[ Go ]|||end", "\(frames)")
    #expect(frames[3] == "[ Go ]|first|second|end" || frames[3] == "[ Go ]|   fir|   sec|end", "\(frames)")
  }

  @Test func withoutAnimationNothingTakesTime() throws {
    let source = appearing(".slide").replacing("withAnimation(.linear(duration: 0.4))", with: "if true")
    #expect(
      try frames(source, [tap("Go"), tap("Go")]) == ["[ Go ]|end", "[ Go ]|first|second|end", "[ Go ]|end"])
    let none = appearing(".slide").replacing(".linear(duration: 0.4)", with: "nil")
    #expect(
      try frames(none, [tap("Go"), tap("Go")]) == ["[ Go ]|end", "[ Go ]|first|second|end", "[ Go ]|end"])
  }

  @Test func whatLeavesCantBeUsed() throws {
    let source = """
      state shown = true
      VStack {
        Button("Go") { withAnimation { shown.toggle() } }
        if shown { Button("Inner") {}.transition(.slide) }
      }
      """
    let screen = try Interpreter().load(source, name: "leaving.dsl")
    try screen.tap("Go")
    #expect(try screen.render(width: 20).contains("Inner"))
    #expect(try screen.controls().map(\.label) == ["Go"])
    #expect(throws: ScriptError.self) { try screen.tap("Inner") }
  }

  @Test func numbersAreOnTheirWay() throws {
    let source = """
      state at = 0.0
      VStack(alignment: .leading) {
        Gauge("G", value: at).labelsHidden().frame(width: 14)
        Text("x").offset(x: at * 8)
        Text("wide").frame(width: 4 + Int(at * 8), alignment: .trailing)
        Button("Go") { at = 1.0 }
      }
      .animation(.linear(duration: 1s), value: at)
      """
    let frames = try frames(source, [tap("Go"), tick(5), tick(5), tick(5)])
    #expect(frames[1] == frames[0])
    #expect(frames[2] == "━━━━╸────  50%|    x|    wide|[ Go ]", "\(frames)")
    #expect(frames[3] == "━━━━━━━━━ 100%|        x|        wide|[ Go ]")
    #expect(frames[4] == frames[3])
  }

  @Test func aChangeOnTheWayGoesOnFromThere() throws {
    let source = """
      state at = 0
      VStack(alignment: .leading) {
        Text("x").offset(x: at)
        Button("Go") { at = at == 0 ? 10 : 0 }
      }
      .animation(.linear(duration: 1), value: at)
      """
    let frames = try frames(source, [tap("Go"), tick(4), tap("Go"), tick(5), tick(5)])
    #expect(frames.map { $0.prefix { $0 == " " }.count } == [0, 0, 4, 4, 2, 0])
  }

  @Test func aScopePlaysOnlyWhatItsValueChanges() throws {
    let source = """
      state a = 0
      state b = 0
      VStack(alignment: .leading) {
        Text("x").offset(x: b).animation(.linear, value: a)
        Button("A") { a += 1; b += 4 }
        Button("B") { b += 4 }
      }
      """
    #expect(try frames(source, [tap("B")])[1].hasPrefix("    x"))
    #expect(try frames(source, [tap("A")])[1].hasPrefix("x"))
    #expect(try frames(source, [tap("A"), tick(2)])[2].hasPrefix("  x"))
  }

  @Test func theHostLearnsWhetherSomethingMoves() throws {
    let screen = try Interpreter().load(appearing(".slide"), name: "frames.dsl")
    _ = try screen.render(width: 20)
    #expect(!screen.isAnimating)
    try screen.tap("Go")
    #expect(screen.isAnimating)
    try screen.tick(4)
    #expect(!screen.isAnimating)
    let spinner = try Interpreter().load("state n = 1\nProgressView(\"Loading\")", name: "spinner.dsl")
    _ = try spinner.render(width: 20)
    #expect(spinner.isAnimating)
  }

  @Test func anEventThatFailsPlaysNothing() throws {
    let source = """
      state shown = false
      VStack {
        Button("Go") { withAnimation { shown = true }; fail("no") }
        if shown { Text("in").transition(.slide) }
      }
      """
    let screen = try Interpreter().load(source, name: "frames.dsl")
    let before = try screen.render(width: 20)
    #expect(throws: ScriptError.self) { try screen.tap("Go") }
    #expect(try screen.render(width: 20) == before)
    #expect(!screen.isAnimating)
  }

  @Test func mistakesAreTold() {
    func message(_ view: String) -> String { ScriptRun("state a = 1\n" + view).messages }
    #expect(message("Text(\"x\").animation(.eseIn, value: a)").contains("is no animation"))
    #expect(message("Text(\"x\").animation(.linear(duration: -1), value: a)").contains("0 to 36000 seconds"))
    #expect(message("Text(\"x\").animation(.linear(length: 1), value: a)").contains("no `length:`"))
    #expect(message("Text(\"x\").transition(.fade)").contains("is no transition"))
    #expect(message("Text(\"x\").transition(.move(edge: .side))").contains("needs an edge"))
    #expect(message("Text(\"x\").offset(x: 1.0 / 0)").contains("finite"))
    #expect(message("Text(\"x\").matchedGeometryEffect()").contains("means nothing in text"))
  }
}
