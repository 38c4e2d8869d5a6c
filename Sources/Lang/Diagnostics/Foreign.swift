/// What a script says in another language's words, most often SwiftUI's. Each case carries the user's own names, so
/// that the hint can show the same in Trellis.
enum Foreign {
  /// The same word under another name: `func`, `elif`, `null`, `and`.
  case word(found: String, meant: String)
  /// Shown whole: what was written, and the same in Trellis.
  case construct(message: String, hints: [String])
}
