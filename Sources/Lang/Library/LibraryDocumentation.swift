/// What each standard function does, with an example and what the example prints: shown by `:help`, printed in the
/// language reference, and run as tests.
public enum LibraryDocumentation {
  /// A function, member or changing function.
  public struct Entry: Sendable {
    /// `lists`, `text`, …
    public var topic: String
    /// `count` for a member without parentheses, `first(where:)` for one with.
    public var heading: String
    public var summary: String
    /// A line of source; its value is what is printed.
    public var example: String
    public var output: String

    /// An entry.
    public init(topic: String, heading: String, summary: String, example: String, output: String) {
      self.topic = topic
      self.heading = heading
      self.summary = summary
      self.example = example
      self.output = output
    }

    /// The name without parentheses.
    public var name: String { String(heading.prefix { $0 != "(" }) }
    /// Whether it is called with parentheses.
    public var isCalled: Bool { heading.utf8.contains(UInt8(ascii: "(")) }
  }

  /// Functions that belong together, in the order of the reference.
  public typealias Topic = (title: String, entries: [Entry])

  /// The topics of the language itself.
  public static let topics: [Topic] = [
    ("Rows of elements", parse("Rows of elements", sequences)),
    ("Parts and groups", parse("Parts and groups", parts)),
    ("Changed copies", parse("Changed copies", copies)),
    ("Changing in place", parse("Changing in place", changes)),
    ("Text", parse("Text", text)),
    ("Records", parse("Records", records)),
    ("Numbers", parse("Numbers", numbers)),
    ("Conversions", parse("Conversions", conversions)),
    ("Dates and times", parse("Dates and times", dates)),
    ("Durations and ranges", parse("Durations and ranges", durations)),
    ("The run", parse("The run", control)),
  ]

  public static let entries: [Entry] = topics.flatMap(\.entries)

  /// What `:help name` shows: signature, sentence, example; nil for a name that is none. `first` is a member and a function.
  public static func help(_ name: String, in catalog: Catalog, topics: [Topic] = topics) -> String? {
    let found = topics.flatMap { $0.entries.filter { $0.name == name } }
    if found.isEmpty { return nil }
    return found.map { entry in
      "\(signature(of: entry, in: catalog))\n    \(entry.summary)\n    \(entry.example)    // \(entry.output)"
    }.joined(separator: "\n")
  }

  /// As a call writes it: `list.sorted(order: .ascending|.descending = .ascending, by: Function?)`.
  public static func signature(of entry: Entry, in catalog: Catalog) -> String {
    if !entry.isCalled { return "x.\(entry.name)" }
    if let function = catalog.functions[entry.name],
      catalog.methods[entry.name] == nil || entry.heading == heading(of: function)
    {
      return function.signature.text
    }
    guard let method = catalog.methods[entry.name] else { return entry.heading }
    return "x.\(method.signature.text)"
  }

  /// A name with its labels, `first(where:)`: tells a function from a member of the same name.
  static func heading(of function: NativeFunction) -> String {
    let parameters = function.signature.parameters.dropFirst(function.isMember ? 1 : 0)
    return "\(function.name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  /// The reference of the functions: a section a topic, an entry each.
  public static func markdown(for catalog: Catalog, topics: [Topic] = topics) -> String {
    let introduction = """
      # The standard functions

      Written from the same tables that `:help` shows; every example is run as a test. `x` is what the function is called
      on; `name(x, …)` is the same call. `?` may be left out, `= …` is the default.

      """
    let sections = topics.map { topic in
      let lines = topic.entries.map { entry -> String in
        let example = entry.example.split(separator: "\n").joined(separator: "; ")
        return
          "- **`\(signature(of: entry, in: catalog))`** \(entry.summary)<br>`\(example)` → `\(entry.output)`"
      }
      return "## \(topic.title)\n\n" + lines.joined(separator: "\n") + "\n"
    }
    return ([introduction] + sections).joined(separator: "\n")
  }

  /// Three lines an entry: heading and summary divided by two spaces or more, the example, `→` and its output.
  public static func parse(_ topic: String, _ source: String) -> [Entry] {
    var entries: [Entry] = []
    var example: [String] = []
    var heading = ""
    var summary = ""
    for line in source.split(separator: "\n", omittingEmptySubsequences: true).map(String.init) {
      let text = String(line.trimmedPart)
      if line.hasPrefix("  ") {
        if text.hasPrefix("→") {
          entries.append(
            Entry(
              topic: topic, heading: heading, summary: summary, example: example.joined(separator: "\n"),
              output: String(text.dropFirst().drop { $0 == " " })))
          example = []
        } else {
          example.append(text)
        }
      } else if let gap = try? TextSearch("  ").first(in: text) {
        heading = String(text[..<gap.lowerBound])
        summary = String(String(text[gap.upperBound...]).trimmedPart)
      }
    }
    return entries
  }
}
