import Glibc
import Trellis

/// What the terminal can do.
enum Terminal {
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Columns and rows of the terminal behind a descriptor, or nil if there is none that says.
  static func size(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// How many colours there are, from what the environment says; nil for a terminal without escape sequences.
  static func depth(_ environment: Environment) -> RenderOptions.Colors? {
    let term = environment["TERM"] ?? ""
    if term == "dumb" { return nil }
    switch environment["COLORTERM"] {
    case "truecolor", "24bit": return .trueColor
    default: break
    }
    if term.hasSuffix("-direct") || term.contains("truecolor") { return .trueColor }
    return term.contains("256color") ? .palette256 : .sixteen
  }

  /// The format of drawing when only the surroundings decide.
  ///
  /// `--color` comes first, then NO_COLOR, then FORCE_COLOR and CLICOLOR_FORCE, then whether it is a terminal.
  static func format(_ choice: Options.ColorChoice, isTerminal: Bool, _ environment: Environment)
    -> RenderOptions.Format
  {
    switch choice {
    case .never: return .text
    case .always: return .ansi(depth(environment) ?? .sixteen)
    case .auto: break
    }
    if environment["NO_COLOR"] != nil {
      return isTerminal && depth(environment) != nil ? .ansi(.none) : .text
    }
    switch environment["FORCE_COLOR"] {
    case nil, "0"?, "false"?: break
    case "2"?: return .ansi(.palette256)
    case "3"?: return .ansi(.trueColor)
    default: return .ansi(depth(environment) ?? .sixteen)
    }
    if let forced = environment["CLICOLOR_FORCE"], forced != "0" {
      return .ansi(depth(environment) ?? .sixteen)
    }
    guard isTerminal, let depth = depth(environment) else { return .text }
    if environment["FORCE_COLOR"] != nil || environment["CLICOLOR"] == "0" { return .ansi(.none) }
    return .ansi(depth)
  }
}
