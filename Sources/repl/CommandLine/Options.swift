import Trellis

/// What a call of the command line asks for.
struct Options {
  /// The first word, if it is one of these; a file of such a name is run as `./check`.
  enum Command: String, CaseIterable {
    case run
    case check, disassemble
    case fmt, test, live
  }

  enum ColorChoice: String, CaseIterable { case auto, always, never }
  enum FormatChoice: String, CaseIterable { case text, ansi, html, json }
  /// How `test` tells what came of the tests.
  enum ReportChoice: String, CaseIterable { case text, tap, junit }

  var command = Command.run
  /// `-e`, several of them as lines.
  var code: String?
  /// The script, or the files of a command.
  var files: [String] = []
  /// What the script's `arguments()` gives.
  var arguments: [String] = []
  var data: [(name: String, file: String)] = []
  var values: [(name: String, text: String)] = []
  var width: Int?
  var height: Int?
  var color = ColorChoice.auto
  var format: FormatChoice?
  /// Set by `--format` as well; `text` is both.
  var report: ReportChoice?
  /// Whether golden files are written anew.
  var updatesGoldens = false
  /// Whether `fmt` writes nothing.
  var checksOnly = false
  var isASCII = false
  var ambiguousIsWide = false
  var locale: String?
  var timeZone: String?
  /// Microseconds since 1970; with a wall time read in the run's zone.
  var now: String?
  var readableFolders: [String] = []
  var mayRead = true
  var maxSteps: Int?
  var maxMemory: Int?
  /// Whether the script is run again when its files change.
  var watches = false
  var wantsVersion = false
  var wantsHelp = false

  /// Reads the words of a call, without the program's own name.
  ///
  /// - Throws: `CallError`
  init(_ words: [String]) throws {
    var reader = WordReader(words)
    var endsOptions = false
    while let word = reader.next() {
      if endsOptions || word == "-" || !word.hasPrefix("-") {
        add(word, isPlain: endsOptions)
      } else if word == "--" {
        endsOptions = true
      } else {
        try readOption(word, &reader)
      }
    }
    if wantsHelp || wantsVersion { return }
    if command != .run, let code {
      throw CallError(
        "`\(command.rawValue)` takes files, not `-e \(code.prefix(20))`",
        hint: "trellis \(command.rawValue) FILE")
    }
    if checksOnly, command != .fmt {
      throw CallError("`--check` belongs to `fmt`", hint: "trellis fmt --check FILE, or trellis check FILE")
    }
    try checkTestOptions()
    try checkLiveOptions()
    if command == .check || command == .disassemble || command == .live, files.isEmpty {
      throw CallError("`\(command.rawValue)` needs a file", hint: "trellis \(command.rawValue) FILE")
    }
    if command == .disassemble, files.count > 1 {
      throw CallError("`disassemble` takes one file, not \(files.count)")
    }
  }

  /// A screen that is used is as large as its terminal, and drawn for it.
  private func checkLiveOptions() throws {
    if watches, command != .live, command != .run || code != nil || files.isEmpty || files.first == "-" {
      throw CallError(
        "`--watch` needs a script's file", hint: "trellis --watch FILE, or trellis live --watch FILE")
    }
    guard command == .live else { return }
    let given = [("--width", width != nil), ("--height", height != nil), ("--format", format != nil)]
    if let name = given.first(where: \.1)?.0 {
      throw CallError(
        "`live` fills its terminal and takes no `\(name)`", hint: "make the terminal larger or smaller")
    }
  }

  /// What belongs to `test` alone, and what it needs.
  private func checkTestOptions() throws {
    guard command == .test else {
      if updatesGoldens {
        throw CallError("`--update` belongs to `test`", hint: "trellis test --update PATH")
      }
      if let report, report != .text {
        throw CallError(
          "`--format \(report.rawValue)` belongs to `test`", hint: "a script's is text, ansi, html or json")
      }
      return
    }
    if files.isEmpty { throw CallError("`test` needs a file or folder", hint: "trellis test PATH") }
    if let format, format != .text {
      throw CallError("`--format` of `test` is text, tap or junit, not “\(format.rawValue)”")
    }
    if let name = data.first?.name ?? values.first?.name {
      throw CallError(
        "`test` fills no inputs, such as `\(name)`",
        hint: "a test does: `open(\"a.dsl\", inputs: {\(name): …})`")
    }
  }

  /// With what a call of `test` does not say pinned, so that tests come out the same everywhere.
  var pinned: Options {
    var options = self
    options.width = width ?? 80
    options.color = .never
    options.format = .text
    options.locale = locale ?? "en_US"
    options.timeZone = timeZone ?? "UTC"
    options.now = now ?? "2026-01-01T00:00"
    return options
  }

  /// A word that is no option: the command, the script, or an argument for it.
  private mutating func add(_ word: String, isPlain: Bool) {
    if command == .live, !files.isEmpty {
      arguments.append(word)
    } else if command != .run {
      files.append(word)
    } else if code != nil || !files.isEmpty {
      arguments.append(word)
    } else if !isPlain, word != "run", let named = Command.allCases.first(where: { $0.rawValue == word }) {
      command = named
    } else {
      files.append(word)
    }
  }

  private mutating func readOption(_ word: String, _ reader: inout WordReader) throws {
    var name = word
    var value: String?
    if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
      name = String(word[..<equals])
      value = String(word[word.index(after: equals)...])
    }
    guard let option = OptionName(word: name) else { throw unknown(name) }
    if let form = option.value {
      guard let given = value ?? reader.next() else {
        throw CallError("`\(name)` needs a value: `\(name) \(form)`")
      }
      try apply(option, given)
    } else {
      if let value { throw CallError("`\(name)` takes no value, but has “\(value)”") }
      try apply(option, "")
    }
  }

  private func unknown(_ name: String) -> CallError {
    let near = Suggestions.closest(to: name, in: OptionName.allCases.map(\.rawValue).filter { $0.count > 2 })
    var hint = near.map { "did you mean `\($0)`?" }
    if hint == nil, code != nil || !files.isEmpty, command == .run {
      hint = "what is meant for the script goes after `--`"
    }
    return CallError("there is no option `\(name)`", hint: hint ?? "`trellis --help` lists them")
  }
}

/// The words of a call, one after the other.
struct WordReader {
  private var words: ArraySlice<String>
  init(_ words: [String]) { self.words = words[...] }
  mutating func next() -> String? { words.popFirst() }
}
