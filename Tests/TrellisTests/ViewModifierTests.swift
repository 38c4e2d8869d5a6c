import Foundation
import Lang
import Testing
import TextLayout

@testable import Trellis

/// Modifiers that change size and place.
struct ViewModifierTests {
  private func border(_ view: Value) -> Value { view.modified("border", ["_style": V.symbol("rounded")]) }

  @Test func paddingRoundAllEdgesCountsHalfInRows() throws {
    #expect(
      try draw(border(V.text("x").modified("padding", ["_edges": .int(1)]))).text == """
        ╭───╮
        │ x │
        ╰───╯

        """)
    #expect(
      try draw(border(V.text("x").modified("padding", ["_edges": .int(2)]))).text == """
        ╭─────╮
        │     │
        │  x  │
        │     │
        ╰─────╯

        """)
  }

  @Test func paddingOfNamedEdgesIsAsSaid() throws {
    let view = V.text("x").modified("padding", ["_edges": V.symbol("vertical"), "_length": .int(1)])
    #expect(try draw(border(view)).text == "╭─╮\n│ │\n│x│\n│ │\n╰─╯\n")
    let edges = V.list([V.symbol("leading"), V.symbol("top")])
    #expect(
      try draw(border(V.text("x").modified("padding", ["_edges": edges]))).text == "╭──╮\n│  │\n│ x│\n╰──╯\n")
  }

  @Test func framesAlignWhatTheyHold() throws {
    func frame(_ alignment: String) throws -> String {
      try draw(
        border(
          V.text("x").modified(
            "frame", ["width": .int(5), "height": .int(3), "alignment": V.symbol(alignment)]))
      ).text
    }
    #expect(try frame("center") == "╭─────╮\n│     │\n│  x  │\n│     │\n╰─────╯\n")
    #expect(try frame("topLeading") == "╭─────╮\n│x    │\n│     │\n│     │\n╰─────╯\n")
    #expect(try frame("bottomTrailing") == "╭─────╮\n│     │\n│     │\n│    x│\n╰─────╯\n")
  }

  @Test func aFrameWithoutALimitFillsTheWidth() throws {
    let view = V.text("x").modified(
      "frame", ["maxWidth": V.symbol("infinity"), "alignment": V.symbol("trailing")])
    #expect(try draw(view, width: 10).text == "         x\n")
    let minimum = border(
      V.text("x").modified("frame", ["minWidth": .int(4), "alignment": V.symbol("leading")]))
    #expect(try draw(minimum, width: 10).text == "╭────╮\n│x   │\n╰────╯\n")
  }

  @Test func fixedSizeKeepsTheIdealAsLongAsItFits() throws {
    let fixed = V.text("two words").modified("fixedSize")
    #expect(
      try draw(V.hStack(alignment: "top", fixed, V.text("this one has to wrap")), width: 16).lines.first
        == "two words this")
    #expect(try draw(fixed, width: 5).text == "two\nwords\n")
  }

  @Test func layoutPriorityChoosesFirst() throws {
    let low = V.text("aaaa aaaa aaaa")
    let high = V.text("bbbb bbbb bbbb").modified("layoutPriority", ["_priority": .int(1)])
    #expect(try draw(V.hStack(alignment: "top", low, high), width: 20).lines.first == "aaaa bbbb bbbb bbbb")
  }

  @Test func overlayAndBackgroundTakeTheSizeOfTheView() throws {
    let view = border(V.text("content").modified("padding", ["_edges": .int(1)]))
      .modified("overlay", ["alignment": V.symbol("topTrailing"), "content": V.text("NEW")])
    #expect(
      try draw(view, width: 30).text
        == "╭────────NEW\n│ content │\n╰─────────╯\n".replacingOccurrences(
          of: "────────NEW", with: "───────NEW"))
  }

  @Test func hiddenTakesItsRoom() throws {
    #expect(
      try draw(V.hStack(V.text("a"), V.text("bcd").modified("hidden"), V.text("e"))).text == "a     e\n")
  }

  @Test func backgroundColourFillsTheView() throws {
    let view = V.text("x").modified("padding", ["_edges": .int(1)])
      .modified("background", ["_style": V.symbol("red")])
    #expect(try draw(view, format: .ansi(.ansi16)).text.contains("41"))
    #expect(try draw(view).text == " x\n")
  }

  @Test func borderShapes() throws {
    #expect(try draw(V.text("x").modified("border")).text == "┌─┐\n│x│\n└─┘\n")
    #expect(
      try draw(V.text("x").modified("border", ["_style": V.symbol("double")])).text == "╔═╗\n║x║\n╚═╝\n")
    #expect(throws: Failure.self) { try draw(V.text("x").modified("border", ["_style": V.symbol("roundd")])) }
  }

  @Test func aBadgeOutsideAListFollowsItsView() throws {
    #expect(try draw(V.text("Mail").modified("badge", ["_content": .int(3)])).text == "Mail (3)\n")
    #expect(try draw(V.text("Mail").modified("badge", ["_content": .int(0)])).text == "Mail\n")
  }

  @Test func aModifierOfAGroupIsAppliedToEachView() throws {
    let group = V.make("Group", ["content": V.list([V.text("a"), V.text("b")])])
    #expect(try draw(V.hStack(border(group))).text == "╭─╮ ╭─╮\n│a│ │b│\n╰─╯ ╰─╯\n")
  }
}
