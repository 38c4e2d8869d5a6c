@testable import Trellis

/// How a script ends under limits: the code of its failure, or nil if it comes to its end.
struct LimitedRun {
  let code: String?
  /// Where the message points, as `line:column`.
  let place: String?
  let stepsUsed: Int

  init(
    _ source: String, _ limits: Limits = Limits(), host: Host = Host(), width: Int = 40,
    afterLoading: () -> Void = {}
  ) {
    let interpreter = Interpreter(limits: limits, host: host)
    var parts: (code: String?, place: String?) = (nil, nil)
    var steps = 0
    do {
      let screen = try interpreter.load(source, name: "limit.dsl")
      screen.options.width = width
      screen.sink = { _ in }
      afterLoading()
      do { try screen.run() } catch { parts = LimitedRun.parts(error, screen) }
      steps = screen.machine.stepsUsed
    } catch {
      parts.code = (error as? ScriptError)?.diagnostics.first?.code ?? "\(error)"
    }
    (code, place, stepsUsed) = (parts.code, parts.place, steps)
  }

  /// What is wrong with a source, if it does not load.
  static func loadCode(_ source: String, _ limits: Limits) -> String? {
    do {
      _ = try Interpreter(limits: limits).load(source)
      return nil
    } catch { return (error as? ScriptError)?.diagnostics.first?.code ?? "\(error)" }
  }

  private static func parts(_ error: any Error, _ screen: Screen) -> (String?, String?) {
    guard let diagnostic = (error as? ScriptError)?.diagnostics.first else { return ("\(error)", nil) }
    return (
      diagnostic.code, screen.sources.location(diagnostic.span).map { "\($0.line):\($0.column)" }
    )
  }

  /// The greatest number for which a script still comes to its end, found by halving.
  static func greatest(_ range: Range<Int>, _ limits: Limits = Limits(), _ source: (Int) -> String) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if LimitedRun(source(middle), limits).code == nil { low = middle } else { high = middle }
    }
    return low
  }
}
