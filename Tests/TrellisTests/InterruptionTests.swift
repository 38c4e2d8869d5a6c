import Foundation
import Testing

@testable import Trellis

/// Whatever takes long asks on its way whether to stop: as often as its work is large, so that a deadline or a
/// cancellation is met soon. Questions are counted here, not milliseconds.
@Suite struct InterruptionTests {
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private let end: Int
    init(endingAfter end: Int = .max) { self.end = end }
    func ask() -> Interruption? {
      lock.withLock {
        count += 1
        return count > end ? .deadline : nil
      }
    }
    var questions: Int { lock.withLock { count } }
  }

  private func questions(_ source: String) -> (count: Int, code: String?) {
    let counter = Counter()
    var host = Trellis.Host()
    host.interruption = { counter.ask() }
    let run = LimitedRun(source, Limits(steps: .max, memory: 1 << 30), host: host)
    return (counter.questions, run.code)
  }

  /// What is made first, and what is then done with it.
  private static let work: [(setup: String, work: String)] = {
    let list = "let a = (0..<200_000).map { $0 }"
    let texts = "let a = (0..<100_000).map { \"k\\($0 * 7 % 1000)\" }"
    let text = "let t = \"some words, \".repeated(50_000)"
    let wide = "let t = \"söme wörds, \".repeated(20_000)"
    var all: [(String, String)] = []
    for work in [
      "a.sorted()", "a.sorted(order: .descending)", "a.reversed()", "a.sum()", "a.max()", "a.unique()",
      "a.tally()",
      "a.enumerated()", "a.chunked(into: 2)", "a.zip(a)", "a.contains(-1)", "a.firstIndex(of: -1)",
      "a.lastIndex(of: -1)",
      "a.union(a)", "a.intersection(a)", "a.replacing(1, with: 2)", "a.compacted()", "a.median()",
      "a.isSorted()",
      "\"\\(a)\"", "a.shuffled(seed: 1)", "range(200_000)", "randoms(200_000, in: 0..<9, seed: 1)",
    ] { all.append((list, work)) }
    for work in ["a.sorted()", "a.joined(separator: \",\")", "a.unique()", "a.sorted { $0.count }"] {
      all.append((texts, work))
    }
    for work in [
      "t.split(separator: \",\")", "t.split(separator: \", \")", "t.words",
      "t.replacing(\"w\", with: \"vv\")",
      "t.occurrences(of: \"zzz\")", "t.matches(\".*(a+)+b\")", "t.matches(\".*\")", "t.allMatches(of: \"w\")",
      "\"\\([t])\"", "print(t)",
      "t.replacingMatches(of: \"[aeiou]\", with: \"-\")", "t.characters", "t.unicodeScalars", "Text(t)",
      "Text(t).frame(width: 7)",
    ] { all.append((text, work)) }
    for work in ["t.capitalized", "t.words", "t.split(separator: \"ö\")", "t.replacing(\"ö\", with: \"oe\")"]
    {
      all.append((wide, work))
    }
    let copied = [
      "[1].map { var b = a\n b.append($0)\n b.count }", "[1].map { var b = a\n b[$0] = 7\n b.count }",
      "[1].map { var b = a\n b.append(contentsOf: [$0])\n b.count }",
      "[1].map { var b = a\n b += [$0]\n b.count }",
    ]
    for work in copied { all.append((list, work)) }
    let longText = "let t = \"some words, \".repeated(400_000)"
    for work in [
      "t + t", "\"\\(t)x\"", "json(text: \"\\\"\" + t + \"\\\"\")", "csv(text: \"a\\n\\\"\" + t + \"\\\"\")",
      "[1].map { var s = t\n s += \"x\"\n s.isEmpty }", "[1].map { var s = t\n s.append(\"x\")\n s.isEmpty }",
    ] { all.append((longText, work)) }
    all.append(("let t = \"[\" + \"1,\".repeated(100_000) + \"1]\"", "json(text: t)"))
    all.append(("let t = \"a,b\\n\" + \"1,2\\n\".repeated(100_000)", "csv(text: t)"))
    all.append(("let t = \"a\\n\" + \"x\".repeated(2_000_000) + \"\\n\"", "csv(text: t)"))
    all.append(
      (
        "let t = \"BEGIN:VCALENDAR\\n\" + \"X-A:1\\n\".repeated(50_000) + \"END:VCALENDAR\\n\"",
        "ics(text: t)"
      ))
    return all
  }()

  @Test(arguments: work.indices)
  func isAskedOnTheWay(_ index: Int) {
    let (setup, work) = Self.work[index]
    let before = questions(setup + "\n0")
    let whole = questions(setup + "\nlet x = \(work)\n0")
    let drawn = work.hasPrefix("Text") ? questions(setup + "\n\(work)\n0") : whole
    #expect(drawn.code == nil, "\(drawn.code ?? "")")
    #expect(drawn.count - before.count >= 5, "\(work): \(drawn.count - before.count)")
  }

  /// What was asked ends the work, wherever it is: as a deadline, with a place.
  @Test(arguments: work.indices)
  func endsOnTheWay(_ index: Int) {
    let (setup, work) = Self.work[index]
    let before = questions(setup + "\n0").count
    let counter = Counter(endingAfter: before + 2)
    var host = Trellis.Host()
    host.interruption = { counter.ask() }
    let source = setup + (work.hasPrefix("Text") ? "\n\(work)\n0" : "\nlet x = \(work)\n0")
    let run = LimitedRun(source, Limits(steps: .max, memory: 1 << 30), host: host)
    #expect(run.code == "deadline", "\(work): \(run.code ?? "none")")
    #expect(run.place != nil)
  }
}
