import Foundation
import Lang
import Testing

@testable import Trellis

/// The JSON of the view tree.
struct ViewTreeTests {
  @Test func theTreeSaysWhatStandsWhere() throws {
    let drawing = try draw(
      V.vStack(
        alignment: "leading", V.text("A \"quoted\"\ntext"), V.toggle("Wi-Fi", true).modified("disabled")),
      width: 20)
    #expect(
      ViewTree.json(drawing.root, place: { _ in ("a.dsl", 1, 2) }).hasPrefix(
        """
        {"kind": "VStack", "rect": [0, 0, 20, 3], "source": {"file": "a.dsl", "line": 1, "column": 2}, "children": [\
        {"kind": "Text", "text": "A \\"quoted\\"\\ntext", "rect": [0, 0, 10, 2], "source"
        """))
  }

  @Test func theTreeOfEverythingIsJSON() throws {
    let drawing = try ViewScript(Samples.everything).draw(width: 80)
    let json = ViewTree.json(drawing.root)
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["kind"] as? String == "NavigationStack")
    #expect(json.contains(#""kind": "Toggle", "label": "Wi-Fi", "value": "on", "state": "on""#))
  }
}
