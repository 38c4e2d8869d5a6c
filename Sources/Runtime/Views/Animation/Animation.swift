import Lang

/// How a change is played: over how many frames, along which curve. A frame is one `tick`, a tenth of a second.
struct Animation: Equatable {
  enum Curve { case linear, easeIn, easeOut, easeInOut }

  var frames: Int
  var delay = 0
  var curve = Curve.easeInOut
  /// How often it is played; nil for as long as the view is there.
  var count: Int? = 1
  /// Every second time it is played backwards.
  var autoreverses = false

  static let framesPerSecond = 10.0
  static let none = Animation(frames: 0)
  static let usual = Animation(frames: 4)
  private static let longest = 36_000.0

  static let names = [
    "default", "linear", "easeIn", "easeOut", "easeInOut", "spring", "bouncy", "smooth", "snappy",
    "interactiveSpring", "interpolatingSpring",
  ]

  /// An animation as scripts write it: `.easeIn`, `.linear(duration: 0.5)`, `.default`; nil is none.
  init(_ value: Value) throws {
    frames = 0
    guard !value.isNull, !value.isAbsent else { return }
    guard case .symbol(let symbol) = value else {
      throw Failure(
        code: "type",
        "an animation is a symbol such as `.easeInOut` or `.linear(duration: 0.5)`, not "
          + value.kindName)
    }
    let name = symbol.name.text
    switch name {
    case "default", "easeInOut": curve = .easeInOut
    case "linear": curve = .linear
    case "easeIn": curve = .easeIn
    case "easeOut", "spring", "bouncy", "smooth", "snappy", "interactiveSpring", "interpolatingSpring":
      curve = .easeOut
    default:
      throw Failure(
        code: "symbol", "`.\(name)` is no animation",
        hint: Suggestions.hint(for: name, in: Animation.names)
          ?? "animations are `.default .linear .easeIn .easeOut .easeInOut .spring`")
    }
    frames = Animation.usual.frames
    if let duration = try Animation.seconds(symbol, "duration", at: 0) { frames = max(1, duration) }
    delay = try Animation.seconds(symbol, "delay", at: nil) ?? 0
    if case .int(let repeats)? = symbol.argument("repeats") { count = repeats > 0 ? repeats : nil }
    if case .bool(let isBack)? = symbol.argument("autoreverses") { autoreverses = isBack }
    for case let label? in symbol.labels
    where !Animation.labels.contains(label) {
      throw Failure(
        code: "argument", "an animation has no `\(label):`", hint: "it has `duration:` and `delay:`")
    }
  }

  private static let labels: Set<String> = [
    "duration", "delay", "bounce", "extraBounce", "blendDuration", "response", "dampingFraction",
    "repeats", "autoreverses",
  ]

  init(frames: Int) { self.frames = frames }

  /// The same, played one time.
  var once: Animation {
    var copy = self
    (copy.count, copy.autoreverses) = (1, false)
    return copy
  }

  /// Seconds, or a Duration, in frames.
  private static func seconds(_ symbol: SymbolObject, _ label: String, at position: Int?) throws -> Int? {
    guard let value = symbol.argument(label, at: position), !value.isNull else { return nil }
    let seconds: Double
    switch value {
    case .duration(let duration) where duration.months == 0:
      seconds = Double(duration.days) * 86_400 + Double(duration.microseconds) / 1e6
    default:
      guard let number = value.asDouble else {
        throw Failure(
          code: "type", "the `\(label):` of an animation is seconds or a Duration, not \(value.kindName)",
          hint: "`.linear(duration: 0.5)` or `.linear(duration: 500ms)`")
      }
      seconds = number
    }
    guard seconds >= 0, seconds <= longest else {
      throw Failure(code: "range", "the `\(label):` of an animation is 0 to \(Int(longest)) seconds")
    }
    return Int((seconds * framesPerSecond).rounded())
  }

  /// How far it is after so many frames: 0 to 1.
  func progress(after frames: Int) -> Double {
    if isOver(after: frames) { return 1 }
    let passed = frames - delay
    if passed <= 0 { return 0 }
    let round = passed / self.frames
    let time = Double(passed % self.frames) / Double(self.frames)
    return eased(autoreverses && round % 2 == 1 ? 1 - time : time)
  }

  private func eased(_ time: Double) -> Double {
    switch curve {
    case .linear: time
    case .easeIn: time * time
    case .easeOut: 1 - (1 - time) * (1 - time)
    case .easeInOut: time * time * (3 - 2 * time)
    }
  }

  func isOver(after frames: Int) -> Bool {
    guard self.frames > 0 else { return true }
    guard let count else { return false }
    let (length, isTooLong) = self.frames.multipliedReportingOverflow(by: count)
    return !isTooLong && frames - delay >= length
  }
}

/// What is handed down of animations.
struct AnimationContext: Equatable {
  /// The `.animation(…, value:)` around, the innermost last.
  var scopes: [Identity] = []
  /// How changes are played now: the value of one of them has changed.
  var active: Animation?
}

/// Something that plays: since which tick, and how.
struct AnimationRun: Equatable {
  let start: Int
  let animation: Animation

  func progress(at tick: Int) -> Double { animation.progress(after: max(0, tick &- start)) }
  func isOver(at tick: Int) -> Bool { animation.isOver(after: max(0, tick &- start)) }
}
