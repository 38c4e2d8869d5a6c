import Testing

@testable import Lang

@Suite struct LibraryDocumentationTests {
  @Test func everyFunctionIsDocumented() {
    let catalog = Catalog.standard()
    let called = Set(LibraryDocumentation.entries.filter(\.isCalled).map(\.name))
    let read = Set(LibraryDocumentation.entries.filter { !$0.isCalled }.map(\.name))
    #expect(catalog.properties.keys.filter { !read.contains($0) }.sorted() == [])
    #expect(catalog.methods.keys.filter { !called.contains($0) }.sorted() == [])
    #expect(catalog.functions.keys.filter { !called.contains($0) }.sorted() == [])
  }

  @Test func everyDocumentedFunctionExists() {
    let catalog = Catalog.standard()
    for entry in LibraryDocumentation.entries {
      let exists =
        entry.isCalled
        ? catalog.methods[entry.name] != nil || catalog.functions[entry.name] != nil
        : catalog.properties[entry.name] != nil
      #expect(exists, "\(entry.heading)")
      #expect(!entry.example.isEmpty, "\(entry.heading) has no example")
      #expect(entry.summary.hasSuffix("."), "\(entry.heading) has no sentence")
    }
  }

  @Test func headingsNameTheLabels() {
    let catalog = Catalog.standard()
    for entry in LibraryDocumentation.entries where entry.isCalled {
      guard let function = catalog.functions[entry.name] ?? catalog.methods[entry.name] else { continue }
      let parameters = function.signature.parameters.dropFirst(function.isMember ? 1 : 0)
      let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
      #expect(entry.heading == "\(entry.name)(\(labels))")
    }
  }

  @Test func helpShowsSignatureAndExample() {
    let catalog = Catalog.standard()
    #expect(
      LibraryDocumentation.help("chunked", in: catalog) == """
        x.chunked(into: Int)
            Pieces of so many elements; the last may be shorter.
            (1...5).chunked(into: 2)    // [[1, 2], [3, 4], [5]]
        """)
    #expect(LibraryDocumentation.help("first", in: catalog)?.contains("x.first(where: Function)") == true)
    #expect(LibraryDocumentation.help("no such", in: catalog) == nil)
  }

  @Test(arguments: LibraryDocumentation.topics.map(\.title))
  func examplesGiveWhatTheySay(topic: String) {
    for entry in LibraryDocumentation.entries where entry.topic == topic {
      #expect(LibraryScript.output(entry.example) == entry.output, "\(entry.heading): \(entry.example)")
    }
  }
}
