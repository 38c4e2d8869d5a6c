extension DiagnosticRenderer {
  /// A line as it is shown, and where in it the underline stands.
  struct CutLine {
    var text: String
    var caret: Int
    var length: Int
  }

  /// The line's text in three parts (before, in and after the span), each made safe to show; cut if it is too long.
  func cutLine(_ line: Int, _ span: Span) -> CutLine {
    let range = sources.lineRange(line, in: span.file)
    guard let file = sources.file(span.file) else { return CutLine(text: "", caret: 0, length: 1) }
    var start = min(max(Int(span.start), range.lowerBound), range.upperBound)
    let end = min(max(Int(span.end), start), range.upperBound)
    if Int(span.start) < range.lowerBound {
      // The last line of several: its indentation is not underlined.
      while start < end, file.bytes[start] == 0x20 || file.bytes[start] == 0x09 { start += 1 }
    }
    // A very long line is not decoded whole.
    let reach = maximumWidth * 8
    let low = boundary(max(range.lowerBound, start - reach), file, from: range.lowerBound)
    let middleEnd = boundary(min(end, start + reach), file, from: start)
    let high = boundary(min(range.upperBound, middleEnd + reach), file, from: middleEnd)
    var before = Array(safe(file.text(from: low, to: start)))
    var middle = Array(safe(file.text(from: start, to: middleEnd)))
    var after = Array(safe(file.text(from: middleEnd, to: high)))
    while let last = after.last, last == " " { after.removeLast() }
    if after.isEmpty, middle.isEmpty || end == range.upperBound {
      while middle.count > 1, let last = middle.last, last == " " { middle.removeLast() }
    }
    cut(
      &before, &middle, &after, cutsStart: low > range.lowerBound, cutsMiddle: middleEnd < end,
      cutsEnd: high < range.upperBound)
    let lead = String(before)
    let marked = String(middle)
    return CutLine(text: lead + marked + String(after), caret: width(lead), length: max(1, width(marked)))
  }

  /// The nearest offset at or after `offset` that does not split a scalar.
  private func boundary(_ offset: Int, _ file: SourceFile, from floor: Int) -> Int {
    var offset = offset
    while offset > floor, offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Shortens the parts so that they fit, with `…` where something is left out.
  private func cut(
    _ before: inout [Character], _ middle: inout [Character], _ after: inout [Character], cutsStart: Bool,
    cutsMiddle: Bool, cutsEnd: Bool
  ) {
    let widths = (width(String(before)), width(String(middle)), width(String(after)))
    if widths.0 + widths.1 + widths.2 <= maximumWidth, !cutsStart, !cutsMiddle, !cutsEnd { return }
    var room = maximumWidth
    if widths.1 > room - 20 || cutsMiddle {
      middle = prefix(middle, room - 20) + ["…"]
      after = []
      room -= width(String(middle))
    } else {
      room -= widths.1
    }
    // What is before gets half, and what the other half does not need.
    let half = max(room / 2, room - widths.2 - 1)
    if widths.0 > half || cutsStart { before = ["…"] + suffix(before, half - 1) }
    room -= width(String(before))
    if widths.2 > room || cutsEnd, !after.isEmpty { after = prefix(after, room - 1) + ["…"] }
  }

  private func prefix(_ characters: [Character], _ limit: Int) -> [Character] {
    var total = 0
    var count = 0
    for character in characters {
      total += width(String(character))
      if total > limit { break }
      count += 1
    }
    return Array(characters.prefix(count))
  }

  private func suffix(_ characters: [Character], _ limit: Int) -> [Character] {
    var total = 0
    var count = 0
    for character in characters.reversed() {
      total += width(String(character))
      if total > limit { break }
      count += 1
    }
    return Array(characters.suffix(count))
  }

  /// Text in which nothing controls the terminal: tabs are blanks, control characters are shown, and what would
  /// reorder or hide text is replaced.
  func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: DiagnosticRenderer.isUnsafe) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09:
        result.append(" ")
        result.append(" ")
      case 0x00...0x1F: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      default: result.append(DiagnosticRenderer.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  /// Like `safe`, but line breaks stay, with the lines after the first indented.
  func safeLines(_ text: String, indent: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { safe(String($0)) }
      .joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }
}

/// ANSI colours of a diagnostic, or none.
struct Paint {
  let isOn: Bool
  let colour: String

  init(isOn: Bool, severity: Diagnostic.Severity) {
    self.isOn = isOn
    switch severity {
    case .error: colour = "1;31"
    case .warning: colour = "1;33"
    case .note: colour = "1;36"
    }
  }

  func severity(_ text: String) -> String { paint(text, colour) }
  func bold(_ text: String) -> String { paint(text, "1") }
  func gutter(_ text: String) -> String { paint(text, "34") }
  func note(_ text: String) -> String { paint(text, "1;36") }
  func hint(_ text: String) -> String { paint(text, "1;32") }

  private func paint(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
