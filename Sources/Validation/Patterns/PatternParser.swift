/// Reads a pattern; the grammar stands at `PatternNode`.
struct PatternParser {
  /// Groups within groups, at most.
  static let deepest = 100
  /// The largest count in braces.
  static let mostRepetitions = 1000

  let scalars: [Unicode.Scalar]
  var place = 0
  var depth = 0
  var captures = 0
  /// The names of groups, by their number.
  var names: [String: Int] = [:]
  var ignoresCase: Bool
  var dotTakesLineEnds = false
  var linesHaveAnchors = false

  init(_ text: String, ignoresCase: Bool) {
    scalars = Array(text.unicodeScalars)
    self.ignoresCase = ignoresCase
  }

  func failure(_ message: String, at offset: Int? = nil) -> Pattern.Failure {
    Pattern.Failure(offset: offset ?? place, message: message)
  }

  var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    place += 1
    return true
  }

  func has(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    return place + wanted.count <= scalars.count && Array(scalars[place..<place + wanted.count]) == wanted
  }

  mutating func parse() throws(Pattern.Failure) -> PatternNode {
    let node = try parseChoice()
    guard place == scalars.count else { throw failure("this ) closes nothing; a bracket as text is \\)") }
    return node
  }

  private mutating func parseChoice() throws(Pattern.Failure) -> PatternNode {
    var branches = [try parseBranch()]
    while take("|") { branches.append(try parseBranch()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func parseBranch() throws(Pattern.Failure) -> PatternNode {
    var nodes: [PatternNode] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      let start = place
      let atom = try parseAtom()
      guard let (least, most) = try parseQuantifier() else {
        if let atom { nodes.append(atom) }
        continue
      }
      guard let atom else { throw failure("there is nothing to repeat here", at: start) }
      if case .assertion = atom { throw failure("an anchor cannot be repeated", at: start) }
      let isGreedy = !take("?")
      if next == "+" {
        throw failure("possessive repetition is not there: patterns never go back, so it is not needed")
      }
      if try parseQuantifier() != nil {
        throw failure("this is repeated twice; put the first repetition in (?:…)", at: place - 1)
      }
      nodes.append(.repeated(atom, least: least, most: most, isGreedy: isGreedy))
    }
    return nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .empty : .sequence(nodes)
  }

  /// Reads `*`, `+`, `?` or `{n,m}`. A brace that does not look like a count is a character.
  private mutating func parseQuantifier() throws(Pattern.Failure) -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    guard next == "{" else { return nil }
    let start = place
    place += 1
    let least = number()
    var most = least
    if take(",") { most = number() }
    guard take("}"), let least else {
      place = start
      return nil
    }
    guard least <= Self.mostRepetitions, most ?? 0 <= Self.mostRepetitions else {
      throw failure("something is repeated at most \(Self.mostRepetitions) times", at: start)
    }
    if let most, most < least {
      throw failure("the larger number comes second: {\(most),\(least)}", at: start)
    }
    return (least, most)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let scalar = next, scalar.value >= 0x30, scalar.value <= 0x39 {
      value = min((value ?? 0) * 10 + Int(scalar.value - 0x30), 1_000_000)
      place += 1
    }
    return value
  }

  private mutating func parseAtom() throws(Pattern.Failure) -> PatternNode? {
    guard let scalar = next else { return .empty }
    let start = place
    place += 1
    switch scalar {
    case ".": return .set(.any(withLineEnds: dotTakesLineEnds))
    case "^": return .assertion(linesHaveAnchors ? .lineStart : .textStart)
    case "$": return .assertion(linesHaveAnchors ? .lineEnd : .textEnd)
    case "[": return .set(try parseClass(from: start))
    case "(": return try parseGroup(from: start)
    case "\\": return try parseEscape(from: start)
    case "*", "+", "?":
      throw failure("there is nothing to repeat here; the character itself is \\\(scalar)", at: start)
    case "{":
      // A count with nothing before it.
      place = start
      if try parseQuantifier() != nil { throw failure("there is nothing to repeat here", at: start) }
      place = start + 1
      return .set(PatternSet("{"))
    default: return .set(PatternSet(scalar, ignoresCase: ignoresCase))
    }
  }

  private mutating func parseGroup(from start: Int) throws(Pattern.Failure) -> PatternNode? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw failure("groups stand at most \(Self.deepest) deep in each other", at: start)
    }
    let flags = (ignoresCase, dotTakesLineEnds, linesHaveAnchors)
    var capture: Int?
    if take("?") {
      for (text, name) in [
        ("=", "look ahead"), ("!", "look ahead"), ("<=", "look behind"), ("<!", "look behind"),
      ]
      where has(text) {
        throw failure(
          "patterns do not \(name): check the other condition with a second pattern", at: start)
      }
      if has(">") {
        throw failure(
          "atomic groups are not there: patterns never go back, so they are not needed", at: start)
      }
      if has("P=") || has("P>") || has("R") || has("&") || has("(") {
        throw failure("patterns cannot refer to themselves or to groups", at: start)
      }
      if has("#") {
        while let scalar = next, scalar != ")" { place += 1 }
        guard take(")") else { throw failure("this ( is not closed", at: start) }
        return nil
      }
      if has("P<") { place += 1 }
      if take("<") {
        captures += 1
        capture = captures
        let name = try parseName()
        guard names.updateValue(captures, forKey: name) == nil else {
          throw failure("two groups are named \(name)", at: start)
        }
      } else if !take(":") {
        if try parseFlags() { return nil }
      }
    } else {
      captures += 1
      capture = captures
    }
    let node = try parseChoice()
    guard take(")") else { throw failure("this ( is not closed; a bracket as text is \\(", at: start) }
    (ignoresCase, dotTakesLineEnds, linesHaveAnchors) = flags
    return capture.map { .capture(node, $0) } ?? .sequence([node])
  }

  private mutating func parseName() throws(Pattern.Failure) -> String {
    var name = ""
    while let scalar = next, PatternProperties.isWord(scalar) {
      name.unicodeScalars.append(scalar)
      place += 1
    }
    guard !name.isEmpty, take(">") else { throw failure("a group's name is letters, digits and _, then >") }
    return name
  }

  /// Reads `i-s)` or `i:`; true if the group ends with them, so that they hold for what follows.
  private mutating func parseFlags() throws(Pattern.Failure) -> Bool {
    var on = true
    while let scalar = next {
      place += 1
      switch scalar {
      case "i": ignoresCase = on
      case "s": dotTakesLineEnds = on
      case "m": linesHaveAnchors = on
      case "u": break
      case "-": on = false
      case ":": return false
      case ")": return true
      default:
        throw failure(
          "\(scalar) is no flag; there are i (any case), s (. takes line ends), m (^ and $ at lines)",
          at: place - 1)
      }
    }
    throw failure("this group is not closed")
  }
}
