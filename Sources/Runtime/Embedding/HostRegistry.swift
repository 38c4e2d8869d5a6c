import Lang

/// Where a host registers functions and views: an `Interpreter`, for all of its scripts, or a `HostModule`, for those that
/// import it.
public class HostRegistry: @unchecked Sendable {
  init() {}

  /// Takes over a function or a view.
  func accept(_ function: NativeFunction, _ entry: HostFunction) {}

  /// Makes a function of the host's known to scripts.
  ///
  ///     interpreter.register("price(_ sku, currency)", help: "What an article costs.") {
  ///       (sku: String, currency: String?) in try shop.price(of: sku, in: currency ?? "EUR")
  ///     }
  ///
  /// The text gives the name, and for each parameter how a call passes it: `_ sku` by position, `currency` as
  /// `currency:`, `of order` as `of:`, with a default (`rounded = true`) if it may be left out; a bare name takes all
  /// arguments by position. Types come from the closure: what a call passes is checked when the script is compiled, as
  /// far as it is known then, and when it runs; a wrong argument is an error at the call that names the parameter. An
  /// error that the closure throws is shown at the call as well; `ScriptFailure` carries a hint.
  ///
  /// The closure runs on the screen's thread while the script waits. It must not use the screen that calls it: that is
  /// an error. A later call of `register` with the same name replaces the function for scripts that are loaded later.
  ///
  /// - Parameters:
  ///   - signature: the name, with the parameters' names, labels and defaults.
  ///   - help: a sentence for `description(of:)` and for the people who write scripts.
  ///   - body: the function.
  public func register<each Argument: Decodable, Result: Encodable>(
    _ signature: String, help: String = "",
    _ body: @escaping @Sendable (repeat each Argument) throws -> Result
  ) {
    var types: [Any.Type] = []
    repeat types.append((each Argument).self)
    add(HostFunction(signature, types, result: Result.self, help: help), HostBody(body: body))
  }

  /// The same for a function that gives nothing.
  public func register<each Argument: Decodable>(
    _ signature: String, help: String = "",
    _ body: @escaping @Sendable (repeat each Argument) throws -> Void
  ) {
    var types: [Any.Type] = []
    repeat types.append((each Argument).self)
    add(HostFunction(signature, types, result: nil, help: help), HostAction(body: body))
  }

  /// The same for a function that waits for something.
  ///
  /// The script waits as well: its thread blocks until the function is done, while the function runs on threads of its
  /// own, so that nothing waits for the blocked one. When the host's `interruption` gives a reason to stop, or the time
  /// that it allows is over, the function's task is cancelled and the run ends at once; what the task gives after that
  /// is dropped.
  public func registerAsync<each Argument: Decodable & Sendable, Result: Encodable & Sendable>(
    _ signature: String, help: String = "",
    _ body: @escaping @Sendable (repeat each Argument) async throws -> Result
  ) {
    var types: [Any.Type] = []
    repeat types.append((each Argument).self)
    add(HostFunction(signature, types, result: Result.self, help: help), HostAsyncBody(body: body))
  }

  private func add(_ entry: HostFunction, _ body: any HostCallable) {
    let function = NativeFunction(entry.signature, role: .function) { call in
      guard entry.isWhole else { throw entry.mismatch }
      try call.machine.charge(1)
      (call.machine.owner as? Screen)?.noteHostRead()
      return try body.run(call)
    }
    accept(function, entry)
  }
}

/// What runs when a script calls a function of the host's.
protocol HostCallable: Sendable {
  func run(_ call: NativeCall) throws -> Value
}

/// A closure of the host's with its types, which convert what goes in and comes out.
private struct HostBody<each Argument: Decodable, Result: Encodable>: HostCallable, @unchecked Sendable {
  let body: @Sendable (repeat each Argument) throws -> Result

  func run(_ call: NativeCall) throws -> Value {
    let arguments = HostArguments(call)
    let given = (repeat try arguments.take((each Argument).self))
    let result: Result
    do { result = try body(repeat each given) } catch {
      throw HostResult.failure(error, of: call.function.name)
    }
    return try HostResult.value(result, call)
  }
}

/// The same without a result.
private struct HostAction<each Argument: Decodable>: HostCallable, @unchecked Sendable {
  let body: @Sendable (repeat each Argument) throws -> Void

  func run(_ call: NativeCall) throws -> Value {
    let arguments = HostArguments(call)
    let given = (repeat try arguments.take((each Argument).self))
    do { try body(repeat each given) } catch { throw HostResult.failure(error, of: call.function.name) }
    return .null
  }
}

/// The same for one that waits.
private struct HostAsyncBody<each Argument: Decodable & Sendable, Result: Encodable & Sendable>: HostCallable,
  @unchecked Sendable
{
  let body: @Sendable (repeat each Argument) async throws -> Result

  func run(_ call: NativeCall) throws -> Value {
    let arguments = HostArguments(call)
    let given = (repeat try arguments.take((each Argument).self))
    let result = try HostWait.result(of: call.function.name, call.machine) {
      try await body(repeat each given)
    }
    return try HostResult.value(result, call)
  }
}

/// A function of the host's as it was registered.
struct HostFunction: Sendable {
  let name: String
  /// In the language's notation.
  let signature: String
  /// As people read it, with the result: `price(_ sku: String, currency: String?) -> Number`.
  var shown: String
  let help: String
  var kind = Kind.function
  /// What it belongs to: the name of a type of the host's, or of a module.
  var owner: String?

  enum Kind: String { case function, view, property, method }

  /// Whether the text names as many parameters as the closure takes.
  let isWhole: Bool
  private let counts: (named: Int, taken: Int)

  init(_ text: String, _ types: [Any.Type], result: Any.Type?, help: String) {
    let parsed = SignatureText(text)
    let known = types.map { HostType($0) }
    name = parsed.name
    signature = parsed.signature(known)
    shown = parsed.signature(known, shown: true) + (result.map { " -> \(HostType($0).shown)" } ?? "")
    self.help = help
    counts = (parsed.parameters.count, types.count)
    isWhole = parsed.parameters.isEmpty || parsed.parameters.count == types.count
  }

  /// A mistake of the host's own.
  var mismatch: Failure {
    Failure(
      code: "host-function",
      "the host registers `\(name)` with \(counts.named) parameters, but its function takes \(counts.taken)")
  }
}
