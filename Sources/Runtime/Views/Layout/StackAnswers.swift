import TextLayout

/// What the children of a stack answered, kept in one array for each question.
///
/// A stack that is made anew has mostly the same children as the last one at its place: only the others are asked again,
/// and of 10,000 rows one is measured.
struct StackAnswers {
  /// Smaller stacks ask their children, which remember.
  static let fewest = 32

  private var minimums: [Int]?
  private var leastHeights: [(width: Int?, values: [Int])] = []
  private var sizes: [(proposal: Proposal, values: [CellSize])] = []
  private var priorities: [Double]?
  /// What was known of the last stack at this place.
  private var earlier: Earlier?

  private final class Earlier {
    let answers: StackAnswers
    let layouts: [(proposal: Proposal, layout: StackLayout)]
    let children: SameChildren

    init(
      _ answers: StackAnswers, _ layouts: [(proposal: Proposal, layout: StackLayout)],
      _ children: SameChildren
    ) {
      self.answers = answers
      self.layouts = layouts
      self.children = children
    }
  }

  init() {}

  /// Goes on with what is known of an earlier stack.
  init(
    of nodes: [ViewNode], after old: [ViewNode], _ answers: StackAnswers,
    _ layouts: [(proposal: Proposal, layout: StackLayout)]
  ) {
    guard nodes.count >= StackAnswers.fewest, old.count >= StackAnswers.fewest else { return }
    var answers = answers
    answers.earlier = nil
    earlier = Earlier(answers, layouts, SameChildren(old, nodes))
  }

  // MARK: Questions

  /// The least width of each child.
  mutating func minimums(_ nodes: [ViewNode], _ context: LayoutContext) throws -> [Int] {
    if let minimums { return minimums }
    let values = try ask(nodes, earlier?.answers.minimums) { try $0.minimum(context) }
    minimums = values
    return values
  }

  /// The least height of each child.
  mutating func leastHeights(_ nodes: [ViewNode], width: Int?, _ context: LayoutContext) throws -> [Int] {
    for entry in leastHeights where entry.width == width { return entry.values }
    let old = earlier?.answers.leastHeights.last { $0.width == width }?.values
    let values = try ask(nodes, old) { try $0.leastHeight(width: width, context) }
    if leastHeights.count >= 3 { leastHeights.removeFirst() }
    leastHeights.append((width, values))
    return values
  }

  /// What each child takes of the same proposal.
  mutating func sizes(_ nodes: [ViewNode], _ proposal: Proposal, _ context: LayoutContext) throws
    -> [CellSize]
  {
    for entry in sizes where entry.proposal == proposal { return entry.values }
    let old = earlier?.answers.sizes.last { $0.proposal == proposal }?.values
    let values = try ask(nodes, old) { try $0.measure(proposal, context) }
    if sizes.count >= 4 { sizes.removeFirst() }
    sizes.append((proposal, values))
    return values
  }

  /// Which child chooses first: those with a higher number; spacers last.
  mutating func priorities(_ nodes: [ViewNode], _ context: LayoutContext) -> [Double] {
    if let priorities { return priorities }
    // A view that is kept may be given another priority.
    let old = context.session.usesPriorities ? nil : earlier?.answers.priorities
    let values = ask(nodes, old) { $0.isSpacer ? -.infinity : $0.layoutPriority }
    priorities = values
    return values
  }

  /// What a child took of so many cells along the axis, in a layout for the same proposal.
  func taken(_ index: Int, _ cells: Int, _ proposal: Proposal) -> CellSize? {
    guard let earlier, let old = earlier.children.earlierIndex(of: index),
      let layout = earlier.layouts.last(where: { $0.proposal == proposal })?.layout,
      old < layout.asked.count, layout.asked[old] == cells
    else { return nil }
    return layout.sizes[old]
  }

  private func ask<Answer>(
    _ nodes: [ViewNode], _ old: [Answer]?, _ question: (ViewNode) throws -> Answer
  ) rethrows -> [Answer] {
    guard let old, let children = earlier?.children, old.count == children.oldCount else {
      return try nodes.map(question)
    }
    return try children.carry(old) { try question(nodes[$0]) }
  }
}

/// Which children of a stack are those of another one: as many from the start and from the end, and in stacks of the
/// same length any.
struct SameChildren {
  let oldCount: Int
  private let count: Int
  private let prefix: Int
  private let suffix: Int
  /// Those that are others.
  private let changed: [Int]
  private var isChanged: [Bool] = []

  init(_ old: [ViewNode], _ new: [ViewNode]) {
    oldCount = old.count
    count = new.count
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] === new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] === new[new.count - 1 - suffix] {
      suffix += 1
    }
    self.prefix = prefix
    self.suffix = suffix
    let middle = prefix..<(new.count - suffix)
    guard old.count == new.count else {
      changed = Array(middle)
      return
    }
    changed = middle.filter { old[$0] !== new[$0] }
    isChanged = Array(repeating: false, count: new.count)
    for index in changed { isChanged[index] = true }
  }

  /// Where a child was.
  func earlierIndex(of index: Int) -> Int? {
    if !isChanged.isEmpty { return isChanged[index] ? nil : index }
    if index < prefix { return index }
    return index >= count - suffix ? index - count + oldCount : nil
  }

  /// The old values of those that are the same, in their new places, and new ones.
  func carry<Element>(_ old: [Element], _ make: (Int) throws -> Element) rethrows -> [Element] {
    var values = old
    if count == oldCount {
      for index in changed { values[index] = try make(index) }
    } else {
      values.replaceSubrange(prefix..<(oldCount - suffix), with: try changed.map(make))
    }
    return values
  }
}
