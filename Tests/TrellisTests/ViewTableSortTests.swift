import Testing

@testable import Trellis

/// Sorting by a tap on a header.
struct ViewTableSortTests {
  private let source = """
    let rows = [{name: "b", n: 2}, {name: "a", n: 10}, {name: "c", n: 1}]
    state order = nil
    Table(rows, sortOrder: $order) {
      TableColumn("Name", value: \\.name)
      TableColumn("N", value: \\.n)
    }

    """

  @Test func aTapSortsAndAnotherTurnsRound() throws {
    let text = try shown(source + "tap(\"Name\")\ntap(\"Name\")\ntap(\"N\")").text
    let screens = text.components(separatedBy: "Name")
    #expect(
      screens == [
        "", "      N\n───────────\nb         2\na        10\nc         1\n",
        " ▲    N\n───────────\na        10\nb         2\nc         1\n",
        " ▼    N\n───────────\nc         1\nb         2\na        10\n",
        "    ▲ N\n───────────\nc         1\nb         2\na        10\n",
      ])
  }

  @Test func theScriptMaySortToo() throws {
    let text = try shown(source.replacing("= nil", with: "= .descending(\\.n)")).text
    #expect(text == "Name    ▼ N\n───────────\na        10\nb         2\nc         1\n")
  }

  @Test func whatIsNoOrderIsRefused() {
    let message = failure(of: source.replacing("= nil", with: "= 3"))
    #expect(message.contains("`sortOrder` holds an Int"))
  }
}

/// What a table refuses, and what it says then.
struct ViewTableMistakeTests {
  @Test func onlyColumnsStandInItsBlock() {
    let message = failure(of: "Table([{a: 1}]) { Text(\"x\") }")
    #expect(message.contains("holds `TableColumn`s"))
  }

  @Test func aColumnStandsInATable() {
    #expect(failure(of: "TableColumn(\"x\", value: \\.a)").contains("stands in the block of a table"))
    let nested = "Table([{a: 1}]) { TableColumn(\"x\") { r in TableColumn(\"y\", value: \\.a) } }"
    #expect(failure(of: nested).contains("stands in the block of a table"))
  }

  @Test func aColumnNeedsOneSource() {
    #expect(failure(of: "Table([{a: 1}]) { TableColumn(\"x\") }").contains("needs `value:` or a block"))
    #expect(
      failure(of: "Table([{a: 1}]) { TableColumn(\"x\", value: \\.a) { r in r.a } }").contains("not both"))
  }

  @Test func anUnknownFieldIsNamed() {
    let message = failure(of: "Table([{name: 1}]) { TableColumn(\"x\", value: \\.nmae) }")
    #expect(message.contains("did you mean `name`?"))
  }

  @Test func notARowAtAll() {
    #expect(failure(of: "Table(3)").contains("a table is made of a list of records, but this is an Int"))
  }
}
