extension Canvas {
  /// Draws text with its first cell at a place and answers how many cells its longest line took.
  ///
  /// Controls are shown, not obeyed; a line break goes on in the next row at the same column. Where the style has
  /// no background, the background beneath stays.
  ///
  /// - Parameter clip: what may be drawn on, beside the canvas itself.
  @discardableResult
  public mutating func put(
    _ text: String, style: CellStyle = .plain, x: Int, y: Int, clip: CellRect? = nil, tag: UInt32 = 0
  ) -> Int {
    text.withBytes { put(utf8: $0, style: style, x: x, y: y, clip: clip, tag: tag) }
  }

  /// Draws styled text with its first cell at a place and answers how many cells its longest line took.
  @discardableResult
  public mutating func put(
    _ text: StyledText, x: Int, y: Int, clip: CellRect? = nil, tag: UInt32 = 0
  ) -> Int {
    text.string.withBytes { bytes in
      var pen = Pen(x: x, y: y, clip: clip, tag: tag)
      draw(bytes, runs: text.runs, with: &pen)
      return pen.widest
    }
  }

  /// Draws UTF-8 text with its first cell at a place and answers how many cells its longest line took.
  @discardableResult
  public mutating func put(
    utf8 bytes: UnsafeBufferPointer<UInt8>, style: CellStyle = .plain, x: Int, y: Int, clip: CellRect? = nil,
    tag: UInt32 = 0
  ) -> Int {
    var pen = Pen(x: x, y: y, clip: clip, tag: tag)
    pen.style = number(of: style)
    draw(bytes, runs: [], with: &pen)
    return pen.widest
  }

  /// Draws wrapped lines below one another, each aligned in the columns of a rectangle.
  public mutating func put(
    _ lines: [TextLine], in rect: CellRect, alignment: TextAlignment = .leading, clip: CellRect? = nil,
    tag: UInt32 = 0
  ) {
    let visible = clip.map { $0.intersection(rect) } ?? rect
    for (row, line) in lines.enumerated() {
      let y = rect.y.addingClamped(row)
      if y >= visible.bottom { break }
      if y < visible.top { continue }
      let x = rect.x.addingClamped(alignment.padding(width: line.width, column: rect.width).before)
      put(line.text, x: x, y: y, clip: visible, tag: tag)
    }
  }

  /// Draws text at the pen, in its style or, if there are runs, in theirs.
  private mutating func draw(_ bytes: UnsafeBufferPointer<UInt8>, runs: [StyledText.Run], with pen: inout Pen)
  {
    pen.enterRow(on: &self)
    var scanner = ClusterScanner(bytes, policy: policy)
    var nextRun = 0
    var runEnd = runs.isEmpty ? bytes.count : 0
    while scanner.position < bytes.count {
      while scanner.position >= runEnd, nextRun < runs.count {
        pen.style = number(of: runs[nextRun].style)
        runEnd += runs[nextRun].length
        nextRun += 1
      }
      let plain = plainRun(bytes, from: scanner.position, limit: nextRun < runs.count ? runEnd : bytes.count)
      if plain > 0 {
        placePlain(bytes, from: scanner.position, count: plain, with: &pen)
        scanner.move(to: scanner.position + plain)
      } else if let cluster = scanner.next() {
        place(cluster, of: bytes, with: &pen)
      }
    }
    pen.finish()
  }

  /// How many bytes from the offset on are cells of their own: printable ASCII, without the last one if a mark
  /// may follow it.
  private func plainRun(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let run = printableASCIIRun(base, from: start, count: Swift.min(limit, bytes.count))
    return run > 0 && start + run < bytes.count && bytes[start + run] >= 0x80 ? run - 1 : run
  }

  private mutating func placePlain(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, count: Int, with pen: inout Pen
  ) {
    let x = pen.x.addingClamped(pen.column)
    pen.column += count
    guard pen.isRowVisible else { return }
    let first = Swift.max(x, pen.left)
    let end = Swift.min(x.addingClamped(count), pen.right)
    guard first < end else { return }
    let row = pen.y * width
    let skipped = start + first.subtractingClamped(x) - first
    if hasBackgrounds || pen.tag != 0 || !tags.isEmpty {
      for column in first..<end { set(column, pen.y, UInt32(bytes[skipped + column]), pen.style, pen.tag) }
      return
    }
    separate(at: row + first, x: first)
    separate(at: row + end - 1, x: end - 1)
    for column in first..<end {
      glyphs[row + column] = UInt32(bytes[skipped + column])
      styles[row + column] = pen.style
    }
  }

