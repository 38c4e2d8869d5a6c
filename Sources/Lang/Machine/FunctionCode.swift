/// The code of one function of the script: shared by all values of it and by all machines that run the program.
public final class FunctionCode: @unchecked Sendable {
  public let name: String
  init(name: String) { self.name = name }
}
