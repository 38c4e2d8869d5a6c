import Lang
import TextLayout

/// A view of the screen as a host sees it: what it is, where it stands, what made it.
public struct ViewInfo: Sendable, Equatable {
  /// `Text`, `Toggle`, …
  public var kind: String
  /// How many views it lies in.
  public var depth: Int
  /// What it shows.
  public var text: String?
  /// What it is called.
  public var label: String?
  /// What it holds, as it is drawn.
  public var value: String?
  /// `on`, `off`, `open`, `closed`, `selected`.
  public var state: String?
  /// Whether it can't be used.
  public var isDisabled: Bool
  /// Row and column from 0, rows and columns; nil if it was not drawn.
  public var frame: [Int]?
  /// The call that made it.
  public var source: SourceLocation?
  /// The first line of that call as it is written.
  public var code: String?

  /// Whether it was drawn on a cell, counted from 0.
  func covers(row: Int, column: Int) -> Bool {
    guard let frame, frame.count == 4 else { return false }
    return row >= frame[0] && row < frame[0] + frame[2] && column >= frame[1] && column < frame[1] + frame[3]
  }
}

extension Screen {
  /// The views of the screen, each before those in it, sheets last.
  ///
  /// - Throws: `ScriptError`
  public func views() throws -> [ViewInfo] {
    try look()
    guard let renderer = current?.renderer else { return [] }
    let roots = [renderer.root] + renderer.session.presentations.map(\.content)
    // As deep as the tree, which may be deeper than the host's stack allows.
    return HostStack.run(bytes: 8 << 20) {
      var found: [ViewInfo] = []
      for root in roots { self.gather(root, depth: 0, into: &found) }
      return found
    } ?? []
  }

  /// The views that a cell belongs to, counted from 0, from the outermost to the one that drew it. A sheet hides what
  /// lies under it.
  ///
  /// - Throws: `ScriptError`
  public func views(row: Int, column: Int) throws -> [ViewInfo] {
    let all = try views()
    // A sheet is a tree of its own, behind the others.
    guard
      let root = all.indices.last(where: { all[$0].depth == 0 && all[$0].covers(row: row, column: column) })
    else { return [] }
    var chain: [ViewInfo] = []
    for view in all[root...] {
      if view.depth == 0, !chain.isEmpty { break }
      guard view.covers(row: row, column: column) else { continue }
      chain.removeAll { $0.depth >= view.depth }
      chain.append(view)
    }
    return chain
  }

  private func gather(_ node: ViewNode, depth: Int, into found: inout [ViewInfo]) {
    var inner = depth
    if node.isView {
      var description = NodeDescription()
      node.describe(&description)
      let frame = node.frame.map { [$0.y, $0.x, $0.height, $0.width] }
      found.append(
        ViewInfo(
          kind: node.kind, depth: depth, text: description.text, label: description.label,
          value: description.value, state: description.state, isDisabled: description.isDisabled,
          frame: frame, source: sources.location(node.span), code: code(of: node.span)))
      inner += 1
    }
    for child in node.children { gather(child, depth: inner, into: &found) }
  }

  private func code(of span: Span) -> String? {
    guard sources.location(span) != nil else { return nil }
    return sources.text(span).split(separator: "\n").first.map(String.init)
  }
}
