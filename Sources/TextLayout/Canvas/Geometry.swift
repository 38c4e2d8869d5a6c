/// A size in whole cells.
public struct CellSize: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static let zero = CellSize(width: 0, height: 0)
}

/// A cell's place: column and row, both from 0.
public struct CellPoint: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  public static let zero = CellPoint(x: 0, y: 0)
}

/// A rectangle of cells. Its right and bottom edges are the first column and row outside.
public struct CellRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(origin: CellPoint = .zero, size: CellSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  public var origin: CellPoint { CellPoint(x: x, y: y) }
  public var size: CellSize { CellSize(width: width, height: height) }
  public var left: Int { x }
  public var top: Int { y }
  public var right: Int { x.addingClamped(Swift.max(0, width)) }
  public var bottom: Int { y.addingClamped(Swift.max(0, height)) }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the cell lies inside.
  public func contains(x column: Int, y row: Int) -> Bool {
    column >= left && column < right && row >= top && row < bottom
  }

  /// What both cover; empty if nothing.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = Swift.max(self.left, other.left)
    let top = Swift.max(self.top, other.top)
    let right = Swift.min(self.right, other.right)
    let bottom = Swift.min(self.bottom, other.bottom)
    guard right > left, bottom > top else { return CellRect(x: left, y: top, width: 0, height: 0) }
    return CellRect(
      x: left, y: top, width: right.subtractingClamped(left), height: bottom.subtractingClamped(top))
  }

  /// The rectangle without a margin on each side; never of negative size.
  public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> CellRect {
    CellRect(
      x: x.addingClamped(left), y: y.addingClamped(top),
      width: Swift.max(0, width.subtractingClamped(left).subtractingClamped(right)),
      height: Swift.max(0, height.subtractingClamped(top).subtractingClamped(bottom)))
  }

  /// The rectangle without a margin of as many cells on all sides.
  public func inset(by margin: Int) -> CellRect {
    inset(left: margin, top: margin, right: margin, bottom: margin)
  }
}

extension Int {
  /// The sum, or the nearest number that an Int can be.
  @inline(__always)
  func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, or the nearest number that an Int can be.
  @inline(__always)
  func subtractingClamped(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// The product, or the nearest number that an Int can be.
  @inline(__always)
  func multipliedClamped(_ other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) == (other < 0) ? .max : .min) : product
  }
}
