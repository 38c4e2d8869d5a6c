import Lang
import TextLayout

/// What is drawn round the cells of a table, by its style.
struct TableLook {
  enum Style { case automatic, inset, bordered }

  let style: Style
  let showsHeader: Bool
  let alternates: Bool

  /// The blank cells left and right of the rows.
  var margin: Int { style == .automatic ? 0 : style == .inset ? 1 : 2 }
  /// The cells between two columns.
  var spacing: Int { style == .bordered ? 3 : 2 }
  /// Lines above the first row.
  var top: Int { (showsHeader ? 2 : 0) + (style == .bordered ? 1 : 0) }
  /// Lines below the last row.
  var bottom: Int { style == .bordered ? 1 : 0 }

  static let styleKey = "\u{1}tableStyle"
  /// Every other row, as in lists.
  static let shade = CellStyle(foreground: .indexed(255), background: .indexed(237))

  init(_ environment: ViewEnvironment) {
    showsHeader = !environment.labelsHidden
    alternates = environment.alternatesRows
    if case .string(let name)? = environment.values[TableLook.styleKey] {
      style = name.text == "bordered" ? .bordered : name.text == "inset" ? .inset : .automatic
    } else {
      style = .automatic
    }
  }

  /// `.tableStyle(.bordered)`
  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    let name = Value.text(try call.symbol(1) ?? "automatic")
    return try call.modified(in: call.environment.with { $0.values[styleKey] = name })
  }
}

/// Where the columns of a table stand in a width.
struct TableColumnLayout {
  /// The columns that are shown, the first ones.
  let count: Int
  let widths: [Int]
  let offsets: [Int]
  /// The cells of a line, from the table's edge.
  let total: Int

  init(_ specs: [ColumnSpec], look: TableLook, available: Int?) {
    let available = min(available ?? Cells.most, Cells.most)
    let inner = max(0, available - 2 * look.margin)
    var count = specs.count
    var allocation = ColumnAllocator.allocate(
      TableColumnLayout.limited(specs, inner), available: inner, spacing: look.spacing)
    if allocation.shortfall > 0, count > 1 {
      // As many of the first columns as fit beside the `…` that stands for the others.
      let room = max(0, inner - look.spacing - 1)
      count = 1
      var taken = specs[0].minimum
      while count < specs.count - 1, taken + look.spacing + specs[count].minimum <= room {
        taken += look.spacing + specs[count].minimum
        count += 1
      }
      allocation = ColumnAllocator.allocate(
        TableColumnLayout.limited(Array(specs.prefix(count)), inner), available: room, spacing: look.spacing)
    }
    self.count = count
    widths = allocation.widths
    offsets = allocation.widths.indices.map { look.margin + allocation.offset(of: $0) }
    let mark = count < specs.count ? look.spacing + 1 : 0
    total = allocation.total + mark + 2 * look.margin
  }

  /// Columns that would like any width share what there is, in a proposal without limit as well.
  private static func limited(_ specs: [ColumnSpec], _ room: Int) -> [ColumnSpec] {
    guard room >= Cells.most / 2 else { return specs }
    return specs.map { spec in
      var spec = spec
      spec.weight = 0
      return spec
    }
  }
}