  private mutating func place(_ cluster: Cluster, of bytes: UnsafeBufferPointer<UInt8>, with pen: inout Pen) {
    switch cluster.kind {
    case .newline:
      pen.nextRow()
      pen.enterRow(on: &self)
    case .tab:
      for _ in 0..<policy.tabAdvance(from: pen.column) { place(Glyph.blank, width: 1, with: &pen) }
    case .dropped:
      break
    case .plain, .replaced, .orphan:
      if pen.isBeyondRightEdge {
        pen.column += cluster.width
      } else {
        place(glyph(of: cluster, in: bytes), width: cluster.width, with: &pen)
      }
    }
  }

  private mutating func glyph(of cluster: Cluster, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if cluster.shown != 0, cluster.kind != .orphan { return cluster.shown }
    let text = String(decoding: bytes[cluster.start..<cluster.shownEnd], as: UTF8.self)
    return glyph(ofCluster: cluster.kind == .orphan ? Sanitizer.base(for: cluster.first).text + text : text)
  }

  /// Puts a glyph at the pen, which moves on; what does not fit whole is blank in the part that does.
  private mutating func place(_ glyph: UInt32, width cells: Int, with pen: inout Pen) {
    let x = pen.x.addingClamped(pen.column)
    pen.column += cells
    guard pen.isRowVisible else { return }
    if cells == 2 {
      let fits = x >= pen.left && x < pen.right - 1
      if fits {
        set(x, pen.y, glyph | Glyph.wideFlag, pen.style, pen.tag)
        set(x + 1, pen.y, Glyph.continuation, pen.style, pen.tag, joins: true)
      } else {
        if x >= pen.left && x < pen.right { set(x, pen.y, Glyph.blank, pen.style, pen.tag) }
        if x < pen.right, x.addingClamped(1) >= pen.left, x.addingClamped(1) < pen.right {
          set(x + 1, pen.y, Glyph.blank, pen.style, pen.tag)
        }
      }
    } else if x >= pen.left && x < pen.right {
      set(x, pen.y, glyph, pen.style, pen.tag)
    }
  }

  /// Overwrites a cell that is known to be on the canvas.
  mutating func set(_ x: Int, _ y: Int, _ glyph: UInt32, _ style: UInt32, _ tag: UInt32, joins: Bool = false)
  {
    let index = y * width + x
    if !joins { separate(at: index, x: x) }
    if joins, x + 1 < width, glyphs[index] & Glyph.wideFlag != 0, glyphs[index + 1] == Glyph.continuation {
      glyphs[index + 1] = Glyph.blank
    }
    overwrite(index, glyph, style, tag)
  }

  /// Overwrites a cell without looking at its neighbours.
  @inline(__always)
  mutating func overwrite(_ index: Int, _ glyph: UInt32, _ style: UInt32, _ tag: UInt32) {
    glyphs[index] = glyph
    styles[index] = hasBackgrounds ? overBackground(style, at: index) : style
    if tag != 0 || !tags.isEmpty { setTag(tag, at: index) }
  }

  /// Blanks the other half of a wide cluster, one half of which is about to be overwritten.
  @inline(__always)
  mutating func separate(at index: Int, x: Int) {
    let old = glyphs[index]
    if old == Glyph.continuation, x > 0 {
      glyphs[index - 1] = Glyph.blank
    } else if old & Glyph.wideFlag != 0, x + 1 < width {
      glyphs[index + 1] = Glyph.blank
    }
  }

  mutating func setTag(_ tag: UInt32, at index: Int) {
    if tags.isEmpty { tags = Array(repeating: 0, count: glyphs.count) }
    tags[index] = tag
  }

  private mutating func overBackground(_ number: UInt32, at index: Int) -> UInt32 {
    let old = styles[index]
    if old == number || old == 0 { return number }
    var style = palette[Int(number)]
    guard style.background == nil, let background = palette[Int(old)].background else { return number }
    style.background = background
    return self.number(of: style)
  }
}

/// Where text is being drawn.
private struct Pen {
  let x: Int
  var y: Int
  let clip: CellRect?
  let tag: UInt32
  var style: UInt32 = 0
  var column = 0
  var widest = 0
  /// The columns that may be drawn on in this row.
  var left = 0
  var right = 0
  var isRowVisible = false

  init(x: Int, y: Int, clip: CellRect?, tag: UInt32) {
    self.x = x
    self.y = y
    self.clip = clip
    self.tag = tag
  }

  var isBeyondRightEdge: Bool { !isRowVisible || x.addingClamped(column) >= right }

  mutating func nextRow() {
    widest = Swift.max(widest, column)
    column = 0
    y = y.addingClamped(1)
  }

  mutating func finish() { widest = Swift.max(widest, column) }

  mutating func enterRow(on canvas: inout Canvas) {
    var area = CellRect(x: 0, y: y, width: canvas.width, height: 1)
    if let clip { area = area.intersection(clip) }
    guard let visible = canvas.reach(area, clip: nil) else {
      isRowVisible = false
      return
    }
    isRowVisible = true
    left = visible.left
    right = visible.right
  }
}
