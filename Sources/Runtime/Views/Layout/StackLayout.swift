import TextLayout

/// How a stack shares out a proposal.
struct StackLayout {
  /// What the stack takes.
  private(set) var size = CellSize.zero
  /// What each child takes.
  private(set) var sizes: [CellSize] = []
  /// What each child was offered along the axis, where lengths were shared out.
  private(set) var asked: [Int] = []
  /// Where each child starts, along the axis.
  private(set) var offsets: [Int] = []
  /// How many cells the children's minimums exceed what was proposed along the axis.
  private(set) var shortfall = 0
  /// The last row shows that something was left out.
  private(set) var isCut = false
  /// Where the mark stands in a row.
  private(set) var cutAt = 0

  /// The gaps between neighbours: none beside a spacer.
  static func gaps(_ priorities: [Double], spacing: Int) -> [Int] {
    guard priorities.count > 1 else { return [] }
    return (1..<priorities.count).map {
      priorities[$0 - 1] == -.infinity || priorities[$0] == -.infinity ? 0 : spacing
    }
  }

  init(_ stack: StackNode, _ proposal: Proposal, _ context: LayoutContext) throws {
    let gaps = stack.gaps(context)
    try context.charge(stack.nodes.count)
    var proposal = proposal
    if stack.axis == .vertical, proposal.width == nil {
      // As wide as the widest child; then those that fill the width are laid out in it.
      let widest = try stack.sizes(.ideal, context).reduce(0) { max($0, $1.width) }
      proposal = Proposal(width: widest, height: proposal.height)
    }
    let along = proposal.length(stack.axis)
    if let along, along < Cells.most {
      try share(stack, along: along, gaps: gaps, proposal, context)
    } else {
      sizes = try stack.sizes(proposal, context)
    }
    if stack.axis == .horizontal { try stretch(stack.nodes, height: proposal.height, context) }
    place(stack.axis, gaps: gaps, along: along)
  }

  /// Children that grow are made as high as the highest beside them.
  private mutating func stretch(_ nodes: [ViewNode], height: Int?, _ context: LayoutContext) throws {
    guard height == nil || height == Cells.most else { return }
    var highest = 0
    for size in sizes where size.height < Cells.most { highest = max(highest, size.height) }
    for (index, size) in sizes.enumerated() where size.height != highest {
      sizes[index].height = try nodes[index].measure(
        Proposal(width: size.width, height: highest), context
      ).height
    }
  }

  private mutating func place(_ axis: Axis, gaps: [Int], along: Int?) {
    var position = 0
    var across = 0
    offsets.reserveCapacity(sizes.count)
    for (index, child) in sizes.enumerated() {
      offsets.append(position)
      position = min(Cells.most, position + child.length(axis))
      if index < gaps.count { position += gaps[index] }
      across = max(across, child.length(axis.other))
    }
    if let along { position = isCut ? along : min(position, along) }
    size = CellSize(axis, along: position, across: across)
  }

