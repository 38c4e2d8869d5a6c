import Lang
import TextLayout

extension Screen {
  /// What can be scrolled and is not covered, in the order of drawing.
  var scrollers: [(node: any Scrolling, rect: CellRect)] {
    (current?.renderer?.context.scrollers ?? []).filter { !$0.isCovered }.map { ($0.node, $0.rect) }
  }
}

extension LiveScreen {
  /// The innermost vertical scroller around a control.
  func scroller(around control: Control) -> (any Scrolling)? {
    screen.scrollers.last { $0.node.scrollAxis == .vertical && isInside(control, $0.node) }?.node
  }

  /// What keys scroll: around the focus, else the first that can be.
  private var mainScroller: (any Scrolling)? {
    if let control = focused, let scroller = scroller(around: control), canScroll(scroller) {
      return scroller
    }
    return screen.scrollers.first { $0.node.scrollAxis == .vertical && canScroll($0.node) }?.node
  }

  private func canScroll(_ scroller: any Scrolling) -> Bool { scroller.hasMoreBelow || scroller.position > 0 }

  func scroll(_ scroller: any Scrolling, by count: Int) throws {
    if scroller.snaps { return try scroll(scroller, to: scroller.position(after: count.signum())) }
    let (sum, isTooFar) = scroller.position.addingReportingOverflow(count)
    let last = max(0, scroller.positions - 1)
    try scroll(scroller, to: isTooFar ? (count > 0 ? last : 0) : max(0, min(last, sum)))
  }

  func scroll(_ scroller: any Scrolling, to position: Int) throws {
    let identity = scroller.identity
    try screen.hostEvent { try screen.event { try screen.keepScroll(identity, position) } }
  }

  func scrollWindow(by lines: Int) throws {
    let top = max(0, min(window.lastTop, window.top + lines))
    if top == window.top { return }
    window.top = top
    screen.redraw()
    try look()
  }

  /// A line up or down; false if there is nothing to scroll.
  func scrollLine(_ step: Int) throws -> Bool {
    if let scroller = mainScroller, step > 0 ? scroller.hasMoreBelow : scroller.position > 0 {
      try scroll(scroller, by: step)
      return true
    }
    guard step > 0 ? window.top < window.lastTop : window.top > 0 else { return false }
    try scrollWindow(by: step)
    return true
  }

  /// A window's height up or down, but for a line that stays in sight.
  func scrollPage(_ pages: Int) throws -> Bool {
    if let scroller = mainScroller {
      let height = screen.scrollers.first { $0.node === scroller }?.rect.height ?? rows
      try scroll(scroller, by: pages * max(1, height - 2))
      return true
    }
    guard window.lastTop > 0 else { return false }
    try scrollWindow(by: pages * max(1, rows - 1))
    return true
  }

  func scrollToEnd(_ isEnd: Bool) throws -> Bool {
    if let scroller = mainScroller {
      try scroll(scroller, to: isEnd ? max(0, scroller.positions - 1) : 0)
      return true
    }
    guard window.lastTop > 0 else { return false }
    try scrollWindow(by: isEnd ? window.height : -window.height)
    return true
  }

  /// A view that scrolls sideways.
  func scrollAcross(_ step: Int) throws -> Bool {
    guard
      let scroller = screen.scrollers.first(where: { $0.node.scrollAxis == .horizontal && canScroll($0.node) }
      )?.node
    else { return false }
    try scroll(scroller, by: step)
    return true
  }

  func turnWheel(row: Int, column: Int, lines: Int) throws -> Bool {
    let (x, y) = (column, row + window.top)
    let under = screen.scrollers.last {
      $0.node.scrollAxis == .vertical && $0.rect.contains(x: x, y: y)
        && (lines > 0 ? $0.node.hasMoreBelow : $0.node.position > 0)
    }
    if let scroller = under?.node {
      try scroll(scroller, by: lines)
      return true
    }
    guard lines > 0 ? window.top < window.lastTop : window.top > 0 else { return false }
    try scrollWindow(by: lines)
    return true
  }
}
