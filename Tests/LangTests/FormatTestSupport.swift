import Foundation
import Lang
import TestSupport

/// The scripts that the repository has.
enum FormatCorpus {
  struct Source {
    var name: String
    var bytes: [UInt8]
  }

  /// The files called `.dsl` below Examples, Tests and Benchmarks.
  static let scripts: [Source] = ["Examples", "Tests/Golden", "Benchmarks"].flatMap { folder -> [Source] in
    let names = FileManager.default.enumerator(atPath: Golden.root.appendingPathComponent(folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".dsl") }.sorted().compactMap {
      let name = "\(folder)/\($0)"
      guard let data = FileManager.default.contents(atPath: Golden.root.appendingPathComponent(name).path)
      else { return nil }
      return Source(name: name, bytes: Array(data))
    }
  }

  /// The examples of the documents.
  static let documents: [Source] = {
    let folder = Golden.root.appendingPathComponent("docs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().flatMap { name -> [Source] in
      let examples = try? DocumentExamples(folder.appendingPathComponent(name)).examples
      return (examples ?? []).map { Source(name: "docs/\(name):\($0.line)", bytes: Array($0.source.utf8)) }
    }
  }()

  /// A source laid out, or nil if it has mistakes.
  static func layout(_ bytes: [UInt8]) -> [UInt8]? {
    guard case .formatted(let result) = ScriptFormatter.format(SourceFile(name: "a.dsl", bytes: bytes)) else {
      return nil
    }
    return result
  }

  static func layout(_ text: String) -> String? {
    layout(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Puts blanks, line breaks, comments and `;` between the tokens of sources, or takes them away.
enum LayoutMutator {
  static let pieces = [
    "\n", "\n\n\n", " ", "  ", "// c\n", " // c\n", "\n// c\n", "/* c */", " /* c */ ", "\n/* c */\n",
    "/* a\n b */", ";", "\t", "\r\n", ",", "\n  ", "/**/", "; ", "\n/// d\n",
  ]

  static func mutated(_ source: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = source
    for _ in 0...random.below(6) {
      guard !bytes.isEmpty else { break }
      let at = random.below(bytes.count)
      switch random.below(6) {
      case 0:
        // A line joined to the one before.
        if let line = bytes[at...].firstIndex(of: 0x0A) { bytes[line] = 0x20 }
      case 1:
        if let blank = bytes[at...].firstIndex(of: 0x20) { bytes.remove(at: blank) }
      case 2:
        if let blank = bytes[at...].firstIndex(of: 0x20) { bytes[blank] = 0x0A }
      default:
        let signs = Array(" \n(){}[].,:".utf8)
        let place = bytes[at...].firstIndex { signs.contains($0) } ?? at
        let piece = pieces[random.below(pieces.count)]
        bytes.insert(contentsOf: Array(piece.utf8), at: place + random.below(2))
      }
    }
    return bytes
  }
}
