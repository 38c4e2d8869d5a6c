/// The classes that patterns name: `\d`, `\w`, `\s`, `\p{…}`, `[:alpha:]`.
enum PatternProperties {
  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 128 {
      return (value | 0x20) >= 0x61 && (value | 0x20) <= 0x7A || value >= 0x30 && value <= 0x39
        || value == 0x5F
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation:
      return true
    default: return false
    }
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 128
      ? scalar.value >= 0x30 && scalar.value <= 0x39 : scalar.properties.generalCategory == .decimalNumber
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  /// The test for a name of `\p{…}`, or nil if it is not known.
  static func named(_ name: String) -> (@Sendable (Unicode.Scalar) -> Bool)? {
    var plain = name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
    for prefix in ["gc=", "generalcategory="] where plain.hasPrefix(prefix) {
      plain.removeFirst(prefix.count)
    }
    for prefix in ["script=", "sc="] where plain.hasPrefix(prefix) {
      return PatternScripts.ranges(String(plain.dropFirst(prefix.count))).map(script)
    }
    if let categories = categories(plain) {
      return { categories.contains($0.properties.generalCategory) }
    }
    switch plain {
    case "any": return { _ in true }
    case "ascii": return { $0.value < 128 }
    case "alphabetic", "alpha": return { $0.properties.isAlphabetic }
    case "uppercase", "upper": return { $0.properties.isUppercase }
    case "lowercase", "lower": return { $0.properties.isLowercase }
    case "whitespace", "space": return { $0.properties.isWhitespace }
    case "emoji": return { $0.properties.isEmoji }
    case "digit": return isDigit
    case "word", "w": return isWord
    case "alnum": return { $0.properties.isAlphabetic || isDigit($0) }
    case "punct":
      return {
        (categories("p") ?? []).contains($0.properties.generalCategory)
          || $0.value < 128 && (categories("s") ?? []).contains($0.properties.generalCategory)
      }
    case "blank": return { $0 == "\t" || $0.properties.generalCategory == .spaceSeparator }
    case "cntrl": return { $0.properties.generalCategory == .control }
    case "xdigit": return { $0.properties.isASCIIHexDigit }
    case "ideographic": return { $0.properties.isIdeographic }
    case "emojipresentation": return { $0.properties.isEmojiPresentation }
    case "emojimodifier": return { $0.properties.isEmojiModifier }
    case "cased": return { $0.properties.isCased }
    case "math": return { $0.properties.isMath }
    case "dash": return { $0.properties.isDash }
    case "diacritic": return { $0.properties.isDiacritic }
    case "hexdigit": return { $0.properties.isHexDigit }
    case "idstart": return { $0.properties.isIDStart }
    case "idcontinue": return { $0.properties.isIDContinue }
    case "xidstart": return { $0.properties.isXIDStart }
    case "xidcontinue": return { $0.properties.isXIDContinue }
    case "graphemeextend": return { $0.properties.isGraphemeExtend }
    case "quotationmark": return { $0.properties.isQuotationMark }
    case "defaultignorablecodepoint": return { $0.properties.isDefaultIgnorableCodePoint }
    default: return PatternScripts.ranges(plain).map(script)
    }
  }

  private static func script(
    _ ranges: [ClosedRange<UInt32>]
  ) -> (@Sendable (Unicode.Scalar) -> Bool) {
    { PatternScripts.contains(ranges, $0) }
  }

  private static func categories(_ name: String) -> [Unicode.GeneralCategory]? {
    switch name {
    case "l", "letter": [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter]
    case "lc", "casedletter": [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter]
    case "lu", "uppercaseletter": [.uppercaseLetter]
    case "ll", "lowercaseletter": [.lowercaseLetter]
    case "lt", "titlecaseletter": [.titlecaseLetter]
    case "lm", "modifierletter": [.modifierLetter]
    case "lo", "otherletter": [.otherLetter]
    case "m", "mark": [.nonspacingMark, .spacingMark, .enclosingMark]
    case "mn", "nonspacingmark": [.nonspacingMark]
    case "mc", "spacingmark": [.spacingMark]
    case "me", "enclosingmark": [.enclosingMark]
    case "n", "number": [.decimalNumber, .letterNumber, .otherNumber]
    case "nd", "decimalnumber": [.decimalNumber]
    case "nl", "letternumber": [.letterNumber]
    case "no", "othernumber": [.otherNumber]
    case "p", "punctuation":
      [
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation,
      ]
    case "pc": [.connectorPunctuation]
    case "pd": [.dashPunctuation]
    case "ps": [.openPunctuation]
    case "pe": [.closePunctuation]
    case "pi": [.initialPunctuation]
    case "pf": [.finalPunctuation]
    case "po": [.otherPunctuation]
    case "s", "symbol": [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol]
    case "sm": [.mathSymbol]
    case "sc": [.currencySymbol]
    case "sk": [.modifierSymbol]
    case "so": [.otherSymbol]
    case "z", "separator": [.spaceSeparator, .lineSeparator, .paragraphSeparator]
    case "zs": [.spaceSeparator]
    case "zl": [.lineSeparator]
    case "zp": [.paragraphSeparator]
    case "c", "other": [.control, .format, .surrogate, .privateUse, .unassigned]
    case "cc", "control": [.control]
    case "cf", "format": [.format]
    case "co": [.privateUse]
    case "cn": [.unassigned]
    default: nil
    }
  }
}