  /// Shares out a length.
  private mutating func share(
    _ stack: StackNode, along: Int, gaps: [Int], _ proposal: Proposal, _ context: LayoutContext
  ) throws {
    let axis = stack.axis
    let nodes = stack.nodes
    sizes = Array(repeating: .zero, count: nodes.count)
    var offered = Array(repeating: -1, count: nodes.count)
    defer { asked = offered }
    let spaces = gaps.reduce(0, +)
    let room = max(0, along - spaces)
    let across = proposal.length(axis.other)
    func taken(_ index: Int, _ cells: Int) throws -> CellSize {
      offered[index] = cells
      if let size = stack.taken(index, cells, proposal) { return size }
      return try nodes[index].measure(
        axis == .horizontal
          ? Proposal(width: cells, height: across) : Proposal(width: across, height: cells), context)
    }
    let minimums =
      axis == .horizontal
      ? try stack.minimums(context) : try stack.leastHeights(width: across, context)
    let needed = minimums.reduce(0, +)
    if needed > room {
      shortfall = needed - room + max(0, spaces - along)
      try squeeze(axis, minimums: minimums, room: room, gaps: gaps, along: along, taken)
      return
    }
    let most =
      axis == .horizontal ? Proposal(width: Cells.most) : Proposal(width: across, height: Cells.most)
    var flexibilities = try stack.sizes(most, context).map { $0.length(axis) }
    for index in nodes.indices { flexibilities[index] = max(0, flexibilities[index] - minimums[index]) }
    var remaining = room
    var reserved = needed
    for group in StackLayout.groups(stack.priorities(context)) {
      // What lower groups need at least stays theirs.
      var groupReserved = group.reduce(0) { $0 + minimums[$1] }
      reserved -= groupReserved
      var available = max(0, remaining - reserved)
      var left = group.count
      let first = group.first.map { flexibilities[$0] }
      let order =
        group.allSatisfy { flexibilities[$0] == first }
        ? group
        : group.sorted {
          flexibilities[$0] != flexibilities[$1] ? flexibilities[$0] < flexibilities[$1] : $0 < $1
        }
      for index in order {
        groupReserved -= minimums[index]
        let share = (available + left - 1) / left
        let cells = min(max(share, minimums[index]), max(0, available - groupReserved))
        sizes[index] = try taken(index, cells)
        available -= sizes[index].length(axis)
        remaining -= sizes[index].length(axis)
        left -= 1
      }
    }
  }

  /// The indices of the children by priority, the highest first; spacers last.
  private static func groups(_ priorities: [Double]) -> [[Int]] {
    guard let first = priorities.first else { return [] }
    if priorities.allSatisfy({ $0 == first }) { return [Array(priorities.indices)] }
    let levels = Set(priorities).sorted(by: >)
    return levels.map { level in priorities.indices.filter { priorities[$0] == level } }
  }

  /// Too little room: across, the widest give way; down, what stands last is left out and `…` says so.
  private mutating func squeeze(
    _ axis: Axis, minimums: [Int], room: Int, gaps: [Int], along: Int, _ taken: (Int, Int) throws -> CellSize
  ) throws {
    if axis == .horizontal {
      let floors = minimums.map { min(StackLayout.narrowest, $0) }
      if floors.reduce(0, +) > room {
        try leaveOut(minimums, gaps: gaps, along: along, taken)
        return
      }
      let shares = ColumnAllocator.allocate(
        zip(floors, minimums).map { ColumnSpec(minimum: $0, ideal: $1) }, available: room, spacing: 0)
      for (index, width) in shares.widths.enumerated() {
        sizes[index] = try taken(index, min(width, room))
      }
      return
    }
    isCut = true
    // The last row is kept for the mark. A view that isn't shown whole is left out, with all that follow.
    var left = max(0, along - 1)
    for (index, minimum) in minimums.enumerated() {
      if minimum > left, index > 0 { left = 0 }
      sizes[index] = try taken(index, min(minimum, left))
      left = max(0, left - minimum - (index < gaps.count ? gaps[index] : 0))
    }
  }

  /// Below this many cells, text says nothing any more.
  private static let narrowest = 4

  /// Children from the left as long as they have room; `…` stands for the others.
  private mutating func leaveOut(
    _ minimums: [Int], gaps: [Int], along: Int, _ taken: (Int, Int) throws -> CellSize
  ) throws {
    isCut = true
    var used = 0
    for (index, minimum) in minimums.enumerated() {
      // The mark takes a cell, with a blank before it.
      let room = max(0, along - used - 2)
      guard minimum <= room || index == 0 else { break }
      sizes[index] = try taken(index, min(minimum, room))
      used += sizes[index].width + max(1, index < gaps.count ? gaps[index] : 0)
    }
    cutAt = min(used, along - 1)
  }

  /// The first child that ends after a position along the axis.
  func firstIndex(endingAfter position: Int) -> Int {
    var low = 0
    var high = sizes.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] + sizes[middle].height > position { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
