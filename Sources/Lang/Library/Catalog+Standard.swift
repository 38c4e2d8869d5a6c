extension Catalog {
  /// The functions of the language: what every script can use, whoever the host is.
  ///
  /// Costs a closure and a name for each, since it runs whenever an interpreter starts.
  public static func standard() -> Catalog {
    let catalog = Catalog()
    catalog.addSequenceFunctions()
    catalog.addTransformingFunctions()
    catalog.addSearchingFunctions()
    catalog.addSlicingFunctions()
    catalog.addGroupingFunctions()
    catalog.addAggregateFunctions()
    catalog.addSortingFunctions()
    catalog.addEditingFunctions()
    catalog.addMutatingFunctions()
    catalog.addTextFunctions()
    catalog.addRecordFunctions()
    catalog.addNumberFunctions()
    catalog.addRandomFunctions()
    catalog.addConversionFunctions()
    catalog.addDateFunctions()
    catalog.addDurationFunctions()
    catalog.addRangeFunctions()
    catalog.addControlFunctions()
    catalog.properties["count"]?.shortcut = .count
    catalog.methods["quotient"]?.shortcut = .quotient
    catalog.methods["squareRoot"]?.shortcut = .squareRoot
    catalog.methods["sqrt"]?.shortcut = .squareRoot
    catalog.methods["append"]?.shortcut = .append
    return catalog
  }
}
