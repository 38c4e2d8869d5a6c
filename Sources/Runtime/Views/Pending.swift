import Lang
import TextLayout

enum LabelViews {
  static func label(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func labeledContent(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func link(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func image(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum OverlaidNode {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func overlay(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum GroupBoxNode {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum ForEachViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum ScrollNode {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum ViewThatFitsNode {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum ContentUnavailable {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum ListNode {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func form(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum SectionNode {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum DisclosureViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum ToggleViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum ButtonViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum ProgressViews {
  static func progress(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func gauge(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum StepperViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum PickerViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum FieldViews {
  static func text(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func secure(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum NavigationViews {
  static func stack(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func link(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum ToolbarViews {
  static func item(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func group(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func spacer(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum StyleModifiers {
  static func attribute(_ call: ViewCall, _ attribute: CellStyle.Attributes) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func foreground(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func font(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func fontWeight(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func opacity(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum TextModifiers {
  static func textCase(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func lineLimit(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func truncation(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func alignment(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func redacted(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum BackgroundNode {
  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum BorderNode {
  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum PaddingNode {
  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum FrameNode {
  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum FixedSizeNode {
  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum LayoutModifiers {
  static func priority(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func hidden(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum ListModifiers {
  static func style(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func separator(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func background(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func alternating(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func badge(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum ControlModifiers {
  static func toggleStyle(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func buttonStyle(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func pickerStyle(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func disabled(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func tint(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum NavigationModifiers {
  static func title(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func subtitle(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func displayMode(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func backButtonHidden(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func destination(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func toolbar(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum PresentationModifiers {
  static func sheet(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func alert(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func detents(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum IdentityModifiers {
  static func id(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func tag(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func accessibilityLabel(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
enum EventModifiers {
  static func focused(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func tap(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func change(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func appear(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func submit(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
  static func environment(_ call: ViewCall) throws -> [ViewNode] {
    throw Failure(code: "unfinished", "unfinished", at: call.span)
  }
}
final class GeometryNode: ViewNode {}
final class NavigationPage {}
enum SheetFrame {
  static func place(_ p: Presentation, width: Int, below: Int, height: Int?, _ c: LayoutContext) throws
    -> CellRect
  { CellRect(x: 0, y: below, width: width, height: 0) }
  static func draw(_ p: Presentation, in rect: CellRect, on canvas: inout Canvas, _ c: LayoutContext) throws {
  }
}
