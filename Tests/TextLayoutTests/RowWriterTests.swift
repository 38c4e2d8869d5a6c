import Testing
import TextLayout

@Suite("Rows without a canvas")
struct RowWriterTests {
  private func row(_ write: (inout RowWriter) -> Void, format: OutputFormat = .plain) -> String {
    var writer = RowWriter(format: format)
    write(&writer)
    writer.endRow()
    return String(decoding: writer.bytes, as: UTF8.self).replacing("\u{1B}", with: "ESC")
  }

  @Test("Cells are aligned in their columns, without blanks at the end of the row")
  func alignment() {
    let text = row {
      $0.appendCell("ab", column: 5)
      $0.appendCell("12", column: 5, alignment: .trailing)
      $0.appendGap(1)
      $0.appendCell("x", column: 5, alignment: .center)
    }
    #expect(text == "ab      12   x\n")
  }

  @Test("Wide text is padded by its cells")
  func wide() {
    let text = row {
      $0.appendCell("東京", column: 6)
      $0.appendCell("👨‍👩‍👧", column: 4, alignment: .trailing)
      $0.appendCell("|", column: 1)
    }
    #expect(text == "東京    👨‍👩‍👧|\n")
  }

  @Test("Text that does not fit is truncated")
  func truncation() {
    let text = row {
      $0.appendCell("abcdefgh", column: 5)
      $0.appendCell("東京大阪", column: 4)
      $0.appendCell("abcdefgh", column: 5, truncation: .head)
      $0.appendCell("abcdefgh", column: 5, truncation: .middle)
      $0.appendCell("abcdefgh", column: 0)
      $0.appendCell("a\tb", column: 4, truncation: .head)
      $0.appendCell("a\nbcd", column: 4)
      $0.appendCell("|", column: 1)
    }
    #expect(text == "abcd…東… …efghab…gh…  ba␊b…|\n")
  }

  @Test("In ASCII")
  func ascii() {
    let text = row({ $0.appendCell("✓ abcdefgh", column: 8) }, format: OutputFormat(ascii: true))
    #expect(text == "v abcde.\n")
  }

  @Test("Numbers stand with their decimal points under one another")
  func decimals() {
    let numbers = ["1", "12.5", "-3.125", "1.", "n/a", "7.5 %", "1.2.3"]
    let parts = numbers.map { DecimalParts($0) }
    var column = DecimalParts()
    for part in parts { column.formUnion(part) }
    #expect(column == DecimalParts(whole: 5, fraction: 4))
    let rows = zip(numbers, parts).map { number, part in
      row {
        $0.appendCell(
          number, column: column.whole + column.fraction, alignment: .decimal(fraction: column.fraction),
          fraction: part.fraction)
      }
    }
    #expect(rows == ["    1\n", "   12.5\n", "   -3.125\n", "    1.\n", "  n/a\n", "    7.5 %\n", "1.2.3\n"])
  }

  @Test("Styles, and blanks on which they show")
  func styles() {
    let text = row(
      {
        $0.setStyle(.bold)
        $0.appendCell("a", column: 3)
        $0.setStyle(.background(.ansi(4)))
        $0.appendCell("b", column: 3)
        $0.setStyle(.plain)
        $0.appendCell("c", column: 3)
      }, format: .ansi(.ansi16))
    #expect(text == "ESC[1ma  ESC[22;44mb  ESC[mc\n")
  }

  @Test("The last cell of a coloured row is coloured to its end")
  func colouredEnd() {
    let text = row(
      {
        $0.setStyle(.background(.ansi(4)))
        $0.appendCell("b", column: 3)
      }, format: .ansi(.ansi16))
    #expect(text == "ESC[44mb  ESC[m\n")
  }
}
