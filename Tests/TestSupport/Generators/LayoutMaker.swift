import Lang
import Trellis

/// Makes screens of any views with any arguments, by the signatures of the library: too large, too small, upside down.
public struct LayoutMaker {
  private var choices: Choices

  public init(_ choices: Choices) { self.choices = choices }

  private static let catalog: Catalog = {
    let catalog = Catalog()
    ViewCatalog.addViews(to: catalog)
    return catalog
  }()
  private static let views = catalog.functions.keys.sorted()
  private static let modifiers = catalog.methods.keys.sorted()

  private static let texts = [
    "a", "", "Wi-Fi", "a longer text of several words", "東京タワー", "👨‍👩‍👧 family", "e\u{301}\u{301}", "tab\\tbed",
    "two\\nlines", "क्षि", String(repeating: "x", count: 90), "\u{202E}right", "🇩🇪🇯🇵", "\\n\\n\\n", "ﷺ",
    "  spaces  ",
  ]
  private static let integers = [
    "1", "0", "2", "3", "7", "-1", "40", "1000", "9223372036854775807", "-9223372036854775807", "268435456",
  ]
  private static let floats = ["0.5", "0.0", "-1.0", "1e300", "3.0", "1e-9"]

  /// What the views' bindings lead to.
  private static let head = """
    state flag = false
    state number = 3
    state word = "word"
    state list = [{id: 1, name: "one", done: false}, {id: 2, name: "two", done: true}]
    state day = @2026-11-30
    state nothing = nil

    """

  public mutating func script() -> String { LayoutMaker.head + tree(5) }

  private mutating func tree(_ depth: Int) -> String {
    var view: String
    if depth <= 0 || choices.isEmpty || choices.chance(20) {
      view = "Text(\(text()))"
    } else {
      let name = choices.pick(LayoutMaker.views)
      view = name + arguments(LayoutMaker.catalog.functions[name], skipping: 0, depth)
    }
    while !choices.isEmpty, choices.chance(35) {
      let name = choices.pick(LayoutMaker.modifiers)
      view += ".\(name)" + arguments(LayoutMaker.catalog.methods[name], skipping: 1, depth - 2)
    }
    return view
  }

  private mutating func arguments(_ function: NativeFunction?, skipping skipped: Int, _ depth: Int) -> String
  {
    var texts: [String] = []
    var isPositional = true
    for parameter in (function?.signature.parameters ?? []).dropFirst(skipped) {
      if !parameter.isRequired, choices.chance(50) {
        // What follows by position would be taken for it.
        if parameter.label == nil { isPositional = false }
        continue
      }
      if parameter.label == nil, !isPositional { continue }
      texts.append((parameter.label.map { "\($0): " } ?? "") + argument(parameter, depth))
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  private mutating func argument(_ parameter: SignatureParameter, _ depth: Int) -> String {
    switch parameter.block {
    case .builder, .cells:
      return "{ " + (0..<choices.below(4)).map { _ in tree(depth - 1) }.joined(separator: "; ") + " }"
    case .action: return choices.pick(["{ number += 1 }", "{ }", "{ flag = !flag }"])
    case .function:
      return choices.pick(["{ $0 }", "\\.name", "\\.id", "{ \"\\($0)\" }", "{ Text(\"\\($0)\") }"])
    case .none: break
    }
    let kinds = parameter.kinds
    if kinds.contains(.binding), !kinds.contains(.string) || choices.chance(50) {
      return choices.pick(["$flag", "$number", "$word", "$list", "$day", "$nothing"])
    }
    if let symbols = parameter.symbols, choices.chance(80) { return "." + choices.pick(symbols) }
    if kinds == .any {
      return choices.pick([
        text(), "list", "[\(text()), \(text())]", "number", "nothing", "0..<\(choices.below(50))", "day",
      ])
    }
    var fitting: [String] = []
    if kinds.contains(.int) { fitting.append(choices.pick(LayoutMaker.integers)) }
    if kinds.contains(.float) { fitting.append(choices.pick(LayoutMaker.floats)) }
    if kinds.contains(.string) { fitting.append(text()) }
    if kinds.contains(.bool) { fitting.append(choices.pick(["true", "false", "flag"])) }
    if kinds.contains(.list) {
      fitting.append(choices.pick(["list", "[]", "[1, 2, 3]", "[\(text())]", "(0..<30).map { $0 }"]))
    }
    if kinds.contains(.range) { fitting.append(choices.pick(["0...9", "1..<4", "day...day", "-5...5"])) }
    if kinds.contains(.symbol) {
      fitting.append(choices.pick([".leading", ".red", ".infinity", ".rounded", ".center", ".medium"]))
    }
    if kinds.contains(.date) { fitting.append("day") }
    if kinds.contains(.dateTime) { fitting.append("@2026-11-30T09:30") }
    if kinds.contains(.duration) { fitting.append(choices.pick(["1h", "1d", "0s"])) }
    if kinds.contains(.record) { fitting.append("list[0]") }
    if kinds.contains(.keyPath) { fitting.append("\\.name") }
    if kinds.contains(.function) { fitting.append("{ $0 }") }
    if kinds.contains(.view) { fitting.append("Text(\(text()))") }
    return fitting.isEmpty ? "nil" : choices.pick(fitting)
  }

  private mutating func text() -> String { "\"\(choices.pick(LayoutMaker.texts))\"" }
}
