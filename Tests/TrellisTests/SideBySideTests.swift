import Testing
import TextLayout
import Trellis

/// Two texts beside each other.
@Suite struct SideBySideTests {
  @Test func theSameTextsGiveNothing() {
    #expect(SideBySide(width: 80).lines("a\nb\n", "a\nb\n") == [])
  }

  @Test func whatDiffersIsMarkedAmongWhatIsAround() {
    let lines = SideBySide(width: 27).lines("1\n2\n3\n4\n5\n6\n", "1\n2\n3\nfour\n5\n6\n")
    #expect(
      lines == [
        "line 2", "expected       is", "2            │ 2", "3            │ 3", "4            ≠ four",
        "5            │ 5", "6            │ 6",
      ])
  }

  @Test func linesThatOneSideLacksStandAlone() {
    let lines = SideBySide(width: 27, isASCII: true).lines("a\nb\nc\n", "a\nc\nd\n\n")
    #expect(lines.contains("b            <") || lines.contains("b            * c"))
    let added = SideBySide(width: 27).lines("a\nc\n", "a\nb\nc\n")
    #expect(added.contains("             ▸ b"))
    #expect(added.contains("c            │ c"))
  }

  @Test(arguments: [24, 40, 80, 120]) func nothingIsWiderThanTheWidth(width: Int) {
    let left = (0..<20).map { "line \($0) 漢字 " + String(repeating: "x漢", count: 40) }.joined(separator: "\n")
    let right = left.replacing("line 7", with: "LINE 7").replacing("12 漢字", with: "12 漢字 e\u{301}")
    let lines = SideBySide(width: width).lines(left, right)
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { TextWidth.cellWidth($0) <= max(width, 24) })
  }

  @Test func ofWideLinesThePartThatDiffersIsShown() {
    let start = String(repeating: "=", count: 70)
    let lines = SideBySide(width: 40).lines(start + "old\n", start + "new\n")
    #expect(lines.contains { $0.contains("old") && $0.contains("≠") && $0.contains("new") })
  }
}
