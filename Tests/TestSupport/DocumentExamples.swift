import Foundation

/// The examples of a Markdown document: a fenced block of `trellis`, and the block of `output` right after it.
public struct DocumentExamples {
  public struct Example {
    public var source: String
    public var output: String
    /// The line of the source's fence, from 1.
    public var line: Int
    /// The lines that hold the output, without the fences.
    var range: Range<Int>
  }

  public private(set) var examples: [Example] = []
  private var lines: [String]
  private let url: URL

  public init(_ url: URL) throws {
    self.url = url
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    var index = 0
    while index < lines.count {
      guard lines[index] == "```trellis" else {
        index += 1
        continue
      }
      let start = index + 1
      var end = start
      while end < lines.count, lines[end] != "```" { end += 1 }
      var next = end + 1
      while next < lines.count, lines[next].isEmpty { next += 1 }
      guard next < lines.count, lines[next] == "```output" else {
        examples.append(
          Example(
            source: lines[start..<end].joined(separator: "\n"), output: "", line: index + 1, range: 0..<0))
        index = end + 1
        continue
      }
      var last = next + 1
      while last < lines.count, lines[last] != "```" { last += 1 }
      examples.append(
        Example(
          source: lines[start..<end].joined(separator: "\n"),
          output: lines[(next + 1)..<last].map { $0 + "\n" }.joined(), line: index + 1,
          range: (next + 1)..<last))
      index = last + 1
    }
  }

  /// Writes outputs into the document.
  public func update(_ outputs: [String]) throws {
    var lines = self.lines
    for (example, output) in zip(examples, outputs).reversed()
    where !example.range.isEmpty || example.output.isEmpty {
      guard example.range != 0..<0 else { continue }
      var text = output.components(separatedBy: "\n")
      if text.last == "" { text.removeLast() }
      lines.replaceSubrange(example.range, with: text)
    }
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }
}
