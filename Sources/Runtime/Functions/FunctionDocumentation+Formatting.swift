/// Functions over the formatting library.
extension FunctionDocumentation {
  static let formatting = #"""
    formatted(_:decimals:significant:grouping:sign:rounding:currency:name:binary:date:time:template:pattern:in:units:conjunction:locale:after:from:named:abbreviated:unit:localUnits:)  A number, date, duration or list as the locale writes it; `.relative` is how far from now, or from `from`; `after:` adds `+1` to a time on the day after that one; `unit:` writes a measurement, with `localUnits:` in the unit that is usual there.
      1234.5.formatted(currency: "EUR")
      → €1,234.50
    plural(one:other:zero:two:few:many:locale:)  The text that goes with the number in the locale's language.
      3.plural(one: "cup", other: "cups")
      → cups
    monthNames(_:locale:)  The names of the twelve months.
      monthNames(.short, locale: "nl").last
      → dec
    firstWeekday(locale:)  The day that weeks begin with there.
      firstWeekday(locale: "en_US")
      → .sunday
    locale()  The locale that is in force: of the subtree, by `.environment(\.locale, …)`, or of the run.
      locale()
      → en_US
    converted(from:to:)  The number in another unit, or in the one that is usual in the locale's region. Units: `.millimeters .centimeters .meters .kilometers .inches .feet .yards .miles .nauticalMiles .grams .kilograms .tonnes .ounces .pounds .celsius .fahrenheit .kelvin .kilometersPerHour .metersPerSecond .milesPerHour .knots .milliliters .liters .gallons .squareMeters .squareKilometers .hectares .acres .squareMiles .hectopascals .inchesOfMercury .joules .kilojoules .kilocalories .kilowattHours .watts .kilowatts`.
      21.0.converted(from: .celsius, to: .fahrenheit)
      → 69.8
    cased(_:locale:)  The text in another case; `.camel`, `.pascal`, `.snake` and `.kebab` join its words to a name.
      "Wi-Fi network".cased(.snake)
      → wi_fi_network
    padded(to:side:with:)  The text of a value, filled up to so many cells of the terminal; wide characters count as two.
      "日本".padded(to: 6, side: .trailing, with: ".")
      → ..日本
    cellWidth  How many cells of the terminal the text takes.
      "日本".cellWidth
      → 4
    masked(_:)  The text in the form of a mask: `#` takes a digit, `A` a letter, `N` either, `*` anything; or `.card`, `.phone("US")`.
      "2125550123".masked("(###) ###-####")
      → (212) 555-0123
    unmasked(_:)  What was typed, without what the mask writes itself.
      "(212) 555-0123".unmasked(.phone("US"))
      → 2125550123
    concealed(_:first:last:mark:length:)  The text with dots for its characters, but for so many at either end; `.card` shows the last four digits, `.email` the first letter and the domain.
      "4242 4242 4242 4242".concealed(.card)
      → •••• •••• •••• 4242
    parsed(as:)  The Date, Time or DateTime that the text spells in a pattern, names in English; nil if it doesn't.
      "Jun 12 1998".parsed(as: "MMM d yyyy")
      → 1998-06-12
    strings(_:fallback:)  Tables of texts by language: a field is a language, its value the path of a `.strings` file or a record of texts. What can't be read in a file is warned of.
      strings({en: {hello: "Hello"}, nl: {hello: "Hallo"}})
      → Strings
    localized(_:in:count:with:locale:)  The text of a key: `%@` takes the arguments in order, `%2$@` the second, `%{name}` a field of `with`. `count` chooses between `key.one`, `key.other` and so on, and is the first argument. A key that no table has is shown and warned of.
      let texts = strings({en: {"rows.one": "%@ row", "rows.other": "%@ rows"}})
      "rows".localized(in: texts, count: 1500)
      → 1,500 rows
    missingKeys(_:)  The keys that the language to fall back on has and another has not.
      strings({en: {hello: "Hello", bye: "Bye"}, nl: {hello: "Hallo"}}).missingKeys("nl")
      → ["bye"]
    """#
}
