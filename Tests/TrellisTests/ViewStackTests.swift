import Testing

@testable import Trellis

/// How stacks share out cells.
struct ViewStackTests {
  @Test func spacerPushesApart() throws {
    let drawing = try draw(V.hStack(V.text("left"), V.spacer, V.text("right")), width: 20)
    #expect(drawing.text == "left           right\n")
  }

  @Test func leastFlexibleFirst() throws {
    let drawing = try draw(
      V.hStack(V.text("a long text that has to wrap somewhere"), V.text("fixed")), width: 20)
    #expect(drawing.lines.allSatisfy { $0.count <= 20 })
    #expect(drawing.text.contains("fixed"))
  }

  @Test func verticalAlignmentsAndDivider() throws {
    let drawing = try draw(
      V.vStack(alignment: "leading", V.text("ab"), V.divider, V.text("abcd")), width: 10)
    #expect(drawing.text == "ab\n──────────\nabcd\n")
  }

  @Test func centredByDefault() throws {
    let drawing = try draw(V.vStack(V.text("ab"), V.text("abcdef")), width: 10)
    #expect(drawing.text == "  ab\nabcdef\n")
  }
}

/// What a stack does when even the least does not fit.
struct ViewStackShortageTests {
  @Test func aRowLeavesOutItsEndAndSaysSo() throws {
    let drawing = try drawAll(
      [V.make("HStack", ["content": V.list((1...30).map { V.text("word\($0)") })])], width: 30)
    #expect(drawing.text == "word1 word2 word3 word4 …\n")
    #expect(drawing.warnings.map(\.code) == ["no-room"])
  }

  @Test func aRowThatIsNearlyWideEnoughTruncatesTheWidest() throws {
    let drawing = try draw(
      V.hStack(V.text("abcdefgh").modified("lineLimit", ["_limit": .int(1)]), V.button("Go")), width: 12)
    #expect(drawing.text == "abcd… [ Go ]\n")
    #expect(drawing.warnings.isEmpty)
  }

  @Test func aColumnLeavesOutItsEndAndSaysSo() throws {
    let drawing = try drawAll(
      [V.make("VStack", ["content": V.list((1...9).map { V.text("row \($0)") })])], width: 30, height: 4)
    #expect(drawing.text == "row 1\nrow 2\nrow 3\n…\n")
    #expect(drawing.warnings.map(\.code) == ["no-room"])
  }
}
