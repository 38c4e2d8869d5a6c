/// The options of the command line. A new one is added here and in `Options.apply`, which does not compile without it.
enum OptionName: String, CaseIterable {
  case code = "-e"
  case data = "--data"
  case set = "--set"
  case width = "--width"
  case height = "--height"
  case color = "--color"
  case ascii = "--ascii"
  case ambiguousWide = "--ambiguous-wide"
  case format = "--format"
  case locale = "--locale"
  case timeZone = "--timezone"
  case now = "--now"
  case allowRead = "--allow-read"
  case noRead = "--no-read"
  case maxSteps = "--max-steps"
  case maxMemory = "--max-memory"
  case update = "--update"
  case check = "--check"
  case watch = "--watch"
  case version = "--version"
  case help = "--help"

  /// What the option's value looks like; nil for one that takes none.
  var value: String? {
    switch self {
    case .code: "CODE"
    case .data: "NAME=FILE"
    case .set: "NAME=VALUE"
    case .width, .height, .maxSteps: "N"
    case .color: "auto|always|never"
    case .format: "text|ansi|html|json|tap|junit"
    case .locale: "LOCALE"
    case .timeZone: "ZONE"
    case .now: "TIME"
    case .allowRead: "DIR"
    case .maxMemory: "SIZE"
    case .ascii, .ambiguousWide, .noRead, .update, .check, .watch, .version, .help: nil
    }
  }

  /// The option that a word names, its short forms included.
  init?(word: String) {
    switch word {
    case "-h": self = .help
    case "--colour": self = .color
    default:
      // Comparing a few words takes less than the table that `init(rawValue:)` makes at its first use.
      guard let option = OptionName.allCases.first(where: { $0.rawValue == word }) else { return nil }
      self = option
    }
  }
}
