/// The text of values, the same in every locale (rule 15).
public struct ValueText {
  /// Seconds east of UTC at an instant (microseconds since 1970), in the run's zone.
  public var offset: (Int) -> Int
  /// Texts longer than this many bytes end in `…`: a guard for messages; `.max` for output.
  public var limit: Int

  /// Ends the writing of what has many parts; nil to go on to the end.
  public var stop: Stop?

  /// Asked now and then whether to stop.
  public final class Stop {
    private let isReached: (Int) -> Bool
    private var parts = 0
    fileprivate var isStopped = false
    private static let between = 4096

    /// - Parameter isReached: gets how many parts were written since it was asked last.
    public init(_ isReached: @escaping (Int) -> Bool) { self.isReached = isReached }

    /// One more part is to be written, or several: whether not to.
    @inline(__always) func next(_ count: Int = 1) -> Bool {
      parts &+= count
      if parts > Stop.between, !isStopped {
        isStopped = isReached(parts)
        parts = 0
      }
      return isStopped
    }
  }

  public init(limit: Int = .max, offset: @escaping (Int) -> Int = { _ in 0 }) {
    self.limit = limit
    self.offset = offset
  }

  /// As `print` and `\(…)` show it.
  public func text(_ value: Value) -> String {
    if case .string(let object) = value { return object.text }
    var result = ""
    write(value, to: &result)
    return result
  }

  /// As it stands inside lists and records: strings quoted.
  public func quoted(_ value: Value) -> String {
    var result = ""
    write(value, to: &result)
    return result
  }

  private func write(_ value: Value, to out: inout String) {
    if let stop, stop.next() { return }
    if out.utf8.count > limit {
      if !out.hasSuffix("…") { out += "…" }
      return
    }
    switch value {
    case .null, .absent: out += "nil"
    case .bool(let x): out += x ? "true" : "false"
    case .int(let x): out += String(x)
    case .float(let x): out += x.description
    case .decimal(let x): out += x.description
    case .date(let x): out += CivilDate(days: x).description
    case .time(let x): out += CivilDate.timeText(x)
    case .dateTime(let x): out += instant(x)
    case .duration(let x): out += ValueText.duration(x)
    case .string(let x): quote(long: x.text, to: &out)
    case .symbol(let x):
      out += "." + x.name.text
      if !x.arguments.isEmpty {
        out += "("
        for (i, argument) in x.arguments.enumerated() {
          if i > 0 { out += ", " }
          if i < x.labels.count, let label = x.labels[i] { out += label + ": " }
          write(argument, to: &out)
        }
        out += ")"
      }
    case .list(let x):
      out += "["
      for (i, element) in x.elements.enumerated() {
        if out.utf8.count > limit || stop?.isStopped ?? false { break }
        if i > 0 { out += ", " }
        write(element, to: &out)
      }
      out += "]"
    case .record(let x):
      if x.count == 0 {
        out += "{:}"
        return
      }
      out += "{"
      for i in 0..<x.count {
        if out.utf8.count > limit || stop?.isStopped ?? false { break }
        if i > 0 { out += ", " }
        let key = x.shape.keys[i].text
        if ValueText.isIdentifier(key) { out += key } else { ValueText.quote(key, to: &out) }
        out += ": "
        write(x.values[i], to: &out)
      }
      out += "}"
    case .range(let x):
      write(x.lower, to: &out)
      out += x.isClosed ? "..." : "..<"
      write(x.upper, to: &out)
    case .function(let x): out += "fn \(x.code.name)"
    case .native(let x): out += "fn \(x.name)"
    case .keyPath(let x):
      out += "\\." + (x.steps.isEmpty ? "self" : x.steps.map(\.text).joined(separator: "."))
    case .view(let x):
      switch x.maker {
      case .native(let function): out += "view \(function.name)"
      case .script(let function): out += "view \(function.code.name)"
      }
    case .binding: out += "binding"
    case .type(let x): out += "type \(x.name)"
    case .cell: out += "cell"
    case .host(let x): out += x.typeName
    }
  }

  private func instant(_ microseconds: Int) -> String {
    let offset = self.offset(microseconds)
    let local = microseconds &+ offset &* 1_000_000
    let dayLength = 86_400_000_000
    var days = local / dayLength
    var time = local % dayLength
    if time < 0 {
      time += dayLength
      days -= 1
    }
    var text = CivilDate(days: days).description + "T" + CivilDate.timeText(time)
    if offset == 0 {
      text += "Z"
    } else {
      let minutes = abs(offset) / 60
      text += offset < 0 ? "-" : "+"
      text += CivilDate.padded(minutes / 60, 2) + ":" + CivilDate.padded(minutes % 60, 2)
    }
    return text
  }

  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, first == 95 || (first | 32 >= 97 && first | 32 <= 122) else {
      return false
    }
    return text.utf8.allSatisfy { $0 == 95 || ($0 | 32 >= 97 && $0 | 32 <= 122) || ($0 >= 48 && $0 <= 57) }
  }

  /// The same for a text that may be long: no more of it than there is room for, and as long as writing goes on.
  private func quote(long text: String, to out: inout String) {
    if text.utf8.count <= ValueText.piece { return ValueText.quote(text, to: &out) }
    out += "\""
    var rest = text[...]
    while !rest.isEmpty, out.utf8.count <= limit {
      if let stop, stop.next(ValueText.piece / 4) { break }
      let end = rest.unicodeScalars.index(
        rest.startIndex, offsetBy: ValueText.piece, limitedBy: rest.endIndex)
      ValueText.escape(rest[..<(end ?? rest.endIndex)], to: &out)
      rest = rest[(end ?? rest.endIndex)...]
    }
    out += rest.isEmpty ? "\"" : "…"
  }

  /// So many characters are written between two questions.
  private static let piece = 8192

  /// As a string literal: quotes, backslashes and control characters escaped.
  public static func quote(_ text: String, to out: inout String) {
    out += "\""
    escape(text[...], to: &out)
    out += "\""
  }

  private static func escape(_ text: Substring, to out: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      case "\0": out += "\\0"
      default:
        if scalar.value < 32 || (scalar.value >= 127 && scalar.value < 160) {
          out += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// `1h30m`, `2d`, `-90s`, `1mo2d`: as the source writes it.
  public static func duration(_ x: DurationObject) -> String {
    var parts: [(Int, String)] = []
    if x.months % 12 == 0, x.months != 0 {
      parts.append((x.months / 12, "y"))
    } else if x.months != 0 {
      if x.months / 12 != 0 { parts.append((x.months / 12, "y")) }
      parts.append((x.months % 12, "mo"))
    }
    if x.days % 7 == 0, x.days != 0 {
      parts.append((x.days / 7, "w"))
    } else if x.days != 0 {
      parts.append((x.days, "d"))
    }
    var rest = x.microseconds
    for (size, unit) in [(3_600_000_000, "h"), (60_000_000, "m"), (1_000_000, "s"), (1_000, "ms")] {
      if rest / size != 0 { parts.append((rest / size, unit)) }
      rest %= size
    }
    if rest != 0 { parts.append((rest, "us")) }
    if parts.isEmpty { return "0s" }
    if parts.allSatisfy({ $0.0 < 0 }) { return "-" + parts.map { "\($0.0.magnitude)\($0.1)" }.joined() }
    return parts.map { "\($0.0)\($0.1)" }.joined()
  }
}
