import Lang

/// Keeps deep views from running into the end of the host's stack, which may be as small as 512 KiB.
///
/// What recurses over views asks `isLow` and, if so, goes on with `onFreshStack`. How deep views may lie is said by
/// `ViewLimits` alone, the same number on every thread and in every build.
struct StackGuard {
  /// What may be used of a stack whose size isn't known.
  private static let usualBudget = 192 << 10
  private static let freshSize = 16 << 20

  private var start = 0
  private var budget = StackGuard.usualBudget

  /// Rendering begins here: what lies above on the stack is the host's.
  mutating func begin() {
    start = StackGuard.here
    budget = StackGuard.usualBudget
  }

  /// Whether it is time to go on elsewhere.
  var isLow: Bool { start &- StackGuard.here > budget }

  @inline(__always) private static var here: Int {
    var local = 0
    return withUnsafeMutablePointer(to: &local) { Int(bitPattern: $0) }
  }

  /// Runs on a stack that is deep enough for all that the limits allow.
  static func onFreshStack<Result>(
    _ session: ViewSession, at span: Span, _ body: () throws -> Result
  ) throws -> Result {
    let outer = session.stack
    defer { session.stack = outer }
    let result: Swift.Result<Result, any Error>? = HostStack.run(bytes: freshSize) {
      session.stack.start = here
      session.stack.budget = freshSize - (512 << 10)
      return Swift.Result(catching: body)
    }
    guard let result else {
      throw Failure(
        .limit, code: "view-depth", "views lie too deep inside one another for this host", at: span)
    }
    return try result.get()
  }
}
