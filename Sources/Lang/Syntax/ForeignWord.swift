/// The words of other languages that the parser knows well enough to say what they are called here.
enum ForeignWord: UInt8 {
  case none
  // Values
  case null, yes, no
  // Operators
  case not, and, or, isWord, asWord
  // Declarations
  case function, constant, mutable
  case structure, enumeration, behaviour, extensionWord
  // What stands before a declaration
  case modifier
  // Statements
  case guardWord, elseIf, otherwise, doBlock, throwing, deferred, repeated, unless, match
  // What stands before an expression
  case new, await, lambda
  // Behind a function's parameters
  case effect
  // Names of types
  case type

  static let spellings: [(String, ForeignWord)] = [
    ("null", .null), ("None", .null), ("undefined", .null), ("NULL", .null), ("nothing", .null),
    ("Nil", .null),
    ("True", .yes), ("TRUE", .yes), ("YES", .yes), ("False", .no), ("FALSE", .no), ("NO", .no),
    ("not", .not), ("and", .and), ("or", .or), ("is", .isWord), ("as", .asWord),
    ("func", .function), ("function", .function), ("def", .function), ("fun", .function), ("proc", .function),
    ("const", .constant), ("val", .constant), ("final", .modifier), ("local", .mutable), ("auto", .constant),
    ("struct", .structure), ("class", .structure), ("actor", .structure), ("interface", .structure),
    ("record", .structure), ("enum", .enumeration), ("protocol", .behaviour), ("trait", .behaviour),
    ("extension", .extensionWord), ("impl", .extensionWord),
    ("private", .modifier), ("public", .modifier), ("internal", .modifier), ("fileprivate", .modifier),
    ("static", .modifier), ("open", .modifier), ("override", .modifier), ("mutating", .modifier),
    ("lazy", .modifier), ("weak", .modifier), ("unowned", .modifier), ("export", .modifier),
    ("required", .modifier),
    ("guard", .guardWord), ("elif", .elseIf), ("elsif", .elseIf), ("elseif", .elseIf),
    ("otherwise", .otherwise),
    ("do", .doBlock), ("throw", .throwing), ("raise", .throwing), ("defer", .deferred), ("repeat", .repeated),
    ("loop", .repeated), ("unless", .unless), ("match", .match), ("when", .match),
    ("new", .new), ("await", .await), ("lambda", .lambda),
    ("throws", .effect), ("async", .effect), ("rethrows", .effect),
  ]
}
