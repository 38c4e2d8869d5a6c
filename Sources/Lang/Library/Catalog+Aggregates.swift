/// Functions that make one value of many.
extension Catalog {
  func addAggregateFunctions() {
    method("sum(by: Function?)", on: .sequence) { call in
      var total = Sum(call.function.name)
      try call.eachNumber(1) { try total.add($0) }
      return try total.value(call.heap)
    }
    method("product(by: Function?)", on: .sequence) { call in
      var result = Value.int(1)
      try call.eachNumber(1) { result = try NumberArithmetic.multiply(result, $0, for: "product") }
      return result
    }
    method("average(by: Function?)", on: .sequence) { call in
      var total = Sum(call.function.name)
      try call.eachNumber(1) { try total.add($0) }
      return try total.average(call.heap)
    }
    method("median(by: Function?)", on: .sequence) { call in
      var builder = try ListBuilder(call)
      try call.eachNumber(1) { try builder.append($0) }
      let values = builder.finish()
      guard !values.isEmpty else { return .null }
      try call.charge(values.count * 4)
      let order = try SortOrder.indices(of: values, descending: false, pace: call.pace)
      let middle = values[order[values.count / 2]]
      if values.count % 2 == 1 { return middle }
      var total = Sum(call.function.name)
      try total.add(values[order[values.count / 2 - 1]])
      try total.add(middle)
      return try total.average(call.heap)
    }
    method("min(_ others: Any?..., by: Function?)", on: .any) { call in try call.extreme(sign: -1) }
    method("max(_ others: Any?..., by: Function?)", on: .any) { call in try call.extreme(sign: 1) }
    method("minAndMax(by: Function?)", on: .sequence) { call in
      let elements = try call.elements()
      guard elements.count > 0 else { return .null }
      try call.charge(elements.count)
      let least = try call.extreme(elements, by: 1, sign: -1)
      let most = try call.extreme(elements, by: 1, sign: 1)
      return try call.heap.record(shape: LibraryShapes.bounds, [least, most])
    }
  }
}

extension NativeCall {
  /// Hands the elements, or what a function makes of them, to `body`.
  fileprivate func eachNumber(_ function: Int, _ body: (Value) throws -> Void) throws {
    let elements = try elements()
    try charge(elements.count)
    if given(function) {
      var key = try Callback(self, function)
      try elements.forEach { try body(try key($0)) }
    } else {
      try elements.forEach(pace, body)
    }
  }

  /// `list.min()`, `list.max(by:)`, and `min(a, b, c)`.
  fileprivate func extreme(sign: Int) throws -> Value {
    if case .list(let others) = self[1], !others.elements.isEmpty {
      try charge(others.elements.count)
      var best = self[0]
      for other in others.elements where try Value.compare(other, best) * sign > 0 { best = other }
      return best
    }
    guard KindSet.sequence.contains(self[0].kind) else {
      throw mismatched(0, "a List; or give several values: `\(function.name)(a, b)`")
    }
    return try extreme(try elements(), by: 2, sign: sign)
  }

  /// The first of the least or greatest elements.
  fileprivate func extreme(_ elements: Elements, by index: Int, sign: Int) throws -> Value {
    guard var best = elements.first else { return .null }
    var isFirst = true
    if given(index) {
      var callback = try Callback(self, index)
      if callback.arity == 2 {
        try elements.forEach { element in
          if isFirst {
            isFirst = false
          } else if try sign < 0 ? callback.test(element, best) : callback.test(best, element) {
            best = element
          }
        }
        return best
      }
      var bestKey = Value.null
      try elements.forEach { element in
        let key = try callback(element)
        if isFirst {
          isFirst = false
          bestKey = key
        } else if try Value.compare(key, bestKey) * sign > 0 {
          best = element
          bestKey = key
        }
      }
      return best
    }
    try charge(elements.count)
    try elements.forEach(pace) { element in
      if isFirst {
        isFirst = false
      } else if try Value.compare(element, best) * sign > 0 {
        best = element
      }
    }
    return best
  }
}
