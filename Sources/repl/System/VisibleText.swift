import Trellis

extension String {
  /// With control characters shown rather than sent: names of files, lines of scripts and words of a call may hold any.
  var visible: String { ControlText.visible(self) }
}
