import Glibc
import Trellis

/// A script's text, what it is called in messages, and the folder that it lies in.
struct ScriptSource {
  var bytes: [UInt8]
  var name: String
  var folder = "."
  /// Whether the script itself came from standard input.
  var isStandardInput = false

  /// `-e`.
  static func code(_ text: String) -> ScriptSource { ScriptSource(bytes: Array(text.utf8), name: "-e") }

  /// A script file; `-` is standard input.
  ///
  /// - Throws: `CallError`
  static func file(_ path: String) throws -> ScriptSource {
    if path == "-" { return try standardInput() }
    do {
      let bytes = try FileContents.read(path, isStopped: { Signals.isInterrupted })
      // A script that is called through a link finds what lies beside the script.
      let folder = FileContents.folder(of: FileContents.realPath(path) ?? path)
      return ScriptSource(bytes: bytes, name: path, folder: folder)
    } catch let problem as FileContents.Problem {
      throw CallError("“\(path)” can't be read: \(problem.reason)", hint: command(near: path))
    }
  }

  /// A script that is piped in.
  ///
  /// - Throws: `CallError`
  static func standardInput() throws -> ScriptSource {
    do {
      let bytes = try FileContents.readAll(STDIN_FILENO, isStopped: { Signals.isInterrupted })
      return ScriptSource(bytes: bytes, name: "<stdin>", isStandardInput: true)
    } catch let problem as FileContents.Problem {
      throw CallError("standard input can't be read: \(problem.reason)")
    }
  }

  /// A hint for a word that was meant as a command.
  private static func command(near word: String) -> String? {
    if FileContents.exists(word) || word.contains("/") || word.contains(".") { return nil }
    let names = Options.Command.allCases.map(\.rawValue) + ["help", "version"]
    guard let near = names.contains(word) ? word : Suggestions.closest(to: word, in: names) else {
      return nil
    }
    switch near {
    case "help", "version": return "did you mean `trellis --\(near)`?"
    case "run": return "did you mean `trellis FILE`?"
    default: return "did you mean `trellis \(near)`?"
    }
  }
}
