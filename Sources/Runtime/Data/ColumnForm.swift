/// What a cell without a declared type can be read as; of a column, what all its filled cells can.
///
/// | form | written |
/// |---|---|
/// | Int | `-?(0|[1-9][0-9]*)` within 64 bits |
/// | Decimal | the same with decimals, at most 18 digits |
/// | Float | a number with more digits than that, when others in the column have a point |
/// | Bool | `true`, `false` |
/// | Date | `2026-11-30` |
/// | DateTime | `2026-11-30T09:30`, with a space, seconds, an offset |
///
/// All else is text and stays as it is: `007`, `1e3`, `+5`, `1,000`, an integer of more than 64 bits.
struct ColumnForm: OptionSet {
  let rawValue: UInt8

  static let int = ColumnForm(rawValue: 1)
  static let decimal = ColumnForm(rawValue: 2)
  static let float = ColumnForm(rawValue: 4)
  static let bool = ColumnForm(rawValue: 8)
  static let date = ColumnForm(rawValue: 16)
  static let dateTime = ColumnForm(rawValue: 32)
  static let all = ColumnForm(rawValue: 63)

  /// The forms of one filled cell.
  @inline(__always) init(of text: CellText) {
    let first = text[0]
    if isDigit(first) || first == UInt8(ascii: "-") {
      self =
        text.count >= 10 && text[4] == UInt8(ascii: "-") ? ColumnForm.dated(text) : ColumnForm.number(text)
    } else if first == UInt8(ascii: "t") || first == UInt8(ascii: "f") {
      self = text.equals("true") || text.equals("false") ? .bool : []
    } else {
      self = []
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  private static func dated(_ text: CellText) -> ColumnForm {
    if text.count == 10 { return text.isoDate == nil ? [] : .date }
    return text.isoDateTime == nil ? [] : .dateTime
  }

  @inline(__always) private static func number(_ text: CellText) -> ColumnForm {
    let point = text.pointOfPlainNumber
    if point < 0 { return [] }
    if point == text.count {
      guard let value = text.plainInt else { return [] }
      return value.magnitude <= 999_999_999_999_999_999 ? [.int, .decimal, .float] : [.int, .float]
    }
    return text.decimal(point: point) == nil ? .float : [.decimal, .float]
  }

  /// What a column becomes whose filled cells all have these forms.
  var kind: ColumnKind {
    if contains(.int) { return .int }
    if contains(.decimal) { return .decimal }
    if contains(.float) { return .float }
    if contains(.bool) { return .bool }
    if contains(.date) { return .date }
    if contains(.dateTime) { return .dateTime }
    return .text
  }
}

/// What a column without a declared type holds.
enum ColumnKind {
  case int, decimal, float, bool, date, dateTime, text
}
