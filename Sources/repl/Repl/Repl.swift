import Trellis

struct Repl {
  init(_ options: Options, _ environment: Environment, _ streams: StandardStreams) {}
  func run() throws -> Int32 { throw CallError("the session comes later") }
}
