import CivilCalendar
import Formatting
import Lang
import TextLayout

/// Functions that give text another form: masks, concealing, cases, padding.
extension Catalog {
  func addTextFormFunctions() {
    method("masked(_ mask: String|Symbol)", on: .string) { call in
      let text = try call.workingText(0)
      try call.chargeMask(text)
      return try call.heap.string(try call.mask(1, for: text).text(for: text))
    }
    method("unmasked(_ mask: String|Symbol)", on: .string) { call in
      let text = try call.workingText(0)
      try call.chargeMask(text)
      return try call.heap.string(try call.mask(1, for: text).plain(text))
    }
    method(
      "concealed(_ form: .all|.card|.email = .all, first: Int = 0, last: Int = 0, mark: String = \"•\", length: Int?)",
      on: .string
    ) { call in
      let text = try call.workingText(0)
      switch try call.symbol(1) {
      case "card": return try call.heap.string(Redaction.card.text(text))
      case "email": return try call.heap.string(Redaction.email(text))
      default: break
      }
      let mark = try call.optionalString(4) ?? "•"
      guard mark.count == 1, let character = mark.first else {
        throw Failure(
          code: "argument", "`mark` of `concealed` must be one character, not \"\(ReadableText.short(mark))\""
        )
      }
      let redaction = Redaction(
        keepFirst: try call.int(2, default: 0), keepLast: try call.int(3, default: 0), mark: character,
        fixedLength: call[5].isNull ? nil : try call.int(5))
      return try call.heap.string(redaction.text(text))
    }
    method(
      "cased(_ style: .upper|.lower|.title|.sentence|.camel|.pascal|.snake|.kebab, locale: String?)",
      on: .string
    ) {
      call in
      let text = try call.workingText(0)
      let style = try call.symbol(1).flatMap { CaseStyle(rawValue: $0) } ?? .sentence
      return try call.heap.string(style.text(text, locale: try call.locale(2)))
    }
    method(
      "padded(to width: Int, side: .leading|.center|.trailing = .leading, with filler: String = \" \")",
      on: [.string, .int, .decimal, .float, .date, .time, .dateTime]
    ) { call in
      let text = call.machine.text(call[0])
      let width = try call.int(1)
      let filler = try call.optionalString(3) ?? " "
      guard filler.count == 1, let character = filler.first else {
        throw Failure(
          code: "argument", "`with` of `padded` must be one character, not \"\(ReadableText.short(filler))\"")
      }
      try call.charge((text.utf8.count + max(0, min(width, TextPadding.widest))) / 8)
      let side = try call.symbol(2).flatMap { TextPadding.Side(rawValue: $0) } ?? .leading
      return try call.heap.string(TextPadding.text(text, width: width, side: side, filler: character))
    }
    property("cellWidth", on: .string) { call in
      .int(TextWidth.width(try call.chargedText(0), policy: WidthPolicy()))
    }
    method("parsed(as: String)", on: .string) { call in
      let text = try call.chargedText(0)
      let pattern = try call.chargedText(1)
      try call.charge(pattern.utf8.count)
      let read = try DataServices.standard.datePattern(pattern)(text)
      guard let read else { return .null }
      return call.moment(read)
    }
  }
}

extension NativeCall {
  /// A text, paid for.
  func chargedText(_ index: Int) throws -> String {
    let text = try string(index)
    try charge(text.utf8.count / 8)
    return text
  }

  /// Pays for pouring a text into a mask, which looks at each character of both.
  fileprivate func chargeMask(_ text: String) throws {
    var length = text.utf8.count
    if case .string(let mask) = self[1] { length += mask.text.utf8.count }
    try charge(8 * length)
  }

  /// A text that a function takes apart, character by character: paid for, and only if there is room for them.
  func workingText(_ index: Int) throws -> String {
    let text = try chargedText(index)
    try heap.check(text.utf8.count * 16)
    return text
  }

  /// The locale of an argument, else that of the subtree or run.
  func locale(_ index: Int) throws -> LocaleID {
    guard let name = try optionalString(index) else { return locale }
    guard LocaleID.isWellFormed(name) else { throw NativeCall.noLocale(name) }
    return LocaleID(name)
  }

  static func noLocale(_ name: String) -> Failure {
    Failure(
      code: "argument", "\"\(ReadableText.short(name))\" is not the name of a locale",
      hint: "write it as \"nl_NL\" or \"ja\"")
  }

  /// The mask of an argument: a text, `.card`, `.phone("US")`.
  func mask(_ index: Int, for text: String) throws -> TextMask {
    if let mask = TextMask(value: self[index], for: text) { return mask }
    throw mismatch(index, "a mask such as \"##-##\", .card or .phone(\"US\")")
  }

  /// What was read of a text: a Date, Time or DateTime.
  fileprivate func moment(_ read: WrittenDate) -> Value {
    if read.days == nil { return .time(read.microseconds ?? 0) }
    if let days = read.days, read.microseconds == nil {
      return CivilDate.range.contains(days) ? .date(days) : .null
    }
    return instant(of: read, in: machine.environment) ?? .null
  }
}

extension TextMask {
  /// A mask as scripts write it; nil for what is none. The mask of a card depends on its number.
  init?(value: Value, for text: String) {
    switch value {
    case .string(let pattern): self.init(pattern.text)
    case .symbol(let symbol) where symbol.name.text == "card": self = TextMask.card(for: text)
    case .symbol(let symbol) where symbol.name.text == "phone":
      guard case .string(let region)? = symbol.arguments.first, let mask = TextMask.phone(region: region.text)
      else { return nil }
      self = mask
    default: return nil
    }
  }
}
