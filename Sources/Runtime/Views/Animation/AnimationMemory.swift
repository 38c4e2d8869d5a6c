import Lang

/// A number of a view that changes over frames.
struct AnimationKey: Hashable {
  let identity: Identity
  let name: String
}

/// A view with a `.transition` where it stands: among the views of a builder, after another.
struct TransitionPlace {
  let node: ViewNode
  let container: Identity
  let after: Identity?
  let transition: Transition
  let scopes: [Identity]
}

/// What animations need to know from one render to the next. It is a part of what views keep, so that an event that
/// fails leaves it as it was.
struct AnimationMemory {
  private struct Number {
    var target: Double
    var from: Double
    var run: AnimationRun?
  }
  private struct Scope {
    var value: Value
    var animation: Animation
    var changedIn: Int
  }
  /// A view that is gone and is still drawn.
  struct Leaving {
    let place: TransitionPlace
    let run: AnimationRun
    /// Of a row of a `ForEach`: the rows that stood before it.
    let rowsBefore: ArraySlice<Identity.Component>
  }

  private var numbers: [AnimationKey: Number] = [:]
  private var scopes: [Identity: Scope] = [:]
  /// Views with transitions, in the order of the screen.
  private var present: [TransitionPlace] = []
  private var presentNames: Set<Identity> = []
  private var arriving: [Identity: AnimationRun] = [:]
  private var leaving: [Leaving] = []
  /// The rows of each `ForEach`, in order.
  private var rowOrders: [Identity: [Identity.Component]] = [:]
  /// Counts what happens: changes in the same happening are played together.
  private(set) var happening = 0
  /// What `withAnimation` says for this happening.
  var animation: Animation?

  /// The screen stands as the happening left it.
  mutating func endHappening() {
    happening += 1
    animation = nil
  }

  // MARK: Numbers

  /// What a number is drawn as now, and whether it goes on changing.
  mutating func number(_ target: Double, _ key: AnimationKey, _ animation: Animation?, at tick: Int) -> (
    value: Double, isRunning: Bool
  ) {
    guard target.isFinite, var number = numbers[key] else {
      numbers[key] = Number(target: target, from: target)
      return (target, false)
    }
    if number.target != target {
      let present = AnimationMemory.value(number, at: tick)
      number = Number(target: target, from: present)
      if let animation = animation ?? self.animation, animation.frames > 0 {
        number.run = AnimationRun(start: tick, animation: animation)
      }
      numbers[key] = number
    }
    guard let run = number.run, !run.isOver(at: tick) else { return (target, false) }
    return (AnimationMemory.value(number, at: tick), true)
  }

  private static func value(_ number: Number, at tick: Int) -> Double {
    guard let run = number.run else { return number.target }
    return number.from + (number.target - number.from) * run.progress(at: tick)
  }

  // MARK: Scopes

  /// How changes below an `.animation(…, value:)` are played now; nil if its value has not changed in this happening.
  mutating func scope(_ identity: Identity, _ value: Value, _ animation: Animation) -> Animation? {
    var scope = scopes[identity] ?? Scope(value: value, animation: animation, changedIn: -1)
    if !Value.isSame(scope.value, value) { scope.changedIn = happening }
    scope.value = value
    scope.animation = animation
    scopes[identity] = scope
    return scope.changedIn == happening ? animation : nil
  }

  // MARK: Coming and going

  /// How far a view with a transition has come; nil if it is there.
  mutating func arrival(of place: TransitionPlace, _ animation: Animation?, at tick: Int) -> Double? {
    let identity = place.node.identity
    if let run = arriving[identity] { return run.isOver(at: tick) ? nil : run.progress(at: tick) }
    guard !presentNames.contains(identity), let animation = animation ?? self.animation, animation.frames > 0
    else {
      return nil
    }
    let run = AnimationRun(start: tick, animation: animation.once)
    arriving[identity] = run
    return run.progress(at: tick)
  }

  /// Views that are gone from a place and still drawn, with how much of each is left.
  func leaving(from container: Identity, at tick: Int) -> [(place: TransitionPlace, rest: Double)] {
    leaving.compactMap { entry in
      guard entry.place.container == container, !entry.run.isOver(at: tick) else { return nil }
      return (entry.place, 1 - entry.run.progress(at: tick))
    }
  }

  /// The same for whole rows of a `ForEach`, with the rows that stood before each.
  func leavingRows(of rows: Identity, at tick: Int) -> [LeavingRow] {
    leaving.compactMap { entry in
      guard entry.place.container.parent == rows, !entry.run.isOver(at: tick) else { return nil }
      return LeavingRow(place: entry.place, rest: 1 - entry.run.progress(at: tick), before: entry.rowsBefore)
    }
  }

  private func rowsBefore(_ row: Identity) -> ArraySlice<Identity.Component> {
    guard let parent = row.parent, let order = rowOrders[parent],
      let index = order.firstIndex(of: row.component)
    else { return [] }
    return order[..<index]
  }

  /// The views with transitions that are there now. Gives whether one has left that is to be drawn for a while.
  mutating func settle(
    _ places: [TransitionPlace], _ orders: [Identity: [Identity.Component]], at tick: Int,
    waits: (Identity) throws -> Bool
  ) rethrows -> Bool {
    var places = places
    var names = Set(places.map(\.node.identity))
    var hasNew = false
    for place in present where !names.contains(place.node.identity) {
      if try waits(place.node.identity) {
        places.append(place)
        names.insert(place.node.identity)
        continue
      }
      let scope = place.scopes.last { scopes[$0]?.changedIn == happening }.flatMap { scopes[$0] }
      guard let animation = scope?.animation ?? animation, animation.frames > 0 else { continue }
      leaving.append(
        Leaving(
          place: place, run: AnimationRun(start: tick, animation: animation.once),
          rowsBefore: rowsBefore(place.container)))
      hasNew = true
    }
    present = places
    rowOrders = orders
    presentNames = names
    arriving = arriving.filter { names.contains($0.key) && !$0.value.isOver(at: tick) }
    leaving.removeAll { $0.run.isOver(at: tick) || names.contains($0.place.node.identity) }
    return hasNew
  }

  /// What belongs to views that are gone.
  mutating func forget(
    _ used: Set<AnimationKey>, _ scopes: Set<Identity>, waits: (Identity) throws -> Bool
  ) rethrows {
    numbers = try numbers.filter { try used.contains($0.key) || waits($0.key.identity) }
    self.scopes = try self.scopes.filter { try scopes.contains($0.key) || waits($0.key) }
  }
}

/// A row that has left a `ForEach` and is still drawn.
struct LeavingRow {
  let place: TransitionPlace
  /// How much of it is left.
  let rest: Double
  /// The rows that stood before it.
  let before: ArraySlice<Identity.Component>
}
