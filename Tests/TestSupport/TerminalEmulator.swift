import TextLayout

/// As much of a terminal as Trellis uses: cells, cursor, styles, the second page, and which modes are on. Anything else that it
/// is sent is noted in `unknown`.
public struct TerminalEmulator {
  public struct Cell: Equatable {
    public var text = " "
    /// 0 for the second half of a wide character.
    public var width = 1
    /// The parameters of the sequences that set it, in one order: bold, dim, colours.
    public var style = ""
  }

  public private(set) var columns: Int
  public private(set) var rows: Int
  public private(set) var cells: [[Cell]]
  private var below: [[Cell]]?
  private var cursorBelow = (x: 0, y: 0)
  public private(set) var x = 0
  public private(set) var y = 0
  /// The private modes that are on, apart from those that are on at first.
  public private(set) var modes: Set<Int> = [7, 25]
  /// Sequences that mean nothing here.
  public private(set) var unknown: [String] = []
  /// Characters that were drawn since this was set back.
  public var drawn = 0

  private var attributes: Set<Int> = []
  private var colors: [Int: [Int]] = [:]
  private var pending: [UInt8] = []

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// Another size; what stood there is cut or filled up.
  public mutating func resize(columns: Int, rows: Int) {
    func fit(_ page: [[Cell]]) -> [[Cell]] {
      (0..<rows).map { y in
        (0..<columns).map { x in y < page.count && x < page[y].count ? page[y][x] : Cell() }
      }
    }
    cells = fit(cells)
    below = below.map(fit)
    (self.columns, self.rows) = (columns, rows)
    (x, y) = (min(x, columns - 1), min(y, rows - 1))
  }

  /// The rows as text, without blanks at their ends.
  public var lines: [String] {
    cells.map { row in
      var line = row.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  public var text: String { lines.joined(separator: "\n") }

  /// The text of the cells that are reversed, row by row.
  public var reversed: [String] {
    cells.compactMap { row in
      let marked = row.filter { $0.style.split(separator: ";").contains("7") }.map(\.text).joined()
      return marked.isEmpty ? nil : marked
    }
  }

  public var isOnSecondPage: Bool { below != nil }

  // MARK: Bytes

  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var position = 0
    while position < pending.count {
      guard let length = take(pending[position...]) else { break }
      position += length
    }
    pending.removeFirst(position)
  }

  /// Obeys what the bytes begin with; nil if more are needed.
  private mutating func take(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B:
      guard bytes.count > 1 else { return nil }
      guard bytes[bytes.startIndex + 1] == 0x5B else {
        unknown.append(String(decoding: bytes.prefix(2), as: UTF8.self))
        return 2
      }
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40..<0x7F).contains($0) }) else { return nil }
      obey(String(decoding: bytes[(bytes.startIndex + 2)..<end], as: UTF8.self), bytes[end])
      return end - bytes.startIndex + 1
    case 0x0D:
      x = 0
      return 1
    case 0x0A:
      if y + 1 < rows {
        y += 1
      } else {
        cells.removeFirst()
        cells.append(Array(repeating: Cell(), count: columns))
      }
      return 1
    case 0..<0x20:
      unknown.append("control \(first)")
      return 1
    default: return draw(bytes)
    }
  }

  /// A grapheme: of all that is there, so that joined characters stay together.
  private mutating func draw(_ bytes: ArraySlice<UInt8>) -> Int? {
    let run = bytes.prefix { $0 >= 0x20 }
    let text = String(decoding: run, as: UTF8.self)
    if run.endIndex == bytes.endIndex, run.count < 4, text.unicodeScalars.last == "\u{FFFD}" { return nil }
    for character in text { put(String(character)) }
    return run.count
  }

  private mutating func put(_ text: String) {
    drawn += 1
    let width = max(1, TextWidth.width(text))
    if x + width > columns { x = columns - width }
    erase(x)
    if width == 2 { erase(x + 1) }
    cells[y][x] = Cell(text: text, width: width, style: style)
    if width == 2 { cells[y][x + 1] = Cell(text: "", width: 0, style: style) }
    x = min(columns - 1, x + width)
  }

  /// Half of a wide character goes with the other.
  private mutating func erase(_ column: Int) {
    if cells[y][column].width == 0, column > 0 { cells[y][column - 1] = Cell() }
    if cells[y][column].width == 2, column + 1 < columns { cells[y][column + 1] = Cell() }
    cells[y][column] = Cell()
  }

  private var style: String {
    (attributes.sorted().map { [$0] } + colors.sorted { $0.key < $1.key }.map(\.value)).joined().map(
      String.init
    )
    .joined(separator: ";")
  }

  // MARK: Sequences

  private mutating func obey(_ body: String, _ letter: UInt8) {
    let isPrivate = body.hasPrefix("?")
    let numbers = body.drop { $0 == "?" }.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    let first = numbers.first ?? 0
    switch (letter, isPrivate) {
    case (UInt8(ascii: "h"), true): for mode in numbers { set(mode, true) }
    case (UInt8(ascii: "l"), true): for mode in numbers { set(mode, false) }
    case (UInt8(ascii: "H"), false):
      y = max(0, min(rows, max(1, first)) - 1)
      x = max(0, min(columns, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1)
    case (UInt8(ascii: "C"), false): x = min(columns - 1, x + max(1, first))
    case (UInt8(ascii: "J"), false): cells = cells.map { $0.map { _ in Cell() } }
    case (UInt8(ascii: "K"), false):
      erase(x)
      for column in x..<columns { cells[y][column] = Cell() }
    case (UInt8(ascii: "m"), false): restyle(numbers)
    default: unknown.append("[\(body)\(Character(Unicode.Scalar(letter)))")
    }
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) {
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    guard mode == 1049 else { return }
    if isOn, below == nil {
      below = cells
      cursorBelow = (x, y)
      cells = cells.map { $0.map { _ in Cell() } }
    } else if !isOn, let page = below {
      cells = page
      below = nil
      (x, y) = (min(columns - 1, cursorBelow.x), min(rows - 1, cursorBelow.y))
    }
  }

  private mutating func restyle(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: (attributes, colors) = ([], [:])
      case 1...9: attributes.insert(number)
      case 22: attributes.subtract([1, 2])
      case 23, 24, 27, 29: attributes.remove(number - 20)
      case 38, 48:
        let count = rest.first == 5 ? 2 : 4
        colors[number] = [number] + rest.prefix(count)
        rest = rest.dropFirst(count)
      case 39: colors[38] = nil
      case 49: colors[48] = nil
      case 30...37, 90...97: colors[38] = [number]
      case 40...47, 100...107: colors[48] = [number]
      default: unknown.append("style \(number)")
      }
    }
  }
}
