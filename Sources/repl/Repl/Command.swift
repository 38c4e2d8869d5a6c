/// The session's own commands; unique prefixes serve.
enum Command: String, CaseIterable {
  case help, load, quit, reset, state, type, width

  /// What stands behind it.
  var argument: String {
    switch self {
    case .help: "[NAME]"
    case .load: "FILE"
    case .type: "EXPRESSION"
    case .width: "[N]"
    case .quit, .reset, .state: ""
    }
  }

  var summary: String {
    switch self {
    case .help: "what there is, or what NAME does"
    case .load: "run a script in this session"
    case .quit: "leave, as Ctrl-D does"
    case .reset: "forget all definitions and state"
    case .state: "the state and its values"
    case .type: "what kind of value it gives"
    case .width: "draw N columns wide; `auto` is the terminal's width"
    }
  }

  /// The commands that a word can mean: one, or several that it begins.
  static func matching(_ word: String) -> [Command] {
    if let exact = Command(rawValue: word) { return [exact] }
    return word.isEmpty ? [] : allCases.filter { $0.rawValue.hasPrefix(word) }
  }
}
