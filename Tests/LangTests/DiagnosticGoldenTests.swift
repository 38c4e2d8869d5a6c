import Lang
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `Tests/Golden/errors/NAME.dsl` with what it is told in `NAME.expected`. `TRELLIS_UPDATE_GOLDEN=1` writes them anew;
/// one that is missing is recorded, and fails.
@Suite struct DiagnosticGoldenTests {
  static let names = [
    "brackets", "declarations", "expressions", "literals", "other-constructs", "other-languages", "patterns",
    "strings",
    "swiftui-properties",
    "swiftui-struct", "swiftui-values", "types", "unfinished",
  ]

  @Test(arguments: names)
  func golden(_ name: String) throws {
    let folder = String(#filePath.dropLast("LangTests/DiagnosticGoldenTests.swift".count)) + "Golden/errors/"
    let bytes = try #require(read(folder + name + ".dsl"), "\(name).dsl is missing")
    let file = SourceFile(name: name + ".dsl", bytes: bytes)
    let sources = SourceMap()
    let id = sources.add(file)
    let result = Parser.parse(file, id: id, names: NameTable())
    let actual = DiagnosticRenderer(sources: sources, width: cells).render(result.diagnostics)
    let path = folder + name + ".expected"
    let expected = read(path).map { String(decoding: $0, as: UTF8.self) }
    if getenv("TRELLIS_UPDATE_GOLDEN") != nil || expected == nil { write(actual, to: path) }
    if getenv("TRELLIS_UPDATE_GOLDEN") == nil {
      #expect(expected != nil, "recorded \(name).expected: look at it")
      #expect(actual == expected ?? actual)
    }
  }

  /// Two cells for East Asian characters and emoji: enough for these files.
  private func cells(_ text: String) -> Int {
    text.reduce(0) { $0 + (($1.unicodeScalars.first?.value ?? 0) >= 0x2E80 ? 2 : 1) }
  }

  private func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  private func write(_ text: String, to path: String) {
    guard let file = fopen(path, "wb") else { return }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    _ = fwrite(bytes, 1, bytes.count, file)
  }
}
