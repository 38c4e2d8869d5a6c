import Lang
import TestSupport
import Testing

@testable import Trellis

@Suite struct FunctionDocumentationTests {
  private let catalog = Interpreter().setup.catalog

  @Test func everyFunctionIsDocumented() {
    let entries = FunctionDocumentation.topics.flatMap(\.entries)
    let called = Set(entries.filter(\.isCalled).map(\.name))
    let read = Set(entries.filter { !$0.isCalled }.map(\.name))
    func missing(_ functions: [String: NativeFunction], _ known: Set<String>) -> [String] {
      functions.filter {
        ($0.value.role == .function || $0.value.role == .mutating) && !known.contains($0.key)
      }
      .keys.sorted()
    }
    #expect(missing(catalog.functions, called) == [])
    #expect(missing(catalog.methods, called) == [])
    #expect(catalog.properties.keys.filter { !read.contains($0) }.sorted() == [])
  }

  @Test func headingsNameTheLabels() {
    for entry in FunctionDocumentation.own.flatMap(\.entries) where entry.isCalled {
      guard let function = catalog.functions[entry.name] ?? catalog.methods[entry.name] else {
        Issue.record("\(entry.heading): there is no such function")
        continue
      }
      let parameters = function.signature.parameters.dropFirst(function.isMember ? 1 : 0)
      let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
      #expect(entry.heading == "\(entry.name)(\(labels))")
      #expect(entry.summary.hasSuffix("."), "\(entry.heading) has no sentence")
    }
  }

  /// The last line that the example prints is what the entry says.
  @Test(arguments: FunctionDocumentation.own.map(\.title))
  func examplesGiveWhatTheySay(topic: String) {
    for entry in FunctionDocumentation.own.flatMap(\.entries) where entry.topic == topic {
      let run = ScriptRun(entry.example)
      let last = run.output.split(separator: "\n").last.map { line in
        String(line.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      #expect(last == entry.output, "\(entry.heading): \(entry.example)\n\(run.golden)")
      #expect(run.messages == "", "\(entry.heading): \(run.messages)")
    }
  }

  @Test func theReferenceIsWrittenFromTheTables() {
    let text = LibraryDocumentation.markdown(for: catalog, topics: FunctionDocumentation.topics)
    let problem = Golden.compare(text, with: Golden.root.appendingPathComponent("docs/functions.md"))
    #expect(problem == nil, "\(problem ?? "")")
  }
}
