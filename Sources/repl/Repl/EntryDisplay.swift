import Glibc
import Trellis

/// What is being typed, as the terminal shows it: each line behind its prompt, long lines broken at the terminal's width.
///
/// libedit knows the keys and keeps the text; it is drawn here, since libedit has no prompt for the second line.
struct EntryDisplay {
  /// The prompt of each line.
  var prompts: (_ text: String) -> [String] = { _ in [] }
  /// Takes what goes to the terminal.
  var send: (String) -> Void = { _ in }

  /// What the terminal shows, from the first row of the entry.
  private var shown: [[Character]] = []
  private var row = 0
  private var column = 0
  private var known: (text: String, cursor: Int, columns: Int)?

  /// Shows a text with the cursor so many characters (Unicode scalars) behind its start.
  mutating func show(_ text: String, cursor: Int) {
    let size = Terminal.size(STDOUT_FILENO) ?? (80, 24)
    if let known, known == (text, cursor, size.columns) { return }
    known = (text, cursor, size.columns)
    let layout = EntryLayout(text, cursor: cursor, prompts: prompts(text), columns: max(2, size.columns))
    // What is longer than the screen scrolls, so that the cursor is on it.
    let height = max(1, size.rows)
    let top = max(0, min(layout.row, layout.rows.count - height))
    let rows = Array(layout.rows[top..<min(layout.rows.count, top + height)])
    send(change(to: rows, row: layout.row - top, column: layout.column))
  }

  /// Moves behind the entry, to the start of a new line, and forgets it.
  mutating func finish(_ ending: String = "") {
    let last = max(0, shown.count - 1)
    var output = move(toRow: last, column: shown.last.map(EntryLayout.width) ?? 0)
    output += ending + "\r\n"
    send(output)
    forget()
  }

  /// Takes the entry off a terminal that got another size: the cursor stands where its first prompt was. If the size is
  /// the same, another program was there in the meantime, and its text stays.
  mutating func leave() {
    let columns = (Terminal.size(STDOUT_FILENO) ?? (80, 24)).columns
    let isResized = known.map { $0.columns != columns } ?? false
    send((isResized ? move(toRow: 0, column: 0) : "") + "\r\u{1B}[J")
    forget()
  }

  /// The terminal shows nothing of it any more.
  mutating func forget() {
    shown = []
    row = 0
    column = 0
    known = nil
  }

  // MARK: The difference

  private mutating func change(to rows: [[Character]], row newRow: Int, column newColumn: Int) -> String {
    var output = ""
    for (i, line) in rows.enumerated() {
      let old = i < shown.count ? shown[i] : nil
      if old == line { continue }
      let common = zip(old ?? [], line).prefix { $0 == $1 }.count
      if old == nil, i > 0 {
        // A row that is not there yet: a line break makes it, also at the foot of the terminal.
        output += move(toRow: i - 1, column: 0) + "\r\n"
        row = i
        column = 0
      }
      output += move(toRow: i, column: EntryLayout.width(line[..<common]))
      output += String(line[common...])
      column = EntryLayout.width(line)
      if let old, EntryLayout.width(old) > column { output += "\u{1B}[K" }
    }
    if rows.count < shown.count {
      output += move(toRow: rows.count, column: 0) + "\u{1B}[J"
    }
    shown = rows
    return output + move(toRow: newRow, column: newColumn)
  }

  private mutating func move(toRow target: Int, column end: Int) -> String {
    if target == row, end == column { return "" }
    var output = ""
    if target < row { output += "\u{1B}[\(row - target)A" }
    if target > row { output += "\u{1B}[\(target - row)B" }
    // Behind the last column some terminals count as on it: the start of the line is sure.
    output += "\r"
    if end > 0 { output += "\u{1B}[\(end)C" }
    row = target
    column = end
    return output
  }
}

/// The rows that an entry takes.
struct EntryLayout {
  private(set) var rows: [[Character]] = []
  private(set) var row = 0
  private(set) var column = 0

  init(_ text: String, cursor: Int, prompts: [String], columns: Int) {
    var line = 0
    var current: [Character] = []
    var width = 0
    var position = 0
    func prompt(_ line: Int) -> String { line < prompts.count ? prompts[line] : "" }
    func add(_ character: Character, _ cells: Int) {
      if width + cells > columns {
        rows.append(current)
        current = []
        width = 0
      }
      current.append(character)
      width += cells
    }
    for character in prompt(0) { add(character, 1) }
    for character in text {
      // On a full row the cursor stands at the start of the next.
      if position <= cursor {
        row = rows.count + (width >= columns ? 1 : 0)
        column = width >= columns ? 0 : width
      }
      position += character.unicodeScalars.count
      switch character {
      case "\n", "\r\n":
        rows.append(current)
        current = []
        width = 0
        line += 1
        for character in prompt(line) { add(character, 1) }
      case "\t":
        repeat { add(" ", 1) } while width % 8 != 0 && width < columns
      default:
        for part in EntryLayout.visible(character) { add(part, EntryLayout.width([part])) }
      }
    }
    if width >= columns {
      rows.append(current)
      current = []
      width = 0
    }
    rows.append(current)
    if position <= cursor {
      row = rows.count - 1
      column = width
    }
  }

  /// A control character as `^A`.
  private static func visible(_ character: Character) -> [Character] {
    guard let scalar = character.unicodeScalars.first, scalar.value < 32 || scalar.value == 127 else {
      return [character]
    }
    return ["^", Character(Unicode.Scalar(UInt8(scalar.value ^ 64)))]
  }

  static func width(_ characters: some Sequence<Character>) -> Int {
    characters.reduce(0) { $0 + ($1.isASCII ? 1 : Screen.cellWidth(of: String($1))) }
  }
}
