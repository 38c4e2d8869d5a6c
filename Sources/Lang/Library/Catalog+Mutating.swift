/// Functions that change their receiver (rule 10), in place while nobody else holds it.
///
/// Each finds out first whether it can be done, callbacks included; only then is the receiver taken, so that a failure
/// leaves the variable as it was.
extension Catalog {
  func addMutatingFunctions() {
    mutating("append(_ element: Any?, contentsOf: Any?)", on: [.list, .string]) { call in
      if case .string = call[0] {
        try call.appendText()
        return .null
      }
      if !call.given(2), call.has(1) {
        let element = call[1]
        try call.changeList(adding: element, room: 1) { $0.append(element) }
        return .null
      }
      let added = try call.additions()
      for element in added where element.depth >= ValueLimits.depth { throw call.heap.depthFailure() }
      try call.changeList(room: added.count) { list in for element in added { list.append(element) } }
      return .null
    }
    mutating("insert(_ element: Any?, at: Int, contentsOf: Any?)", on: .list) { call in
      let added = try call.additions(3)
      let count = try call.list(0).elements.count
      let index = try call.insertionIndex(2, count: count)
      try call.charge(count >> 3)
      for element in added where element.depth >= ValueLimits.depth { throw call.heap.depthFailure() }
      try call.changeList { list in
        list.elements.insert(contentsOf: added, at: index)
        list.remeasure()
      }
      return .null
    }
    mutating("remove(at: Int?, key: String?)", on: [.list, .record]) { call in
      if case .record = call[0] { return try call.removeKey() }
      let count = try call.list(0).elements.count
      guard call.given(1) else { throw call.refused("say which: `remove(at: index)`") }
      let index = try call.elementIndex(1, count: count)
      try call.charge((count - index) >> 3)
      return try call.changeList { $0.elements.remove(at: index) }
    }
    mutating("removeFirst(_ count: Int?)", on: .list) { call in
      let count = try call.removalCount()
      try call.charge(try call.list(0).elements.count >> 3)
      if call.given(1) {
        try call.changeList { $0.removeElements(0..<count) }
        return .null
      }
      return try call.changeList { $0.elements.removeFirst() }
    }
    mutating("removeLast(_ count: Int?)", on: .list) { call in
      let count = try call.removalCount()
      if call.given(1) {
        try call.changeList { $0.removeElements(($0.elements.count - count)..<$0.elements.count) }
        return .null
      }
      return try call.changeList { $0.elements.removeLast() }
    }
    mutating("removeAll(of: Any?, where: Function?)", on: [.list, .record]) { call in
      if case .record = call[0] {
        if call.has(1) || call.given(2) { throw call.refused("a Record is emptied whole: `removeAll()`") }
        _ = call.takeReceiver()
        call.receiver = try call.heap.record(shape: Shape([]), [])
        return .null
      }
      var kept = ContiguousArray<Value>()
      let pace = call.pace
      if call.given(2) {
        let elements = try call.list(0).elements
        var isRemoved = try Callback(call, 2)
        for element in elements {
          try pace.step()
          if try !isRemoved.test(element) { kept.append(element) }
        }
      } else if call.has(1) {
        let removed = call[1]
        try call.charge(try call.list(0).elements.count)
        for element in try call.list(0).elements {
          try pace.step()
          if !Value.isSame(element, removed) { kept.append(element) }
        }
      }
      try call.change { list in
        let old = list.elements.taken()
        list.elements = kept
        list.remeasure()
        list.meter?.letGo(old)
      }
      return .null
    }
    mutating("reverse()", on: .list) { call in
      try call.charge(try call.list(0).elements.count)
      try call.changeList { $0.elements.reverse() }
      return .null
    }
    mutating("move(from: Int, to: Int)", on: .list) { call in
      let count = try call.list(0).elements.count
      let from = try call.elementIndex(1, count: count)
      let to = try call.elementIndex(2, count: count)
      try call.charge(count >> 3)
      try call.changeList { $0.elements.insert($0.elements.remove(at: from), at: to) }
      return .null
    }
    mutating("swapAt(_ first: Int, _ second: Int)", on: .list) { call in
      let count = try call.list(0).elements.count
      let first = try call.elementIndex(1, count: count)
      let second = try call.elementIndex(2, count: count)
      try call.changeList { $0.elements.swapAt(first, second) }
      return .null
    }
    mutating("shuffle(seed: Int)", on: .list) { call in
      let elements = try call.list(0).elements
      try call.reserve(elements.count)
      let shuffled = try call.shuffled(.list(elements))
      try call.changeList { $0.elements = shuffled }
      return .null
    }
    mutating("toggle()", on: .bool) { call in
      guard case .bool(let isOn) = call[0] else { throw call.mismatched(0, "a Bool") }
      _ = call.takeReceiver()
      call.receiver = .bool(!isOn)
      return .null
    }
    mutating("merge(_ other: Record)", on: .record) { call in
      let other = try call.record(1)
      call.receiver = try call.merged(try call.record(0), other)
      return .null
    }
  }
}

