import CInterfaceUse
import CTrellis
import Foundation
import Testing
import TrellisC

/// The C interface, used from C: `Tests/CInterfaceUse`.
@Suite(.serialized) struct CInterfaceTests {
  private func check(_ use: () -> UnsafeMutablePointer<CChar>?) {
    guard let problem = use() else { return }
    Issue.record("\(String(cString: problem))")
    free(problem)
  }

  @Test func screensAreDrawnAndUsed() { check(use_screens) }
  @Test func callbacksAreCalledAndReleased() { check(use_callbacks) }
  @Test func errorsHaveTextAndPlace() { check(use_errors) }
  @Test func theExampleRuns() { check(use_example) }
  @Test func nothingIsRefused() { check(use_nothing) }
  @Test func aScreenCantBeUsedFromWithin() { check(use_reentrance) }
}
