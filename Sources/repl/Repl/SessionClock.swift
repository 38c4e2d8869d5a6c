/// The clock of a session: the system's, or held at an instant.
final class SessionClock: @unchecked Sendable {
  // Only the session's own thread reads and sets it.
  private let system: @Sendable () -> Int
  var held: Int?

  init(_ system: @escaping @Sendable () -> Int) { self.system = system }

  var now: Int { held ?? system() }
}
