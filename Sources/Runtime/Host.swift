import Lang
import TextLayout

/// What a host grants its scripts and how their screens are drawn. Nothing that is not in here reaches a script.
public struct Host: Sendable {
  /// Where `csv("…")`, `json("…")` and `import` read; nowhere unless granted.
  public var files: any FileReader = NoFiles()
  /// The whole of standard input, for `stdin()`; nil if there is none.
  public var standardInput: (@Sendable () throws -> [UInt8])?
  /// The present instant in microseconds since 1970-01-01T00:00Z. The default is that very instant, so that output
  /// repeats until the host says otherwise.
  public var clock: @Sendable () -> Int = { 0 }
  /// A name of the zone database, `UTC`, or an offset such as `+02:00`.
  public var timeZone = "UTC"
  /// A locale's identifier, for `formatted(…)`.
  public var locale = "en_US"
  /// The script's arguments, for `arguments()`.
  public var arguments: [String] = []
  /// How long a call may take, whatever it does: reading the source, the script's first run, and each drawing and event
  /// after it. Nil for as long as its steps last. It is measured on the system's clock, which scripts don't see.
  public var timeout: Duration?
  /// Asked every twenty thousand steps or so, and while a source is read: a reason to stop, or nil. For deadlines and cancellation.
  public var interruption: (@Sendable () -> Interruption?)?
  /// What `expectGolden` compares screens with; nil where no tests are run.
  package var goldens: (any GoldenFiles)?
  /// What is done with the tests of a script; nil runs each where it stands.
  package var tests: (any TestCollector)?

  /// A host that grants nothing: no files, no input, a clock that stands still.
  public init() {}
}

/// Why a host stops a run.
public enum Interruption: Sendable {
  /// Somebody asked for it; another thread may.
  case cancelled
  /// It took longer than the host allows.
  case deadline

  var failure: Failure {
    switch self {
    case .cancelled: Failure(.cancelled, code: "cancelled", "the run was interrupted")
    case .deadline: Failure(.limit, code: "deadline", "this takes longer than the host allows")
    }
  }
}

/// How a screen is drawn.
public struct RenderOptions: Sendable, Equatable {
  /// What a screen becomes.
  public enum Format: Sendable, Equatable {
    /// Characters alone.
    case text
    /// Escape sequences of ECMA-48 for style and colour.
    case ansi(Colors)
    /// The view tree, for programs.
    case json
    /// A `<pre>` with the classes of `HTMLPage.style`.
    case html
  }

  /// How many colours there are.
  public enum Colors: Sendable, Equatable {
    /// Bold, underline and the like only.
    case none
    /// Those of a terminal's own palette, the 256 of xterm, or any.
    case sixteen, palette256, trueColor
  }

  /// Columns; nil for the larger of 80 and the ideal width.
  public var width: Int?
  /// Rows; nil for as many as the screen takes.
  public var height: Int?
  /// What the screen becomes.
  public var format = Format.text
  /// Only ASCII: boxes of `+-|`, `...` for the ellipsis.
  public var isASCII = false
  /// Characters of ambiguous width (Unicode Standard Annex 11) take two cells.
  public var ambiguousIsWide = false

  /// Options for text of a width.
  public init(width: Int? = nil, height: Int? = nil, format: Format = .text) {
    self.width = width
    self.height = height
    self.format = format
  }

  var policy: WidthPolicy {
    var policy = WidthPolicy()
    policy.ambiguousIsWide = ambiguousIsWide
    return policy
  }

  var outputFormat: OutputFormat {
    switch format {
    case .text, .json: .plain
    case .html: .ansi(.trueColor)
    case .ansi(let colors):
      switch colors {
      case .none: .ansi(.none)
      case .sixteen: .ansi(.ansi16)
      case .palette256: .ansi(.indexed256)
      case .trueColor: .ansi(.trueColor)
      }
    }
  }
}
