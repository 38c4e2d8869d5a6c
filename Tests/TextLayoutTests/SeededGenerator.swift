import Foundation

/// Random numbers that are the same in each run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }
}

/// How often a fuzz test runs: `TRELLIS_FUZZ_ITERATIONS`, or the number given.
func fuzzIterations(_ usual: Int) -> Int {
  ProcessInfo.processInfo.environment["TRELLIS_FUZZ_ITERATIONS"].flatMap { Int($0) } ?? usual
}

/// Text that is likely to find mistakes: words, scripts, emoji, controls, loose marks, any scalar.
struct HostileText {
  var generator: SeededGenerator

  private static let pieces: [String] = [
    "a", "word", "-", " ", "  ", "\n", "\r\n", "\r", "\t", ".", "(", ")", "「", "」", "。", "東京", "ｱ", "한국",
    "\u{1100}", "\u{1161}", "\u{11A8}", "क्षि", "की", "\u{94D}", "\u{915}", "👨‍👩‍👧", "👍🏽", "🏽", "🇩🇪", "🇩", "1️⃣", "⌚",
    "\u{FE0E}", "\u{FE0F}", "\u{200D}", "\u{200C}", "\u{200B}", "\u{301}", "\u{20E3}", "\u{1B}", "[31m",
    "\u{7F}",
    "\u{9B}", "\u{202E}", "\u{2066}", "\u{2028}", "\u{FEFF}", "\u{AD}", "\u{A0}", "…", "─", "é", "e\u{301}",
    "\u{600}", "\u{E0067}", "\u{10FFFF}", "\u{0}", "—", "–x", "2026-11-30", "\u{3164}", "\u{115F}",
  ]

  mutating func next(longest: Int = 24) -> String {
    var text = ""
    for _ in 0..<generator.number(0...longest) {
      if generator.number(0...9) == 0 {
        if let scalar = Unicode.Scalar(UInt32(generator.number(0...0x10FFFF))) {
          text.unicodeScalars.append(scalar)
        }
      } else {
        text += generator.pick(Self.pieces)
      }
    }
    return text
  }

  mutating func nextBytes() -> [UInt8] {
    if generator.number(0...1) == 0 { return Array(next().utf8) }
    return (0..<generator.number(0...40)).map { _ in UInt8(generator.number(0...255)) }
  }
}
