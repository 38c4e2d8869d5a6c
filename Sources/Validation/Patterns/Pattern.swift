/// A regular expression whose work is linear in the text: no pattern can hang.
///
///     let pattern = try Pattern(#"(?<year>\d{4})-(\d\d)"#)
///     pattern.firstMatch(in: "on 2026-11-30")?["year"]     // 2026
///     pattern.matchesWhole("2026-11")                      // true
///
/// Scalars are matched, not graphemes: `.` takes a letter and leaves its combining accent. `\d`, `\w` and `\s` are
/// Unicode's; `$` is the very end. Of several matches at the first place the one that the pattern likes best is taken, as in
/// Perl. References back to groups and looking ahead or behind are refused, because they could not be kept linear.
public struct Pattern: Sendable {
  /// Why a text is no pattern.
  public struct Failure: Error, Hashable, Sendable {
    /// Where in the pattern, in scalars from its beginning.
    public let offset: Int
    /// What is wrong there, as a sentence without a full stop.
    public let message: String
  }

  /// The longest pattern there may be, in scalars.
  public static let longest = 5000

  /// The pattern as it was written.
  public let text: String
  /// How many groups are kept, the whole match not counted.
  public let groupCount: Int
  /// The numbers of the groups that have names.
  public let groupNames: [String: Int]
  private let isCaseless: Bool
  private let code: PatternCode
  private let workshop: PatternWorkshop

  /// Reads and compiles a pattern.
  public init(_ text: String, ignoresCase: Bool = false) throws(Failure) {
    self.text = text
    guard text.unicodeScalars.count <= Self.longest else {
      throw Failure(offset: Self.longest, message: "a pattern has at most \(Self.longest) characters")
    }
    var parser = PatternParser(text, ignoresCase: ignoresCase)
    let node = try parser.parse()
    guard parser.captures <= 200 else {
      throw Failure(offset: 0, message: "a pattern has at most 200 groups that are kept; others are (?:…)")
    }
    groupCount = parser.captures
    groupNames = parser.names
    isCaseless = ignoresCase
    code = PatternCode(try PatternProgram(node, captures: parser.captures))
    workshop = PatternWorkshop(code)
  }

  /// How large the pattern is: the work for a text is at most this times its length in bytes.
  public var size: Int { code.count }

  /// Whether all of a text matches.
  ///
  /// - Parameter stop: asked about every tenth of a millisecond; once it says true the answer is false.
  public func matchesWhole(_ text: String, unless stop: (() -> Bool)? = nil) -> Bool {
    var text = text
    return text.withUTF8 { workshop.matchesWhole($0, unless: stop) }
  }

  /// Whether all of some UTF-8 matches.
  public func matchesWhole(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    workshop.matchesWhole(bytes)
  }

  /// Whether a part of a text matches.
  public func isFound(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { workshop.isFound($0) }
  }

  /// The first part of a text that matches.
  public func firstMatch(in text: String) -> PatternMatch? {
    var text = text
    let slots = text.withUTF8 { bytes -> [Int32]? in
      guard workshop.isFound(bytes) else { return nil }
      return workshop.withMachine { $0.run(bytes, from: 0, .anywhere) }
    }
    return slots.flatMap { PatternMatch($0, text, groupNames) }
  }

  /// All of a text with its groups, if it matches.
  public func wholeMatch(of text: String) -> PatternMatch? {
    var text = text
    let slots = text.withUTF8 { bytes -> [Int32]? in
      guard workshop.matchesWhole(bytes) else { return nil }
      return workshop.withMachine { $0.run(bytes, from: 0, .whole) }
    }
    return slots.flatMap { PatternMatch($0, text, groupNames) }
  }

  /// The parts that match, from left to right, none within another; at most so many.
  ///
  /// Each is found in linear time, all of them in at most that times their number.
  public func matches(in text: String, atMost limit: Int = .max) -> [PatternMatch] {
    (try? matches(in: text, atMost: limit, maximumSteps: .max)) ?? []
  }

  /// The parts that match, unless finding them takes more steps than it may.
  public func matches(
    in text: String, atMost limit: Int = .max, maximumSteps: Int
  ) throws(PatternOverrun) -> [PatternMatch] {
    var budget = maximumSteps
    return try matches(in: text, atMost: limit, budget: &budget)
  }

  /// The parts that match, unless finding them takes more steps than are left; those that it took are subtracted.
  ///
  /// - Parameter stop: asked about every tenth of a millisecond; once it says true no steps are left.
  public func matches(
    in text: String, atMost limit: Int = .max, budget: inout Int, unless stop: (() -> Bool)? = nil
  ) throws(PatternOverrun) -> [PatternMatch] {
    var text = text
    var left = budget
    let found: [[Int32]]? = text.withUTF8 { bytes in
      guard workshop.isFound(bytes, unless: stop) else { return [] }
      return workshop.withMachine { machine in
        machine.begin(steps: left, unless: stop)
        defer { machine.begin(steps: .max, unless: nil) }
        let found = places(bytes, machine, atMost: limit)
        left = machine.stepsLeft
        return machine.stepsLeft < 0 ? nil : found
      }
    }
    budget = left
    guard let found else { throw PatternOverrun() }
    return found.compactMap { PatternMatch($0, text, groupNames) }
  }

  private func places(
    _ bytes: UnsafeBufferPointer<UInt8>, _ machine: PatternMachine, atMost limit: Int
  ) -> [[Int32]] {
    var found: [[Int32]] = []
    var place = 0
    while found.count < limit, place <= bytes.count, let slots = machine.run(bytes, from: place, .anywhere) {
      found.append(slots)
      place = Int(slots[1])
      if slots[0] == slots[1] {
        // Behind an empty match the next begins a scalar later.
        place += 1
        while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
      }
    }
    return found
  }
}

extension Pattern: Hashable {
  /// Whether the two are written alike.
  public static func == (left: Pattern, right: Pattern) -> Bool {
    left.text == right.text && left.isCaseless == right.isCaseless
  }
  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// Finding all matches took more steps than it may.
public struct PatternOverrun: Error, Hashable, Sendable {}

/// A part of a text that matches a pattern.
public struct PatternMatch: Sendable {
  /// Where it lies, in UTF-8 bytes of the text.
  public let byteRange: Range<Int>
  /// Where the groups lie, the whole match first; nil for those that took no part.
  public let groupRanges: [Range<Int>?]
  /// What matched.
  public let text: Substring
  /// What the groups took, the whole match first.
  public let groups: [Substring?]
  private let names: [String: Int]

  init?(_ slots: [Int32], _ text: String, _ names: [String: Int]) {
    var ranges: [Range<Int>?] = []
    for slot in stride(from: 0, to: slots.count - 1, by: 2) {
      let (start, end) = (Int(slots[slot]), Int(slots[slot + 1]))
      ranges.append(start >= 0 && end >= start ? start..<end : nil)
    }
    guard let whole = ranges.first ?? nil else { return nil }
    let utf8 = text.utf8
    func part(_ range: Range<Int>) -> Substring {
      text[
        utf8.index(
          utf8.startIndex, offsetBy: range.lowerBound)..<utf8.index(
            utf8.startIndex, offsetBy: range.upperBound)]
    }
    byteRange = whole
    groupRanges = ranges
    self.text = part(whole)
    groups = ranges.map { $0.map(part) }
    self.names = names
  }

  /// What the group of a name took, if it took part.
  public subscript(name: String) -> Substring? { names[name].flatMap { groups[$0] } }

  /// What the group of a number took, if there is such a group and it took part.
  public subscript(number: Int) -> Substring? { groups.indices.contains(number) ? groups[number] : nil }
}
