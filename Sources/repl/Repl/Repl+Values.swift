import Glibc
import Trellis

/// What is left of a value that was cut to the screen.
enum Rest {
  case lines(ArraySlice<String>)
  case rows(ListObject, from: Int)
}

extension Repl {
  /// Prints a value by its type: a list of records as a table, all else as a script prints it; cut to the screen.
  func print(_ value: Value) throws {
    if case .list(let list) = value, Repl.isTable(list) {
      try printRows(of: list, from: 0)
      return
    }
    let text = screen.text(value).visible
    let columns = screen.options.width ?? 80
    guard let page = pageHeight, text.utf8.count >= columns else {
      try streams.write(text + "\n")
      return
    }
    try printLines(Repl.lines(text, width: columns, limit: 10_000)[...], page)
  }

  /// Goes on with what was cut.
  func showMore() throws {
    switch rest {
    case nil: throw CallError("there is nothing more to show")
    case .lines(let lines): try printLines(lines, pageHeight ?? .max)
    case .rows(let list, let from): try printRows(of: list, from: from)
    }
  }

  /// Text of the session's own, cut to the screen like a value.
  func page(_ text: String) throws {
    let lines = wrapped(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    try printLines((lines.last == "" ? lines.dropLast() : lines)[...], pageHeight ?? .max)
  }

  /// Rows that a value may take of the terminal, where it has one.
  private var pageHeight: Int? {
    Terminal.size(STDOUT_FILENO).map { max(4, $0.rows - 2) }
  }

  private static func isTable(_ list: ListObject) -> Bool {
    guard list.elements.count > 0 else { return false }
    return list.elements.allSatisfy { value in
      if case .record(let record) = value { return record.shape.count > 0 }
      return false
    }
  }

  private func printRows(of list: ListObject, from first: Int) throws {
    let count = list.elements.count
    // The head of the table, its rule, and what is left.
    let page = pageHeight.map { max(1, $0 - 3) } ?? count
    let end = count - first <= page + 1 ? count : first + page
    try streams.write(try screen.table(of: list, rows: first..<end)[...])
    rest = end < count ? .rows(list, from: end) : nil
    if end < count { try tellRest(count - end, of: count, "rows") }
  }

  private func printLines(_ lines: ArraySlice<String>, _ page: Int) throws {
    let end = lines.count <= page ? lines.endIndex : lines.startIndex + page - 1
    try streams.write(lines[..<end].map { $0 + "\n" }.joined())
    rest = end < lines.endIndex ? .lines(lines[end...]) : nil
    if end < lines.endIndex { try tellRest(lines.endIndex - end, of: nil, "lines") }
  }

  private func tellRest(_ count: Int, of all: Int?, _ what: String) throws {
    let ellipsis = settings.drawing.isASCII ? "..." : "…"
    let whole = all.map { " of \($0)" } ?? ""
    try streams.write("\(ellipsis) \(count) more \(what)\(whole)   :more\n")
  }

  /// Lines as the terminal breaks them.
  static func lines(_ text: String, width: Int, limit: Int) -> [String] {
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if lines.count >= limit { return lines }
      if line.utf8.count <= width {
        lines.append(String(line))
        continue
      }
      var part = ""
      var columns = 0
      for character in line {
        let cells = character.isASCII ? 1 : Screen.cellWidth(of: String(character))
        if columns + cells > width, !part.isEmpty {
          lines.append(part)
          if lines.count >= limit { return lines }
          part = ""
          columns = 0
        }
        part.append(character)
        columns += cells
      }
      lines.append(part)
    }
    return lines
  }

  /// Text of the session's own with its long lines broken between words; what goes on is indented further.
  func wrapped(_ text: String) -> String {
    let width = max(20, screen.options.width ?? 80)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { Repl.wrapped($0, width: width) }.joined(separator: "\n")
  }

  static func wrapped(_ line: Substring, width: Int) -> String {
    // What is drawn with colours fits, and its escape sequences take no cells.
    if line.utf8.contains(0x1B) { return String(line) }
    if line.utf8.count <= width || Screen.cellWidth(of: String(line)) <= width { return String(line) }
    let margin = String(repeating: " ", count: min(line.prefix { $0 == " " }.count + 4, width / 2))
    var lines: [String] = []
    var current = String(line.prefix { $0 == " " })
    var hasWord = false
    for word in line.split(separator: " ") {
      if hasWord, Screen.cellWidth(of: current) + 1 + Screen.cellWidth(of: String(word)) > width {
        lines.append(current)
        current = margin
        hasWord = false
      }
      current += (hasWord ? " " : "") + word
      hasWord = true
    }
    return (lines + [current]).joined(separator: "\n")
  }
}
