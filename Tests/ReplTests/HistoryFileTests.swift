import Testing

@testable import repl

struct HistoryFileTests {
  @Test(arguments: ["", "plain", "two\nlines", "a \\n that is none", "\\", "ends in \\\nand\\n", "東京 👨‍👩‍👧"])
  func anEntryComesBackAsItWas(_ entry: String) {
    #expect(HistoryFile.decode(HistoryFile.encode(entry)[...]) == entry)
    #expect(!HistoryFile.encode(entry).contains(10))
  }

  @Test func entriesLastInOrder() throws {
    let file = HistoryFile(path: try Tool().folder.path + "/history", limit: 3)
    for entry in ["one", "two\nlines", "three", "four"] { file.append(entry) }
    #expect(file.load() == ["two\nlines", "three", "four"])
  }

  @Test func aLongFileIsCut() throws {
    let file = HistoryFile(path: try Tool().folder.path + "/history", limit: 2)
    for number in 0..<5 { file.append("\(number)") }
    #expect(file.load() == ["3", "4"])
    #expect(HistoryFile(path: file.path, limit: 100).load() == ["3", "4"])
  }

  /// Nothing is lost where many add to the file and it is cut at the same time.
  @Test func manyMayWriteAtOnce() async throws {
    let file = HistoryFile(path: try Tool().folder.path + "/history", limit: 100)
    for number in 0..<250 { file.append("old \(number)") }
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<10 {
            _ = file.load()
            file.append("\(writer) \(number)")
          }
        }
      }
    }
    let entries = file.load()
    for writer in 0..<8 {
      let own = entries.filter { $0.hasPrefix("\(writer) ") }
      #expect(own == (0..<10).map { "\(writer) \($0)" })
    }
  }

  /// Two sessions at once: what both entered is there for the next.
  @Test func sessionsAtOnceKeepBothEntries() throws {
    let tool = try Tool()
    let terminals = [try PseudoTerminal(tool), try PseudoTerminal(tool)]
    for terminal in terminals { try terminal.expect("trellis> ") }
    for round in 0..<3 {
      for (number, terminal) in terminals.enumerated() {
        terminal.enter("\(round) + \(10 * number)")
        try terminal.expect("\n\(round + 10 * number)\ntrellis> ")
      }
    }
    for terminal in terminals.reversed() {
      #expect(try terminal.quit() == 0)
    }
    let entries = HistoryFile(path: tool.folder.path + "/.local/state/trellis/history", limit: 100).load()
    #expect(entries == ["0 + 0", "0 + 10", "1 + 0", "1 + 10", "2 + 0", "2 + 10", ":q", ":q"])
    let third = try PseudoTerminal.session(in: tool)
    third.type("\u{1B}[A\u{1B}[A\r")
    try third.expect("\n12\n")
    #expect(try third.quit() == 0)
  }

  @Test func whereTheStandardSays() throws {
    let folder = try Tool().folder.path
    let home = HistoryFile(Environment { $0 == "HOME" ? folder : nil })
    #expect(home?.path == folder + "/.local/state/trellis/history")
    let state = HistoryFile(Environment { $0 == "XDG_STATE_HOME" ? folder + "/state" : nil })
    #expect(state?.path == folder + "/state/trellis/history")
    #expect(HistoryFile(Environment { _ in nil }) == nil)
  }
}
