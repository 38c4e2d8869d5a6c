import Testing

@testable import Lang

/// The standard functions as scripts call them: with blocks, key paths, functions by name.
@Suite struct LibraryScriptTests {
  @Test(arguments: [
    (#"["a", "b"].enumerated().map { i, x in "\(i)\(x)" }"#, #"["0a", "1b"]"#),
    (#"{a: 1, b: 2}.map { key, value in "\(key)=\(value)" }.joined(separator: "&")"#, "a=1&b=2"),
    (#"{a: 1, b: 2}.filter { $1 > 1 }"#, "{b: 2}"),
    (#"zip([1, 2], [3, 4]).map { $0 * $1 }"#, "[3, 8]"),
    (#"[3, 1, 2].sorted { $0 > $1 }"#, "[3, 2, 1]"),
    (#"[3, 1, 2].sorted { -$0 }"#, "[3, 2, 1]"),
    (#"[3, 1, 2].sorted(by: { a, b in a > b })"#, "[3, 2, 1]"),
    (#"[3, 1, 2].sorted(order: .descending)"#, "[3, 2, 1]"),
    (#"["bb", "a"].sorted(by: \.count, order: .descending)"#, #"["bb", "a"]"#),
    (#"["1", "x"].map(Int)"#, "[1, nil]"),
    (#"[-1, 2].map(abs)"#, "[1, 2]"),
    (#"[[3, 1], [2]].map(\.count)"#, "[2, 1]"),
    (#"fn double(x) = x * 2; [1, 2].map(double)"#, "[2, 4]"),
    (#"[{p: {q: 1}}, {p: {q: 5}}].max(by: \.p.q)"#, "{p: {q: 5}}"),
    (#"[1, 2, 3].max { $0 > $1 }"#, "1"),
    (#"[4, 5].contains { $0 > 4 }"#, "true"),
    (#"(1...4).reduce(1) { $0 * $1 }"#, "24"),
    (#"var a = [1]; let b = a; a.append(2); b"#, "[1]"),
    (#"var a = [1]; try? a.remove(at: 9); a"#, "[1]"),
    (#"var a = [3, 1]; try? a.sort { x in fail }; a"#, "[3, 1]"),
    (#"var a = [1, 2, 3]; a.removeAll { $0 == 2 }; a"#, "[1, 3]"),
    (#"var r = {list: [1]}; r.list.append(2); r"#, "{list: [1, 2]}"),
    (#"var t = "a"; t.append("b"); t"#, "ab"),
    (#"[1, 2].sum().power(2)"#, "9"),
    (#"min(2, 1) + max(3, 4)"#, "5"),
    (#"Duration(days: 1) + 2h"#, "1d2h"),
    (#"(@2026-01-30...@2026-02-02).count"#, "4"),
    (#"[1.5, 2.25].sum()"#, "3.75"),
    (#"(0..<1000).filter { $0 % 2 == 0 }.count"#, "500"),
    (#"["b", "a"].map { $0.uppercased() }.sorted().joined(separator: "-")"#, "A-B"),
    (#"[1, 2, 3].first { $0 > 5 } ?? 0"#, "0"),
    (#"Record([1, 2].map { ["n\($0)", $0] })"#, "{n1: 1, n2: 2}"),
  ])
  func gives(_ source: String, _ output: String) {
    #expect(LibraryScript.output(source) == output)
  }

  @Test(arguments: [
    ("nil.count", "nil has no member `count`"),
    ("(1).map { $0 }", "an Int has no member `map`"),
    ("[1, \"a\"].sum()", "`sum` takes numbers, and element 1 is a String"),
    ("[1, 2].filter { $0 }", "the function given to `filter` must answer true or false, but gave an Int"),
    ("[1].prefix(-1)", "`prefix`: `count` must not be negative, but is -1"),
    ("exit(1)", "`exit`: a status must lie in 3...125, but is 1"),
    ("[1, 2].map { a, b in a }", "this block takes 2 arguments (a, b), but is given 1"),
    ("range(0, 1e18)", "this takes more than 100000 steps"),
    ("\"x\".repeated(1_000_000_000_000)", "this takes more than 100000 steps"),
    ("(0..<4611686018427387904).map { $0 }", "this takes more than 100000 steps"),
    ("stride(from: 0, to: 1e18, by: 1)", "this takes more than 100000 steps"),
    ("(1...9223372036854775807).count", "a range that ends at the largest Int can't be walked through"),
  ])
  func refuses(_ source: String, _ message: String) {
    #expect(LibraryScript.output(source, limits: Limits(steps: 100_000)) == message)
  }
}
