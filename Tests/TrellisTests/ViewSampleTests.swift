import Testing

@testable import Trellis

/// The line of each view that `:library` draws.
struct ViewSampleTests {
  @Test(arguments: ViewTag.allCases)
  func isDrawnWithoutAWarning(_ tag: ViewTag) throws {
    let name = String(tag.signature.prefix { $0 != "(" })
    #expect(tag.sample.contains(name))
    for width in [40, 76] {
      let screen = Interpreter().session()
      screen.sink = { _ in }
      screen.options.width = width
      try screen.submit(tag.sample)
      let text = try screen.render()
      #expect(screen.warnings.isEmpty, "\(screen.warnings)")
      if tag != .zStack { #expect(text.contains { !$0.isWhitespace }) }
    }
  }
}
