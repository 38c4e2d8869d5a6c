import Foundation
import TestSupport
import Testing

/// Every script of the repository means the same when it is laid out anew, and is then left as it is.
@Suite struct FormatCorpusTests {
  @Test func examplesAndGoldenFiles() throws {
    var fine = 0
    for source in FormatCorpus.scripts {
      switch FormatCheckup.check(source.bytes) {
      case .fine: fine += 1
      case .refused: break
      case .problem(let problem): Issue.record("\(source.name): \(problem)")
      }
    }
    #expect(fine > 100)
  }

  @Test func documents() throws {
    var fine = 0
    for source in FormatCorpus.documents {
      switch FormatCheckup.check(source.bytes) {
      case .fine: fine += 1
      case .refused: break
      case .problem(let problem): Issue.record("\(source.name): \(problem)")
      }
    }
    #expect(fine > 40)
  }

  /// What `trellis fmt --check Examples` asks.
  @Test func examplesAreLaidOut() {
    for source in FormatCorpus.scripts where source.name.hasPrefix("Examples/") {
      #expect(FormatCorpus.layout(source.bytes) == source.bytes, "trellis fmt \(source.name)")
    }
  }
}
