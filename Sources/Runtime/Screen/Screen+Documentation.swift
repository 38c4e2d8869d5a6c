import Lang

/// What there is, for `:help`, `:doc` and `:library`.
extension Screen {
  /// A part of the library with the names in it.
  package struct LibraryTopic: Sendable {
    package var title: String
    package var names: [String]

    package init(title: String, names: [String]) {
      self.title = title
      self.names = names
    }
  }

  /// Views, modifiers, and the functions by topic.
  package var library: [LibraryTopic] {
    let catalog = interpreter.catalog
    let views = catalog.functions.values.filter { $0.role == .view }.map(\.name)
    let modifiers = catalog.methods.values.filter { $0.role == .modifier }.map { "." + $0.name }
    var topics = [
      LibraryTopic(title: "Views", names: views.sorted()),
      LibraryTopic(title: "Modifiers", names: modifiers.sorted()),
    ]
    for topic in FunctionDocumentation.topics {
      var names: [String] = []
      for entry in topic.entries where !names.contains(entry.name) { names.append(entry.name) }
      topics.append(LibraryTopic(title: topic.title, names: names))
    }
    return topics
  }

  /// The views that the session declares or imports.
  package var ownViews: [String] {
    session.mainGlobals.filter { $0.kind == .view }.map(\.name).sorted()
  }

  /// A call of a view of the session's that shows it: what the comments above its declaration say after `Example:`, or
  /// a call without arguments where it takes none. Nil for other names.
  package func example(of view: String) -> String? {
    guard ownViews.contains(view), let text = declaration(of: view) else { return nil }
    for line in text.split(separator: "\n").dropFirst() {
      let line = line.trimmed
      if line.hasPrefix("Example:") { return line.dropFirst("Example:".count).trimmed }
    }
    let head = text.prefix { $0 != "\n" }
    return head.contains("()") || !head.contains("(") ? "\(view)()" : nil
  }

  /// What a view looks like that an expression gives; the screen stays as it is.
  ///
  /// - Throws: `ScriptError`, also if it is no view.
  package func drawing(of expression: String, width: Int) throws -> String {
    let value = try evaluate(expression)
    guard value.kind == .view else {
      throw ScriptError(
        [Diagnostic(code: "type", "this is \(value.kindName), and no view", at: .none)], sources: sources)
    }
    do {
      var bytes: [UInt8] = []
      machine.beginRun(.render)
      try during(.render, .render) {
        let views = ViewSession(
          machine: machine, delegate: self, policy: options.policy, isASCII: options.isASCII)
        views.begin(isAnew: true)
        var drawing = Renderer.Options(width: width, byteLimit: interpreter.limits.output)
        drawing.format = options.outputFormat
        drawing.format.ascii = options.isASCII
        try Renderer([value], session: views).render(drawing, into: &bytes)
        views.end()
      }
      return String(decoding: bytes, as: UTF8.self)
    } catch { throw scriptError(error) }
  }

  /// A script of one line that draws a view of the library; nil for other names.
  package static func sample(of view: String) -> String? {
    ViewTag.allCases.first { $0.signature.prefix { $0 != "(" } == view }?.sample
  }

  /// What a function, member, view or modifier of the library does, or a declaration of the script's with the
  /// comments above it; nil for a name that is none of them.
  package func help(on name: String) -> String? {
    declaration(of: name) ?? libraryHelp(on: name)
  }

  /// The same of the library alone.
  package func libraryHelp(on name: String) -> String? {
    let catalog = interpreter.catalog
    if let text = LibraryDocumentation.help(name, in: catalog, topics: FunctionDocumentation.topics) {
      return text
    }
    if let function = catalog.functions[name] { return function.signature.text }
    if let method = catalog.methods[name] {
      return (method.role == .modifier ? "." : "x.") + method.signature.text
    }
    return catalog.properties[name].map { "x.\($0.name)" }
  }

  /// The head of a name's declaration in this session, with the comments above it.
  package func declaration(of name: String) -> String? {
    guard let span = session.span(of: name), let place = sources.location(span),
      let file = sources.file(span.file)
    else { return nil }
    let lines = String(decoding: file.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    var first = place.line - 1
    while first > 0, Screen.isComment(lines[first - 1]) { first -= 1 }
    let comments = lines[first..<(place.line - 1)].map { line in
      line.drop { $0 == " " || $0 == "\t" || $0 == "/" }
    }
    let head = Screen.head(lines[(place.line - 1)...].prefix(20).joined(separator: "\n"))
    let text = ["\(head)    // \(place)"] + comments.map { "    \($0)" }
    return text.joined(separator: "\n")
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
  }

  /// A declaration without its body: up to the `{` or `=` outside of parentheses, or the end of the line.
  static func head(_ source: String) -> String {
    var depth = 0
    var result = ""
    for character in source {
      switch character {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth <= 0, "\n" where depth <= 0: return result.trimmed
      case "=" where depth <= 0 && (result.hasPrefix("fn ") || result.hasPrefix("view ")):
        return result.trimmed
      default: break
      }
      result.append(character)
    }
    return result.trimmed
  }
}

extension StringProtocol {
  /// Without white space at either end.
  fileprivate var trimmed: String {
    var text = self[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
