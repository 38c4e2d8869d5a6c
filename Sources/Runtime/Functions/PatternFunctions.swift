import Lang
import Validation

/// Functions over patterns, which take time linear in the text.
extension Catalog {
  func addPatternFunctions() {
    method("matches(_ pattern: String, ignoresCase: Bool = false)", on: .string) { call in
      let pattern = try call.pattern(1, ignoresCase: 2)
      let text = try call.string(0)
      try call.charge(text.utf8.count * (1 + pattern.size / 32) / 4)
      let isMatch = pattern.matchesWhole(text, unless: call.stopped)
      try call.machine.pause()
      return .bool(isMatch)
    }
    method("firstMatch(of pattern: String, ignoresCase: Bool = false)", on: .string) { call in
      guard let match = try call.found(try call.pattern(1, ignoresCase: 2), atMost: 1).first else {
        return .null
      }
      return try call.record(match, call.pattern(1, ignoresCase: 2))
    }
    method("allMatches(of pattern: String, ignoresCase: Bool = false)", on: .string) { call in
      let pattern = try call.pattern(1, ignoresCase: 2)
      return try call.heap.list(
        try call.found(pattern, atMost: .max).map { try call.record($0, pattern) })
    }
    method(
      "replacingMatches(of pattern: String, with template: String, ignoresCase: Bool = false)", on: .string
    ) {
      call in
      let pattern = try call.pattern(1, ignoresCase: 3)
      let text = try call.string(0)
      let matches = try call.found(pattern, atMost: .max)
      guard !matches.isEmpty else { return call[0] }
      let template = try call.string(2)
      // No group is longer than the text that matched, and the matches together are no longer than the text.
      let groups = template.utf8.count { $0 == UInt8(ascii: "$") }
      try call.heap.check(matches.count * template.utf8.count + text.utf8.count * (groups + 1))
      try call.charge(matches.count * (1 + template.utf8.count / 8))
      return try call.heap.string(pattern.replacing(matches, of: text, withTemplate: template))
    }
    method("splitMatches(of pattern: String, ignoresCase: Bool = false)", on: .string) { call in
      let pattern = try call.pattern(1, ignoresCase: 2)
      let parts = pattern.split(try call.string(0), at: try call.found(pattern, atMost: .max))
      return try call.heap.list(try parts.map { try call.heap.string(String($0)) })
    }
  }
}

extension NativeCall {
  /// Whether the host wants the run to end.
  var stopped: () -> Bool { { [machine] in machine.interruption?() != nil } }

  fileprivate func pattern(_ index: Int, ignoresCase: Int) throws -> TextPattern {
    try TextPattern.ofScript(try string(index), ignoresCase: try bool(ignoresCase))
  }

  /// The matches in the receiver, as long as the run's budget pays for them.
  fileprivate func found(_ pattern: TextPattern, atMost limit: Int) throws -> [PatternMatch] {
    let text = try string(0)
    try charge(text.utf8.count / 4)
    // The pattern's steps are small ones: sixteen are one of the machine's.
    let most = max(0, machine.limits.steps - machine.stepsUsed)
    let (whole, overflow) = most.multipliedReportingOverflow(by: 16)
    let start = overflow ? Int.max : whole
    var budget = start
    // What the library holds for a match is not counted by the heap, so there are no more than have room in it.
    let size = 400 + 80 * pattern.groupCount
    let room = heap.meter.map { max(0, $0.limit - $0.bytes) / size } ?? .max - 1
    do {
      let matches = try pattern.matches(
        in: text, atMost: min(limit, room + 1), budget: &budget, unless: stopped)
      if matches.count > room { try heap.check(matches.count * size) }
      try charge((start - budget) / 16 + matches.count)
      return matches
    } catch is PatternOverrun {
      try machine.pause()
      try charge(most + 1)
      return []
    }
  }

  /// `{text, groups, names}`
  fileprivate func record(_ match: PatternMatch, _ pattern: TextPattern) throws -> Value {
    func value(_ part: Substring?) throws -> Value { try part.map { try heap.string(String($0)) } ?? .null }
    let names = pattern.groupNames.sorted { $0.value < $1.value }
    return try heap.record([
      ("text", try heap.string(String(match.text))),
      ("groups", try heap.list(try match.groups.dropFirst().map { try value($0) })),
      ("names", try heap.record(try names.map { ($0.key, try value(match[$0.value])) })),
    ])
  }
}
