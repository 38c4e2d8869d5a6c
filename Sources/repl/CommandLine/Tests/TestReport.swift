import Trellis

/// Tells what came of the tests: as text as they come, or at the end for programs.
struct TestReport {
  /// Outcomes are told in their order.
  enum Form { case text, tap, junit }

  let form: Form
  var usesColour = false
  var isASCII = false
  var width = 80
  private(set) var count = 0
  private(set) var failed = 0
  private var file: String?
  private var suites: [(file: String, outcomes: [TestOutcome])] = []

  init(_ form: Form) { self.form = form }

  /// What is printed before the first outcome.
  var start: String { form == .tap ? "TAP version 13\n" : "" }

  /// Takes an outcome, and gives what is printed of it now.
  mutating func add(_ outcome: TestOutcome) -> String {
    count += 1
    if outcome.failure != nil { failed += 1 }
    switch form {
    case .text:
      let heading = file == outcome.file ? "" : (file == nil ? "" : "\n") + outcome.file.visible + "\n"
      file = outcome.file
      return heading + text(outcome)
    case .tap: return tap(outcome)
    case .junit:
      if suites.last?.file == outcome.file {
        suites[suites.count - 1].outcomes.append(outcome)
      } else {
        suites.append((outcome.file, [outcome]))
      }
      return ""
    }
  }

  /// What is printed after the last.
  func end(updated: Int) -> String {
    switch form {
    case .text:
      let tests = count == 1 ? "1 test" : "\(count) tests"
      let files = updated == 1 ? "1 golden file" : "\(updated) golden files"
      let summary = failed == 0 ? "\(tests) passed" : "\(failed) of \(tests) failed"
      return "\n" + paint(summary, failed == 0 ? 32 : 31) + (updated > 0 ? ", \(files) written" : "") + "\n"
    case .tap: return "1..\(count)\n"
    case .junit: return JUnit.document(suites)
    }
  }

  func paint(_ text: String, _ code: Int) -> String {
    usesColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// One line, and below it why it failed.
  private func text(_ outcome: TestOutcome) -> String {
    let name = TestReport.line(outcome.name)
    guard let failure = outcome.failure else { return "  \(paint("ok", 32))    \(name)\n" }
    var result = "  \(paint("FAIL", 31))  \(name)\n"
    var below = failure.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if below.last == "" { below.removeLast() }
    result += below.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    if let mismatch = failure.mismatch {
      result += difference(mismatch, width: width - 4).map { "    \($0)\n" }.joined()
    }
    for line in outcome.printed.suffix(20) { result += "    printed: \(line)\n" }
    return result
  }

  private func difference(_ mismatch: GoldenFolder.Mismatch, width: Int) -> [String] {
    SideBySide(width: width, isASCII: isASCII).lines(mismatch.expected, mismatch.actual)
  }

  /// Version 13, with the message as its block.
  private func tap(_ outcome: TestOutcome) -> String {
    let title = TestReport.line("\(outcome.file): \(outcome.name)")
      .split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
      .split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\\#")
    guard let failure = outcome.failure else { return "ok \(count) - \(title)\n" }
    var result = "not ok \(count) - \(title)\n  ---\n"
    result += "  message: \(TestReport.quoted(failure.message))\n"
    if let place = failure.place { result += "  at: \(TestReport.quoted(place))\n" }
    var lines = failure.text.split(separator: "\n").map(String.init)
    if let mismatch = failure.mismatch { lines += difference(mismatch, width: 80) }
    lines += outcome.printed.suffix(20).map { "printed: \($0)" }
    result += "  detail: |\n" + lines.map { "    \($0.visible)\n" }.joined()
    return result + "  ...\n"
  }

  /// Text on one line.
  static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").visible
  }

  /// A double-quoted scalar of YAML.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in line(text) {
      if character == "\"" || character == "\\" { result.append("\\") }
      result.append(character == "\t" ? " " : character)
    }
    return result + "\""
  }
}
