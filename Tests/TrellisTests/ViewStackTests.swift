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
