/// A table of texts by their keys: a `.strings` file.
///
///     /* Greeting on the first page */
///     "hello" = "Hello, %@!";
public struct StringTable: Hashable, Sendable {
  /// Something in a file that could not be read.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// What is wrong, as a sentence without a full stop.
    public let message: String
    /// `line 3: expected ; after the text`.
    public var description: String { "line \(line): \(message)" }
  }

  /// The texts by their keys.
  public var texts: [String: String] = [:]
  /// What could not be read.
  public private(set) var problems: [Problem] = []

  /// A table of texts.
  public init(_ texts: [String: String]) { self.texts = texts }

  /// Reads a file. What is wrong is reported, and reading goes on with the next line.
  public init(text: String) {
    var reader = Reader(scalars: Array(text.unicodeScalars))
    while reader.skipSpace() {
      let line = reader.line
      switch reader.entry() {
      case .success(let entry):
        if let problem = entry.problem { problems.append(problem) }
        if texts.updateValue(entry.text, forKey: entry.key) != nil {
          problems.append(
            Problem(line: line, message: "the key \"\(entry.key)\" is there twice; the last counts"))
        }
      case .failure(let problem):
        problems.append(problem)
        reader.skipLine()
      }
    }
  }

  /// Reads the bytes of a file: UTF-8, or UTF-16 with a byte order mark.
  public init(bytes: [UInt8]) {
    if bytes.count >= 2, bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      self.init(text: String(decoding: units, as: UTF16.self))
    } else {
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      self.init(text: String(decoding: bytes[start...], as: UTF8.self))
    }
  }

  private struct Reader {
    let scalars: [Unicode.Scalar]
    var place = 0
    var line = 1

    init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

    mutating func advance() {
      if next == "\n" { line += 1 }
      place += 1
    }

    mutating func skipLine() {
      while let scalar = next, scalar != "\n" { advance() }
    }

    /// Passes over spaces and comments; false at the end.
    mutating func skipSpace() -> Bool {
      while let scalar = next {
        if scalar.properties.isWhitespace {
          advance()
        } else if scalar == "/", place + 1 < scalars.count, scalars[place + 1] == "/" {
          skipLine()
        } else if scalar == "/", place + 1 < scalars.count, scalars[place + 1] == "*" {
          advance()
          advance()
          while let scalar = next, !(scalar == "*" && place + 1 < scalars.count && scalars[place + 1] == "/")
          {
            advance()
          }
          advance()
          advance()
        } else {
          return true
        }
      }
      return false
    }

    mutating func entry() -> Result<(key: String, text: String, problem: Problem?), Problem> {
      func expected(_ what: String) -> Result<(key: String, text: String, problem: Problem?), Problem> {
        .failure(Problem(line: line, message: "expected \(what)"))
      }
      guard let key = string() else { return expected("a key in quotes") }
      guard skipSpace(), next == "=" else { return expected("= after the key \"\(key)\"") }
      advance()
      guard skipSpace(), let text = string() else { return expected("the text of \"\(key)\" in quotes") }
      let end = line
      if skipSpace(), next == ";" {
        advance()
        return .success((key, text, nil))
      }
      let problem = Problem(line: end, message: "expected ; after the text of \"\(key)\"")
      // What stands on another line is the next entry.
      return line > end || next == nil ? .success((key, text, problem)) : .failure(problem)
    }

    /// Reads a text in quotes, or a bare word.
    private mutating func string() -> String? {
      guard next == "\"" else {
        var word = String.UnicodeScalarView()
        while let scalar = next,
          scalar.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains(scalar)
        {
          word.append(scalar)
          advance()
        }
        return word.isEmpty ? nil : String(word)
      }
      let (start, startLine) = (place, line)
      advance()
      var units: [UInt16] = []
      while let scalar = next {
        advance()
        switch scalar {
        case "\"": return String(decoding: units, as: UTF16.self)
        case "\\":
          guard let escaped = next else { break }
          advance()
          switch escaped {
          case "n": units.append(10)
          case "t": units.append(9)
          case "r": units.append(13)
          case "U", "u": units.append(hex())
          default: units += String(escaped).utf16
          }
        default: units += String(scalar).utf16
        }
      }
      (place, line) = (start, startLine)
      return nil
    }

    private mutating func hex() -> UInt16 {
      var value: UInt16 = 0
      for _ in 0..<4 {
        guard let scalar = next, let digit = Character(scalar).hexDigitValue else { break }
        value = value << 4 | UInt16(digit)
        advance()
      }
      return value
    }
  }
}
