/// Text, records, numbers and conversions.
extension LibraryDocumentation {
  static let text = #"""
    uppercased()  In capitals.
      "straße".uppercased()
      → STRASSE
    lowercased()  In small letters.
      "ÀB".lowercased()
      → àb
    capitalized  Each word with a capital.
      "ada of lovelace".capitalized
      → Ada Of Lovelace
    trimmed()  Without white space at both ends.
      "  a b ".trimmed()
      → a b
    hasPrefix(_:)  Whether the text begins with another.
      "trellis".hasPrefix("tre")
      → true
    hasSuffix(_:)  Whether the text ends with another.
      "trellis".hasSuffix("x")
      → false
    removingPrefix(_:)  Without another text at its start, if that is there.
      "v1.2".removingPrefix("v")
      → 1.2
    removingSuffix(_:)  Without another text at its end, if that is there.
      "a.csv".removingSuffix(".csv")
      → a
    occurrences(of:)  How often another text is in it, none overlapping.
      "banana".occurrences(of: "an")
      → 2
    lines  The lines, without their ends.
      "a\nb\n".lines
      → ["a", "b"]
    words  What stands between white space.
      " to be  or".words
      → ["to", "be", "or"]
    characters  The characters as a reader counts them, each a String.
      "né".characters
      → ["n", "é"]
    unicodeScalars  The numbers of the Unicode scalars.
      "Ab".unicodeScalars
      → [65, 98]
    isBlank  Whether there is nothing but white space.
      " \n".isBlank
      → true
    isNumeric  Whether the text is a number: digits, at most one point, an exponent.
      "1e3".isNumeric
      → true
    """#

  static let records = #"""
    keys  The names of the fields.
      {a: 1, b: 2}.keys
      → ["a", "b"]
    values  The values of the fields.
      {a: 1, b: 2}.values
      → [1, 2]
    entries  The fields, each as {key, value}.
      {a: 1}.entries
      → [{key: "a", value: 1}]
    mapValues(_:)  The same fields with what the function answers for their values.
      {a: 1, b: 2}.mapValues { $0 * 10 }
      → {a: 10, b: 20}
    merging(_:with:)  The fields of both; of a field in both the second's value, or what the function makes of the two.
      {a: 1, b: 2}.merging({b: 3, c: 4})
      → {a: 1, b: 3, c: 4}
    value(_:default:)  The value of a field whose name is text; the default or nil if there is none.
      {a: 1}.value("b", default: 0)
      → 0
    selecting(_:)  Only the fields with these names, in their order.
      {a: 1, b: 2, c: 3}.selecting(["c", "a"])
      → {c: 3, a: 1}
    Record(_:)  A record of entries, {key, value} or lists of a key and a value.
      Record([["a", 1], ["b", 2]])
      → {a: 1, b: 2}
    """#

  static let numbers = #"""
    abs()  The number, or a duration, without its sign.
      abs(-3)
      → 3
    signum()  -1, 0 or 1.
      (-2.5).signum()
      → -1
    rounded(_:decimals:)  Rounded, halves away from zero unless said, to so many decimals.
      2.675.rounded(decimals: 2)
      → 2.68
    floor()  Rounded down.
      floor(-1.5)
      → -2.0
    ceiling()  Rounded up.
      1.2.ceiling()
      → 2.0
    ceil()  Rounded up, under the name of C.
      ceil(1.2)
      → 2.0
    truncated()  Rounded towards zero.
      (-1.7).truncated()
      → -1.0
    clamped(to:)  The nearest value within a range.
      15.clamped(to: 0...10)
      → 10
    power(_:)  The power: exact of Ints and Decimals if the exponent is an Int from 0 on, else a Float.
      2.power(10)
      → 1024
    pow(_:)  The power, under the name of C.
      pow(2, 0.5).rounded(decimals: 3)
      → 1.414
    quotient(_:)  The whole quotient, towards zero.
      7.quotient(2)
      → 3
    remainder(_:)  What the quotient leaves over: `%`, with the sign of the dividend.
      (-7).remainder(2)
      → -1
    modulo(_:)  What is left over with the sign of the divisor, as on a clock.
      (-1).modulo(12)
      → 11
    isMultiple(of:)  Whether the division leaves nothing over.
      9.isMultiple(of: 3)
      → true
    greatestCommonDivisor(_:)  The largest number that divides both.
      12.greatestCommonDivisor(18)
      → 6
    squareRoot()  The square root, a Float.
      9.squareRoot()
      → 3.0
    sqrt()  The square root, under the name of C.
      sqrt(2.25)
      → 1.5
    sin()  The sine of an angle in radians.
      sin(0)
      → 0.0
    cos()  The cosine of an angle in radians.
      cos(0)
      → 1.0
    tan()  The tangent of an angle in radians.
      tan(0)
      → 0.0
    asin()  The angle with that sine.
      asin(0)
      → 0.0
    acos()  The angle with that cosine.
      acos(1)
      → 0.0
    atan()  The angle with that tangent.
      atan(0)
      → 0.0
    atan2(_:_:)  The angle of the point (x, y), given y first.
      atan2(0, 1)
      → 0.0
    hypot(_:_:)  The length of the diagonal.
      hypot(3, 4)
      → 5.0
    exp()  The power of e.
      exp(0)
      → 1.0
    log()  The natural logarithm.
      log(1)
      → 0.0
    log2()  The logarithm to base 2.
      log2(8)
      → 3.0
    log10()  The logarithm to base 10.
      log10(1000)
      → 3.0
    pi()  The ratio of a circle's circumference to its diameter.
      pi().rounded(decimals: 4)
      → 3.1416
    isNaN  Whether a Float is not a number.
      1.5.isNaN
      → false
    isFinite  Whether a number is neither infinite nor NaN.
      2.isFinite
      → true
    random(in:seed:)  A number or Date of a range by chance, the same for the same seed.
      random(in: 5...5, seed: 1)
      → 5
    randoms(_:in:seed:)  So many of them.
      randoms(3, in: 5...5, seed: 1)
      → [5, 5, 5]
    """#

  static let conversions = #"""
    Int(_:radix:)  The whole number that a text spells, nil if it is none; of a number its whole part.
      Int("ff", radix: 16)
      → 255
    Float(_:)  The Float that a text spells, nil if it is none; of a number the nearest one.
      Float("1e3")
      → 1000.0
    Decimal(_:)  The exact number that a text spells, nil if it is none; of a number the one that it shows.
      Decimal("12.50")
      → 12.50
    String(_:radix:uppercase:)  The text of a value; of an Int also in another base.
      String(255, radix: 2)
      → 11111111
    Bool(_:)  true or false from a text that says so, else nil.
      Bool("true")
      → true
    Symbol(_:)  The symbol with that name.
      Symbol("done")
      → .done
    name  The name of a symbol, as text.
      Symbol("done").name
      → done
    type(of:)  The name of the kind of a value.
      type(of: 1.5)
      → Float
    identity(_:)  The value itself.
      identity(3)
      → 3
    """#
}
