/// Where two canvases of the same size differ.
///
/// Each canvas numbers its styles and clusters for itself: those of the first are translated once, so that cells are
/// compared as plain numbers.
public struct CanvasDifference {
  private let old: Canvas
  private let new: Canvas
  private let styles: [UInt32]
  private let clusters: [UInt32]
  private static let unknown = UInt32.max

  public init(from old: Canvas, to new: Canvas) {
    self.old = old
    self.new = new
    styles = old.palette.map { new.paletteNumbers[$0] ?? Self.unknown }
    clusters = old.clusters.map { new.clusterNumbers[$0] ?? Self.unknown }
  }

  /// How many cells differ.
  public var count: Int {
    var runs: [Range<Int>] = []
    return (0..<new.height).reduce(0) { sum, y in
      self.runs(in: y, into: &runs)
      return runs.reduce(sum) { $0 + $1.count }
    }
  }

  /// The columns of a row that differ. A cluster of two cells differs as a whole.
  public func runs(in y: Int, into runs: inout [Range<Int>]) {
    runs.removeAll(keepingCapacity: true)
    let row = y * new.width
    guard y >= 0, y < new.height, y < old.height, old.width == new.width else { return }
    var x = 0
    while x < new.width {
      let cells = new.glyphs[row + x] & Glyph.wideFlag != 0 && x + 1 < new.width ? 2 : 1
      if differs(row + x) || cells == 2 && differs(row + x + 1) {
        if let last = runs.last, last.upperBound == x {
          runs[runs.count - 1] = last.lowerBound..<(x + cells)
        } else {
          runs.append(x..<(x + cells))
        }
      }
      x += cells
    }
  }

  @inline(__always)
  private func differs(_ index: Int) -> Bool {
    let before = old.glyphs[index]
    let after = new.glyphs[index]
    if before & Glyph.clusterFlag != 0 {
      guard after & Glyph.clusterFlag != 0, before & Glyph.wideFlag == after & Glyph.wideFlag else {
        return true
      }
      let number = Int(before & Glyph.valueMask)
      guard number < clusters.count, clusters[number] == after & Glyph.valueMask else { return true }
    } else if before != after {
      return true
    }
    if styles[Int(old.styles[index])] == new.styles[index] { return false }
    // The colour of a blank isn't seen.
    return after != Glyph.blank || old.palette[Int(old.styles[index])].showsOnBlank
      || new.palette[Int(new.styles[index])].showsOnBlank
  }
}
