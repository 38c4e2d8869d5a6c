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

  @Test func whereTheStandardSays() throws {
    let folder = try Tool().folder.path
    let home = HistoryFile(Environment { $0 == "HOME" ? folder : nil })
    #expect(home?.path == folder + "/.local/state/trellis/history")
    let state = HistoryFile(Environment { $0 == "XDG_STATE_HOME" ? folder + "/state" : nil })
    #expect(state?.path == folder + "/state/trellis/history")
    #expect(HistoryFile(Environment { _ in nil }) == nil)
  }
}
