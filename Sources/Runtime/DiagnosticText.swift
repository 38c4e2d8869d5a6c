import Lang
import TextLayout

/// Diagnostics as text, measured with the one width function that layout uses.
package enum DiagnosticText {
  /// - Parameter width: source lines are cut to about this many cells.
  package static func render(
    _ diagnostics: [Diagnostic], sources: SourceMap, usesColour: Bool = false, width: Int = 100
  ) -> String {
    let policy = WidthPolicy()
    let renderer = DiagnosticRenderer(
      sources: sources, usesColour: usesColour, maximumWidth: width,
      width: { TextWidth.cellWidth($0, policy: policy) })
    return renderer.render(diagnostics)
  }
}
