import Foundation
import Testing

@testable import Lang
@testable import Trellis

/// A script reads plain files below the folders that were granted, and nothing else.
@Suite final class DataSandboxTests {
  private let root: String
  private let inside: String

  init() throws {
    root = NSTemporaryDirectory() + "trellis-" + UUID().uuidString
    inside = root + "/granted"
    try FileManager.default.createDirectory(atPath: inside + "/folder", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: root + "/granted-not", withIntermediateDirectories: true)
    try write("granted/a.csv", "x\n1\n")
    try write("granted/folder/b.csv", "x\n2\n")
    try write("secret.csv", "x\n3\n")
    try write("granted-not/c.csv", "x\n4\n")
    try link("granted/out.csv", to: "../secret.csv")
    try link("granted/out", to: "..")
    try link("granted/within.csv", to: "folder/b.csv")
    try link("granted/circle.csv", to: "circle.csv")
    try link("granted/null.csv", to: "/dev/null")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func write(_ path: String, _ text: String) throws {
    try text.write(toFile: root + "/" + path, atomically: false, encoding: .utf8)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: root + "/" + path, withDestinationPath: target)
  }

  private func read(_ path: String, _ files: SandboxedFiles? = nil) -> String {
    do {
      return String(decoding: try (files ?? SandboxedFiles(roots: [inside])).read(path), as: UTF8.self)
    } catch let failure as Failure {
      return ([failure.message] + failure.hints).joined(separator: "\n").replacing(root, with: "ROOT")
    } catch {
      return "\(error)"
    }
  }

  @Test func filesOfTheFolder() {
    #expect(read("a.csv") == "x\n1\n")
    #expect(read("folder/b.csv") == "x\n2\n")
    #expect(read("folder/../a.csv") == "x\n1\n")
    #expect(read(inside + "/a.csv") == "x\n1\n")
    #expect(read("within.csv") == "x\n2\n")
  }

  @Test(arguments: [
    "../secret.csv", "out.csv", "out/secret.csv", "folder/../../secret.csv", "../granted-not/c.csv",
    "/etc/passwd", "null.csv",
  ])
  func whatLiesOutside(path: String) {
    let text = read(path)
    #expect(
      text.hasPrefix("“\(path)” can't be read: it lies outside of the folders that may be read"), "\(text)")
    #expect(text.contains("--allow-read "), "\(text)")
  }

  @Test func whetherAFileOutsideExistsIsNotTold() {
    #expect(read("../nothing.csv").hasPrefix("“../nothing.csv” can't be read: it lies outside"))
  }

  @Test func granting() {
    let files = SandboxedFiles(roots: [inside, root])
    #expect(read("../secret.csv", files) == "x\n3\n")
    #expect(read("a.csv", files) == "x\n1\n")
  }

  @Test func switchedOff() {
    #expect(
      read("a.csv", SandboxedFiles(roots: [inside], allowed: false))
        == "“a.csv” can't be read: reading files was switched off with --no-read")
  }

  @Test func whatIsNoFile() {
    #expect(read("folder").hasPrefix("“folder” is a folder, not a file"))
    #expect(read("missing.csv") == "“missing.csv” doesn't exist\nrelative paths start at ROOT/granted")
    #expect(read("circle.csv").hasPrefix("“circle.csv” can't be read: its links lead in a circle"))
    #expect(read("").hasPrefix("“” isn't the path of a file"))
    #expect(read("a\u{0}.csv").contains("isn't the path of a file"))
    #expect(read("/dev/null", SandboxedFiles(roots: ["/"])).hasPrefix("“/dev/null” is a device or pipe"))
  }

  @Test func pipesAreNotWaitedFor() {
    #expect(mkfifo(inside + "/pipe", 0o600) == 0)
    #expect(read("pipe").hasPrefix("“pipe” is a device or pipe, not a file"))
  }

  @Test func sizeIsLimited() {
    #expect(read("a.csv", SandboxedFiles(roots: [inside], limit: 4)) == "x\n1\n")
    #expect(
      read("a.csv", SandboxedFiles(roots: [inside], limit: 3)).hasPrefix(
        "“a.csv” has 4 bytes, more than the 3"))
  }

  @Test func nothingIsGrantedByDefault() {
    #expect(throws: Failure.self) { try NoFiles().read("a.csv") }
  }
}
