import Lang
import TextLayout

/// What the JSON of the view tree says about one view, beside its place and children.
struct NodeDescription {
  var text: String?
  var label: String?
  var value: String?
  /// `on`, `off`, `mixed`, `open`, `closed`, `selected`.
  var state: String?
  var isDisabled = false
  var isFocused = false
}

/// The view tree as JSON: for programs that test or read a screen.
struct ViewTree {
  /// Says where a span stands in the source: file, line and column from 1.
  let place: (Span) -> (file: String, line: Int, column: Int)?
  private var out = ""

  init(place: @escaping (Span) -> (file: String, line: Int, column: Int)?) { self.place = place }

  /// The tree below a node in one line, so that a program can read a stream of screens line by line.
  static func json(
    _ node: ViewNode, place: @escaping (Span) -> (file: String, line: Int, column: Int)? = { _ in nil }
  ) -> String {
    func make() -> String {
      var tree = ViewTree(place: place)
      tree.write(node)
      return tree.out + "\n"
    }
    // As deep as the tree, which may be deeper than the host's stack allows.
    return HostStack.run(bytes: 8 << 20, make) ?? "{}\n"
  }

  private mutating func write(_ node: ViewNode) {
    var description = NodeDescription()
    node.describe(&description)
    out += "{\"kind\": " + ViewTree.quoted(node.kind)
    field("text", description.text)
    field("label", description.label)
    field("value", description.value)
    field("state", description.state)
    if description.isDisabled { out += ", \"disabled\": true" }
    if description.isFocused { out += ", \"focused\": true" }
    if let id = node.identity.explicitID { field("id", ValueText(limit: 200).text(id)) }
    if let frame = node.frame {
      out += ", \"rect\": [\(frame.x), \(frame.y), \(frame.width), \(frame.height)]"
    }
    if let place = place(node.span) {
      out += ", \"source\": {\"file\": " + ViewTree.quoted(place.file)
      out += ", \"line\": \(place.line), \"column\": \(place.column)}"
    }
    let children = node.children
    if !children.isEmpty {
      out += ", \"children\": ["
      for (index, child) in children.enumerated() {
        if index > 0 { out += ", " }
        write(child)
      }
      out += "]"
    }
    out += "}"
  }

  private mutating func field(_ name: String, _ value: String?) {
    guard let value else { return }
    out += ", \"" + name + "\": " + ViewTree.quoted(value)
  }

  /// A JSON string: quotes, backslashes and controls escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 32 || scalar.value == 127 || (scalar.value >= 0x2028 && scalar.value <= 0x2029) {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
