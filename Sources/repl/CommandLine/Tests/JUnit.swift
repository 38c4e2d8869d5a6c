import Trellis

/// The XML that CI servers read: a suite a file.
enum JUnit {
  static func document(_ suites: [(file: String, outcomes: [TestOutcome])]) -> String {
    let all = suites.flatMap(\.outcomes)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites \(counts(all))>\n"
    for suite in suites {
      text += "  <testsuite name=\"\(escaped(suite.file))\" \(counts(suite.outcomes))>\n"
      for outcome in suite.outcomes { text += testCase(outcome) }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func counts(_ outcomes: [TestOutcome]) -> String {
    let failures = outcomes.count { $0.failure != nil }
    let time = seconds(outcomes.reduce(0) { $0 + $1.microseconds })
    return "tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\" time=\"\(time)\""
  }

  private static func testCase(_ outcome: TestOutcome) -> String {
    var text = "    <testcase name=\"\(escaped(outcome.name))\" classname=\"\(escaped(outcome.file))\""
    text += " time=\"\(seconds(outcome.microseconds))\""
    if outcome.failure == nil, outcome.printed.isEmpty { return text + "/>\n" }
    text += ">\n"
    if let failure = outcome.failure {
      var lines = [failure.text]
      if let mismatch = failure.mismatch {
        lines.append(SideBySide(width: 120).lines(mismatch.expected, mismatch.actual).joined(separator: "\n"))
      }
      text += "      <failure message=\"\(escaped(failure.message))\">"
      text += escaped(lines.joined(separator: "\n"), isAttribute: false) + "</failure>\n"
    }
    if !outcome.printed.isEmpty {
      text +=
        "      <system-out>\(escaped(outcome.printed.joined(separator: "\n"), isAttribute: false))</system-out>\n"
    }
    return text + "    </testcase>\n"
  }

  private static func seconds(_ microseconds: Int) -> String {
    let rest = String(microseconds % 1_000_000)
    return "\(microseconds / 1_000_000)." + String(repeating: "0", count: max(0, 6 - rest.count)) + rest
  }

  /// What XML 1.0 can't hold becomes `U+FFFD`; line breaks in attributes are kept as references.
  static func escaped(_ text: String, isAttribute: Bool = true) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\t" where isAttribute: result.append(contentsOf: "&#9;".unicodeScalars)
      case "\n" where isAttribute: result.append(contentsOf: "&#10;".unicodeScalars)
      case "\t", "\n": result.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
