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

  @Test func theRoomThatAScriptHasIsALimitToo() throws {
    let files = SandboxedFiles(roots: [inside])
    #expect(try files.read("a.csv", atMost: 4).count == 4)
    #expect(throws: Failure.self) { try files.read("a.csv", atMost: 3) }
  }

  @Test(arguments: [
    "/dev/zero", "/dev/tty", "/dev/stdin", "/proc/self/mem", "/proc/self/environ", "/proc/kmsg",
  ])
  func devicesAndTheSystemsOwnFilesAreNotGranted(path: String) {
    #expect(read(path).contains("lies outside of the folders"), "\(path)")
  }

  /// Even where everything is granted, nothing that has no end is read.
  @Test(arguments: ["/dev/zero", "/dev/random", "/dev/full"])
  func devicesAreNeverRead(path: String) {
    #expect(read(path, SandboxedFiles(roots: ["/"])).hasPrefix("“\(path)” is a device or pipe"))
  }

  @Test func aLinkToADeviceOrPipeIsNone() throws {
    #expect(mkfifo(root + "/pipe", 0o600) == 0)
    try link("granted/zero.csv", to: "/dev/zero")
    try link("granted/fifo.csv", to: "../pipe")
    #expect(read("zero.csv").contains("lies outside"))
    #expect(read("fifo.csv").contains("lies outside"))
    #expect(read("fifo.csv", SandboxedFiles(roots: [root])).contains("lies outside") == false)
  }

  /// A folder that turns into a link and back while files are read in it leads nowhere else.
  @Test func aFolderThatBecomesALinkLeadsNowhere() throws {
    try FileManager.default.createDirectory(atPath: root + "/other", withIntermediateDirectories: true)
    try write("other/b.csv", "x\n3\n")
    let (folder, aside, target) = (inside + "/folder", inside + "/aside", root + "/other")
    let done = Flag()
    let swapper = Thread {
      while !done.isSet {
        rename(folder, aside)
        symlink(target, folder)
        unlink(folder)
        rename(aside, folder)
      }
      done.isEnded = true
    }
    swapper.start()
    var found: Set<String> = []
    for _ in 0..<3000 { found.insert(read("folder/b.csv")) }
    done.isSet = true
    while !done.isEnded { usleep(1000) }
    #expect(!found.contains("x\n3\n"), "\(found)")
  }

  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var flags = (set: false, ended: false)
    var isSet: Bool {
      get { lock.withLock { flags.set } }
      set { lock.withLock { flags.set = newValue } }
    }
    var isEnded: Bool {
      get { lock.withLock { flags.ended } }
      set { lock.withLock { flags.ended = newValue } }
    }
  }

  /// What is appended while a file is read is not waited for: it is read as long as it was.
  @Test func aFileThatGrowsEnds() throws {
    try write("granted/log.csv", "x\n")
    let done = Flag()
    let path = inside + "/log.csv"
    let writer = Thread {
      let file = FileHandle(forWritingAtPath: path)
      _ = try? file?.seekToEnd()
      for _ in 0..<5000 where !done.isSet { try? file?.write(contentsOf: Data(repeating: 0x31, count: 4096)) }
      done.isEnded = true
    }
    writer.start()
    var lengths: [Int] = []
    for _ in 0..<50 { lengths.append(try SandboxedFiles(roots: [inside]).read("log.csv").count) }
    done.isSet = true
    while !done.isEnded { usleep(1000) }
    #expect(lengths == lengths.sorted())
  }

  @Test func nothingIsGrantedByDefault() {
    #expect(throws: Failure.self) { try NoFiles().read("a.csv") }
  }
}
