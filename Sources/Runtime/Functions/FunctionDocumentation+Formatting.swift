/// Functions over the formatting library.
extension FunctionDocumentation {
  static let formatting = #"""
    formatted(_:decimals:significant:grouping:sign:rounding:currency:name:binary:date:time:template:pattern:in:units:conjunction:locale:)  A number, date, duration or list as the locale writes it.
      1234.5.formatted(decimals: 2)
      → 1,234.50
    plural(one:other:zero:few:many:)  The text that goes with the number in the locale's language.
      3.plural(one: "cup", other: "cups")
      → cups
    """#
}
