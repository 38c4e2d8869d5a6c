import Lang

/// Which control has the focus, from one render to the next.
struct FocusTarget: Equatable {
  let identity: Identity
  let kind: Control.Kind
  /// Among the controls of that kind at the same identity, in the order of drawing: the choices of a picker have one.
  let number: Int

  /// The place of a control among those that are drawn.
  init(_ control: Control, among controls: [Control]) {
    identity = control.identity
    kind = control.kind
    var number = 0
    for other in controls {
      if other === control { break }
      if other.kind == control.kind, other.identity == control.identity { number += 1 }
    }
    self.number = number
  }

  init(_ identity: Identity, _ kind: Control.Kind, _ number: Int) {
    self.identity = identity
    self.kind = kind
    self.number = number
  }

  var isField: Bool { kind == .textField || kind == .secureField }

  /// The control there; nil if it is not drawn.
  func control(among controls: [Control]) -> Control? {
    var number = 0
    for control in controls where control.kind == kind && control.identity == identity {
      if number == self.number { return control }
      number += 1
    }
    return nil
  }
}
