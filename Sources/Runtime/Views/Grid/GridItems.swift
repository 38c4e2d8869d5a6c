import Lang
import TextLayout

/// The columns of a lazy grid (or the rows of one that runs the other way) as the script gave them.
struct GridItems {
  private(set) var columns: [GridColumn] = []
  /// What `GridItem` says of the gap after it.
  private(set) var spacings: [Int?] = []
  private(set) var placements: [Placement?] = []

  /// Reads `3`, `.adaptive(min: 10)`, or a list of `GridItem`s, sizes and numbers of cells.
  init(_ call: ViewCall) throws {
    switch call[0] {
    case .int(let count):
      guard count >= 1, count <= GridItems.most else {
        throw Failure(
          code: "argument", "`\(call.name)` takes 1 to \(GridItems.most) columns, not \(count)", at: call.span
        )
      }
      for _ in 0..<count { add(.flexible()) }
    case .list(let list):
      guard list.elements.count <= GridItems.most else {
        throw Failure(
          code: "argument", "`\(call.name)` takes at most \(GridItems.most) columns", at: call.span)
      }
      for element in list.elements {
        if case .int(let width) = element {
          add(.fixed(max(1, Cells.clamp(width))))
        } else {
          try add(element, call)
        }
      }
    case let value: try add(value, call)
    }
    if columns.isEmpty { add(.flexible()) }
  }

  private static let most = 1000

  private mutating func add(_ column: GridColumn, spacing: Int? = nil, placement: Placement? = nil) {
    columns.append(column)
    spacings.append(spacing)
    placements.append(placement)
  }

  private mutating func add(_ value: Value, _ call: ViewCall) throws {
    switch value {
    case .symbol(let symbol): add(try GridItems.size(symbol, call))
    case .view(let view):
      guard case .native(let function) = view.maker, function.tag == ViewTag.gridItem.rawValue,
        function.role == .view
      else { fallthrough }
      let item = ViewCall(view: view, expansion: call.expansion, occurrence: 0)
      var size = GridColumn.flexible()
      if case .symbol(let symbol) = item[0] { size = try GridItems.size(symbol, item) }
      add(
        size, spacing: try item.int(1).map { min(max(0, $0), 1000) },
        placement: try item.symbol(2).map { Placement($0) })
    default:
      throw Failure(
        code: "type", "a column of `\(call.name)` is a `GridItem` or a size, but this is \(value.kindName)",
        hint: "`columns: 3`, `columns: .adaptive(min: 10)`, `columns: [GridItem(.fixed(8)), .flexible]`",
        at: call.span)
    }
  }

  private static func size(_ symbol: SymbolObject, _ call: ViewCall) throws -> GridColumn {
    func length(_ labels: [String], at position: Int) throws -> Int? {
      var value: Value?
      for label in labels where value == nil { value = symbol.argument(label) }
      if value == nil, position < symbol.arguments.count, position < symbol.labels.count,
        symbol.labels[position] == nil
      {
        value = symbol.arguments[position]
      }
      switch value {
      case nil, .null?: return nil
      case .symbol(let name)? where name.name.text == "infinity": return nil
      case .int(let length)?: return max(1, Cells.clamp(length))
      case let other?:
        guard let number = other.asDouble, number >= 1, number < Double(Cells.most) else {
          throw Failure(
            code: "type", "a size of a column is a number of cells, not \(other.kindName)", at: call.span)
        }
        return Int(number)
      }
    }
    let least = try length(["min", "minimum"], at: 0)
    let most = try length(["max", "maximum"], at: 1)
    switch symbol.name.text {
    case "fixed":
      guard let least else {
        throw Failure(
          code: "argument", "`.fixed` needs a number of cells", hint: "`.fixed(8)`", at: call.span)
      }
      return .fixed(least)
    case "flexible": return .flexible(minimum: least ?? 1, maximum: most.map { max($0, least ?? 1) })
    case "adaptive":
      guard let least else {
        throw Failure(
          code: "argument", "`.adaptive` needs the least width of a column", hint: "`.adaptive(min: 10)`",
          at: call.span)
      }
      return .adaptive(minimum: least, maximum: most.map { max($0, least) })
    case let name:
      throw Failure(
        code: "symbol", "`.\(name)` is not a size of a column",
        hint: "sizes are `.fixed(8)`, `.flexible(min: 4, max: 20)` and `.adaptive(min: 10)`", at: call.span)
    }
  }

  /// A `GridItem` that does not stand in `columns:` or `rows:`.
  static func misplaced(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(
      code: "misplaced", "a `GridItem` is not drawn: it says how wide a column of a lazy grid is",
      hint: "`LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { … }`", at: call.span)
  }

  /// The widths of the columns in a width, and the gap after each.
  func widths(in available: Int, spacing: Int) -> (widths: [Int], gaps: [Int], overflow: Int) {
    let isAdaptive = columns.contains { if case .adaptive = $0 { true } else { false } }
    let given = spacings.first.flatMap { $0 } ?? spacing
    let own = spacings.dropLast().map { $0 ?? spacing }
    if isAdaptive || own.allSatisfy({ $0 == given }) {
      let allocation = ColumnAllocator.grid(columns, available: available, spacing: given)
      let gaps = Array(repeating: given, count: max(0, allocation.widths.count - 1))
      return (allocation.widths, gaps, max(allocation.overflow, allocation.shortfall))
    }
    let allocation = ColumnAllocator.grid(
      columns, available: max(0, available - own.reduce(0, +)), spacing: 0)
    let overflow = max(allocation.shortfall, allocation.total + own.reduce(0, +) - available)
    return (allocation.widths, own, max(0, overflow))
  }

  /// How an item says its views stand; an adaptive one speaks for all of its columns.
  func placement(_ column: Int) -> Placement? {
    if placements.count == 1 { return placements[0] }
    return column < placements.count ? placements[column] : nil
  }
}
