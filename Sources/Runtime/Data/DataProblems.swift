import Lang
import TextLayout

/// One value of a file that isn't as its type says.
struct DataProblem {
  /// From 1, the header not counted; nil when the data is not a list of rows.
  var row: Int?
  /// Where the row begins in the file.
  var line: Int?
  /// The column's name, or the path of the value: `address.city`, `tags[2]`.
  var column: String
  /// As it stands in the file.
  var value: String
  var reason: String
  /// The rule that is broken, for programs: `type`, `required`, `range`, `email`.
  var rule = "type"
}

/// What is wrong with a file: the first twenty problems and a count.
///
/// Values are checked from the outside in; a problem is noted with the path below the value at hand, and whoever called
/// for that value puts its own step in front: a value without problems costs nothing.
struct DataProblems {
  static let shown = 20
  /// How many are noted; the others are counted.
  var limit = DataProblems.shown
  private(set) var list: [DataProblem] = []
  private(set) var count = 0
  /// Rows with a problem.
  var badRows = 0
  /// The row that is being read.
  var row: Int?
  var line: Int?

  mutating func note(_ reason: String, value: String, column: String = "", rule: String = "type") {
    count += 1
    guard list.count < limit else { return }
    list.append(
      DataProblem(row: row, line: line, column: column, value: value, reason: reason, rule: rule))
  }

  /// Sets the count, where some problems were counted without being noted.
  mutating func count(_ total: Int) { count = max(count, total) }

  /// Notes where the row begins at whose problems one is.
  mutating func setLine(_ line: Int, from first: Int) {
    for index in list.indices where index >= first { list[index].line = line }
  }

  /// Puts a field's name in front of the paths of the problems from `first` on.
  mutating func prefix(_ step: String, from first: Int) {
    for index in list.indices where index >= first {
      let rest = list[index].column
      list[index].column =
        rest.isEmpty || rest.utf8.first == UInt8(ascii: "[") ? step + rest : step + "." + rest
    }
  }

  /// Puts an element's index in front of the paths of the problems from `first` on.
  mutating func prefix(index: Int, from first: Int) {
    for position in list.indices where position >= first {
      let rest = list[position].column
      let step = "[\(index)]"
      list[position].column =
        rest.isEmpty || rest.utf8.first == UInt8(ascii: "[") ? step + rest : step + "." + rest
    }
  }

  /// The problems as the lines of an aligned list, a head first.
  func lines() -> [String] {
    let hasRows = list.contains { $0.row != nil }
    let hasLines = list.contains { $0.line != nil }
    let hasColumns = list.contains { !$0.column.isEmpty }
    var head: [String] = []
    if hasRows { head.append("row") }
    if hasLines { head.append("line") }
    if hasColumns { head.append("column") }
    head += ["value", "reason"]
    var rows = [head]
    for problem in list {
      var cells: [String] = []
      if hasRows { cells.append(problem.row.map(String.init) ?? "") }
      if hasLines { cells.append(problem.line.map(String.init) ?? "") }
      if hasColumns { cells.append(ReadableText.short(problem.column, limit: 40)) }
      cells += [problem.value, problem.reason]
      rows.append(cells)
    }
    var result = DataProblems.aligned(rows, numbers: (hasRows ? 1 : 0) + (hasLines ? 1 : 0))
    if count > list.count { result.append("… and \(count - list.count) more") }
    return result
  }

  /// Columns two spaces apart, the first `numbers` of them to the right; the last isn't padded.
  static func aligned(_ rows: [[String]], numbers: Int) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? TextWidth.width($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        if column > 0 { line += "  " }
        let gap = String(repeating: " ", count: max(0, widths[column] - TextWidth.width(cell)))
        if column < numbers {
          line += gap + cell
        } else {
          line += column == row.count - 1 ? cell : cell + gap
        }
      }
      return line
    }
  }

  /// The failure that lists them.
  /// - Parameter hint: what else may help.
  func failure(_ file: String, type: String, hint: String?) -> Failure {
    let what = count == 1 ? "isn't" : "aren't"
    var failure = Failure(
      code: "data", "\(ReadableText.count(count, "value")) of \(file) \(what) as \(type) says", hint: hint)
    failure.details = lines()
    return failure
  }

  /// The warning that rows were left out.
  func warning(_ file: String, rows: Int) -> Diagnostic {
    var warning = Diagnostic(
      .warning, code: "rows-skipped",
      "\(badRows) of \(ReadableText.count(rows, "row")) of \(file) \(badRows == 1 ? "was" : "were") left out",
      at: .none)
    warning.details = lines()
    return warning
  }
}
