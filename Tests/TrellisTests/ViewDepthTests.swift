import Lang
import Testing
import TextLayout

@testable import Trellis

/// Nesting just under and just over the limit, on a small stack.
struct ViewDepthTests {
  private static func nested(_ count: Int, _ wrap: (Value) -> Value) -> Value {
    var view = V.text("x")
    for _ in 0..<count { view = wrap(view) }
    return view
  }

  /// The text of a screen, or the code of its failure, drawn on a stack of 512 KiB.
  private static func draw(_ view: Value, width: Int = 40, height: Int? = nil) -> String? {
    HostStack.run(bytes: 512 << 10) {
      do { return try drawAll([view], width: width, height: height).text } catch {
        return (error as? Failure)?.code ?? "\(error)"
      }
    }
  }

  @Test(arguments: [
    "VStack", "HStack", "ZStack", "GroupBox", "List", "NavigationStack", "ScrollView", "Section",
  ])
  func viewsUnderTheLimit(name: String) throws {
    let view = Self.nested(198) { V.make(name, ["content": V.list([$0])]) }
    #expect(Self.draw(view)?.isEmpty == false)
    #expect(Self.draw(view) != "view-depth")
    #expect(Self.draw(view, height: 20) != "view-depth")
  }

  @Test func viewsOverTheLimit() throws {
    let view = Self.nested(200) { V.make("VStack", ["content": $0]) }
    #expect(Self.draw(view) == "view-depth")
  }

  @Test(arguments: ["padding", "border", "bold", "fixedSize", "onTap", "frame", "disabled", "labelsHidden"])
  func modifiersUnderTheLimit(name: String) throws {
    let view = Self.nested(198) { V.modify($0, name) }
    #expect(Self.draw(view) != "view-depth")
    #expect(Self.draw(view) != nil)
    let over = Self.nested(201) { V.modify($0, name) }
    #expect(Self.draw(over) == "view-depth")
  }

  @Test func sheetsInSheets() throws {
    let view = Self.nested(60) {
      V.modify(V.text("under"), "sheet", ["isPresented": V.constant(.bool(true)), "content": $0])
    }
    #expect(Self.draw(view)?.contains("under") == true)
  }
}
