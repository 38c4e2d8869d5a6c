/// How a measurement is written: `12,5 km`, `12.5 kilometers`.
///
///     MeasureStyle(locale: dutch).text(21.5, .celsius)                     // 21,5°C
///     MeasureStyle(locale: english, width: .words).text(1, .kilometers)    // 1 kilometer
public struct MeasureStyle: Hashable, Sendable {
  /// How the unit is written.
  public enum Width: Hashable, Sendable {
    /// By its symbol: `km`.
    case short
    /// In words: `kilometers`.
    case words
  }

  /// How the number is written, and for which locale.
  public var number: NumberStyle
  /// How the unit is written.
  public var width: Width

  /// A style. Languages that are not known write their units as English does.
  public init(locale: LocaleID, width: Width = .short, precision: NumberStyle.Precision = .automatic) {
    number = NumberStyle(locale: locale, precision: precision)
    self.width = width
  }

  /// Writes a Double of a unit.
  public func text(_ value: Double, _ unit: MeasureUnit) -> String {
    guard let digits = DecimalDigits(value) else { return number.text(value) }
    return text(digits, unit, isExact: false)
  }

  /// Writes an exact number of a unit: the mantissa divided by ten to the power of the scale.
  public func text(mantissa: Int64, scale: Int, _ unit: MeasureUnit) -> String {
    text(DecimalDigits(mantissa: mantissa, scale: scale), unit, isExact: true)
  }

  private func text(_ digits: DecimalDigits, _ unit: MeasureUnit, isExact: Bool) -> String {
    let printer = number.printer
    let rounded = printer.rounded(digits, least: 0, most: isExact ? nil : 6)
    let decimals = max(rounded.least, rounded.digits.scale)
    let category = PluralCategory.of(rounded.digits, number.locale, decimals: decimals)
    let text = printer.decorated(rounded)
    guard let forms = MeasureNames.of(number.locale).forms(unit, width),
      let form = forms[category] ?? forms[.other]
    else { return text }
    guard form.takesNumber else { return form.prefix }
    return form.prefix + text + form.suffix
  }
}

/// The names of the units in a language.
struct MeasureNames: Sendable {
  /// What stands round the number, or instead of it: one metre is `متر`.
  struct Form: Hashable, Sendable {
    var prefix: String
    var suffix: String
    var takesNumber: Bool
  }

  private var short: [MeasureUnit: [PluralCategory: Form]] = [:]
  private var words: [MeasureUnit: [PluralCategory: Form]] = [:]

  private static let cache = Cache<LocaleID, MeasureNames>()

  static func of(_ locale: LocaleID) -> MeasureNames {
    cache.value(locale) { MeasureNames(locale) }
  }

  func forms(_ unit: MeasureUnit, _ width: MeasureStyle.Width) -> [PluralCategory: Form]? {
    width == .short ? short[unit] : words[unit]
  }

  private init(_ locale: LocaleID) {
    var regions = [locale.language, locale.identifier]
    if locale.language == "en", let region = locale.region, region != "US" { regions.insert("en_GB", at: 1) }
    if MeasureTable.blocks[locale.language] == nil { regions = ["en"] }
    for region in regions { read(MeasureTable.blocks[region] ?? "") }
  }

  private mutating func read(_ block: String) {
    for line in block.split(separator: "\n") {
      let parts = line.split(separator: "|")
      guard parts.count == 3, let unit = MeasureUnit(rawValue: String(parts[0])) else { continue }
      short[unit] = MeasureNames.forms(parts[1])
      words[unit] = MeasureNames.forms(parts[2])
    }
  }

  private static func forms(_ text: Substring) -> [PluralCategory: Form] {
    var forms: [PluralCategory: Form] = [:]
    for part in text.split(separator: ",") {
      guard let equals = part.firstIndex(of: "="),
        let category = PluralCategory(rawValue: String(part[..<equals]))
      else { continue }
      let sides = part[part.index(after: equals)...].unicodeScalars.split(
        separator: "0", maxSplits: 1, omittingEmptySubsequences: false)
      forms[category] = Form(
        prefix: String(sides[0]), suffix: sides.count > 1 ? String(sides[1]) : "",
        takesNumber: sides.count > 1)
    }
    return forms
  }
}
