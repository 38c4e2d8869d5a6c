/// The session's own commands; unique prefixes serve.
enum Command: String, CaseIterable {
  case help, doc, library, type, state, tree, inspect, time, more, load, reload, save, undo, width, locale,
    now
  case reset, quit

  /// What stands behind it.
  var argument: String {
    switch self {
    case .help, .doc: "[NAME]"
    case .library: "[TOPIC]"
    case .inspect: "ROW COLUMN"
    case .load, .save: "FILE"
    case .type, .time: "EXPRESSION"
    case .width: "[N]"
    case .locale: "[NAME]"
    case .now: "[DATE]"
    case .more, .quit, .reload, .reset, .state, .tree, .undo: ""
    }
  }

  var summary: String {
    switch self {
    case .help: "what there is, or what NAME does; `:doc` is the same"
    case .doc: "the same; of your own names the head and the comments above it"
    case .library: "all views and functions; of one topic with examples"
    case .type: "what kind of value it gives"
    case .state: "the state and its values"
    case .tree: "the views of the screen"
    case .inspect: "what drew this cell, and where in the source it stands"
    case .time: "run it and tell how long that took"
    case .more: "go on with what was cut"
    case .load: "run a script in this session"
    case .reload: "run the script that was loaded last again"
    case .save: "write what was entered as a script with its screens"
    case .undo: "take back what was entered last"
    case .width: "draw N columns wide; `auto` is the terminal's width"
    case .locale: "format for this locale, such as de_DE"
    case .now: "hold the clock at a date and time; `auto` lets it run"
    case .reset: "forget all definitions and state"
    case .quit: "leave, as Ctrl-D does"
    }
  }

  /// The commands that a word can mean: one, or several that it begins.
  static func matching(_ word: String) -> [Command] {
    if let exact = Command(rawValue: word) { return [exact] }
    return word.isEmpty ? [] : allCases.filter { $0.rawValue.hasPrefix(word) }
  }
}
