import Lang

extension Screen {
  /// Holds the screen against what is expected of it, line by line without the white space at their ends.
  func expect(_ text: String, width: Int?) throws {
    guard current != nil else {
      throw Failure(code: "no-screen", "there is no screen yet", hint: "show a view first")
    }
    let shown = Screen.lines(try plainText(width: width))
    let expected = Screen.lines(text)
    for index in 0..<max(shown.count, expected.count) {
      let line = index < shown.count ? shown[index] : nil
      let other = index < expected.count ? expected[index] : nil
      if line == other { continue }
      var failure = Failure(code: "expectation", "the screen is another one from line \(index + 1) on")
      failure.hints = [
        "expected: " + (other.map { "“\($0)”" } ?? "no such line"),
        "drawn:    " + (line.map { "“\($0)”" } ?? "no such line"),
      ]
      throw failure
    }
  }

  /// The lines without white space at their ends, and without empty ones at the end.
  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last?.isWhitespace == true { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
