import Glibc
import Trellis

extension Repl {
  /// `:tree`
  func showTree() throws {
    let views = try screen.views()
    if views.isEmpty { throw CallError("there is no screen yet", hint: "show a view first") }
    try page(views.map { String(repeating: "  ", count: $0.depth) + Repl.line($0) + "\n" }.joined())
  }

  /// `:inspect ROW COLUMN`
  func inspect(_ argument: String) throws {
    let words = argument.split { $0 == " " || $0 == "," }.map { Int($0) }
    guard words.count == 2, let row = words[0], let column = words[1], row > 0, column > 0 else {
      throw CallError("`:inspect` needs a row and a column, counted from 1, but has “\(argument)”")
    }
    guard screen.hasScreen else { throw CallError("there is no screen yet", hint: "show a view first") }
    let chain = try screen.views(row: row - 1, column: column - 1)
    guard let innermost = chain.last else {
      show("no view was drawn at \(row), \(column)\n")
      return
    }
    for (depth, view) in chain.enumerated() {
      show(String(repeating: "  ", count: depth) + Repl.line(view) + "\n")
    }
    if let code = innermost.code, let source = innermost.source {
      show("\(source.description.visible)\n    \(code.visible)\n")
    }
  }

  /// `Toggle “Wi-Fi” on   rows 1…1, columns 1…80   <input 2>:1:1`
  private static func line(_ view: ViewInfo) -> String {
    var parts = [view.kind]
    if let text = view.label ?? view.text {
      parts.append("“\(text.prefix(40))\(text.count > 40 ? "…" : "")”")
    }
    if let value = view.value { parts.append("= \(value.prefix(40))") }
    if let state = view.state, state != view.value { parts.append(state) }
    if view.isDisabled { parts.append("disabled") }
    var line = parts.joined(separator: " ")
    if let frame = view.frame, frame.count == 4 {
      line += "   [\(frame[0] + 1), \(frame[1] + 1)] \(frame[3])×\(frame[2])"
    }
    if let source = view.source { line += "   \(source)" }
    return line.split(separator: "\n").joined(separator: " ").visible
  }

  /// `:time EXPRESSION`
  func time(_ argument: String) throws {
    if argument.isEmpty { throw CallError("`:time` needs something to run") }
    let start = Repl.seconds
    let count = journal.entries.count
    submit(argument, name: nil)
    let taken = Repl.seconds - start
    if journal.entries.count > count, journal.entries.last?.isCut == false {
      show("\(Repl.duration(taken)), \(screen.stepsUsed) steps\n")
    }
  }

  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// `1.25 s`, `3.4 ms`, `120 µs`, without locale.
  static func duration(_ seconds: Double) -> String {
    func rounded(_ value: Double) -> String {
      value >= 100 ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
    }
    if seconds >= 1 { return rounded(seconds) + " s" }
    return seconds >= 0.001 ? rounded(seconds * 1000) + " ms" : rounded(seconds * 1_000_000) + " us"
  }

  /// `:library [TOPIC]`
  func library(_ argument: String) throws {
    var topics = screen.library
    let own = screen.ownViews
    if !own.isEmpty { topics.insert(.init(title: Repl.ownTopic, names: own), at: 0) }
    let columns = screen.options.width ?? 80
    if argument.isEmpty {
      let texts = topics.map { topic in
        topic.title + "\n" + LineEditor.columns(topic.names, width: columns, lines: .max)
      }
      try page(
        texts.joined(separator: "\n") + "\n`:library TOPIC` shows examples, `:help NAME` what one does.\n")
      return
    }
    let name = argument.lowercased()
    if let topic = topics.first(where: { $0.title.lowercased() == name })
      ?? topics.first(where: { $0.title.lowercased().hasPrefix(name) })
    {
      if topic.title == Repl.ownTopic { return try page(topic.names.map(ownPicture).joined()) }
      let names = topic.names.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
      try page(
        names.map { (screen.libraryHelp(on: $0) ?? $0) + "\n" + (try picture(of: $0)) }.joined(separator: ""))
      return
    }
    let near = Suggestions.closest(to: argument, in: topics.map(\.title))
    throw CallError(
      "the library has no topic “\(argument)”",
      hint: near.map { "did you mean `\($0)`?" } ?? "there are " + topics.map(\.title).joined(separator: ", ")
    )
  }

  /// What stands above the views that the session declares or imports.
  private static let ownTopic = "Your views"

  /// The head of a view of the session's, its comments and an example as it is drawn.
  private func ownPicture(of view: String) -> String {
    let text = (screen.declaration(of: view) ?? view) + "\n"
    guard let example = screen.example(of: view) else {
      return text + "    (a comment `// Example: \(view)(…)` above it would show it)\n\n"
    }
    let width = max(1, min(60, (screen.options.width ?? 80) - 6))
    do {
      let lines = try screen.drawing(of: example, width: width).trimmedEnd
        .split(separator: "\n", omittingEmptySubsequences: false)
      return text + lines.map { $0.isEmpty ? "\n" : "      \($0)\n" }.joined() + "\n"
    } catch {
      let reason = (error as? ScriptError)?.diagnostics.first?.message ?? "\(error)"
      return text + "    its example fails: \(reason)\n\n"
    }
  }

  private func picture(of view: String) throws -> String {
    guard let sample = Screen.sample(of: view) else { return "" }
    return try drawing(of: sample) + "\n"
  }

  /// A line of source and what it draws.
  func preview(_ sample: String) throws { show(try drawing(of: sample)) }

  private func drawing(of sample: String) throws -> String {
    let other = interpreter.session()
    other.options = screen.options
    other.options.width = max(1, min(60, (screen.options.width ?? 80) - 6))
    other.sink = { _ in }
    other.warningSink = { _ in }
    try other.submit(sample)
    let lines = try other.render().trimmedEnd.split(separator: "\n", omittingEmptySubsequences: false)
    return "    \(sample)\n" + lines.map { $0.isEmpty ? "\n" : "      \($0)\n" }.joined()
  }
}
