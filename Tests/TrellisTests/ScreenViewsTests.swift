import Testing

@testable import Trellis

/// What a host learns of the views of a screen.
struct ScreenViewsTests {
  private func screen(_ source: String) throws -> Screen {
    let screen = try Interpreter().load(source, name: "views.dsl")
    _ = try screen.render(width: 40)
    return screen
  }

  @Test func aCellBelongsToTheViewsRoundIt() throws {
    let screen = try screen(
      "VStack(alignment: .leading) {\n  Text(\"one\")\n  HStack { Text(\"two\"); Text(\"three\") }\n}")
    let chain = try screen.views(row: 1, column: 5)
    #expect(chain.map(\.kind) == ["VStack", "HStack", "Text"])
    #expect(chain.last?.text == "three")
    #expect(chain.last?.frame == [1, 4, 1, 5])
    #expect(chain.last?.source?.description == "views.dsl:3:25")
    #expect(chain.last?.code == "Text(\"three\")")
    #expect(try screen.views(row: 7, column: 0).isEmpty)
  }

  @Test func aSheetHidesWhatLiesUnderIt() throws {
    let screen = try screen(
      "state shown = true\nText(\"under\").frame(width: 40, height: 9).sheet(isPresented: $shown) { Text(\"over\") }"
    )
    let over = try screen.views().first { $0.text == "over" }
    let frame = try #require(over?.frame)
    #expect(try screen.views(row: frame[0], column: frame[1]).last?.text == "over")
  }
}
