import Lang

/// A screen that a script opened from another script: `open("settings.dsl")`.
///
/// It has an interpreter, a machine and a state of its own. Only copies of plain values pass between the two.
final class OpenedScreen: @unchecked Sendable {
  let screen: Screen
  /// The value that stands for it, whose size counts what the screen's machine holds.
  weak var value: HostObject?
  /// The numbers that its source files have in the opening script's sources.
  private var files: [UInt32] = []

  /// How many screens may be opened one by another.
  static let depthLimit = 4
  /// Bytes that a machine and its library take before anything is in it.
  static let baseSize = 256 << 10

  init(_ screen: Screen) { self.screen = screen }

  /// Uses the screen on behalf of another script: a run of its own, whose steps and memory that script pays for.
  func use<Result>(by opener: Screen, _ verb: String, _ body: () throws -> Result) throws -> Result {
    let machine = screen.machine
    machine.beginRun(.event)
    screen.environment.beginRun()
    defer { value?.count(payload: OpenedScreen.baseSize + (machine.heap.meter?.bytes ?? 0)) }
    let result: Result
    do { result = try body() } catch {
      try? opener.machine.charge(machine.stepsUsed)
      throw failure(error, for: opener, verb)
    }
    try opener.machine.charge(machine.stepsUsed)
    return result
  }

  /// The screen as it is drawn, without the last line's end; nil if there is nothing to draw.
  func text(for opener: Screen) throws -> String? {
    guard screen.hasScreen else { return nil }
    return try use(by: opener, "open") {
      try screen.refresh()
      let bytes = screen.current?.bytes ?? []
      return String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
  }

  /// An error of this screen as one of the script that uses it: its places lie in that script's sources.
  func failure(_ error: any Error, for opener: Screen, _ verb: String) -> Failure {
    var failure: Failure
    switch error {
    case let known as Failure: failure = known
    case let error as ScriptError:
      failure = OpenedScreen.failure(error)
    default: failure = Failure(code: "host", "\(error)")
    }
    if case .exit(let status) = failure.kind {
      let words = failure.message.isEmpty ? "" : ": \(failure.message)"
      failure.kind = .error
      failure.code = "opened-exit"
      failure.message = "the opened script ended itself with status \(status)\(words)"
    }
    failure.span = failure.span.map { translate($0, to: opener) }
    failure.notes = failure.notes.map { Diagnostic.Note($0.message, at: translate($0.span, to: opener)) }
    failure.trace = failure.trace.map {
      Diagnostic.TraceEntry(function: $0.function, span: translate($0.span, to: opener))
    }
    if failure.span != nil {
      failure.trace.append(Diagnostic.TraceEntry(function: verb, span: opener.machine.currentSpan))
    }
    return failure
  }

  /// The first message of an error, with what the others say below it.
  private static func failure(_ error: ScriptError) -> Failure {
    let first = error.diagnostics.first
    var failure = Failure(
      error.isCancelled ? .cancelled : error.exitCode.map { .exit($0) } ?? .error,
      code: first?.code ?? "opened", first?.message ?? "")
    guard let first else { return failure }
    failure.span = first.span == .none ? nil : first.span
    failure.hints = first.hints
    failure.notes = first.notes
    failure.trace = first.trace
    failure.details = first.details
    for other in error.diagnostics.dropFirst().prefix(20) where other.severity == .error {
      failure.notes.append(Diagnostic.Note("and: " + other.message, at: other.span))
    }
    return failure
  }

  /// A place in this screen's sources as one in the opener's.
  func translate(_ span: Span, to opener: Screen) -> Span {
    guard screen.sources.file(span.file) != nil else { return .none }
    while files.count < screen.sources.files.count {
      files.append(opener.sources.add(screen.sources.files[files.count]))
    }
    return Span(file: files[Int(span.file)], start: Int(span.start), end: Int(span.end))
  }
}
