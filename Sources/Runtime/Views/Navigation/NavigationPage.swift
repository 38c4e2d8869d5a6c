import Lang
import TextLayout

/// What the views of a page say about it: its title, its toolbar. Filled in while they are expanded.
final class NavigationPage {
  enum Kind { case root, pushed, sheet }

  let kind: Kind
  var title: TextNode?
  var subtitle: TextNode?
  /// Said by `navigationBarTitleDisplayMode`; else the root's title stands left and a pushed page's in the middle.
  var isInline: Bool?
  var isBackHidden = false
  var items: [ToolbarItemNode] = []
  /// Goes back, on a pushed page.
  var back: Control?

  init(_ kind: Kind) { self.kind = kind }

  /// A stack within a sheet has no bar of its own: the sheet shows what the page says.
  func adopt(_ page: NavigationPage) {
    title = page.title ?? title
    subtitle = page.subtitle ?? subtitle
    items = page.items + items
    back = page.back
    isBackHidden = page.isBackHidden
  }
}

/// A navigation stack while its pages are expanded: where links push, and what they find there.
final class NavigationContext {
  let identity: Identity
  /// `NavigationStack(path: $path)`: the values of the pages.
  let path: BindingObject?
  let pathValue: ListObject?
  /// The destination of each link that was expanded in this render.
  var links: [Identity: Value] = [:]
  var destinations: [(type: Value, content: Value)] = []
  /// Pages that `navigationDestination(isPresented:)` and `(item:)` push.
  var presented: [(entry: NavigationEntry, pop: Control.Action)] = []

  init(identity: Identity, path: BindingObject?, pathValue: ListObject?) {
    self.identity = identity
    self.path = path
    self.pathValue = pathValue
  }

  /// The block that shows a value: the first destination whose type it has.
  func destination(for value: Value) -> Value? {
    destinations.first { NavigationContext.matches($0.type, value) }?.content
  }

  private static func matches(_ type: Value, _ value: Value) -> Bool {
    switch type {
    case .null: return true
    case .type(let object):
      if case .choice(let choice) = object.type, case .symbol(let symbol) = value {
        return choice.contains(symbol.name.text)
      }
      return object.name == value.typeName || object.name == "Any"
    // The name of a type that needs no declaration stands for the function that converts to it.
    case .native(let function): return function.name == value.typeName
    default: return Value.isSame(type, value)
    }
  }
}
