import Lang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

func fuzzIterations(default count: Int) -> Int {
  guard let text = getenv("TRELLIS_FUZZ_ITERATIONS"), let number = Int(String(cString: text)) else {
    return count
  }
  return number
}

/// A small generator, the same everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }
}

/// What holds for every source.
enum ParserInvariants {
  static func problem(_ bytes: [UInt8]) -> String? {
    let file = SourceFile(name: "fuzz", bytes: bytes)
    let result = Parser.parse(file, id: 0, names: NameTable())
    let sources = SourceMap()
    sources.add(file)
    let renderer = DiagnosticRenderer(sources: sources)
    for diagnostic in result.diagnostics {
      for span in [diagnostic.span] + diagnostic.notes.map(\.span) {
        if span.file != 0 || span.start > span.end || Int(span.end) > bytes.count {
          return "span \(span.start)..<\(span.end) outside of \(bytes.count) bytes (\(diagnostic.code))"
        }
      }
      if diagnostic.message.isEmpty { return "no message" }
      if renderer.render(diagnostic).unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" }) {
        return "a control character is shown"
      }
    }
    switch result.status {
    case .complete:
      return result.diagnostics.isEmpty ? statements(result, bytes.count) : "complete with errors"
    case .incomplete(let open):
      if result.diagnostics.isEmpty { return "incomplete without a diagnostic" }
      return Int(open.span.end) > bytes.count ? "open span outside" : nil
    case .wrong: return result.diagnostics.isEmpty ? "wrong without a diagnostic" : nil
    }
  }

  /// Statements lie in the file, in order.
  private static func statements(_ result: ParseResult, _ count: Int) -> String? {
    var last: UInt32 = 0
    for statement in result.statements {
      if statement.span.start < last || statement.span.end < statement.span.start
        || Int(statement.span.end) > count
      {
        return "statement at \(statement.span.start)..<\(statement.span.end) after \(last)"
      }
      last = statement.span.start
    }
    return nil
  }
}

enum SourceMutator {
  static func mutated(_ random: inout SplitMix) -> [UInt8] {
    var bytes = Array(programs[random.below(programs.count)].utf8)
    for _ in 0...random.below(4) {
      guard !bytes.isEmpty else { break }
      let at = random.below(bytes.count)
      switch random.below(7) {
      case 0: bytes.remove(at: at)
      case 1: bytes.insert(contentsOf: Array(pieces[random.below(pieces.count)].utf8), at: at)
      case 2:
        let end = min(bytes.count, at + random.below(12))
        bytes.removeSubrange(at..<end)
      case 3: bytes.removeSubrange(at...)
      case 4: bytes.swapAt(at, random.below(bytes.count))
      case 5:
        let end = min(bytes.count, at + random.below(30))
        bytes.insert(contentsOf: Array(bytes[at..<end]), at: random.below(bytes.count))
      default: bytes[at] = signs[random.below(signs.count)]
      }
    }
    return bytes
  }

  static func soup(_ random: inout SplitMix) -> [UInt8] {
    var text = ""
    for _ in 0..<random.below(40) {
      text += pieces[random.below(pieces.count)]
      if random.below(3) > 0 { text += random.below(5) == 0 ? "\n" : " " }
    }
    return Array(text.utf8)
  }

  static let signs = Array("(){}[]\"\\\n.,:?!=-+ #@$'|&".utf8)

  static let pieces = [
    "let", "var", "state", "input", "fn", "view", "type", "import", "if", "else", "for", "in", "while",
    "switch",
    "case", "default", "return", "break", "nil", "true", "try?", "try", "where", "from", "as", "matching",
    "x", "Foo",
    "_", "$0", "$1", "$x", "(", ")", "[", "]", "{", "}", "?[", "?.", "?", "??", ":", ",", ";", ".", "..<",
    "...", "=",
    "+=", "==", "!=", "<", ">", "<=", "&&", "||", "!", "-", "+", "*", "/", "%", "|", "&", "->", "=>", "++",
    "--",
    "\\.", "\\.a.b", "1", "0xff", "1.5", "1e3", "1h30m", "5px", "@2026-11-30", "@09:30", "@State", "@Binding",
    "\"",
    "\"\"\"", "\"a\"", "\"\\(", "\\(", "#\"", "\"#", "#Preview", "'", "“", "”", "é", "👨‍👩‍👧", "\u{202E}",
    "\u{A0}",
    "//", "/*", "*/", "\n", "\n    ", "\t", "\r\n", "struct", "class", "enum", "guard", "func", "private",
    "not", "and",
    "or", "elif", "None", "is", "some View", "View", "body", "init", "lambda", "do", "throw", "x: Int",
    "{ a in",
    "{ (a, b) in", "{:}", "{a: 1}", ".a", ".b(1)", "\u{0}", "\u{1B}", "@Environment(\\.dismiss)",
    "private(set)",
  ]

  static let programs = [
    """
    type Status = .scheduled | .delayed(Int) | .landed
    type Flight {
        code: String matching "[A-Z]+"
        seats: Int in 1...853 = 3
        departs: DateTime as "yyyy" from "Dep" where $0 > now()
        gate: String?
    }
    input flights: [Flight] = csv("flights.csv")
    state chosen: Flight? = nil
    let shown = flights.filter { !only || $0.status == .delayed }
    fn progress(of flight, at instant = now()) -> Float = elapsed(from: flight.departs, at: instant)
    """,
    """
    view Card(flight, $on, trailing: View) {
        VStack(alignment: .leading) {
            if let gate = flight.gate, on { Text("Gate \\(gate ?? "none \\(1 + 2)")").bold() } else if x { Spacer() }
            for (i, row) in rows.enumerated() where i % 2 == 0 { trailing(row[i], key: \\.a.b) }
        }
        .padding(1)
        .border(.rounded)
    }
    Section { Card(a, $b) { Text("x") } } header: { Text("h") }
    """,
    """
    switch shape {
    case .circle(let r) where r > 1: area = r * r
    case [let a, ...let rest], {kind: .a, size: let n}: area += a ?? -1
    case 1...5, "x": return
    default: while true { break }
    }
    let text = \"\"\"
        Dear \\(name),
          \\(items.map { $0.name }.joined())
        \"\"\"
    let raw = #"a\\#(b)c"#
    let t = a ? b : c ? { x, y in x } : {a: 1, "b": [1, 2.5, 1h30m, @2026-11-30T09:30+02:00]}
    """,
    """
    import SwiftUI
    struct Card: View {
        @State private var count = 0
        @Binding var isOn: Bool
        let title: String
        var body: some View {
            VStack { Text("\\(count, specifier: "%.2f")"); Button("x") { count += 1 } }
        }
        func helper(_ x: Int) -> Int { guard let y = x else { return 0 }; return y! }
    }
    enum Status: String { case on, off(Int) }
    for (let i = 0; i < 10; i++) { print(i) }
    if x and not y: z
    """,
  ]
}
