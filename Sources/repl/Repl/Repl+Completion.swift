import Glibc
import Trellis

extension Repl {
  /// What Tab does with the text before the cursor: commands and what they take, file names inside quotes, and what
  /// the language has.
  func completion(of text: String) -> LineEditor.Completion {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    if line.allSatisfy(\.isWhitespace) { return .init(insertion: "    ") }
    if lines.isEmpty, text.hasPrefix(":") { return completionOfCommand(text) }
    let source = (lines + [text]).joined(separator: "\n")
    let found = screen.completions(of: source)
    if case .file(let typed) = found.kind { return Repl.completionOfFile(typed, closing: "\"") }
    var completion = Repl.choose(found.word, found.names)
    completion.signature = found.signature.map(wrapped)
    return completion
  }

  private func completionOfCommand(_ line: String) -> LineEditor.Completion {
    let body = line.dropFirst()
    guard let space = body.firstIndex(of: " ") else {
      return Repl.choose(String(body), Command.allCases.map(\.rawValue))
    }
    let argument = String(body[space...].drop { $0 == " " })
    let commands = Command.matching(String(body[..<space]))
    guard let command = commands.first, commands.count == 1 else { return .init() }
    switch command {
    case .load, .save: return Repl.completionOfFile(argument, closing: "", preferring: ".dsl")
    case .help, .doc:
      let names = screen.names + screen.memberNames + Command.allCases.map(\.rawValue)
      return Repl.choose(argument, names)
    case .library: return Repl.choose(argument, screen.library.map(\.title))
    case .type, .time:
      let found = screen.completions(of: argument)
      if case .file(let typed) = found.kind { return Repl.completionOfFile(typed, closing: "\"") }
      var completion = Repl.choose(found.word, found.names)
      completion.signature = found.signature.map(wrapped)
      return completion
    case .width, .now: return Repl.choose(argument, ["auto"])
    case .inspect, .locale, .more, .quit, .reload, .reset, .state, .tree, .undo: return .init()
    }
  }

  /// Files whose path begins with what was typed; folders end in `/`.
  ///
  /// - Parameter ending: if files end so, only these and folders.
  static func completionOfFile(_ typed: String, closing: String, preferring ending: String = "")
    -> LineEditor.Completion
  {
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let word = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
    guard let listing = opendir(folder.isEmpty ? "." : folder) else { return .init() }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." || !name.hasPrefix(word) || name != name.visible { continue }
      if name.hasPrefix("."), !word.hasPrefix(".") { continue }
      names.append(FileContents.isFolder(folder + name) ? name + "/" : name)
    }
    if names.contains(where: { $0.hasSuffix(ending) }) {
      names.removeAll { !$0.hasSuffix(ending) && !$0.hasSuffix("/") }
    }
    var completion = choose(word, names)
    if completion.choices.count == 1, completion.choices[0].hasSuffix("/") == false {
      completion.insertion += closing
    }
    return completion
  }

  /// What all names that begin with a word have in common behind it, or those names.
  static func choose(_ word: String, _ names: [String]) -> LineEditor.Completion {
    let found = Set(names.filter { $0.hasPrefix(word) }).sorted()
    guard let first = found.first else { return .init() }
    var common = first[...]
    for name in found.dropFirst() { common = common.prefix(common.commonPrefixLength(with: name)) }
    return .init(insertion: String(common.dropFirst(word.count)), choices: found)
  }
}

extension Substring {
  fileprivate func commonPrefixLength(with other: String) -> Int {
    zip(self, other).prefix { $0 == $1 }.count
  }
}
