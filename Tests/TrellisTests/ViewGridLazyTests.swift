import Testing
import TextLayout

@testable import Trellis

/// Lazy grids: columns of given widths, filled row after row.
struct ViewGridLazyTests {
  private func grid(_ columns: String, _ more: String = "", count: Int = 5) -> String {
    "LazyVGrid(columns: \(columns)\(more)) { ForEach(1...\(count)) { i in Text(\"x\\(i)\") } }"
  }

  @Test func asManyAsFit() throws {
    let source = grid(".adaptive(min: 10)", ", alignment: .leading", count: 9)
    #expect(try shown(source, width: 80).lines.count == 2)
    #expect(try shown(source, width: 40).lines.count == 3)
    #expect(try shown(source, width: 120).lines.count == 1)
    #expect(try shown(source, width: 5).lines.count == 9)
  }

  @Test func fixedAndFlexible() throws {
    let source = grid(
      "[GridItem(.fixed(4), alignment: .leading), GridItem(.flexible(), spacing: 2, alignment: .trailing), 3]"
    )
    #expect(try shown(source, width: 20).text == "x1           x2  x3\nx4           x5\n")
  }

  @Test func aNumberOfColumns() throws {
    #expect(try shown(grid("2"), width: 11).text == " x1    x2\n x3    x4\n x5\n")
  }

  @Test func sectionsSpanAllColumns() throws {
    let source = """
      LazyVGrid(columns: 2) {
        Section("First") { Text("a"); Text("b"); Text("c") }
        Section("Second") { Text("d") }
      }
      """
    #expect(try shown(source, width: 11).text == "First\n  a     b\n  c\nSecond\n  d\n")
  }

  @Test func rowsFirst() throws {
    let source = "LazyHGrid(rows: 2) { ForEach(1...5) { i in Text(\"x\\(i)\") } }"
    #expect(try shown(source, width: 20).text == "x1 x3 x5\nx2 x4\n")
    let narrow = try shown(source, width: 6)
    #expect(narrow.tooWide.isEmpty)
    #expect(narrow.codes == ["no-room"])
  }

  @Test func tooWideIsSaid() throws {
    let drawing = try shown(grid("[10, 10, 10]"), width: 20)
    #expect(drawing.tooWide.isEmpty)
    #expect(drawing.codes == ["no-room"])
  }

  @Test func mistakesAreExplained() {
    #expect(failure(of: grid(".wide(3)")).contains("`.wide` is not a size of a column"))
    #expect(failure(of: grid("0")).contains("takes 1 to 1000 columns"))
    #expect(failure(of: grid("[\"a\"]")).contains("is a `GridItem` or a size"))
    #expect(failure(of: "GridItem(.flexible)").contains("is not drawn"))
  }
}

/// A month of day labels in a lazy grid.
struct ViewGridMonthTests {
  private let month = """
    state selected = @2026-11-18
    LazyVGrid(columns: 7, horizontalSpacing: 0) {
      ForEach(weekdayNames(.narrow)) { name in Text(name) }
      ForEach(monthGrid(@2026-11-01)) { day in
        DayLabel(day.date, isSelected: day.date == selected, isCurrentMonth: day.isCurrentMonth)
          .onTap { selected = day.date }
      }
    }

    """

  @Test func theMonthOfTheVisualStandard() throws {
    #expect(
      try shown(month, width: 80).text == """
             M           T           W           T          F          S          S
            ·26         ·27         ·28         ·29        ·30        ·31          1
              2           3           4           5          6          7          8
              9          10          11          12         13         14         15
             16          17        [ 18]         19         20         21         22
             23          24          25          26         27         28         29
            *30         · 1         · 2         · 3        · 4        · 5        · 6

        """)
  }

  @Test func aTapSelectsWithoutMovingAnything() throws {
    let text = try shown(month + "tap(\"23\")", width: 40).text
    #expect(
      text.hasSuffix(
        """
          M     T     W     T     F     S    S
         ·26   ·27   ·28   ·29   ·30   ·31    1
           2     3     4     5     6     7    8
           9    10    11    12    13    14   15
          16    17    18    19    20    21   22
        [ 23]   24    25    26    27    28   29
         *30   · 1   · 2   · 3   · 4   · 5  · 6

        """))
  }

  @Test func slotsOfFiveCells() throws {
    func slot(_ arguments: String) throws -> String {
      try shown("HStack(spacing: 0) { DayLabel(\(arguments)); Text(\"|\") }").text
    }
    #expect(try slot("@2026-11-30") == " *30 |\n")
    #expect(try slot("@2026-11-30, isToday: false") == "  30 |\n")
    #expect(try slot("@2026-11-03, isSelected: true") == "[  3]|\n")
    #expect(try slot("@2026-11-30, isSelected: true") == "[*30]|\n")
    #expect(try slot("@2026-10-26, isCurrentMonth: false") == " ·26 |\n")
    #expect(try slot("@2026-11-21, isSelectable: false") == " -21 |\n")
    #expect(try slot("nil") == "     |\n")
    #expect(try slot("21, isToday: true") == " *21 |\n")
  }

  @Test func weeksHaveNumbers() throws {
    let source = """
      for week in monthWeeks(@2026-01-15, firstWeekday: .monday) {
        print("\\(week.number): \\(week.days.map { $0.date.day })")
      }
      print(weekdays(firstWeekday: .sunday))
      print(weekdayNames(.full, firstWeekday: .saturday))
      print(monthGrid(@2026-02-01, rows: .six).count)
      """
    #expect(
      try shown(source).text == """
        1: [29, 30, 31, 1, 2, 3, 4]
        2: [5, 6, 7, 8, 9, 10, 11]
        3: [12, 13, 14, 15, 16, 17, 18]
        4: [19, 20, 21, 22, 23, 24, 25]
        5: [26, 27, 28, 29, 30, 31, 1]
        [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
        ["Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
        42

        """)
  }
}
