extension Messages {
  static func declaration(_ kind: SyntaxErrorKind) -> Text? {
    switch kind {
    case .equalInDeclaration:
      Text("equal-in-declaration", "a value is given with `=`; `==` compares", "write `=`")
    case .severalDeclarations(let keyword):
      Text(
        "several-declarations", "a `\(keyword)` declares one name",
        "start a new line with `\(keyword)` for the next")
    case .missingValue(let keyword, let name, let type):
      missingValue(keyword, name, type)
    case .missingParameterList(let keyword, let name):
      Text("missing-parameter-list", "`\(name)` has no parameter list", "write `\(keyword) \(name)()`")
    case .genericDeclaration:
      Text(
        "generic-declaration", "there are no generic parameters",
        "leave out `<…>`: a parameter without a type takes any value")
    case .unlabelledParameter(let name):
      Text(
        "unlabelled-parameter", "a parameter needs no `_`",
        "write `\(name)`: it is passed by position or as `\(name):`")
    case .variadic(let type):
      Text("variadic", "a parameter takes one value", "write `[\(type)]` and pass a list")
    case .arrowBody(let head, let body):
      Text("arrow-body", "`=>` is not used", "write `\(short(head)) = \(short(body))`")
    case .lowercaseView(let name):
      Text(
        "lowercase-view", "a view's name starts with a capital",
        "write `view \(capitalised(name))`; what gives a value is a `fn`")
    case .lowercaseType(let name):
      Text("lowercase-type", "a type's name starts with a capital", "write `type \(capitalised(name))`")
    case .importWithoutQuotes(let module):
      importWithoutQuotes(module)
    case .choiceOfStrings(let names):
      Text(
        "choice-of-strings", "a choice is made of symbols",
        "write `\(names.map { "." + $0 }.joined(separator: " | "))`")
    case .choiceWithoutDot(let name):
      Text("choice-without-dot", "the symbols of a choice start with `.`", "write `.\(name)`")
    case .choiceWithComma(let text):
      Text("choice-with-comma", "the symbols of a choice are separated by `|`", "write `\(text)`")
    case .labelInChoice(let label):
      Text("label-in-choice", "what a symbol carries has no label", "leave out `\(label):`")
    case .functionInType:
      Text(
        "function-in-type", "a type holds fields only",
        "declare the function after it, with the value as its parameter: `fn total(order) = …`; `order.total()` finds it"
      )
    case .fieldWithoutType(let name, let found):
      fieldWithoutType(name, found)
    case .fieldNotEnded(let found):
      Text(
        "field-not-ended", "`\(found)` is not part of a field",
        "after the type come `from \"…\"`, `as \"…\"`, `in …`, `matching \"…\"`, `where …` and `= …`; the next field starts a new line"
      )
    case .repeatedClause(let clause):
      Text("repeated-clause", "`\(clause)` is written twice for this field")
    case .dictionaryType:
      Text("dictionary-type", "there is no dictionary type", "write `Record`, or a `type` of its own")
    case .doubleOptional(let type):
      Text("double-optional", "one `?` is enough", "write `\(type.filter { $0 != "?" })?`")
    case .implicitlyUnwrapped(let type):
      Text(
        "implicitly-unwrapped", "there is no `!` after a type",
        type.hasSuffix("?") ? "write `\(type)`" : "write `\(type)?`, or `\(type)` if it is never `nil`")
    default: nil
    }
  }

  private static func missingValue(_ keyword: String, _ name: String, _ type: String?) -> Text {
    if keyword == "state" || keyword == "var", let type, type.hasSuffix("?") {
      return Text(
        "missing-value", "`\(name)` needs a value to start with", "write `\(keyword) \(name): \(type) = nil`")
    }
    var hints = ["write `\(keyword) \(name)\(type.map { ": \($0)" } ?? "") = …`"]
    if keyword != "var" { hints.append("what the host or the command line fills is an `input`") }
    return Text("missing-value", "`\(name)` needs a value", hints: hints)
  }

  private static func fieldWithoutType(_ name: String, _ found: Found) -> Text {
    if case .text("=") = found {
      return Text("field-without-type", "the field `\(name)` has no type", "write `\(name): Type = …`")
    }
    if case .text(let word) = found, word.first?.isUppercase == true {
      return Text("field-without-type", "a field's type stands behind `:`", "write `\(name): \(word)`")
    }
    return Text("field-without-type", "the field `\(name)` has no type", "write `\(name): String`")
  }

  private static func importWithoutQuotes(_ module: String) -> Text {
    let known = ["SwiftUI", "Foundation", "UIKit", "AppKit", "Charts", "Combine", "Observation", "MapKit"]
    if known.contains(module) {
      return Text(
        "foreign-import", "there is no `\(module)` to import",
        "leave this line out: views, dates and formatting are always there")
    }
    return Text("import-without-quotes", "an import names a file", "write `import \"\(module).dsl\"`")
  }

  static func capitalised(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
