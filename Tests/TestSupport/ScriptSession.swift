import Trellis

/// Feeds a script to a session as somebody types it, line by line: `> ` before the first line of a submission, `. `
/// before those that go on, and under them what they gave. Lines between `<<<` and `>>>` are one paste.
struct ScriptSession {
  private let screen: Screen
  private var transcript = ""
  private var pending: [String] = []
  private var paste: [String]?

  init(_ screen: Screen) { self.screen = screen }

  static func run(_ source: String, on screen: Screen) -> String {
    var session = ScriptSession(screen)
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) where !line.hasPrefix("//") {
      session.take(String(line))
    }
    if !session.pending.isEmpty { session.transcript += "… goes on\n" }
    return session.transcript
  }

  private mutating func take(_ line: String) {
    switch line {
    case "<<<": paste = []
    case ">>>":
      let lines = paste ?? []
      paste = nil
      for (index, line) in lines.enumerated() { echo(line, isFirst: index == 0) }
      submit(lines.joined(separator: "\n"))
    case _ where paste != nil: paste?.append(line)
    case "" where pending.isEmpty: break
    default:
      echo(line, isFirst: pending.isEmpty)
      pending.append(line)
      submit(pending.joined(separator: "\n"))
    }
  }

  private mutating func echo(_ line: String, isFirst: Bool) {
    transcript += (isFirst ? "> " : ". ") + line + "\n"
  }

  private mutating func submit(_ source: String) {
    var written: [UInt8] = []
    var messages = ""
    screen.sink = { written += $0 }
    screen.warningSink = { [unowned screen] in
      messages += DiagnosticText.render([$0], sources: screen.sources)
    }
    do {
      if case .incomplete = try screen.submit(source) { return }
    } catch let error as ScriptError {
      messages += error.text()
    } catch {
      messages += "\(error)\n"
    }
    pending = []
    transcript += String(decoding: written, as: UTF8.self) + messages
  }
}
