/// Functions that look for elements.
extension Catalog {
  func addSearchingFunctions() {
    method("first(where: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var isWanted = try Callback(call, 1)
      return try isWanted.firstIndex(true, elements).map { elements[$0] } ?? .null
    }
    method("last(where: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var isWanted = try Callback(call, 1)
      var index = elements.count
      while index > 0 {
        index -= 1
        let element = elements[index]
        if try isWanted.test(element) { return element }
      }
      return .null
    }
    method("firstIndex(of: Any?, where: Function?)", on: [.list, .range, .string]) { call in
      if call.has(1), case .string(let string) = call[0] {
        let pattern = try call.string(1)
        try call.chargeText(string.text)
        return try TextSearch(pattern).firstOffset(in: string.text, call.pace).map { .int($0) } ?? .null
      }
      let elements = try call.elements()
      var index = 0
      var found: Int?
      if call.given(2) {
        var isWanted = try Callback(call, 2)
        found = try isWanted.firstIndex(true, elements)
      } else if call.has(1) {
        let wanted = call[1]
        try call.charge(elements.count)
        try elements.walk(call.pace) { element in
          if Value.isSame(element, wanted) { found = index }
          index += 1
          return found == nil
        }
      } else {
        throw call.refused("say what to look for: `of:` or `where:`")
      }
      return found.map { .int($0) } ?? .null
    }
    method("lastIndex(of: Any?, where: Function?)", on: [.list, .range, .string]) { call in
      let elements = try call.elements()
      var index = elements.count
      if call.given(2) {
        var isWanted = try Callback(call, 2)
        while index > 0 {
          index -= 1
          if try isWanted.test(elements[index]) { return .int(index) }
        }
      } else if call.has(1) {
        let wanted = call[1]
        try call.charge(elements.count)
        let pace = call.pace
        while index > 0 {
          index -= 1
          try pace.step()
          if Value.isSame(elements[index], wanted) { return .int(index) }
        }
      } else {
        throw call.refused("say what to look for: `of:` or `where:`")
      }
      return .null
    }
    method("indices(of: Any?, where: Function?)", on: [.list, .range, .string]) { call in
      let elements = try call.elements()
      try call.charge(elements.count)
      var result = try ListBuilder(call, most: elements.count)
      var index = 0
      if call.given(2) {
        var isWanted = try Callback(call, 2)
        try elements.forEach { element in
          if try isWanted.test(element) { try result.append(.int(index)) }
          index += 1
        }
      } else if call.has(1) {
        let wanted = call[1]
        try elements.forEach(call.pace) { element in
          if Value.isSame(element, wanted) { try result.append(.int(index)) }
          index += 1
        }
      } else {
        throw call.refused("say what to look for: `of:` or `where:`")
      }
      return try result.list()
    }
    method("contains(_ element: Any?, key: String?, where: Function?)", on: .sequence) { call in
      if call.given(3) {
        let elements = try call.elements()
        var isWanted = try Callback(call, 3)
        return .bool(try isWanted.firstIndex(true, elements) != nil)
      }
      if call.given(2) {
        guard case .record(let record) = call[0], case .string(let key) = call[2] else {
          throw call.refused("only a Record has keys")
        }
        return .bool(record.shape.slot(of: key) != nil)
      }
      guard call.has(1) else { throw call.refused("say what to look for, or give a test: `contains { … }`") }
      return .bool(try call.contains(call[1]))
    }
    method("allSatisfy(_ predicate: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var predicate = try Callback(call, 1)
      return .bool(try predicate.firstIndex(false, elements) == nil)
    }
    method("count(where: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var isCounted = try Callback(call, 1)
      var count = 0
      try elements.forEach { if try isCounted.test($0) { count += 1 } }
      return .int(count)
    }
  }
}

extension NativeCall {
  /// `receiver.contains(wanted)`
  fileprivate func contains(_ wanted: Value) throws -> Bool {
    switch self[0] {
    case .list(let list):
      try charge(list.elements.count)
      if case .string(let text) = wanted {
        let pace = self.pace
        for element in list.elements {
          try pace.step()
          if case .string(let element) = element, StringObject.same(element, text) { return true }
        }
        return false
      }
      var isFound = false
      try Elements.list(list.elements).walk(pace) { element in
        isFound = Value.isSame(element, wanted)
        return !isFound
      }
      return isFound
    case .string(let string):
      guard case .string(let pattern) = wanted else { throw mismatch(1, "a String") }
      try chargeText(string.text)
      return try TextSearch(pattern.text).isFound(in: string.text, pace)
    case .range(let range): return try range.contains(wanted)
    case .record:
      throw refused(
        "a Record contains keys and values, so say which",
        hint: "`contains(key: …)`, or `values.contains(…)`")
    default: throw mismatched(0, "a List, String, Range or Record")
    }
  }
}

extension RangeObject {
  /// Whether a value lies within the bounds.
  func contains(_ value: Value) throws -> Bool {
    guard try Value.compare(lower, value) <= 0 else { return false }
    let order = try Value.compare(value, upper)
    return isClosed ? order <= 0 : order < 0
  }
}
