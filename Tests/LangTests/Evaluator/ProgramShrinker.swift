/// Makes a program that shows a difference as short as it gets, so that a person can read it.
struct ProgramShrinker {
  let run: DifferentialRun
  /// Of what kind the difference is.
  let kind: String
  /// How many programs are tried at most.
  var budget = 6_000

  mutating func shrunk(_ source: String) -> String {
    var best = source
    var length = Int.max
    while best.utf8.count < length, budget > 0 {
      length = best.utf8.count
      best = withoutLines(best)
      best = withoutGroups(best)
    }
    return best
  }

  private mutating func isStillWrong(_ source: String) -> Bool {
    budget -= 1
    guard budget > 0 else { return false }
    if case .differs(_, let kind) = run.run(source) { return kind == self.kind }
    return false
  }

  private mutating func withoutLines(_ source: String) -> String {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var size = max(1, lines.count / 2)
    while size > 0 {
      var start = 0
      while start < lines.count {
        let end = min(lines.count, start + size)
        let shorter = Array(lines[..<start] + lines[end...])
        if isStillWrong(shorter.joined(separator: "\n")) { lines = shorter } else { start += size }
      }
      size /= 2
    }
    return lines.joined(separator: "\n")
  }

  /// Takes bracketed parts away, or puts something simple in their place.
  private mutating func withoutGroups(_ source: String) -> String {
    var bytes = Array(source.utf8)
    var start = 0
    while start < bytes.count {
      guard let end = ProgramShrinker.end(of: start, in: bytes) else {
        start += 1
        continue
      }
      var isChanged = false
      for other in [
        "", "1", "true", "[]", "{}", String(decoding: bytes[(start + 1)..<(end - 1)], as: UTF8.self),
      ] {
        guard other.utf8.count < end - start else { continue }
        let shorter = Array(bytes[..<start]) + Array(other.utf8) + Array(bytes[end...])
        if isStillWrong(String(decoding: shorter, as: UTF8.self)) {
          bytes = shorter
          isChanged = true
          break
        }
      }
      if !isChanged { start += 1 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where the bracket that opens at `start` is closed.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
    let pairs: [UInt8: UInt8] = [40: 41, 91: 93, 123: 125]
    guard let close = pairs[bytes[start]] else { return nil }
    var depth = 0
    for i in start..<bytes.count {
      if bytes[i] == bytes[start] { depth += 1 }
      if bytes[i] == close {
        depth -= 1
        if depth == 0 { return i + 1 }
      }
    }
    return nil
  }
}
