/// What a run may use. The same in debug and release builds.
public struct Limits: Sendable {
  /// Steps of a run: loop passes and calls, and one for each element that a builtin or the layout handles.
  public var steps: Int
  /// Bytes of live values.
  public var memory: Int
  /// Calls of the script's functions inside one another.
  public var depth: Int
  /// Calls back into the script from the library (`map { … }`, views) inside one another: these use the host's stack.
  public var nativeDepth: Int
  /// Bytes of output.
  public var output: Int
  /// Nodes of one screen.
  public var nodes: Int

  /// Limits for scripts of users: generous for a report, an end for anything else.
  public init(
    steps: Int = 50_000_000, memory: Int = 256 << 20, depth: Int = 2_000, nativeDepth: Int = 100,
    output: Int = 64 << 20, nodes: Int = 1_000_000
  ) {
    self.steps = steps
    self.memory = memory
    self.depth = depth
    self.nativeDepth = nativeDepth
    self.output = output
    self.nodes = nodes
  }
}
