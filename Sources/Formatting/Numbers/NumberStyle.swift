/// How a number is written, and for which locale.
///
///     let style = NumberStyle(locale: LocaleID("en_US"), precision: .fixed(2))
///     style.text(1234.5)                        // 1,234.50
///     style.text(mantissa: 123450, scale: 2)    // 1,234.50
///
/// To write many numbers, keep `style.printer` and use that.
public struct NumberStyle: Hashable, Sendable {
  /// What the number is.
  public enum Kind: Hashable, Sendable {
    /// A number.
    case plain
    /// A fraction as a percentage: 0.25 is `25%`.
    case percent
    /// An amount of money in the currency with that ISO 4217 code.
    case currency(String, CurrencyForm = .symbol)
    /// Rounded to thousands, millions and so on: `1.2K`, or in words `1.2 thousand`.
    case compact(words: Bool = false)
    /// A digit, decimals and a power of ten: `1.2345E3`.
    case scientific
    /// A place in an order: `3rd`.
    case ordinal
    /// A number of bytes in units of 1000 (`1.2 MB`), or of 1024 (`1.2 MiB`).
    case bytes(binary: Bool = false)
  }

  /// How a currency is named.
  public enum CurrencyForm: Hashable, Sendable {
    /// Its symbol, where needed with its country: `US$`.
    case symbol
    /// Its shortest symbol: `$`.
    case narrow
    /// Its code: `USD`.
    case code
    /// Its name: `1.00 US dollars`.
    case name
  }

  /// How many digits are written.
  public enum Precision: Hashable, Sendable {
    /// An exact number as it is; a Double to at most six decimals; currency as its currency has; bytes and
    /// compact numbers to about two digits.
    case automatic
    /// Exactly that many decimals.
    case fixed(Int)
    /// At least and at most so many decimals.
    case decimals(atLeast: Int, atMost: Int)
    /// At most that many significant digits.
    case significant(Int)

    /// At most that many decimals, none that are not needed.
    public static func atMost(_ count: Int) -> Precision { .decimals(atLeast: 0, atMost: count) }
  }

  /// When a sign is written.
  public enum Sign: Hashable, Sendable {
    /// On negative numbers.
    case automatic
    /// On all numbers.
    case always
    /// On all numbers but zero.
    case exceptZero
    /// Never.
    case never
    /// Negative amounts in parentheses, where the locale does so: `($1.00)`.
    case accounting
  }

  /// What becomes of digits that are not written.
  public enum Rounding: Hashable, Sendable {
    /// To the nearest; halves to the even digit (0.125 is 0.12, 0.135 is 0.14).
    case halfEven
    /// To the nearest; halves away from zero.
    case halfUp
    /// Towards zero.
    case down
    /// Away from zero.
    case up
    /// Towards the smaller number.
    case floor
    /// Towards the larger number.
    case ceiling
  }

  /// Whose digits, separators and words are used.
  public var locale: LocaleID
  /// What the number is.
  public var kind: Kind
  /// How many digits are written.
  public var precision: Precision
  /// Whether digits are grouped as the locale does.
  public var grouping: Bool
  /// When a sign is written.
  public var sign: Sign
  /// What becomes of digits that are not written.
  public var rounding: Rounding

  /// A style.
  public init(
    locale: LocaleID, kind: Kind = .plain, precision: Precision = .automatic, grouping: Bool = true,
    sign: Sign = .automatic, rounding: Rounding = .halfEven
  ) {
    self.locale = locale
    self.kind = kind
    self.precision = precision
    self.grouping = grouping
    self.sign = sign
    self.rounding = rounding
  }

  private static let printers = Cache<NumberStyle, NumberPrinter>()

  /// What writes numbers in this style; made once and shared.
  public var printer: NumberPrinter { NumberStyle.printers.value(self) { NumberPrinter(self) } }

  /// Writes an integer.
  public func text(_ value: Int) -> String { printer.text(value) }
  /// Writes a Double.
  public func text(_ value: Double) -> String { printer.text(value) }
  /// Writes an exact number: the mantissa divided by ten to the power of the scale.
  public func text(mantissa: Int64, scale: Int) -> String { printer.text(mantissa: mantissa, scale: scale) }
}
