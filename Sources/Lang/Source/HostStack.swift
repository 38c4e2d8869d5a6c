#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stacks of a known size. What recurses over source or values runs on one, so that the limits of the language are the
/// same numbers on every thread and in every build.
package enum HostStack {
  /// Runs `body` on a stack of its own with `bytes`, and waits for it. Gives nil if there is no such stack to be had.
  package static func run<Result>(bytes: Int, _ body: () -> Result) -> Result? {
    var result: Result? = nil
    withoutActuallyEscaping({ result = body() }) { work in
      let box = WorkBox(work)
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return }
      defer { pthread_attr_destroy(&attributes) }
      guard pthread_attr_setstacksize(&attributes, bytes) == 0 else { return }
      let argument = Unmanaged.passRetained(box).toOpaque()
      #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { runBox($0) }, argument)
        guard status == 0, let thread else {
          Unmanaged<WorkBox>.fromOpaque(argument).release()
          return
        }
      #else
        var thread = pthread_t()
        let status = pthread_create(&thread, &attributes, { runBox($0) }, argument)
        guard status == 0 else {
          Unmanaged<WorkBox>.fromOpaque(argument).release()
          return
        }
      #endif
      pthread_join(thread, nil)
      // The closure must not outlive this call.
      box.work = {}
    }
    return result
  }
}

/// What a thread is to do. Only one of the two threads touches it at a time: the other waits.
private final class WorkBox {
  var work: () -> Void
  init(_ work: @escaping () -> Void) { self.work = work }
}

private func runBox(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  let box = Unmanaged<WorkBox>.fromOpaque(argument).takeRetainedValue()
  box.work()
  box.work = {}
  return nil
}
