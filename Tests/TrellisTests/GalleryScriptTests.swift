import Foundation
import TestSupport
import Testing

@testable import Trellis

/// What the examples of tests say holds of the gallery: the same files as `trellis test Examples/gallery` runs.
@Suite struct GalleryScriptTests {
  static let folder = Golden.root.appendingPathComponent("Examples/gallery/tests")
  static let files = Golden.scripts(in: "Examples/gallery/tests").map(\.lastPathComponent)

  /// Screens as they lie in `golden/`.
  final class Goldens: GoldenFiles {
    func problem(_ name: String, _ text: String) throws -> String? {
      let file = GalleryScriptTests.folder.appendingPathComponent("golden/\(name).expected")
      return Golden.compare(text, with: file)
    }
  }

  @Test func thereAreSome() { #expect(Self.files.count >= 6) }

  @Test(arguments: files) func testsOfTheGalleryPass(file: String) throws {
    var host = Host()
    host.files = SandboxedFiles(roots: [Self.folder.path, Self.folder.deletingLastPathComponent().path])
    host.goldens = Goldens()
    let interpreter = Interpreter(host: host)
    let source = try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    // Each test in a run of its own, until there are no more.
    for index in 0..<1000 {
      let tests = OneTest(index)
      host.tests = tests
      let screen = try Interpreter(limits: interpreter.limits, host: host).load(source, name: file)
      screen.options.width = 80
      do { try screen.run() } catch {
        guard tests.hasEnded else { throw error }
      }
      if !tests.hasEnded {
        #expect(index > 0)
        return
      }
    }
  }

  final class OneTest: TestCollector, @unchecked Sendable {
    private var left: Int
    private(set) var hasEnded = false
    init(_ index: Int) { left = index }
    func begins(_ name: String) -> Bool {
      left -= 1
      return left == -1
    }
    func ended() throws {
      hasEnded = true
      throw Failure(.cancelled, code: "ended", "")
    }
  }
}
