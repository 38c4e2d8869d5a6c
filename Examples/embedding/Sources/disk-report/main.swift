import Foundation
import Trellis

/// disk-report: what takes the room in a folder, shown by a template that its users can write themselves.
struct Tool {
  var path = "."
  var template: String?
  var width: Int?
  var watches = false
  let isTerminal = isatty(STDOUT_FILENO) == 1

  static let usage = """
    usage: disk-report [FOLDER] [--template FILE] [--width N] [--watch]
           disk-report --describe | --default-template | --check FILE

      --template FILE     how the report looks; without it, the built-in template
      --watch             draw again whenever the template changes
      --check FILE        find mistakes in a template without looking at a folder
      --describe          what a template may use
      --default-template  the built-in template, to begin with
    """

  /// The language with what this tool adds to it.
  func makeInterpreter() -> Interpreter {
    var host = Host()
    host.timeout = .seconds(5)
    host.timeZone = TimeZone.current.identifier
    host.clock = { Int(Date().timeIntervalSince1970 * 1_000_000) }
    let interpreter = Interpreter(limits: Limits(steps: 5_000_000, memory: 64 << 20), host: host)
    interpreter.declare("folder", Folder.self, help: "The folder that is looked at, with what lies in it.")
    interpreter.register("size(_ bytes)", help: "Bytes as people read them: 1.2 MB.") { (bytes: Int) in
      var (value, unit) = (Double(bytes), "B")
      for larger in ["kB", "MB", "GB", "TB"] where value >= 1000 { (value, unit) = (value / 1000, larger) }
      return unit == "B" ? "\(bytes) B" : String(format: "%.1f %@", value, unit)
    }
    return interpreter
  }

  /// The template's source, and the name that messages call it by.
  func source(_ file: String?) throws -> (text: String, name: String) {
    guard let file else { return (defaultTemplate, "built-in template") }
    return (try String(contentsOfFile: file, encoding: .utf8), file)
  }

  /// Draws the report: gives what to print, or the messages.
  func report(_ folder: Folder, _ interpreter: Interpreter) -> (text: String, isFine: Bool) {
    do {
      try interpreter.define("folder", folder)
      let (text, name) = try source(template)
      let screen = try interpreter.load(text, name: name)
      screen.options = RenderOptions(width: width, format: isTerminal ? .ansi(.palette256) : .text)
      return (try screen.render(), true)
    } catch let error as ScriptError {
      return (error.text(usesColour: isTerminal), false)
    } catch {
      return ("disk-report: \(error.localizedDescription)\n", false)
    }
  }

  mutating func run(_ arguments: [String]) throws -> Int32 {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--template": template = rest.popFirst()
      case "--width": width = rest.popFirst().flatMap { Int($0) }
      case "--watch": watches = true
      case "--describe":
        print(makeInterpreter().templateDescription.text, terminator: "")
        return 0
      case "--default-template":
        print(defaultTemplate)
        return 0
      case "--check":
        let (text, name) = try source(rest.popFirst())
        let problems = makeInterpreter().check(text, name: name)
        for problem in problems { print(problem.text, terminator: "") }
        return problems.contains { $0.severity == .error } ? 1 : 0
      case "--help", "-h":
        print(Tool.usage)
        return 0
      default:
        if argument.hasPrefix("-") {
          print("disk-report: there is no option \(argument)\n\(Tool.usage)")
          return 2
        }
        path = argument
      }
    }
    let folder = try Folder(at: path)
    let interpreter = makeInterpreter()
    let first = report(folder, interpreter)
    show(first)
    var shown = first.text
    while watches {
      // Read again once a second; a template with a mistake shows its messages until it is mended.
      Thread.sleep(forTimeInterval: 1)
      let next = report(folder, interpreter)
      if next.text != shown { show(next) }
      shown = next.text
    }
    return first.isFine ? 0 : 1
  }

  func show(_ report: (text: String, isFine: Bool)) {
    let file = report.isFine ? FileHandle.standardOutput : FileHandle.standardError
    file.write(Data(report.text.utf8))
  }
}

var tool = Tool()
do { exit(try tool.run(Array(CommandLine.arguments.dropFirst()))) } catch {
  FileHandle.standardError.write(Data("disk-report: \(error.localizedDescription)\n".utf8))
  exit(1)
}
