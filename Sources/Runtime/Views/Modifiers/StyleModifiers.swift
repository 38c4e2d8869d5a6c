import Lang
import TextLayout

/// Modifiers that change how text looks in a whole subtree.
enum StyleModifiers {
  /// `bold()`, `italic()`, `underline(false)`
  static func attribute(_ call: ViewCall, _ attribute: CellStyle.Attributes) throws -> [ViewNode] {
    let isActive = try call.bool(1, default: true)
    return try call.modified(
      in: call.environment.with {
        if isActive {
          $0.style.attributes.insert(attribute)
        } else {
          $0.style.attributes.remove(attribute)
        }
      })
  }

  static func foreground(_ call: ViewCall) throws -> [ViewNode] {
    let style = try StyleValue.style(call[1], tint: call.environment.tint, call, index: 1)
    return try call.modified(
      in: call.environment.with {
        $0.style.attributes.subtract(.dim)
        $0.style.foreground = nil
        $0.style = style.over($0.style)
      })
  }

  /// Text has one size: headings are bold, small print is dim.
  static func font(_ call: ViewCall) throws -> [ViewNode] {
    switch try call.symbol(1) {
    case "largeTitle", "title", "title2", "title3", "headline": return try set(call, .bold, clearing: [])
    case "caption", "caption2", "footnote": return try set(call, .dim, clearing: [])
    default: return try call.modified()
    }
  }

  static func fontWeight(_ call: ViewCall) throws -> [ViewNode] {
    switch try call.symbol(1) {
    case "semibold", "bold", "heavy", "black": return try set(call, .bold, clearing: .dim)
    case "ultraLight", "thin", "light": return try set(call, .dim, clearing: .bold)
    default: return try set(call, [], clearing: [.bold, .dim])
    }
  }

  /// Text is there, faint, or not there.
  static func opacity(_ call: ViewCall) throws -> [ViewNode] {
    let opacity = try call.animated("opacity", try call.double(1) ?? 1)
    if opacity <= 0 { return try call.modified().map { HiddenNode($0) } }
    return opacity < 0.75 ? try set(call, .dim, clearing: []) : try call.modified()
  }

  private static func set(
    _ call: ViewCall, _ attributes: CellStyle.Attributes, clearing cleared: CellStyle.Attributes
  ) throws -> [ViewNode] {
    try call.modified(
      in: call.environment.with {
        $0.style.attributes.subtract(cleared)
        $0.style.attributes.formUnion(attributes)
      })
  }
}

/// Colours and styles as scripts write them: `.red`, `.secondary`, `.rgb(255, 128, 0)`, `"#ff8000"`.
enum StyleValue {
  static let colorNames = CellColor.names + ["tertiary", "tint", "grey"]

  /// A style of text.
  static func style(
    _ value: Value, tint: CellColor?, _ call: ViewCall, index: Int
  ) throws -> CellStyle {
    if case .symbol(let symbol) = value {
      switch symbol.name.text {
      case "primary": return .plain
      case "secondary", "tertiary", "quaternary": return .dim
      default: break
      }
    }
    return try color(value, tint: tint, call, index: index).map { CellStyle.foreground($0) } ?? .plain
  }

  /// A colour; nil for `nil` and `.clear`.
  static func color(
    _ value: Value, tint: CellColor?, _ call: ViewCall, index: Int
  ) throws -> CellColor? {
    switch value {
    case .null, .absent: return nil
    case .string(let text):
      if let color = CellColor(hex: text.text) ?? CellColor(named: text.text) { return color }
      throw unknown(text.text, call)
    case .symbol(let symbol):
      let name = symbol.name.text
      switch name {
      case "clear": return nil
      case "accent", "accentColor", "tint": return tint ?? CellColor(named: "accent")
      case "rgb": return try rgb(symbol, call)
      case "hex":
        if case .string(let text)? = symbol.arguments.first, let color = CellColor(hex: text.text) {
          return color
        }
        throw unknown("hex", call)
      default:
        if let color = CellColor(named: name) { return color }
        throw unknown(name, call)
      }
    default: throw call.mismatch(index, "a colour")
    }
  }

  private static func rgb(_ symbol: SymbolObject, _ call: ViewCall) throws -> CellColor {
    let parts = symbol.arguments.compactMap(\.asDouble)
    guard parts.count == 3, symbol.arguments.count == 3 else {
      throw Failure(
        code: "colour", "`.rgb` takes three numbers: red, green and blue, each 0 to 255", at: call.span)
    }
    func byte(_ value: Double) -> UInt8 { value.isNaN ? 0 : UInt8(max(0, min(255, value))) }
    return .rgb(byte(parts[0]), byte(parts[1]), byte(parts[2]))
  }

  private static func unknown(_ name: String, _ call: ViewCall) -> Failure {
    Failure(
      code: "colour", "`\(name)` is not a colour",
      hint: Suggestions.hint(for: name, in: colorNames)
        ?? "colours are names such as `.red`, `.rgb(255, 128, 0)` or `\"#ff8000\"`", at: call.span)
  }
}
