import Glibc
import Trellis

func standardError(_ text: String) {
  let bytes = Array(text.utf8)
  _ = write(2, bytes, bytes.count)
}

var arguments = Array(CommandLine.arguments.dropFirst())
var options = RenderOptions()
var code: [UInt8] = []
var name = "script"
var host = Host()
while let argument = arguments.first {
  arguments.removeFirst()
  if argument == "--width", let value = arguments.first.flatMap({ Int($0) }) {
    options.width = value
    arguments.removeFirst()
  } else if argument == "-e", let value = arguments.first {
    code = Array(value.utf8)
    name = "-e"
    host.files = SandboxedFiles(roots: ["."])
    arguments.removeFirst()
  } else {
    name = argument
    let folder =
      argument.contains("/") ? String(argument[..<(argument.lastIndex(of: "/") ?? argument.startIndex)]) : "."
    host.files = SandboxedFiles(roots: [folder])
    code = (try? SandboxedFiles(roots: [folder]).read(argument)) ?? []
  }
}
let interpreter = Interpreter(limits: Limits(steps: 1_000_000_000_000), host: host)
do {
  let screen = try interpreter.load(bytes: code, name: name)
  screen.options = options
  screen.sink = { (bytes: ArraySlice<UInt8>) in
    _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  }
  screen.warningSink = { standardError(DiagnosticText.render([$0], sources: screen.sources)) }
  try screen.run()
} catch let error as ScriptError {
  standardError(error.text())
  exit(Int32(error.exitCode ?? 1))
}
