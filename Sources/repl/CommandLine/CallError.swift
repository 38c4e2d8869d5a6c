/// A call of `trellis` that can't be carried out as it was written: status 2.
struct CallError: Error, Equatable {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// As it is printed: one line, and one for the hint.
  var text: String {
    ("trellis: \(message)\n" + (hint.map { "hint: \($0)\n" } ?? "")).visible
  }
}
