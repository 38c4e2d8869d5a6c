import Lang
import TextLayout
import Trellis

/// What the fuzzers try with any bytes; `make fuzz` looks for those that do harm, and `make test` tries the ones in
/// `Tests/Corpus` again.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Bytes as a script: parsed, compiled and laid out, not run.
  case source
  /// Bytes steer a generator of programs, which run under small limits.
  case program
  /// The same for programs that fail seldom and share a lot.
  case sharing
  /// Bytes as files.
  case csv, json, calendar, strings
  /// A pattern in the first line, a text in the others.
  case pattern
  /// Bytes steer a generator of screens, which are drawn at widths of theirs.
  case layout
  /// Bytes steer a generator of scripts and the events that follow.
  case events

  /// Bytes of an input at most.
  public var longest: Int {
    switch self {
    case .source, .csv, .json, .calendar, .strings: 4096
    case .pattern: 1024
    case .program, .sharing, .layout, .events: 2048
    }
  }

  /// Tries the bytes. What is wrong about what happened, or nil; the worst does not come back.
  public func problem(with bytes: [UInt8]) -> String? {
    switch self {
    case .source: SourceFuzzing.problem(bytes)
    case .program:
      ProgramFuzzing.problem(bytes) { choices in
        var maker = ProgramGenerator(choices)
        return maker.program()
      }
    case .sharing:
      ProgramFuzzing.problem(bytes) { choices in
        var maker = ProgramMaker(choices)
        return maker.program()
      }
    case .csv: FileFuzzing.csv.problem(bytes)
    case .json: FileFuzzing.json.problem(bytes)
    case .calendar: FileFuzzing.calendar.problem(bytes)
    case .strings: FileFuzzing.strings.problem(bytes)
    case .pattern: PatternFuzzing.problem(bytes)
    case .layout: LayoutFuzzing.problem(bytes)
    case .events: IncrementalCheckup.problem(bytes)
    }
  }
}

/// What holds for every error of a script.
enum FuzzedRun {
  /// Runs something of a script's; what is wrong with how it failed, or nil.
  static func problem(_ body: () throws -> Void) -> String? {
    do { try body() } catch let error as ScriptError {
      if error.diagnostics.isEmpty, error.exitCode == nil { return "an error that says nothing" }
      for diagnostic in error.diagnostics where diagnostic.message.isEmpty {
        return "a message without words"
      }
      _ = error.text()
    } catch { return "another error: \(error)" }
    return nil
  }

  static let limits = Limits(
    steps: 20_000, memory: 8 << 20, depth: 100, nativeDepth: 20, output: 1 << 16, nodes: 2_000)
}

enum SourceFuzzing {
  private static let interpreter = Interpreter(limits: FuzzedRun.limits)

  static func problem(_ bytes: [UInt8]) -> String? {
    if let problem = FuzzedRun.problem({ _ = try interpreter.load(bytes: bytes, name: "fuzz.dsl") }) {
      return problem
    }
    if case .problem(let problem) = FormatCheckup.check(bytes) { return problem }
    return nil
  }
}

enum ProgramFuzzing {
  private static let interpreter = Interpreter(limits: FuzzedRun.limits)

  static func problem(_ bytes: [UInt8], _ program: (Choices) -> String) -> String? {
    var choices = Choices(bytes: bytes)
    let isWhole = choices.below(2) == 0
    let source = program(choices)
    let problem = isWhole ? whole(source) : byLine(source)
    return problem.map { "\($0)\nin\n\(source)" }
  }

  private static func whole(_ source: String) -> String? {
    FuzzedRun.problem {
      let screen = try interpreter.load(source, name: "fuzz.dsl")
      prepare(screen)
      try screen.run()
    }
  }

  /// What fails in one line does not keep the next ones from running.
  private static func byLine(_ source: String) -> String? {
    let screen = interpreter.session()
    prepare(screen)
    for line in source.split(separator: "\n") {
      if let problem = FuzzedRun.problem({ try screen.submit(String(line)) }) { return problem }
    }
    return nil
  }

  private static func prepare(_ screen: Screen) {
    screen.options.width = 40
    screen.sink = { _ in }
    screen.warningSink = { _ in }
  }
}

enum LayoutFuzzing {
  private static let interpreter = Interpreter(
    limits: Limits(steps: 2_000_000, memory: 64 << 20, depth: 200, nativeDepth: 60, nodes: 20_000))

  static func problem(_ bytes: [UInt8]) -> String? {
    var choices = Choices(bytes: bytes)
    let width = choices.pick([40, 1, 2, 3, 5, 8, 13, 20, 80, 120, 131])
    var options = RenderOptions(width: width, height: choices.pick([nil, nil, 0, 1, 2, 7, 24, 60]))
    options.isASCII = choices.chance(15)
    options.ambiguousIsWide = choices.chance(15)
    var maker = LayoutMaker(choices)
    let source = maker.script()
    var found: String?
    let problem = FuzzedRun.problem {
      let screen = try interpreter.load(source, name: "fuzz.dsl")
      screen.options = options
      screen.sink = { _ in }
      screen.warningSink = { _ in }
      try screen.run()
      guard screen.hasScreen else { return }
      found = fault(of: try screen.render(options), options, width)
      _ = try screen.controls()
      var other = options
      other.format = choices.pick([.json, .html, .ansi(.trueColor)])
      _ = try screen.render(other)
    }
    return (problem ?? found).map { "\($0)\nin\n\(source)" }
  }

  private static func fault(of text: String, _ options: RenderOptions, _ width: Int) -> String? {
    var policy = WidthPolicy()
    policy.ambiguousIsWide = options.ambiguousIsWide
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    for line in lines where TextWidth.width(String(line), policy: policy) > width {
      return "wider than \(width): \(line)"
    }
    if let height = options.height, lines.count > height { return "\(lines.count) rows of \(height)" }
    return nil
  }
}
