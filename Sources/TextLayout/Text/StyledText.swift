/// Text in one style or in several, one after the other.
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// As many bytes of the text in one style.
  struct Run: Hashable, Sendable {
    var length: Int
    var style: CellStyle
  }

  /// The text without its styles.
  public private(set) var string: String
  /// Covers the text exactly; empty if all of it is plain.
  private(set) var runs: [Run]

  /// Text in one style.
  public init(_ string: String = "", style: CellStyle = .plain) {
    self.string = string
    let length = string.utf8.count
    runs = style.isPlain || length == 0 ? [] : [Run(length: length, style: style)]
  }

  public init(stringLiteral value: String) { self.init(value) }

  init(string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }

  /// Whether there is no text.
  public var isEmpty: Bool { string.isEmpty }

  /// The pieces of text with their styles.
  public var pieces: [(text: String, style: CellStyle)] {
    if runs.isEmpty { return string.isEmpty ? [] : [(string, .plain)] }
    var result: [(text: String, style: CellStyle)] = []
    var start = string.utf8.startIndex
    for run in runs {
      let end =
        string.utf8.index(start, offsetBy: run.length, limitedBy: string.utf8.endIndex)
        ?? string.utf8.endIndex
      result.append((String(string[start..<end]), run.style))
      start = end
    }
    return result
  }

  /// Adds text in a style.
  public mutating func append(_ text: String, style: CellStyle = .plain) {
    let length = text.utf8.count
    guard length > 0 else { return }
    let before = string.utf8.count
    string += text
    if runs.isEmpty {
      if style.isPlain { return }
      if before > 0 { runs.append(Run(length: before, style: .plain)) }
      runs.append(Run(length: length, style: style))
    } else {
      appendRun(Run(length: length, style: style))
    }
  }

  /// Adds other text with its styles.
  public mutating func append(_ other: StyledText) {
    if other.runs.isEmpty { return append(other.string) }
    if runs.isEmpty, !string.isEmpty { runs.append(Run(length: string.utf8.count, style: .plain)) }
    string += other.string
    for run in other.runs { appendRun(run) }
  }

  private mutating func appendRun(_ run: Run) {
    if let last = runs.last, last.style == run.style {
      runs[runs.count - 1].length += run.length
    } else {
      runs.append(run)
    }
  }

  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.append(right)
    return result
  }

  /// The text with a style beneath its own: an own colour wins, attributes add up.
  public func styled(_ style: CellStyle) -> StyledText {
    if style.isPlain || string.isEmpty { return self }
    if runs.isEmpty { return StyledText(string, style: style) }
    return StyledText(string: string, runs: runs.map { Run(length: $0.length, style: $0.style.over(style)) })
  }

  /// The style of the byte at an offset.
  func style(at offset: Int) -> CellStyle {
    var end = 0
    for run in runs {
      end += run.length
      if offset < end { return run.style }
    }
    return runs.last?.style ?? .plain
  }
}
