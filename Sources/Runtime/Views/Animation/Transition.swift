import Lang
import TextLayout

/// How a view comes and goes: `.opacity`, `.move(edge: .top)` and so on, for each way.
final class Transition {
  enum Effect: Equatable {
    case identity, opacity, scale
    /// From beyond an edge of its place.
    case move(Edge)
    /// So many cells away.
    case offset(Int, Int)
  }
  enum Edge: String { case top, bottom, leading, trailing }

  let insertion: Effect
  let removal: Effect

  static let names = [
    "opacity", "slide", "move", "push", "scale", "identity", "asymmetric", "offset", "blurReplace",
  ]

  init(_ value: Value, _ call: ViewCall) throws {
    insertion = try Transition.effect(value, isRemoval: false, call)
    removal = try Transition.effect(value, isRemoval: true, call)
  }

  private static func effect(_ value: Value, isRemoval: Bool, _ call: ViewCall) throws -> Effect {
    guard case .symbol(let symbol) = value else {
      throw Failure(
        code: "type",
        "a transition is a symbol such as `.opacity` or `.move(edge: .top)`, not \(value.kindName)",
        at: call.span)
    }
    let name = symbol.name.text
    switch name {
    case "identity": return .identity
    case "opacity", "blurReplace": return .opacity
    case "scale": return .scale
    case "slide": return .move(isRemoval ? .trailing : .leading)
    case "move": return .move(try edge(symbol, "edge", call))
    case "push":
      let from = try edge(symbol, "from", call)
      return .move(isRemoval ? opposite(from) : from)
    case "offset": return .offset(cells(symbol, "x", 0), cells(symbol, "y", 1))
    case "asymmetric":
      let label = isRemoval ? "removal" : "insertion"
      guard let inner = symbol.argument(label, at: isRemoval ? 1 : 0) else {
        throw Failure(
          code: "argument", "`.asymmetric` needs `\(label):`",
          hint: "`.asymmetric(insertion: .slide, removal: .opacity)`", at: call.span)
      }
      return try effect(inner, isRemoval: isRemoval, call)
    default:
      throw Failure(
        code: "symbol", "`.\(name)` is no transition",
        hint: Suggestions.hint(for: name, in: names)
          ?? "transitions are `.opacity .slide .move(edge: .top) .push(from: .leading) .scale .identity`",
        at: call.span)
    }
  }

  private static func edge(_ symbol: SymbolObject, _ label: String, _ call: ViewCall) throws -> Edge {
    if case .symbol(let edge)? = symbol.argument(label, at: 0), let edge = Edge(rawValue: edge.name.text) {
      return edge
    }
    throw Failure(
      code: "argument", "`.\(symbol.name.text)` needs an edge",
      hint: "`.\(symbol.name.text)(\(label): .leading)`, or `.trailing`, `.top`, `.bottom`", at: call.span)
  }

  private static func opposite(_ edge: Edge) -> Edge {
    switch edge {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  private static func cells(_ symbol: SymbolObject, _ label: String, _ position: Int) -> Int {
    guard let number = symbol.argument(label, at: position)?.asDouble, number.isFinite else { return 0 }
    return Cells.shift(number)
  }
}

extension Cells {
  /// A distance in whole cells, either way.
  static func shift(_ number: Double) -> Int { Int(max(-10_000, min(10_000, number)).rounded()) }
}

/// A view that comes or goes: drawn as far as it is there.
final class TransitionNode: WrapperNode {
  private let effect: Transition.Effect
  /// How much of it is there, 0 to 1.
  private let part: Double
  let isLeaving: Bool

  init(_ child: ViewNode, _ effect: Transition.Effect, part: Double, isLeaving: Bool) {
    self.effect = effect
    self.part = part
    self.isLeaving = isLeaving
    super.init(child)
  }

  override var isView: Bool { false }

  /// What moves in from above or below takes room line by line, as a drawer does.
  private var isDrawer: Bool { effect == .move(.top) || effect == .move(.bottom) }

  private func rows(_ height: Int) -> Int {
    isDrawer ? min(height, Int((Double(height) * part).rounded())) : height
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    // What of the view is there does not depend on the room for it.
    let size = try child.measure(isDrawer ? Proposal(width: proposal.width) : proposal, context)
    return CellSize(width: size.width, height: rows(size.height))
  }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    isDrawer
      ? rows(try child.measure(Proposal(width: width), context).height)
      : try child.leastHeight(width: width, context)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let outer = (context.clip, context.isLeaving)
    defer { (context.clip, context.isLeaving) = outer }
    if isLeaving { context.isLeaving = true }
    var window = rect
    var place = rect
    switch effect {
    case .identity: break
    case .opacity:
      // Text is there, faint, or not there.
      if part < 0.34 { return }
    case .scale:
      window.width = max(1, Int((Double(rect.width) * part).rounded()))
      window.height = max(1, Int((Double(rect.height) * part).rounded()))
      window.x += (rect.width - window.width) / 2
      window.y += (rect.height - window.height) / 2
      if part <= 0 { return }
    case .move(.leading): place.x -= Int((Double(rect.width) * (1 - part)).rounded())
    case .move(.trailing): place.x += Int((Double(rect.width) * (1 - part)).rounded())
    case .move(.top), .move(.bottom):
      place.height = try child.measure(Proposal(width: rect.width), context).height
      if effect == .move(.top) { place.y -= place.height - rect.height }
    case .offset(let x, let y):
      place.x += Int((Double(x) * (1 - part)).rounded())
      place.y += Int((Double(y) * (1 - part)).rounded())
      window = place
    }
    context.clip = context.clip.map { $0.intersection(window) } ?? window
    try child.render(in: place, on: &canvas, context)
    if effect == .opacity, part < 0.75 { canvas.apply(.dim, to: context.clip ?? rect) }
  }
}

/// `offset`: drawn beside the place that it takes.
final class OffsetNode: WrapperNode {
  private let x: Int
  private let y: Int

  init(_ child: ViewNode, x: Int, y: Int) {
    self.x = x
    self.y = y
    super.init(child)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    try child.render(
      in: CellRect(x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height), on: &canvas, context
    )
  }
}
