import CivilCalendar
import TextLayout

/// Where the parts of a timeline stand in a width.
struct TimelineLayout {
  /// A view, or the name of a lane above the views that belong to it.
  enum Content {
    case node(ViewNode)
    case caption(String)
  }

  struct Placed {
    let content: Content
    /// From the left edge of the timeline, and from the top of its item.
    let rect: CellRect
  }

  struct Item {
    let part: TimelinePart
    var y = 0
    var height = 1
    var placed: [Placed] = []
  }

  private(set) var items: [Item] = []
  private(set) var size = CellSize.zero
  /// Where the lanes stand that have a header; empty if there are none, or if they are stacked.
  private(set) var lanes: [(x: Int, width: Int)] = []
  /// The cells left of the events: label, line, blanks.
  let gutter: Int

  private let width: Int
  /// The timeline keeps its layouts, which must not keep it.
  private unowned let timeline: TimelineNode
  private var captioned: Int?

  /// Events beside each other have at least so many cells, if they would like as many.
  private static let comfortable = 24
  private static let gap = 1

  init(_ timeline: TimelineNode, width: Int, _ context: LayoutContext) throws {
    self.timeline = timeline
    self.width = width
    gutter = timeline.steps.labelWidth + 3
    let room = max(1, width - gutter)
    let count = timeline.lanes.count
    if count > 0 {
      let widths = ColumnAllocator.share(
        max(0, room - TimelineLayout.gap * (count - 1)), weights: Array(repeating: 1, count: count))
      let needed = count == 1 ? 0 : try timeline.needed(TimelineLayout.comfortable, context)
      if (widths.min() ?? 0) >= needed {
        var x = gutter
        for width in widths {
          lanes.append((x, width))
          x += width + TimelineLayout.gap
        }
      }
    }
    var y = lanes.isEmpty ? 0 : 1
    for part in timeline.parts {
      var item = Item(part: part)
      item.y = y
      if case let events = part.events, !events.isEmpty {
        item.placed = try place(events, room: room, context)
        item.height = max(1, item.placed.reduce(0) { max($0, $1.rect.bottom) })
      }
      y = min(Cells.most, y + item.height)
      items.append(item)
    }
    size = CellSize(width: width, height: y + (items.isEmpty ? 1 : 1))
  }

  private mutating func place(_ events: [TimelineEvent], room: Int, _ context: LayoutContext) throws
    -> [Placed]
  {
    if !lanes.isEmpty {
      return try lanes.indices.flatMap { lane in
        try place(
          events.filter { $0.lane == lane }, x: lanes[lane].x, y: 0, width: lanes[lane].width, context)
      }
    }
    guard !timeline.lanes.isEmpty else {
      return try place(events, x: gutter, y: 0, width: room, context)
    }
    // Too narrow for lanes: one after the other, the lane's name above where it changes.
    var placed: [Placed] = []
    var y = 0
    for event in events {
      if captioned != event.lane {
        captioned = event.lane
        let name = timeline.lanes[event.lane]
        if !name.isEmpty {
          placed.append(
            Placed(content: .caption(name), rect: CellRect(x: gutter, y: y, width: room, height: 1)))
          y += 1
        }
      }
      let own = try place([event], x: gutter, y: y, width: room, context)
      y = own.reduce(y) { max($0, $1.rect.bottom) }
      placed += own
    }
    return placed
  }

  /// Places events in a column: those that overlap in time side by side if there is room, else below one another.
  private func place(_ events: [TimelineEvent], x: Int, y: Int, width: Int, _ context: LayoutContext) throws
    -> [Placed]
  {
    var placed: [Placed] = []
    var y = y
    for cluster in timeline.steps.isAgenda ? events.map({ [$0] }) : TimelineLayout.clusters(events) {
      let columns = TimelineLayout.columns(cluster)
      let count = (columns.max() ?? 0) + 1
      var widths = [width]
      if count > 1 {
        let shares = ColumnAllocator.share(
          max(0, width - TimelineLayout.gap * (count - 1)), weights: Array(repeating: 1, count: count))
        let needed = try timeline.needed(TimelineLayout.comfortable, of: cluster, context)
        if (shares.min() ?? 0) >= needed { widths = shares }
      }
      var bottoms = Array(repeating: y, count: widths.count)
      for (event, column) in zip(cluster, columns) {
        guard let node = timeline.node(event) else { continue }
        let column = widths.count > 1 ? column : 0
        let left = x + widths[..<column].reduce(0) { $0 + $1 + TimelineLayout.gap }
        let size = try node.measure(Proposal(width: widths[column]), context)
        placed.append(
          Placed(
            content: .node(node),
            rect: CellRect(x: left, y: bottoms[column], width: size.width, height: size.height)))
        bottoms[column] += size.height
      }
      y = bottoms.max() ?? y
    }
    return placed
  }

  /// Runs of events of which each overlaps one before it.
  private static func clusters(_ events: [TimelineEvent]) -> [[TimelineEvent]] {
    var clusters: [[TimelineEvent]] = []
    var end: Instant?
    for event in events {
      // What lasts all day overlaps nothing: it stands by itself.
      if let last = end, event.start < last, !event.isAllDay {
        clusters[clusters.count - 1].append(event)
        end = max(last, event.end ?? event.start)
      } else {
        clusters.append([event])
        end = event.isAllDay ? nil : event.end ?? event.start
      }
    }
    return clusters
  }

  /// The column of each event, the first that is free at its start.
  private static func columns(_ events: [TimelineEvent]) -> [Int] {
    var ends: [Instant] = []
    return events.map { event in
      let end = event.end ?? event.start
      if let free = ends.firstIndex(where: { $0 <= event.start }) {
        ends[free] = end
        return free
      }
      ends.append(end)
      return ends.count - 1
    }
  }

  /// The first item that ends below a line.
  func firstItem(endingAfter line: Int) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].y + items[middle].height <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
