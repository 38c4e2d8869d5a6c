/// The code of one function of the script: shared by all values of it and by all machines that run the program.
public final class FunctionCode: @unchecked Sendable {
  public let name: String
  /// How many arguments it takes; library functions such as `sorted(by:)` decide by it what their argument means.
  public internal(set) var parameterCount = 1
  init(name: String) { self.name = name }
}
