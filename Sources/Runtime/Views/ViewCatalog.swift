import Lang

/// Makes the views and modifiers known to the compiler.
package enum ViewCatalog {
  /// Adds every view and modifier: a name and a number each; signatures are parsed at first use.
  package static func addViews(to catalog: Catalog) {
    for tag in ViewTag.allCases { catalog.view(tag.signature, tag: tag.rawValue) }
    for tag in ModifierTag.allCases { catalog.modifier(tag.signature, tag: tag.rawValue) }
    catalog.hintsOnModifiers = { foreignModifiers[$0] }
  }
}
