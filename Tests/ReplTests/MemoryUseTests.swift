#if os(Linux)
  import Foundation
  import Testing

  /// No script makes its process take more than twice the memory that it may have: whatever it fills it with.
  struct MemoryUseTests {
    private static let limit = 32

    /// What grows without end: values, texts, views, what is kept between drawings.
    static let hungry: [(name: String, source: String)] = [
      ("a list of lists", "var a = []\nwhile true { a.append([1]) }"),
      ("records", "var a = []\nwhile true { a.append({x: 1, y: 2}) }"),
      ("texts", "var a = []\nvar i = 0\nwhile true { a.append(\"text number \\(i)\")\n i += 1 }"),
      ("what is kept of elements", "(0..<100_000_000).compactMap { $0 }"),
      ("lists in lists that are made", "(0..<1000).map { i in (0..<1_000_000).map { $0 } }"),
      ("groups", "(0..<100_000_000).grouped { $0 }"),
      ("different elements", "let a = (0..<1_000_000).list()\na.unique()"),
      ("words", "\"a \".repeated(12_000_000).words"),
      ("replaced texts", "\"a\".repeated(6_000_000).replacing(\"a\", with: \"longer\")"),
      ("a stack of views", "VStack { for i in 0..<100_000_000 { Text(\"a\") } }"),
      ("rows that are made of data", "VStack { ForEach(0..<100_000_000, id: \\.self) { i in Text(\"a\") } }"),
      ("a grid", "Grid { for i in 0..<150_000 { GridRow { Text(\"a\") } } }"),
      ("a list", "List(0..<100_000_000) { i in Text(\"a\") }"),
      (
        "buttons that are kept",
        "state n = 0\nVStack { for i in 0..<100_000 { Button(\"a\") { n += 1 } } }"
      ),
      ("a source of blocks", String(repeating: "{ $0 }\n", count: 200_000)),
      ("a source of numbers", "let a = [" + String(repeating: "[1, 2],", count: 200_000) + "1]"),
      ("a source of functions", (0..<50_000).map { "fn f\($0)(x) = x + 1" }.joined(separator: "\n")),
      ("a source of names", (0..<100_000).map { "let name\($0) = \($0)" }.joined(separator: "\n")),
      ("a source of brackets", String(repeating: "let a = (1, [2\n", count: 200_000)),
      ("a wide screen", "Text(\"x\".repeated(9000)).frame(height: 2500)"),
    ]

    @Test(arguments: hungry.indices)
    func isNoMoreThanTwiceTheLimit(_ index: Int) throws {
      let (name, source) = MemoryUseTests.hungry[index]
      let idle = try peak("1")
      let most = try peak(source)
      #expect(most - idle <= 2 * MemoryUseTests.limit << 10, "\(name): \((most - idle) >> 10) MiB")
    }

    /// The most memory that a script's process had, in KiB: as the system says while it runs.
    private func peak(_ source: String) throws -> Int {
      let tool = try Tool(files: ["script.dsl": source + "\n"])
      defer { try? FileManager.default.removeItem(at: tool.folder) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Tool.path)
      process.arguments = ["--max-memory", "\(MemoryUseTests.limit)M", "script.dsl"]
      process.currentDirectoryURL = tool.folder
      process.environment = tool.environment
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let status = "/proc/\(process.processIdentifier)/status"
      var most = 0
      while process.isRunning {
        most = max(most, MemoryUseTests.highWater(status) ?? 0)
        usleep(1000)
      }
      #expect(process.terminationReason == .exit)
      return most
    }

    private static func highWater(_ path: String) -> Int? {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        let line = text.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
      else { return nil }
      return line.split(separator: " ").compactMap { Int($0) }.first
    }
  }
#endif
