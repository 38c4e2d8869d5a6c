import Testing
import TextLayout

@testable import Trellis

/// Tables of records: what becomes a column, how cells stand.
struct ViewTableTests {
  static let flights = """
    let rows = csv("flights.csv")

    """
  static let files = [
    "flights.csv": """
    code,airport,price,seats,late,day
    LH400,New York,1200.50,180,true,2026-11-30
    AF6,São Paulo 東京,99.9,1200,false,2026-12-01
    X7,,,-5,,
    007,👨‍👩‍👧,12,0,true,2026-12-02

    """
  ]

  @Test func everyFieldBecomesAColumn() throws {
    let drawing = try shown(Self.flights + "Table(rows)", files: Self.files)
    #expect(
      drawing.text == """
        code   airport           price  seats  late  day
        ───────────────────────────────────────────────────────
        LH400  New York        1200.50    180   ✓    2026-11-30
        AF6    São Paulo 東京    99.9    1200   –    2026-12-01
        X7                                 -5
        007    👨‍👩‍👧                12         0   ✓    2026-12-02

        """)
    #expect(drawing.warnings.isEmpty)
  }

  @Test func aTypeOfDataShowsTheSame() throws {
    let source = """
      type Row { code: String; status: Status; at: DateTime }
      type Status = .scheduled | .landed
      Table([Row(code: "a", status: .landed, at: @2026-11-30T09:30), Row(code: "b", status: .scheduled, at: @2026-11-30T09:30:05)])
      """
    #expect(
      try shown(source, zone: "Europe/Amsterdam").text == """
        code  status     at
        ────────────────────────────────────
        a     landed     2026-11-30 09:30
        b     scheduled  2026-11-30 09:30:05

        """)
  }

  @Test func numbersStandAtTheirDecimalPoint() throws {
    let source = "Table([{n: 1.5}, {n: 22}, {n: nil}, {n: -0.25}, {n: 1e100}])"
    #expect(
      try shown(source).text == """
                n
        ─────────
             1.5
            22

            -0.25
        1e+100

        """)
  }

  @Test func columnsByNameAndKeyPath() throws {
    let source = """
      let rows = [{a: {b: 1}, c: "x", d: 4}, {a: {b: 20}, c: "y", d: 5}]
      Table(rows, columns: ["c", \\.a.b, .d])
      """
    #expect(try shown(source).text == "c   b  d\n────────\nx   1  4\ny  20  5\n")
  }

  @Test func columnsAsTheScriptSays() throws {
    let source = """
      let rows = [{name: "Ada", born: 1815, paid: 12.5}, {name: "Grace", born: 1906, paid: 100}]
      Table(rows) {
        TableColumn("Name", value: \\.name, width: 4)
        TableColumn("Born", value: \\.born, alignment: .leading)
        TableColumn("Paid", value: \\.paid, format: { "€\\($0)" })
        TableColumn("Age in 2000") { row in 2000 - row.born }
        TableColumn("Who") { row in Text(row.name).badge(row.born - 1815) }
      }
      """
    #expect(
      try shown(source).text == """
        Name  Born    Paid  Age in 2000  Who
        ───────────────────────────────────────────
        Ada   1815   €12.5          185  Ada
        Gra…  1906  €100             94  Grace (91)

        """)
  }

  @Test func styles() throws {
    let rows = "let rows = [{a: 1, b: \"x\"}, {a: 22, b: \"yy\"}]\n"
    #expect(
      try shown(rows + "Table(rows).tableStyle(.bordered)").text == """
        ┌────┬────┐
        │  a │ b  │
        ├────┼────┤
        │  1 │ x  │
        │ 22 │ yy │
        └────┴────┘

        """)
    #expect(try shown(rows + "Table(rows).tableStyle(.inset)").text == "  a  b\n────────\n  1  x\n 22  yy\n")
    #expect(try shown(rows + "Table(rows).labelsHidden()").text == " 1  x\n22  yy\n")
    let shaded = try shown(
      rows + "Table(rows).alternatingRowBackgrounds()", format: .ansi(.palette256))
    #expect(shaded.text.contains("48;5;237"))
  }

  @Test func otherDataThanRecords() throws {
    #expect(try shown("Table([1, 20])").text == "value\n─────\n    1\n   20\n")
    #expect(try shown("Table({a: 1, b: \"x\"})").text == "key  value\n──────────\na    1\nb    x\n")
    #expect(try shown("Table(1...2)").text == "value\n─────\n    1\n    2\n")
    #expect(try shown("Table([])").text == "no rows\n")
    #expect(try shown("Table([{:}])").text == "no columns\n")
    #expect(
      try shown("Table([]) { TableColumn(\"A\", value: \\.a) }").text == "A\n───────\nno rows\n")
    #expect(try shown("Table([{a: 1}, {b: 2}])").text == "a  b\n────\n1\n   2\n")
  }

  @Test func recordsInRecordsAreShownAsPrinted() throws {
    #expect(
      try shown("Table([{a: {x: 1}, b: [1, 2]}])").text == "a       b\n──────────────\n{x: 1}  [1, 2]\n")
  }
}
