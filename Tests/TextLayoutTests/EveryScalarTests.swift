import Testing
import TextLayout

@Suite("Every kind of scalar")
struct EveryScalarTests {
  private var scalars: [Unicode.Scalar] {
    let codes =
      Array(0..<0x3400) + Array(0xA000..<0xAC80) + Array(0xF900..<0x10000) + Array(0x1F000..<0x20000)
    return (codes + Array(stride(from: 0x10000, to: 0x110000, by: 331))).compactMap {
      Unicode.Scalar(UInt32($0))
    }
  }

  @Test("Between two letters it is as wide in a row and on a canvas as it was measured")
  func consistent() {
    for scalar in scalars where scalar != "\n" && scalar != "\t" {
      let text = "a" + String(Character(scalar)) + "|"
      let width = TextWidth.cellWidth(text)
      var writer = RowWriter()
      writer.appendCell(text, column: width)
      let row = String(decoding: writer.bytes, as: UTF8.self)
      if !(2...4).contains(width) || TextWidth.cellWidth(row) != width { Issue.record("\(scalar.value)") }
      if scalar.properties.isLineBreak { continue }
      var canvas = Canvas(width: 8)
      if canvas.put(text, x: 0, y: 0) != width || canvas.cell(x: width - 1, y: 0)?.text != "|" {
        Issue.record("\(scalar.value) on a canvas")
      }
    }
  }

  @Test("Alone it is no wider than two cells, and one if it is not East Asian and no emoji")
  func alone() {
    for scalar in scalars where scalar.value < 0x1100 && scalar != "\t" {
      if TextWidth.cellWidth(String(Character(scalar))) > 2 { Issue.record("\(scalar.value)") }
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isLineBreak: Bool {
    generalCategory == .lineSeparator || generalCategory == .paragraphSeparator
  }
}
