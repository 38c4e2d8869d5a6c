import Lang

/// Whether a view that was made with one environment would be made the same with another.
extension ViewEnvironment {
  func isEquivalent(to other: ViewEnvironment) -> Bool {
    if self === other { return true }
    return hasSameText(other) && hasSameStyles(other) && hasSamePlace(other) && hasSameActions(other)
  }

  private func hasSameText(_ other: ViewEnvironment) -> Bool {
    style == other.style && alignment == other.alignment && lineLimit == other.lineLimit
      && truncation == other.truncation && textCase == other.textCase && tint == other.tint
      && redaction == other.redaction && isPrivate == other.isPrivate
  }

  private func hasSameStyles(_ other: ViewEnvironment) -> Bool {
    isDisabled == other.isDisabled && labelsHidden == other.labelsHidden && listStyle == other.listStyle
      && toggleStyle == other.toggleStyle && buttonStyle == other.buttonStyle
      && pickerStyle == other.pickerStyle
      && datePickerStyle == other.datePickerStyle && rowSeparator == other.rowSeparator
      && alternatesRows == other.alternatesRows && (tabs == nil) == (other.tabs == nil)
      && tabStyle == other.tabStyle
  }

  /// Pages, stacks and sheets are made anew in each render: what a view does to them is done again (`replay`). What it
  /// takes from them is compared.
  private func hasSamePlace(_ other: ViewEnvironment) -> Bool {
    stackAxis == other.stackAxis && rowOf == other.rowOf && container == other.container
      && isToolbar == other.isToolbar && page?.kind == other.page?.kind
      && presentation?.identity == other.presentation?.identity && hasSameStack(other)
  }

  private func hasSameStack(_ other: ViewEnvironment) -> Bool {
    guard let stack, let otherStack = other.stack else { return stack == nil && other.stack == nil }
    guard stack.identity == otherStack.identity, stack.pathValue === otherStack.pathValue else {
      return false
    }
    guard let path = stack.path, let otherPath = otherStack.path else {
      return stack.path == nil && otherStack.path == nil
    }
    return Value.isIdentical(.binding(path), .binding(otherPath))
  }

  private func hasSameActions(_ other: ViewEnvironment) -> Bool {
    guard animation == other.animation, shape == other.shape, isChart == other.isChart,
      controlNames == other.controlNames,
      values.count == other.values.count,
      Control.Action.areSame(dismiss, other.dismiss),
      Control.Action.areSame(dismissAfterAction, other.dismissAfterAction),
      Value.isIdentical(submit ?? .absent, other.submit ?? .absent),
      Value.isIdentical(tabAccessory ?? .absent, other.tabAccessory ?? .absent)
    else { return false }
    return values.allSatisfy { key, value in other.values[key].map { Value.isIdentical(value, $0) } ?? false }
  }
}

extension Control.Action {
  /// Whether two actions are known to do the same.
  static func areSame(_ a: Self?, _ b: Self?) -> Bool {
    switch (a, b) {
    case (nil, nil), (Self.none?, Self.none?): true
    case (.call(let function, let arguments)?, .call(let other, let otherArguments)?):
      Value.isIdentical(function, other) && arguments.count == otherArguments.count
        && zip(arguments, otherArguments).allSatisfy { Value.isIdentical($0, $1) }
    case (.toggle(let binding)?, .toggle(let other)?): Value.isIdentical(.binding(binding), .binding(other))
    case (.assign(let binding, let value)?, .assign(let other, let otherValue)?):
      Value.isIdentical(.binding(binding), .binding(other)) && Value.isIdentical(value, otherValue)
    case (.keep(let place, let name, let value)?, .keep(let other, let otherName, let otherValue)?):
      place == other && name == otherName && Value.isIdentical(value, otherValue)
    case (.pop(let stack)?, .pop(let other)?): stack == other
    case (.open(let address)?, .open(let other)?): address == other
    default: false
    }
  }
}
