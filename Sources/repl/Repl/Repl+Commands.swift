import Trellis

extension Repl {
  /// Carries out `:command argument`.
  ///
  /// - Throws: `CallError`, `ScriptError`
  func carryOut(_ line: String) throws {
    let body = line.dropFirst().drop(while: \.isWhitespace)
    let word = String(body.prefix { !$0.isWhitespace })
    let argument = String(body.dropFirst(word.count).drop(while: \.isWhitespace)).trimmedEnd
    let found = Command.matching(word)
    guard let command = found.first, found.count == 1 else { throw Repl.unknown(word, found) }
    switch command {
    case .help, .doc: try help(argument)
    case .library: try library(argument)
    case .type: try tellType(argument)
    case .state: listState()
    case .tree: try showTree()
    case .inspect: try inspect(argument)
    case .time: try time(argument)
    case .more: try showMore()
    case .load: try load(argument)
    case .reload: try reload()
    case .save: try save(argument)
    case .undo: try undo()
    case .width: try setWidth(argument)
    case .locale: try setLocale(argument)
    case .now: try setNow(argument)
    case .reset: reset()
    case .quit: ending = Program.Status.fine
    }
  }

  private static func unknown(_ word: String, _ found: [Command]) -> CallError {
    let names = (found.isEmpty ? Command.allCases : found).map { ":\($0.rawValue)" }
    if found.count > 1 { return CallError("`:\(word)` can be \(names.joined(separator: " or "))") }
    let near = Suggestions.closest(to: word, in: Command.allCases.map(\.rawValue))
    return CallError(
      "there is no command `:\(word)`",
      hint: near.map { "did you mean `:\($0)`?" } ?? "there are \(names.joined(separator: ", "))")
  }

  private func help(_ name: String) throws {
    if name.isEmpty {
      try page(Repl.overview)
      return
    }
    let word = name.hasPrefix(":") || name.hasPrefix(".") ? String(name.dropFirst()) : name
    if let text = screen.help(on: word) {
      show(wrapped(text.visible) + "\n")
      if let sample = Screen.sample(of: word), screen.declaration(of: word) == nil { try preview(sample) }
      return
    }
    if let command = Command(rawValue: word) {
      show(Repl.line(command))
      return
    }
    let near = Suggestions.closest(to: word, in: screen.names + screen.memberNames)
    throw CallError("there is no help on “\(name)”", hint: near.map { "did you mean `\($0)`?" })
  }

  private static func line(_ command: Command) -> String {
    let call = ":\(command.rawValue) \(command.argument)"
    return call + String(repeating: " ", count: max(1, 24 - call.count)) + command.summary + "\n"
  }

  static var overview: String {
    """
    A view that you enter is drawn, any other value printed. What you define stays.

      state on = true
      Toggle("Wi-Fi", isOn: $on)
      tap("Wi-Fi")           uses it: the screen is drawn again

    """ + Command.allCases.filter { $0 != .doc }.map { line($0) }.joined()
  }

  func load(_ argument: String) throws {
    if argument.isEmpty { throw CallError("`:load` needs a file") }
    let path = expanded(argument)
    let source = try ScriptSource.file(path)
    guard let text = String(validating: source.bytes, as: UTF8.self) else {
      throw CallError("“\(path)” is not UTF-8")
    }
    loaded = path
    submit(text, name: path)
  }

  private func reload() throws {
    guard let loaded else { throw CallError("nothing was loaded yet", hint: "`:load FILE` loads a script") }
    screen.forgetImports()
    try load(loaded)
  }

  /// A path with `~` for the home folder.
  func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = environment["HOME"] else { return path }
    return home + path.dropFirst()
  }

  private func reset() {
    screen = interpreter.session()
    journal = Journal()
    rest = nil
    prepareScreen()
  }

  private func listState() {
    let values = screen.stateValues
    if values.isEmpty { show("no state yet: `state name = value` makes some\n") }
    for (name, value) in values { show("\(name) = \(ValueText(limit: 200).quoted(value))\n".visible) }
  }

  private func tellType(_ argument: String) throws {
    if argument.isEmpty { throw CallError("`:type` needs an expression") }
    show(try screen.typeName(of: argument) + "\n")
  }

  private func setWidth(_ argument: String) throws {
    switch argument {
    case "": break
    case "auto": fixedWidth = nil
    default:
      guard let width = Int(argument), (1...10_000).contains(width) else {
        throw CallError("`:width` needs a number of columns or `auto`, but has “\(argument)”")
      }
      fixedWidth = width
    }
    let width = fixedWidth ?? Terminal.size(1)?.columns
    if argument.isEmpty {
      show((width.map { "\($0) columns" } ?? "as wide as the screen needs, at least 80") + "\n")
      return
    }
    screen.options.width = width
    if screen.hasScreen { show(try screen.render()) }
  }
}

extension String {
  /// Without white space at the end.
  var trimmedEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
