import Lang

/// Which view it is, from one render to the next: the places in the source that lead to it, and keys (rule 9).
///
/// A path of components from the screen down; two paths are equal if all of their components are.
final class Identity: Hashable, @unchecked Sendable {
  enum Component: Hashable {
    case screen
    /// The call at a place in the source; the occurrence counts calls at the same place within one parent.
    case place(Span, occurrence: Int)
    /// The row of a `ForEach` or `List` with a key; the occurrence counts rows with the same value as key.
    case key(ValueKey, occurrence: Int)
    /// `.id(x)`
    case id(ValueKey)
    /// A part that the library makes itself: the page of a stack, the content of a sheet.
    case part(String)
  }

  let parent: Identity?
  let component: Component
  private let hash: Int
  /// Counts what stands here, the path included, against the memory of the screen.
  let meter: Meter?
  /// Bytes that a path takes beyond the one that it goes on from.
  private static let size = 112

  private init(parent: Identity?, component: Component, meter: Meter?) {
    self.parent = parent
    self.component = component
    self.meter = meter
    meter?.take(Identity.size)
    var hasher = Hasher()
    hasher.combine(parent?.hash ?? 0)
    hasher.combine(component)
    hash = hasher.finalize()
  }

  /// Where every path starts.
  static let screen = Identity(parent: nil, component: .screen, meter: nil)

  /// The same, with what counts the places that lie in it.
  static func screen(of machine: Machine) -> Identity {
    Identity(parent: nil, component: .screen, meter: machine.heap.meter)
  }

  deinit { meter?.giveBack(Identity.size) }

  /// The path that goes on with a component.
  func appending(_ component: Component) -> Identity {
    Identity(parent: self, component: component, meter: meter)
  }

  static func == (left: Identity, right: Identity) -> Bool {
    var first: Identity? = left
    var second: Identity? = right
    while let a = first, let b = second {
      if a === b { return true }
      if a.hash != b.hash || a.component != b.component { return false }
      first = a.parent
      second = b.parent
    }
    return first == nil && second == nil
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Whether this path leads through the other one, or is it.
  func isInside(_ other: Identity) -> Bool {
    var path: Identity? = self
    while let step = path {
      if step == other { return true }
      path = step.parent
    }
    return false
  }

  /// The `.id(x)` nearest to the view, if it has one.
  var explicitID: Value? {
    var path: Identity? = self
    // `.id(x)` stands right before the place of the view that it is given to.
    if case .place = component { path = parent }
    while let step = path {
      if case .id(let key) = step.component { return key.value }
      if case .part = step.component { path = step.parent } else { return nil }
    }
    return nil
  }

  /// The key of the nearest row around the view.
  var rowKey: Value? {
    var path: Identity? = self
    while let step = path {
      if case .key(let key, _) = step.component { return key.value }
      path = step.parent
    }
    return nil
  }
}
