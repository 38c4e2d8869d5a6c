/// What it takes to read a source, which may be long: asks now and then whether to stop, and counts the memory of tokens,
/// trees and code.
///
/// The lexer, the parser and the compiler tell it of each thing that they make, about as large as it is: so a single
/// counter says how long the work goes on and how much it holds.
public final class SourceWork {
  private let heap: Heap?
  /// Bytes that may be made before it is asked again.
  private let left: UnsafeMutablePointer<Int>
  /// What was left of them when it was counted last.
  @exclusivity(unchecked) private var counted = SourceWork.slice
  /// Why reading has to end before its end.
  @exclusivity(unchecked) public private(set) var failure: Failure?
  /// What is gone when the source is read: its tokens and its tree.
  @exclusivity(unchecked) private(set) var passing = 0
  /// What stays as long as the program: the source, its names and its code.
  @exclusivity(unchecked) public private(set) var lasting = 0
  /// What was made until reading ended before its end. Freeing it takes long too: whoever gets the failure has it.
  @exclusivity(unchecked) public private(set) var remains: [Any] = []

  /// So many bytes are made between two questions: some hundred parts of a tree.
  static let slice = 64 << 10

  /// - Parameter machine: which is asked and counts; nil for a source that is read to its end in any case.
  public init(_ machine: Machine? = nil) {
    heap = machine?.heap
    left = RawMemory.allocate(Int.self, count: 1)
    left.initialize(to: SourceWork.slice)
  }

  /// Counts the bytes of a source, which stay; fails if memory has no room for them.
  public func begin(_ file: SourceFile) throws {
    try heap?.check(file.bytes.count)
    _ = keep(file.bytes.count)
  }

  deinit {
    release(to: 0)
    RawMemory.free(left)
  }

  public var isStopped: Bool { failure != nil }

  /// Something of so many bytes is about to be made that is gone when the source is read.
  ///
  /// - Returns: whether to stop.
  @inline(__always) func step(_ bytes: Int) -> Bool { steps.step(bytes) }

  /// What the parser and the compiler hold, for which a step costs no count of references; as long as this lives.
  struct Steps {
    fileprivate let left: UnsafeMutablePointer<Int>
    fileprivate unowned(unsafe) let work: SourceWork

    @inline(__always) func step(_ bytes: Int) -> Bool {
      left.pointee &-= bytes
      return left.pointee < 0 ? work.ask() : false
    }
  }

  var steps: Steps { Steps(left: left, work: self) }

  @inline(never) fileprivate func ask() -> Bool {
    guard failure == nil else { return true }
    settle()
    left.pointee = SourceWork.slice
    counted = SourceWork.slice
    guard let heap else { return false }
    do {
      try heap.check()
      try heap.meter?.pause()
      return false
    } catch { failure = error as? Failure ?? Failure(code: "host", "\(error)") }
    // Every further question is answered so.
    left.pointee = -1
    return true
  }

  /// Counts what was made since the last question.
  private func settle() {
    if failure != nil { return }
    let made = counted - left.pointee
    counted = left.pointee
    passing += made
    heap?.meter?.grow(by: made)
  }

  /// The same for what stays.
  func keep(_ bytes: Int) -> Bool {
    guard failure == nil else { return true }
    lasting += bytes
    // The one is counted where the other was until here.
    let isStopped = step(bytes)
    passing -= bytes
    return isStopped
  }

  /// How much is held that is gone when the source is read.
  public var mark: Int {
    settle()
    return passing
  }

  /// Of that, what was made since a mark is gone.
  public func release(to mark: Int) {
    settle()
    heap?.meter?.grow(by: mark - passing)
    passing = mark
  }

  /// The same for a source that another imports.
  ///
  /// - Returns: whether to stop.
  public func add(_ file: SourceFile) -> Bool { keep(file.bytes.count) }

  /// Frees a tree that is not needed, a statement after the other.
  func discard(_ statements: inout [Statement]) {
    while !statements.isEmpty {
      if step(SourceWork.slice / 16) { return leave(statements) }
      statements.removeLast(min(statements.count, 16))
    }
  }

  /// The source is read: its tokens and its tree are gone, and what stays is counted on.
  ///
  /// - Throws: why reading had to end before its end, also at its last part.
  public func finish() throws {
    _ = ask()
    release(to: 0)
    if let failure { throw failure }
  }

  /// What was to stay is gone as well.
  public func forget() {
    release(to: 0)
    heap?.meter?.grow(by: -lasting)
    lasting = 0
  }

  /// Frees what was to stay and is not used, one after the other: as much as stayed before is left.
  func discard<Element>(_ elements: inout [Element], to kept: Int) {
    while !elements.isEmpty {
      if step(1024) { return leave(elements) }
      elements.removeLast()
    }
    settle()
    heap?.meter?.grow(by: kept - lasting)
    lasting = kept
  }

  /// Keeps what was made so far for whoever gets the failure.
  public func leave(_ remains: Any) { self.remains.append(remains) }
}
