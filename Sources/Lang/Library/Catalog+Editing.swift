/// Functions that give a changed copy of a list, text or record.
extension Catalog {
  func addEditingFunctions() {
    method("appending(_ element: Any?, contentsOf: Any?)", on: .list) { call in
      let list = try call.list(0)
      let added = try call.additions()
      try call.reserve(list.elements.count + added.count)
      var result = list.elements
      result.append(contentsOf: added)
      return try call.heap.list(result)
    }
    method("inserting(_ element: Any?, at: Int, contentsOf: Any?)", on: .list) { call in
      let list = try call.list(0)
      let added = try call.additions(3)
      let index = try call.insertionIndex(2, count: list.elements.count)
      try call.reserve(list.elements.count + added.count)
      var result = list.elements
      result.insert(contentsOf: added, at: index)
      return try call.heap.list(result)
    }
    method("removing(at: Int?, key: String?, where: Function?)", on: [.list, .record]) { call in
      if case .record(let record) = call[0] { return try call.removing(record) }
      let list = try call.list(0)
      try call.reserve(list.elements.count)
      if call.given(3) {
        var isRemoved = try Callback(call, 3)
        return try call.heap.list(try list.elements.filter { try !isRemoved.test($0) })
      }
      guard call.given(1) else { throw call.refused("say what to remove: `at:` or `where:`") }
      let index = try call.elementIndex(1, count: list.elements.count)
      var result = list.elements
      result.remove(at: index)
      return try call.heap.list(result)
    }
    method("updated(_ key: String?, _ value: Any?, at: Int?, with: Any?)", on: [.list, .record]) { call in
      if case .record(let record) = call[0] { return try call.updating(record) }
      let list = try call.list(0)
      guard call.given(3) else {
        throw call.refused("say which element: `updated(at: index, with: value)`")
      }
      let index = try call.elementIndex(3, count: list.elements.count)
      try call.reserve(list.elements.count)
      var result = list.elements
      result[index] = call.has(4) ? call[4] : call[2]
      return try call.heap.list(result)
    }
    method("replacing(_ old: Any?, with: Any?)", on: [.list, .string]) { call in
      if case .string(let string) = call[0] { return try call.replacing(in: string.text) }
      let list = try call.list(0)
      let old = call[1]
      let new = call[2]
      try call.reserve(list.elements.count)
      let pace = call.pace
      var result = try ListBuilder(call, capacity: list.elements.count)
      for element in list.elements {
        try pace.step()
        try result.append(Value.isSame(element, old) ? new : element)
      }
      return try result.list()
    }
    method("repeated(_ count: Int)", on: [.list, .string]) { call in
      let count = try call.size(1)
      if case .string(let string) = call[0] {
        let (bytes, overflow) = string.text.utf8.count.multipliedReportingOverflow(by: count)
        try call.reserveText(overflow ? Int.max : bytes)
        return try call.heap.string(try string.text.repeated(count, call.pace))
      }
      let list = try call.list(0)
      let (total, overflow) = list.elements.count.multipliedReportingOverflow(by: count)
      try call.reserve(overflow ? Int.max : total)
      var result = ContiguousArray<Value>()
      result.reserveCapacity(total)
      let pace = call.pace
      if !list.elements.isEmpty {
        for _ in 0..<count {
          try result.append(pieces: list.elements[...]) { try pace.step($0) }
        }
      }
      return try call.heap.list(result)
    }
    method("moving(from: Int, to: Int)", on: .list) { call in
      let list = try call.list(0)
      let from = try call.elementIndex(1, count: list.elements.count)
      let to = try call.elementIndex(2, count: list.elements.count)
      try call.reserve(list.elements.count)
      var result = list.elements
      result.insert(result.remove(at: from), at: to)
      return try call.heap.list(result)
    }
    method("union(_ other: Any)", on: .sequence) { call in
      let all = [try call.elements(0), try call.elements(1)]
      try call.reserve(all[0].count.addingReportingOverflow(all[1].count).partialValue)
      var groups = GroupTable()
      let pace = call.pace
      for elements in all { try elements.forEach(pace) { _ = try groups.index(of: $0, pace) } }
      return try call.heap.list(groups.keys)
    }
    method("intersection(_ other: Any)", on: .sequence) { call in
      try call.selecting { $0.contains($1) }
    }
    method("subtracting(_ other: Any)", on: .sequence) { call in
      try call.selecting { !$0.contains($1) }
    }
  }
}

extension NativeCall {
  /// What `append`, `insert` and their like add: one element, or those of `contentsOf`.
  func additions(_ contents: Int = 2) throws -> ContiguousArray<Value> {
    if given(contents) {
      if has(1) { throw refused("an element or `contentsOf:`, not both") }
      let elements = try elements(contents)
      try reserve(elements.count)
      return try elements.slice(0..<elements.count, pace)
    }
    guard has(1) else { throw refused("say what to add") }
    return [self[1]]
  }

  /// The index of an element that is there.
  func elementIndex(_ argument: Int, count: Int) throws -> Int {
    let index = try int(argument)
    guard index >= 0, index < count else { throw indexFailure(index, count: count) }
    return index
  }

  /// The index of an element, or the end.
  func insertionIndex(_ argument: Int, count: Int) throws -> Int {
    let index = try int(argument)
    guard index >= 0, index <= count else {
      throw Failure(
        code: "index", "index \(index) of `\(function.name)` is outside: one can insert at 0 to \(count)")
    }
    return index
  }

  /// The elements of the receiver for which a test with the other's elements is true.
  fileprivate func selecting(_ isKept: (Set<ValueKey>, ValueKey) -> Bool) throws -> Value {
    let elements = try elements(0)
    let others = try self.elements(1)
    try reserve(elements.count.addingReportingOverflow(others.count).partialValue)
    let pace = self.pace
    var known = Set<ValueKey>()
    try others.forEach(pace) { if known.insert(ValueKey($0)).inserted { try pace.hold(64) } }
    var result = try ListBuilder(self, most: elements.count)
    try elements.forEach(pace) { if isKept(known, ValueKey($0)) { try result.append($0) } }
    return try result.list()
  }
}
