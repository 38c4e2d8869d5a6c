import Trellis

/// What was entered in a session, with the screens that it gave.
struct Journal {
  struct Entry {
    /// Of an entry that failed, what stands before the failing statement.
    var source: String
    /// Whether it failed.
    var isCut = false
    /// The file that it was loaded from.
    var name: String?
    /// How the session stood before.
    var before: SessionCheckpoint?
    /// The screen as it was drawn, if it was.
    var screen: String?
    var width: Int?
    /// What `now()` gave, as source.
    var now: String?
  }

  private(set) var entries: [Entry] = []
  /// How many submissions can be taken back: what they changed is kept for that.
  private static let undoLimit = 50

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entries.count > Journal.undoLimit { entries[entries.count - 1 - Journal.undoLimit].before = nil }
  }

  /// Takes the last entry out; nil if there is none, or none that can be taken back.
  mutating func takeLast() -> Entry? {
    guard entries.last?.before != nil else { return nil }
    return entries.removeLast()
  }
}
