extension Messages {
  static func foreignDeclaration(_ foreign: Foreign) -> Text {
    switch foreign {
    case .function(let found, let head):
      Text("foreign-function", "a function is declared with `fn`, not `\(found)`", "write `\(head)`")
    case .variable(let found, let meant):
      Text("foreign-variable", "`\(found)` is not a declaration", "write `\(meant)`")
    case .wrapper(let attribute, let meant):
      Text("property-wrapper", "there is no `@\(attribute)`", "write `\(meant)`")
    case .bindingProperty(let name, let type):
      bindingProperty(name, type)
    case .parameterProperty(let attribute, let name, let type):
      Text(
        "property-wrapper", "there is no `@\(attribute)`",
        "what a view is given is a parameter: `view Name(\(name)\(type.map { ": \($0)" } ?? "")) { … }`")
    case .environment(let name, let key):
      environment(name, key)
    case .attribute(let name):
      Text("attribute", "there are no attributes such as `@\(name)`", "leave it out")
    case .view(let name, let lines):
      Text("view-struct", "a view is declared with `view`", hints: ["write\n" + block(lines), usage(name)])
    case .structure(let keyword, let lines):
      Text(
        "foreign-type", "there is no `\(keyword)`: data is described by a `type`",
        hints: [lines.count == 1 ? "write `\(lines[0])`" : "write\n" + block(lines)])
    case .enumeration(let line):
      Text("foreign-enum", "there is no `enum`: a choice is a `type` made of symbols", "write `\(line)`")
    case .behaviour(let word):
      Text(
        "foreign-protocol", "there is no `\(word)`",
        "any value that has the fields will do: leave the type out")
    case .extensionWord(let type):
      Text(
        "foreign-extension", "there are no extensions",
        "declare a function with the value first: `fn name(value: \(type)) = …`; it is called as `value.name()`"
      )
    case .computedView(let name):
      name == "body"
        ? Text(
          "computed-view", "a view is declared with `view`, and has no `body`", "write `view Name() { … }`")
        : Text(
          "computed-view", "a view is declared with `view`",
          "write `view \(capitalised(name))() { … }`, and use it as `\(capitalised(name))()`")
    case .computed(let name):
      Text(
        "computed-property", "there are no computed properties",
        "write `fn \(name)() = …`, and call it: `\(name)()`")
    case .viewResult(let name):
      Text("view-result", "a view has no result type", "write `view \(name)(…) { … }`")
    case .conformance(let name, let list):
      Text("conformance", "`\(name)` conforms to nothing", "leave out `: \(list)`")
    case .initialiser:
      Text(
        "initialiser", "there are no initialisers",
        "leave it out: `Name(field: value)` fills and checks the fields; give defaults with `=`")
    case .preview(let body):
      Text(
        "preview", "there are no previews: what stands at the top level is drawn",
        body.isEmpty ? "write the view itself" : "write `\(short(body, limit: 80))` alone")
    case .directive(let name):
      Text("directive", "there is no `#\(name)`", "leave it out")
    case .fieldPrefix(let found, let name):
      Text("field-prefix", "a field has no `\(found)`", "write `\(name): Type`")
    case .typeName(let found, let meant):
      Text("type-name", "`\(found)` is called `\(meant)`", "write `\(meant)`")
    case .functionType:
      Text(
        "function-type", "there are no types for functions",
        "leave the type out: any function or block is accepted")
    case .builderType(let name):
      Text(
        "builder-type", "a block of views is a parameter of type `View`",
        "write `\(name): View`, and call it: `\(name)()`")
    case .inoutType:
      Text(
        "inout-type", "there is no `inout`",
        "for what the caller's state holds write `$name`; else return the new value")
    case .genericType(let found):
      Text(
        "generic-type", "types take no parameters: `\(found)`",
        "write `[Element]` for a list, `Record` for named values")
    default:
      Text("foreign", "this is not part of Trellis")
    }
  }

  private static func bindingProperty(_ name: String, _ type: String?) -> Text {
    Text(
      "binding-property", "a binding is a parameter of its view",
      "write `view Name($\(name)\(type.map { ": \($0)" } ?? "")) { … }`")
  }

  private static func environment(_ name: String, _ key: String) -> Text {
    switch key {
    case "dismiss", "presentationMode":
      Text(
        "environment", "there is no `@Environment`",
        "leave this out: `dismiss()` can be called anywhere in a sheet or pushed view")
    default:
      Text("environment", "there is no `@Environment`", "pass `\(name)` as a parameter")
    }
  }

  private static func usage(_ name: String) -> String { "then `\(name)(…)` draws it" }

  private static func block(_ lines: [String]) -> String { lines.map { "  " + $0 }.joined(separator: "\n") }
}
