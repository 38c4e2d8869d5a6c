import Lang

extension Catalog {
  /// A verb: `name(…)` uses the current screen, `screen.name(…)` one that was opened. The body finds it with
  /// `call.screen()`; it is the same for both.
  ///
  /// Where a member of that name is there already (a list's `move`), the receiver decides.
  func verb(_ signature: String, _ body: @escaping @Sendable (inout NativeCall) throws -> Value) {
    let plain = NativeFunction(signature, role: .function, body: { try $0.useScreen(body) })
    add(plain)
    let member: @Sendable (inout NativeCall) throws -> Value = { call in
      let own = try call.ownScreen()
      let outer = own.borrowed
      own.borrowed = try call.opened(0)
      defer { own.borrowed = outer }
      var inner = call.droppingReceiver(as: plain)
      return try inner.useScreen(body)
    }
    if methods[plain.name] == nil {
      method(signature, on: .host, member)
    } else {
      // What can't be changed may be a list as well as a screen: the body tells.
      alternative(signature, on: .any, member)
    }
  }
}

extension NativeCall {
  /// The opened screen that an argument is.
  func opened(_ index: Int) throws -> OpenedScreen {
    if case .host(let object) = self[index], let opened = object.payload as? OpenedScreen { return opened }
    if case .list = self[index] {
      throw Failure(
        code: "immutable", "`\(function.name)` changes a list, and this one is no variable",
        hint: "declare it with `var`, or with `state` if the screen follows it")
    }
    throw Failure(
      code: "type", "`\(function.name)` belongs to a screen, and this is none",
      hint: "`let screen = open(\"settings.dsl\")` opens one")
  }

  /// Runs a verb's body with the screen that it uses.
  fileprivate mutating func useScreen(_ body: (inout NativeCall) throws -> Value) throws -> Value {
    // The screen is drawn for it, and may be drawn again after it.
    try charge(256)
    let own = try ownScreen()
    guard let opened = own.borrowed else { return try body(&self) }
    try own.refuseInside(function.name)
    return try opened.use(by: own, function.name) { try body(&self) }
  }

  /// An argument as the screen that is used may keep it.
  func given(_ index: Int) throws -> Value {
    let screen = try screen()
    if screen.machine === machine { return self[index] }
    return try ValueCopy(heap: screen.machine.heap, payer: machine).copy(self[index])
  }
}

extension Screen {
  /// A drawing or an event uses no other screens either.
  func refuseInside(_ verb: String) throws {
    if activity == .event || activity == .render {
      throw Failure(
        code: "verb", "`\(verb)` can't use a screen while one is drawn or an event is handled",
        hint: "verbs stand at the script's top level, or in a test")
    }
  }
}
