import Foundation
import TestSupport
import Testing

/// What a host can use: a listing beside the sources, so that a change of it is seen, and a sentence for each symbol.
///
/// `TRELLIS_UPDATE_GOLDEN=1 swift test --filter PublicInterface` writes the listing anew.
@Suite struct PublicInterfaceTests {
  private struct Symbol {
    var container: String
    var declaration: String
    var place: String
    var isDocumented: Bool
  }

  @Test func theListingHoldsAllOfIt() throws {
    let lines = try symbols().map { ($0.container.isEmpty ? "" : $0.container + " · ") + $0.declaration }
    let file = Golden.root.appendingPathComponent("Tests/Golden/public-interface.txt")
    let problem = Golden.compare(Set(lines).sorted().joined(separator: "\n") + "\n", with: file)
    #expect(problem == nil, "the public interface is another one: \(problem ?? "")")
  }

  @Test func everySymbolIsDocumented() throws {
    for symbol in try symbols() where !symbol.isDocumented {
      Issue.record("\(symbol.place): no sentence about `\(symbol.declaration)`")
    }
  }

  private func symbols() throws -> [Symbol] {
    let root = Golden.root.appendingPathComponent("Sources/Runtime")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap {
      $0 as? URL
    }
    let sources = (files ?? []).filter { $0.pathExtension == "swift" }
    // The two that `Exports.swift` hands on.
    let handedOn = ["Machine/Limits.swift", "Source/SourceMap.swift"].map {
      Golden.root.appendingPathComponent("Sources/Lang/\($0)")
    }
    #expect(sources.count > 100)
    var all = try sources.flatMap { try scan($0) }
    let names = ["Limits", "SourceLocation"]
    all += try handedOn.flatMap { try scan($0) }.filter { symbol in
      names.contains(symbol.container)
        || names.contains { symbol.declaration.hasPrefix("public struct \($0)") }
    }
    return all
  }

  /// The public declarations of a file, by indentation: two spaces a level, as the formatter has it.
  private func scan(_ file: URL) throws -> [Symbol] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    var containers: [(indent: Int, name: String, isPublic: Bool, listsAll: Bool)] = []
    var symbols: [Symbol] = []
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      if text.isEmpty || text.hasPrefix("//") { continue }
      if text == "}" { containers.removeAll { $0.indent >= indent } }
      let words = text.split(whereSeparator: { " :<({".contains($0) }).map(String.init)
      let isPublic = text.hasPrefix("public ") || text.hasPrefix("@resultBuilder public ")
      let around = containers.last
      let isListed =
        isPublic
        || (around?.listsAll ?? false) && around?.indent == indent - 2
          && (text.hasPrefix("case ") || text.hasPrefix("func "))
      if isListed {
        symbols.append(
          Symbol(
            container: containers.map(\.name).joined(separator: "."), declaration: head(lines, index),
            place: "\(file.lastPathComponent):\(index + 1)",
            isDocumented: isDocumented(lines, index)))
      }
      for kind in ["struct", "class", "enum", "protocol", "extension"] {
        guard let position = words.firstIndex(of: kind), position + 1 < words.count,
          line.hasSuffix("{") || !line.contains("}")
        else { continue }
        if text.hasPrefix("case ") || text.hasPrefix("let ") || text.hasPrefix("var ") { continue }
        containers.removeAll { $0.indent >= indent }
        containers.append(
          (indent, words[position + 1], isPublic, isPublic && (kind == "enum" || kind == "protocol")))
        break
      }
    }
    return symbols
  }

  /// A declaration on one line, without its body.
  private func head(_ lines: [String], _ index: Int) -> String {
    var text = ""
    var depth = 0
    for line in lines[index...].prefix(12) {
      for character in line.drop(while: { $0 == " " }) {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == "{" && depth == 0 { return text.split(separator: " ").joined(separator: " ") }
        text.append(character)
      }
      text += " "
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      let goesOn =
        trimmed.hasSuffix(",") || trimmed.hasSuffix(":") || trimmed.hasSuffix("->") || trimmed.hasSuffix("=")
      if depth == 0, !goesOn, !nextOpens(lines, after: line, from: index) { break }
    }
    return text.split(separator: " ").joined(separator: " ")
  }

  /// Whether the declaration goes on in the next line: `-> Result`, `where`, `{`.
  private func nextOpens(_ lines: [String], after line: String, from index: Int) -> Bool {
    guard let position = lines[index...].firstIndex(of: line), position + 1 < lines.count else {
      return false
    }
    let next = lines[position + 1].trimmingCharacters(in: .whitespaces)
    return next.hasPrefix("->") || next.hasPrefix("where ") || next.hasPrefix(") ") || next == "{"
  }

  /// A sentence above it, or a conformance that says nothing new.
  private func isDocumented(_ lines: [String], _ index: Int) -> Bool {
    var above = index - 1
    while above >= 0, lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("@") { above -= 1 }
    return above >= 0 && lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("///")
  }
}
