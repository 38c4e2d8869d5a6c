import Lang

extension Screen {
  /// What the script compiled to, for those who work on the compiler and the machine.
  package var disassembly: String {
    guard let unit else { return "" }
    return Disassembler(session: session, sources: sources).listing(unit)
  }
}
