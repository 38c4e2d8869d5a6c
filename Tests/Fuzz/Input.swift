import Foundation

/// What is done with an input; a global, since what C calls captures nothing.
nonisolated(unsafe) var attempt: ([UInt8]) -> String? = { _ in nil }

/// What libFuzzer calls for each input, under the name that its own `main` expects.
@_cdecl("LLVMFuzzerTestOneInput")
func tryInput(_ start: UnsafePointer<UInt8>?, _ length: Int) -> CInt {
  guard let problem = attempt(Array(UnsafeBufferPointer(start: start, count: length))) else { return 0 }
  FileHandle.standardError.write(Data("\(problem)\n".utf8))
  abort()
}
