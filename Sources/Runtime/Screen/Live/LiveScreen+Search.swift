import Lang
import TextLayout

extension LiveScreen {
  /// Marks a text wherever it stands, upper and lower case alike, and scrolls to where it stands first, from the present
  /// place on; with `next` from the line after, and then again from the top.
  ///
  /// - Returns: whether it stands anywhere.
  /// - Throws: `ScriptError`
  package func find(_ text: String, next: Bool = false) throws -> Bool {
    searchText = text.isEmpty ? nil : text
    guard let searchText else {
      foundRow = nil
      return false
    }
    try look()
    if try findOnWindow(searchText, next: next) { return true }
    if try findInScrollers(searchText, next: next) { return true }
    return !LiveScreen.matches(searchText, on: window.canvas).isEmpty
  }

  /// Marks nothing any more.
  package func endSearch() {
    searchText = nil
    foundRow = nil
  }

  /// A screen that is higher than its window is drawn as a whole, aside.
  private func findOnWindow(_ text: String, next: Bool) throws -> Bool {
    guard window.lastTop > 0, let renderer = screen.current?.renderer,
      window.height * window.columns <= 4_000_000
    else { return false }
    let whole = try screen.look {
      try renderer.canvas(width: window.columns, height: window.height, rows: 0..<window.height)
    }
    let rows = Set(LiveScreen.matches(text, on: whole).map(\.y)).sorted()
    screen.redraw()
    guard let first = rows.first else {
      try look()
      return false
    }
    let from = next ? (foundRow ?? window.top - 1) + 1 : min(foundRow ?? window.top, window.top)
    let row = rows.first { $0 >= from } ?? first
    foundRow = row
    if row < window.top || row >= window.top + window.rows { window.top = max(0, row - window.rows / 3) }
    try look()
    return true
  }

  /// Rows of lists and tables that are not in sight.
  private func findInScrollers(_ text: String, next: Bool) throws -> Bool {
    for (scroller, rect) in screen.scrollers where canMove(scroller) {
      let here = LiveScreen.matches(text, on: window.canvas).contains {
        rect.contains(x: $0.x, y: $0.y + window.top)
      }
      if here, !next { return true }
      let start = foundRow.map { $0 + 1 } ?? scroller.position
      let found = try screen.look {
        try row(
          of: scroller, holding: text, from: next ? max(start, scroller.position + 1) : scroller.position)
          ?? row(of: scroller, holding: text, from: 0)
      }
      guard let found else { continue }
      foundRow = found
      try scroll(scroller, to: found)
      try look()
      return true
    }
    return false
  }

  private func row(of scroller: any Scrolling, holding text: String, from start: Int) throws -> Int? {
    guard let context = screen.current?.renderer?.context else { return nil }
    return try scroller.row(holding: text, from: start, context)
  }

  private func canMove(_ scroller: any Scrolling) -> Bool { scroller.hasMoreBelow || scroller.position > 0 }

  // MARK: Marks

  func highlight(_ text: String, on canvas: inout Canvas) {
    for place in LiveScreen.matches(text, on: canvas) {
      canvas.apply(CellStyle([.reverse, .bold]), to: place)
    }
  }

  /// Where a text stands on a canvas, within rows.
  static func matches(_ text: String, on canvas: Canvas) -> [CellRect] {
    let needle = Array(text.lowercased())
    guard !needle.isEmpty else { return [] }
    var found: [CellRect] = []
    for y in 0..<canvas.height {
      var letters: [Character] = []
      var columns: [Int] = []
      for x in 0..<canvas.width {
        guard let cell = canvas.cell(x: x, y: y), cell.width > 0 else { continue }
        for letter in cell.text.lowercased() {
          letters.append(letter)
          columns.append(x)
        }
      }
      columns.append(canvas.width)
      var index = 0
      while index + needle.count <= letters.count {
        if letters[index..<(index + needle.count)].elementsEqual(needle) {
          let end = columns[index + needle.count]
          found.append(CellRect(x: columns[index], y: y, width: end - columns[index], height: 1))
          index += needle.count
        } else {
          index += 1
        }
      }
    }
    return found
  }
}
