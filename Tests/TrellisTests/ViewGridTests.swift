import Testing
import TextLayout

@testable import Trellis

/// Grids: cells of a column share a width, cells of a row a height.
struct ViewGridTests {
  private let card = """
    Grid(alignment: .leading) {
      GridRow {
        Text("Name")
        Text("Ada Lovelace")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow(alignment: .bottom) {
        Text("Address").gridColumnAlignment(.trailing)
        VStack(alignment: .leading) {
          Text("12 St James's Square")
          Text("London")
        }
      }
    }
    """

  @Test func separatorsDoNotWidenIt() throws {
    #expect(
      try shown(card).text == """
           Name  Ada Lovelace
        ─────────────────────────────
                 12 St James's Square
        Address  London

        """)
  }

  @Test func aDividerThatIsSizedTakesAll() throws {
    let wide = card.replacing(".gridCellUnsizedAxes(.horizontal)", with: "")
    #expect(try shown(wide, width: 40).lines[1] == String(repeating: "─", count: 40))
  }

  @Test func cellsWrapWhenNarrow() throws {
    #expect(
      try shown(card, width: 18).text == """
           Name  Ada
                 Lovelace
        ──────────────────
                 12 St
                 James's
                 Square
        Address  London

        """)
  }

  @Test func cellsThatGrowAreEqual() throws {
    let source = """
      Grid(horizontalSpacing: 1) {
        GridRow {
          for name in ["a", "b", "long text"] { Text(name).frame(maxWidth: .infinity).border() }
        }
        GridRow { Text("c"); Text("wide").gridCellColumns(2) }
      }
      """
    #expect(
      try shown(source, width: 40).text == """
        ┌───────────┐ ┌───────────┐ ┌──────────┐
        │     a     │ │     b     │ │long text │
        └───────────┘ └───────────┘ └──────────┘
              c                  wide

        """)
  }

  @Test func spacingAndAnchors() throws {
    let source = """
      Grid(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow { Text("a"); Text("one\\ntwo") }
        GridRow { Text("bbb"); Text("c").gridCellAnchor(.trailing) }
      }
      """
    #expect(try shown(source).text == "a   one\n    two\n\nbbb   c\n")
  }

  @Test func aRowAloneStandsAsAnHStack() throws {
    #expect(try shown("GridRow { Text(\"a\"); Text(\"b\") }").text == "a b\n")
  }

  @Test(arguments: 1...60) func neverWiderThanProposed(width: Int) throws {
    #expect(try shown(card, width: width).tooWide.isEmpty)
  }

  @Test func mistakesAreExplained() {
    #expect(failure(of: "Grid { GridRow { Text(\"a\").gridCellColumns(0) } }").contains("at least 1 column"))
  }
}
