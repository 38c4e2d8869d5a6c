/// The clock of a session: the system's, or held at an instant.
final class SessionClock: @unchecked Sendable {
  // Only the session's own thread reads and sets it.
  private let system: @Sendable () -> Int
  var held: Int?
  /// While an entry is run: all that it does happens at one time.
  private(set) var present: Int?

  init(_ system: @escaping @Sendable () -> Int) { self.system = system }

  var now: Int { held ?? present ?? system() }

  /// Stands still while something is done; that is given the time.
  func whileStanding(_ body: (Int) throws -> Void) rethrows {
    let outer = present
    present = now
    defer { present = outer }
    try body(now)
  }
}
