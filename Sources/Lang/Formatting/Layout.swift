/// A source as texts and the places between them where lines may break: what `LayoutBuilder` makes of tokens, and
/// `LayoutPrinter` of bytes.
struct Layout {
  var items: [LayoutItem]
  var groups: [LayoutGroup]
  /// What stands before all tokens: a byte order mark, a line `#!…`.
  var preamble: Range<Int>
  var endsLinesWithReturn: Bool
}

struct LayoutItem {
  enum Kind: UInt8 {
    /// `start..<end` of the source.
    case text
    /// Text that the formatter puts in: the byte `start`.
    case sign
    case space
    /// A new line if the group is broken, else nothing or a blank.
    case soft
    /// A new line.
    case hard
    /// The text before it holds line breaks.
    case marker
    case open, close
    /// Where the header of a block begins, which is the group.
    case header
    /// One more level if the group is broken, and the group `start - 1` (if it is not 0) is not.
    case indent
    /// The first modifier of a chain: a level more if it is broken and the chain began on the same line.
    case chainIndent
    case dedent
    case lineComment
    case blockComment
    /// The byte `start`, if the group is broken or if it is not.
    case whenBroken, whenFlat
  }

  var kind: Kind
  /// Of a new line: whether an empty one stands before it. Of an indentation: whether it has two levels.
  var isDouble = false
  /// The group that decides; -1 for none.
  var group: Int32 = -1
  var start: UInt32 = 0
  var end: UInt32 = 0
  /// The columns that it takes in a group which is not broken.
  var width: Int32 = 0
}

struct LayoutGroup {
  enum Kind {
    /// A bracket or block: broken if it does not fit as a whole, or holds a line break.
    case bracket
    /// Operators, modifiers, conditions: broken if one of the lines on which its own breaks stand does not fit.
    case series
  }

  var kind: Kind
  /// Whether it is broken in any case.
  var isForced = false
  /// The bracket that is its last argument and may stand open on the same line: `f([` … `])`; -1 for none.
  var hugged: Int32 = -1
  /// Whether that is so only if the bracket has line breaks of its own.
  var hugsBrokenOnly = false
  /// Whether it holds nothing but a text, which may have lines: `f("""` … `""")`.
  var hugsText = false
  /// Whether it is broken if its header is.
  var hasHeader = false
}
