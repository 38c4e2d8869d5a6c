import Lang

/// Modifiers of what is played over frames.
enum AnimationModifiers {
  /// `animation(.easeIn, value: x)`: what changes below while `x` changes is played.
  static func animation(_ call: ViewCall) throws -> [ViewNode] {
    guard call.session.animates else { return try call.modified(in: call.environment) }
    let animation: Animation
    do { animation = try Animation(call[1]) } catch var failure as Failure {
      failure.span = call.span
      throw failure
    }
    let scope = call.place.appending(.part("animation \(call.span.start)"))
    var context = call.environment.animation
    if call.view.arguments.indices.contains(2), !call.view.arguments[2].isAbsent {
      call.expansion.log(.animationScope(scope))
      context.scopes.append(scope)
      if let active = call.session.delegate?.animation(scope, call[2], animation) { context.active = active }
    } else {
      context.active = animation
    }
    return try call.modified(in: call.environment.with(\.animation, context))
  }

  static func transition(_ call: ViewCall) throws -> [ViewNode] {
    let transition = try Transition(call[1], call)
    let nodes = try call.modified()
    guard call.session.animates else { return nodes }
    for node in nodes {
      node.traits.transition = RowTraits.Coming(transition: transition, animation: call.environment.animation)
    }
    return nodes
  }

  static func offset(_ call: ViewCall) throws -> [ViewNode] {
    let x = Cells.shift(try call.animated("x", try call.finite(1)))
    let y = Cells.shift(try call.animated("y", try call.finite(2)))
    let nodes = try call.modified()
    return x == 0 && y == 0 ? nodes : nodes.map { OffsetNode($0, x: x, y: y) }
  }
}

extension ViewCall {
  /// The place of the view that a modifier is applied to: the modifiers of one view share it.
  var place: Identity {
    guard case .native(let function) = view.maker, function.role == .modifier else {
      return expansion.identity
    }
    return expansion.identity.appending(.place(Expansion.origin(of: view), occurrence: occurrence))
  }

  fileprivate func finite(_ index: Int) throws -> Double {
    guard let number = try double(index) else { return 0 }
    guard number.isFinite else { throw mismatch(index, "a finite number") }
    return number
  }

  /// What a number of the view is drawn as: on the way from what it was, while an animation plays.
  func animated(_ name: String, _ target: Double) throws -> Double {
    guard session.animates, let delegate = session.delegate else { return target }
    let key = AnimationKey(identity: place, name: "\(self.name).\(name) \(span.start)")
    expansion.log(.animated(key))
    return delegate.animated(target, key, environment.animation.active)
  }

  /// The same in whole cells.
  func animated(_ name: String, cells target: Int?) throws -> Int? {
    guard session.animates, let target, target < Cells.most else { return target }
    return Cells.clamp(Int(try animated(name, Double(target)).rounded()))
  }
}

extension Expansion {
  /// The views of a builder with those that come and go drawn as far as they are there.
  func played(_ nodes: [ViewNode]) -> [ViewNode] {
    guard session.animates, let delegate = session.delegate else { return nodes }
    var result = nodes
    var names = nodes.map(\.identity)
    for (index, node) in nodes.enumerated() {
      guard let coming = node.sharedTraits?.traits.transition else { continue }
      let place = TransitionPlace(
        node: node, container: identity, after: index > 0 ? names[index - 1] : nil,
        transition: coming.transition, scopes: coming.animation.scopes)
      log(.transition(place))
      // What is around the container takes no notice of it.
      node.traits.transition = nil
      if let part = delegate.arrival(of: place, coming.animation.active) {
        result[index] = TransitionNode(node, coming.transition.insertion, part: part, isLeaving: false)
      }
    }
    for (place, rest) in delegate.leaving(from: identity) where !names.contains(place.node.identity) {
      let index = place.after.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      names.insert(place.node.identity, at: index)
      result.insert(
        TransitionNode(place.node, place.transition.removal, part: rest, isLeaving: true), at: index)
    }
    return result
  }
}
