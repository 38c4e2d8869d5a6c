import Lang

extension Screen {
  /// Notes that a function or an object of the host's was asked: what it gives may change without the script's doing.
  func noteHostRead() { machine.noteRead(hostSource) }

  /// Says that something changed which functions, views or objects of the host's show: what asked them is evaluated
  /// again when the screen is drawn next.
  public func invalidate() { machine.touch(hostSource) }
}