extension NativeCall {
  /// Takes the receiving list, a copy of it if somebody else holds it too, and lets `body`, which can't fail, change it.
  mutating func changeList<Result>(
    adding element: Value = .null, room: Int = 0, _ body: (ListObject) -> Result
  ) throws -> Result {
    if element.depth >= ValueLimits.depth { throw heap.depthFailure() }
    try charge(1)
    guard arguments.tag == ValueLayout.list else { throw mismatched(0, "a List") }
    let isUnique = arguments.isUniqueObject
    guard case .list(var list) = arguments[0] else { throw mismatched(0, "a List") }
    let count = list.elements.count
    if count == list.elements.capacity { try heap.check(16 * count) }
    if !isUnique {
      try charge(count >> 3)
      try heap.check(16 * count)
      list = ListObject(list.elements, meter: heap.meter)
    }
    if room > 0 { try machine.makeRoom(list, room) } else { try machine.divide(list) }
    arguments[0] = .null
    let result = body(list)
    list.setSize(48 + 16 * list.elements.capacity)
    receiver = .list(list)
    return result
  }

  /// As `changeList`, when all elements are replaced and the old ones need no copy.
  mutating func change(_ body: (ListObject) -> Void) throws {
    guard arguments.tag == ValueLayout.list else { throw mismatched(0, "a List") }
    let isUnique = arguments.isUniqueObject
    guard case .list(var list) = takeReceiver() else { throw mismatched(0, "a List") }
    if !isUnique { list = ListObject([], meter: heap.meter) }
    body(list)
    list.remeasure()
    receiver = .list(list)
  }

  /// `text.append("…")`
  fileprivate mutating func appendText() throws {
    let added = try string(1)
    try reserveText(added.utf8.count)
    guard arguments.tag == ValueLayout.string else { throw mismatched(0, "a List or String") }
    let isUnique = arguments.isUniqueObject
    guard case .string(var string) = arguments[0] else { throw mismatched(0, "a List or String") }
    if isUnique, string.meter != nil {
      try string.append(added, machine.pause)
    } else {
      try reserveText(string.text.utf8.count)
      string = StringObject(try String.joined(string.text, added, machine.pause), meter: heap.meter)
    }
    arguments[0] = .null
    receiver = .string(string)
  }

  /// How many elements `removeFirst` and `removeLast` take away: no more than there are.
  fileprivate func removalCount() throws -> Int {
    let there = try list(0).elements.count
    let count = try size(1, default: 1)
    guard count <= there else {
      throw Failure(
        code: "index",
        there == 0
          ? "`\(function.name)` of an empty list" : "`\(function.name)`: \(count) of \(there) elements",
        hint: function.name == "removeFirst"
          ? "`dropFirst` gives a list without its first, empty or not"
          : "`dropLast` gives a list without its last, empty or not")
    }
    return count
  }
}
