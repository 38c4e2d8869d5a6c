import Lang

/// Makes the views and modifiers known to the compiler.
enum ViewCatalog {
  /// Adds every view and modifier: a name and a number each; signatures are parsed at first use.
  static func addViews(to catalog: Catalog) {
    for tag in ViewTag.allCases { catalog.view(tag.signature, tag: tag.rawValue) }
    for tag in ModifierTag.allCases { catalog.modifier(tag.signature, tag: tag.rawValue) }
  }

  /// What `check` says about a modifier: that it does nothing in text, or that it goes by another name.
  static func note(onModifier name: String) -> String? {
    switch name {
    case "foregroundColor": "`foregroundColor` is the older name of `foregroundStyle`"
    case "onTapGesture": "`onTapGesture` does the same as `onTap`"
    case "cornerRadius": "`cornerRadius` has no effect in text; `.border(.rounded)` draws a rounded box"
    case "monospacedDigit": "`monospacedDigit` has no effect: all text is monospaced"
    case "help": "`help` has no effect in text"
    default: nil
    }
  }
}
