/// The words with a meaning of their own, interned once a parse.
struct Words {
  /// Hard keywords by name id; the rest are `identifier`.
  private var kinds: [TokenKind] = []
  /// Words of other languages by name id.
  private var foreign: [ForeignWord] = []

  // Words that mean something only in their place.
  let state, input, view, type, `import`: Name
  let from, `as`, matching, `where`: Name
  let underscore: Name
  let selfWord: Name
  let initializer: Name

  init(_ names: NameTable) {
    state = names.intern("state")
    input = names.intern("input")
    view = names.intern("view")
    type = names.intern("type")
    `import` = names.intern("import")
    from = names.intern("from")
    `as` = names.intern("as")
    matching = names.intern("matching")
    `where` = names.intern("where")
    underscore = names.intern("_")
    selfWord = names.intern("self")
    initializer = names.intern("init")
    let keywords: [(String, TokenKind)] = [
      ("let", .let), ("var", .var), ("fn", .fn), ("if", .if), ("else", .else), ("for", .for),
      ("in", .in), ("while", .while), ("switch", .switch), ("case", .case), ("default", .default),
      ("return", .return), ("break", .break), ("continue", .continue), ("nil", .nil),
      ("true", .true), ("false", .false), ("try", .try),
    ]
    for (text, kind) in keywords {
      let id = Int(names.intern(text).id)
      while kinds.count <= id { kinds.append(.identifier) }
      kinds[id] = kind
    }
    addForeign(names)
  }

  private mutating func addForeign(_ names: NameTable) {
    for (text, word) in ForeignWord.spellings {
      let id = Int(names.intern(text).id)
      while foreign.count <= id { foreign.append(.none) }
      foreign[id] = word
    }
    for text in TokenParser.foreignTypes.keys {
      let id = Int(names.intern(text).id)
      while foreign.count <= id { foreign.append(.none) }
      if foreign[id] == .none { foreign[id] = .type }
    }
  }

  /// What this name means elsewhere.
  @inline(__always)
  func foreign(_ name: Name) -> ForeignWord {
    let id = Int(name.id)
    return id < foreign.count ? foreign[id] : .none
  }

  /// What kind of word this name is.
  @inline(__always)
  func kind(of name: Name) -> TokenKind {
    let id = Int(name.id)
    return id < kinds.count ? kinds[id] : .identifier
  }
}
