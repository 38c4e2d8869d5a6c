import Foundation
import Lang

/// What a script of an interpreter may use of the host's: for the people who write templates, and for their tools.
public struct TemplateDescription: Sendable, Codable, Equatable {
  /// A name that is defined or declared.
  public struct Name: Sendable, Codable, Equatable {
    /// As a script writes it.
    public var name: String
    /// `[Flight]`, `String`, `Int?`
    public var type: String
    /// What it is for.
    public var help: String
    /// The fields of a record, or of the records in a list.
    public var fields: [Field]
  }

  /// A field of a record.
  public struct Field: Sendable, Codable, Equatable {
    /// As a script writes it after a point.
    public var name: String
    /// `String`, `[Item]`
    public var type: String
    /// The fields of a record, or of the records in a list.
    public var fields: [Field]
  }

  /// A function, view or member that the host registered.
  public struct Function: Sendable, Codable, Equatable {
    /// `function`, `view`, `property` or `method`.
    public var kind: String
    /// As a call writes it, without arguments.
    public var name: String
    /// `price(_ sku: String, currency: String?) -> Number`
    public var signature: String
    /// What it does.
    public var help: String
    /// The type that a member belongs to, or the module that a script imports for it; nil for those that all have.
    public var owner: String?
  }

  /// Names with their types and fields.
  public var names: [Name]
  /// Functions, views and members, those of types and modules after the others.
  public var functions: [Function]
  /// Names that can be imported.
  public var modules: [String]

  /// As text for a terminal.
  public var text: String {
    var lines: [String] = []
    for name in names {
      lines.append("\(name.name): \(name.type)" + (name.help.isEmpty ? "" : "    \(name.help)"))
      TemplateDescription.list(name.fields, "  ", into: &lines)
    }
    var owner: String?? = .none
    for function in functions {
      if owner != .some(function.owner) {
        owner = .some(function.owner)
        if !lines.isEmpty { lines.append("") }
        if let name = function.owner {
          lines.append(modules.contains(name) ? "import \"\(name)\"" : "\(name)")
        } else {
          lines.append("Functions and views")
        }
      }
      let isMember = function.kind == "property" || function.kind == "method"
      lines.append("  " + (isMember ? "." : "") + function.signature)
      if !function.help.isEmpty { lines.append("      \(function.help)") }
    }
    let described = Set(functions.compactMap(\.owner))
    for module in modules where !described.contains(module) { lines += ["", "import \"\(module)\""] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func list(_ fields: [Field], _ indent: String, into lines: inout [String]) {
    for field in fields {
      lines.append("\(indent).\(field.name): \(field.type)")
      list(field.fields, indent + "  ", into: &lines)
    }
  }

  /// As JSON, with sorted keys.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension Interpreter {
  /// What scripts may use of what the host declared, defined and registered so far.
  public var templateDescription: TemplateDescription {
    let setup = setup
    let names = setup.known.map { name, declaration, value in
      var shape = declaration.type
      if shape == nil, case .value(let value)? = value { shape = HostShape(of: value) }
      if shape == nil { shape = HostShape(name: "Any") }
      return TemplateDescription.Name(
        name: name, type: shape?.name ?? "Any", help: declaration.help,
        fields: (shape?.fields ?? []).map { TemplateDescription.Field($0) })
    }
    let functions = setup.functions.map { entry in
      TemplateDescription.Function(
        kind: entry.kind.rawValue, name: entry.name, signature: entry.shown, help: entry.help,
        owner: entry.owner)
    }
    return TemplateDescription(
      names: names,
      functions: functions.filter { $0.owner == nil }
        + functions.filter { $0.owner != nil }.sorted { ($0.owner ?? "") < ($1.owner ?? "") },
      modules: setup.modules.keys.sorted())
  }
}

extension TemplateDescription.Field {
  init(_ field: HostShape.Field) {
    self.init(
      name: field.name, type: field.shape.name,
      fields: field.shape.fields.map { TemplateDescription.Field($0) })
  }
}
