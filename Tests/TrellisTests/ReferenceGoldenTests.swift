import Foundation
import TestSupport
import Testing

@testable import Trellis

/// The list of views and modifiers in `docs/` is that of those that there are.
@Suite struct ReferenceGoldenTests {
  @Test func viewsAndModifiers() {
    var text = """
      # Views and modifiers

      `_ name` is passed by position, `name` as `name:`, `label name` as `label:`. `?` may be left out, `= x` is the
      default. `View` is a block of views, `Cells` one that also takes text and numbers, `Action` a block that runs as an
      event, `.a|.b` one of these symbols.

      ## Views


      """
    for tag in ViewTag.allCases { text += "    \(tag.signature)\n" }
    text += "\n## Modifiers\n\n"
    for tag in ModifierTag.allCases { text += "    .\(tag.signature)\n" }
    text += """

      ## What has no effect

      A modifier, argument or symbol that means nothing is an error, or one of these, which `trellis check` tells with
      their places. A run says nothing of them. Modifiers that are handed down to what is inside (`tint`, `disabled`,
      `listRowSeparator`) have no effect where nothing inside is of their kind. `opacity` has two steps: nothing is drawn
      at 0, and text is dim below 0.75.


      """
    let notes =
      ViewCatalog.notes.map { ("." + $0.key, $0.value) }
      + ViewCatalog.argumentNotes.merging(ViewCatalog.symbolNotes) { first, _ in first }.map {
        ($0.key, $0.value)
      }
    for (_, note) in notes.sorted(by: { $0 < $1 }) { text += "- \(note)\n" }
    compare(text, "docs/views.md")
  }

  private func compare(_ text: String, _ path: String) {
    if let problem = Golden.compare(text, with: Golden.root.appendingPathComponent(path)) {
      Issue.record("\(problem)")
    }
  }
}
