import Glibc
import Trellis

extension Repl {
  /// `:save FILE`: what was entered, with the screens that it gave.
  func save(_ argument: String) throws {
    if argument.isEmpty { throw CallError("`:save` needs a file") }
    let path = expanded(argument)
    var script = SavedScript(journal.entries, options: savingOptions)
    if script.parts.isEmpty { throw CallError("nothing was entered yet that could be saved") }
    let left = verify(&script)
    if FileContents.exists(path), !SavedScript.isSaved(path) {
      throw CallError("“\(path)” exists already and is no saved session", hint: "save under another name")
    }
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw CallError("“\(path)” can't be written: \(FileContents.reason(errno))")
    }
    let status = FileContents.write(Array(script.text.utf8)[...], to: descriptor)
    close(descriptor)
    if status != 0 { throw CallError("“\(path)” can't be written: \(FileContents.reason(status))") }
    show("saved \(script.parts.count) entries and \(script.screenCount) screens in \(path.visible)\n")
    if let left { streams.message(left) }
  }

  /// The options that the file must be run with to draw the same.
  private var savingOptions: [String] {
    var options: [String] = []
    if clock.held != nil, let now = screen.text(of: "now()") { options.append("--now \(now)") }
    options += ["--locale \(screen.locale)", "--timezone \(settings.host.timeZone)"]
    if settings.drawing.isASCII { options.append("--ascii") }
    return options
  }

  /// Runs the script as it will be saved, and leaves out the screens that it does not give again: those that show the
  /// clock, or were drawn before a name got another meaning. Gives what there is to say of that.
  private func verify(_ script: inout SavedScript) -> String? {
    var dropped = 0
    // The screen for whose sake the clock was held, and whether that helped.
    var tried: Int?
    var hasHelped = false
    while true {
      do {
        let other = try interpreter.load(script.text, name: "saved.dsl")
        other.locale = screen.locale
        other.options = settings.drawing
        other.sink = { _ in }
        other.warningSink = { _ in }
        try other.run()
        break
      } catch let error as ScriptError {
        guard let problem = error.diagnostics.first, problem.code == "expectation",
          let line = error.line(of: problem), let part = script.part(atLine: line)
        else { return "note: the file does not run as it is:\n" + error.text() }
        if !script.holdsClock {
          script.holdsClock = true
          tried = part
          continue
        }
        if tried == part, !hasHelped { script.holdsClock = false } else { hasHelped = true }
        script.dropScreen(of: part)
        dropped += 1
      } catch { return "note: the file does not run as it is: \(error)\n" }
    }
    return dropped == 0 ? nil : "note: \(dropped) screens are left out, since the file draws others\n"
  }
}

/// The entries of a session as a script.
struct SavedScript {
  struct Part {
    var source: String
    /// What the screen shows then, and how wide it is.
    var screen: (text: String, width: Int)?
    /// What `now()` gave.
    var now: String?
  }

  /// Whether each entry that draws is run at the time at which it was entered.
  var holdsClock = false

  private(set) var parts: [Part] = []
  private let options: [String]
  private static let mark = "// A saved session"

  /// A name that was declared again is declared so from the start: a script declares a name once.
  init(_ entries: [Journal.Entry], options: [String]) {
    self.options = options
    for entry in entries where !entry.source.allSatisfy(\.isWhitespace) {
      var screen: (String, Int)?
      if let drawing = entry.screen, drawing.utf8.count < 64 << 10, let width = entry.width {
        screen = (SavedScript.plain(drawing), width)
      }
      parts.append(Part(source: entry.source, screen: screen, now: entry.now))
    }
    keepLastDeclarations()
  }

  /// Whether a file was written by `:save`, so that it may be written again.
  static func isSaved(_ path: String) -> Bool {
    (try? FileContents.read(path)).map { $0.starts(with: mark.utf8) } ?? false
  }

  /// The options of a call, completed by those that a saved session says it is to be run with.
  static func options(_ options: Options, of source: [UInt8]) -> Options {
    guard source.starts(with: mark.utf8) else { return options }
    let lines = source.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count > 1 else { return options }
    let words = String(decoding: lines[1], as: UTF8.self).split(separator: " ").dropFirst(3).map(String.init)
    guard let saved = try? Options(["FILE"] + words) else { return options }
    var result = options
    result.locale = options.locale ?? saved.locale
    result.timeZone = options.timeZone ?? saved.timeZone
    result.now = options.now ?? saved.now
    result.isASCII = options.isASCII || saved.isASCII
    return result
  }

  var screenCount: Int { parts.count { $0.screen != nil } }

  var text: String {
    var text = SavedScript.mark + ": it fails where a screen is another one. Run it as\n"
    text += "// trellis FILE " + options.joined(separator: " ") + "\n"
    for part in parts {
      text += "\n" + head(part)
      if let screen = part.screen { text += SavedScript.expectation(screen.text, screen.width) }
    }
    return text
  }

  private func head(_ part: Part) -> String {
    let clock = holdsClock ? part.now.map { "holdClock(at: \($0))\n" } : nil
    return (clock ?? "") + part.source + "\n"
  }

  /// The part whose expectation a line, counted from 1, belongs to.
  func part(atLine wanted: Int) -> Int? {
    var line = 3
    for (index, part) in parts.enumerated() {
      line += SavedScript.lineCount(head(part)) + 1
      guard let screen = part.screen else { continue }
      let height = SavedScript.lineCount(SavedScript.expectation(screen.text, screen.width))
      if (line..<line + height).contains(wanted) { return index }
      line += height
    }
    return nil
  }

  private static func lineCount(_ text: String) -> Int { text.utf8.count { $0 == 10 } }

  /// Leaves the screen of a part out.
  mutating func dropScreen(of part: Int) { parts[part].screen = nil }

  /// A raw string with as many `#` as nothing in it can end.
  private static func expectation(_ text: String, _ width: Int) -> String {
    var marks = "#"
    while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    return "expectScreen(\(marks)\"\"\"\n\(text)\n\"\"\"\(marks), width: \(width))\n"
  }

  /// Without escape sequences, and without white space at the ends of lines.
  static func plain(_ drawing: String) -> String {
    var result = ""
    var isSequence = false
    for character in drawing.unicodeScalars {
      if isSequence {
        isSequence = !(0x40...0x7E).contains(character.value) || character == "["
      } else if character == "\u{1B}" {
        isSequence = true
      } else {
        result.unicodeScalars.append(character)
      }
    }
    let lines = result.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).trimmedEnd }
    return lines.joined(separator: "\n").trimmedEnd
  }

  /// An entry that declares nothing but what an earlier one declared takes that one's place.
  private mutating func keepLastDeclarations() {
    var first: [Set<String>: Int] = [:]
    var kept: [Part] = []
    for part in parts {
      let (names, isOnly) = Screen.declarations(in: part.source)
      if isOnly, !names.isEmpty {
        if let index = first[names] {
          kept[index].source = part.source
          continue
        }
        first[names] = kept.count
      }
      kept.append(part)
    }
    parts = kept
  }
}
