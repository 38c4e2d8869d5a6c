/// What a machine is granted of the world: clock, zone and a place to print to. Nothing else reaches a script.
public protocol MachineEnvironment: AnyObject {
  /// The present instant in microseconds since 1970-01-01T00:00Z; the machine asks once a run (rule 8).
  var now: Int { get }
  /// Seconds east of UTC at an instant, in the run's zone.
  func offset(at instant: Int) -> Int
  /// The instant of a wall time of the run's zone: forward out of a gap, the earlier in an overlap (rule 14).
  func instant(days: Int, microseconds: Int) -> Int
  /// A line of the script's output.
  func print(_ line: String) throws
  /// A message beside the output.
  func warn(_ diagnostic: Diagnostic)
  /// Checks a value against a declared type and gives it back, typed; the text of data is converted only by loaders.
  func check(_ value: Value, against type: ValueType, subject: String, machine: Machine) throws -> Value
  /// Runs what belongs to the script level while a view asks for it: what is handed down to the view means nothing there.
  func atScriptLevel(_ body: () throws -> Value) throws -> Value
}

extension MachineEnvironment {
  public func atScriptLevel(_ body: () throws -> Value) throws -> Value { try body() }
}

/// UTC, no clock, no output: for tests and for code that is only compiled.
public final class NullEnvironment: MachineEnvironment {
  public var now = 0
  public var lines: [String] = []
  public init() {}
  public func offset(at instant: Int) -> Int { 0 }
  public func instant(days: Int, microseconds: Int) -> Int { days &* 86_400_000_000 &+ microseconds }
  public func print(_ line: String) { lines.append(line) }
  public func warn(_ diagnostic: Diagnostic) {}
  public func check(_ value: Value, against type: ValueType, subject: String, machine: Machine) -> Value {
    value
  }
}
