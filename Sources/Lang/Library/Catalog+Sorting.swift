/// Sorting: stable, with each key computed once.
extension Catalog {
  func addSortingFunctions() {
    method("sorted(order: .ascending|.descending = .ascending, by: Function?)", on: .sequence) { call in
      let elements = try call.elements()
      try call.reserve(elements.count)
      let all = try elements.slice(0..<elements.count, call.pace)
      return try call.heap.list(try call.sorted(all, order: 1, by: 2))
    }
    mutating("sort(order: .ascending|.descending = .ascending, by: Function?)", on: .list) { call in
      let list = try call.list(0)
      try call.reserve(list.elements.count)
      let sorted = try call.sorted(list.elements, order: 1, by: 2)
      try call.change { $0.elements = sorted }
      return .null
    }
    method("isSorted(order: .ascending|.descending = .ascending, by: Function?)", on: .sequence) { call in
      let elements = try call.elements()
      let descending = try call.symbol(1) == "descending"
      try call.charge(elements.count)
      var previous: Value?
      var isSorted = true
      var callback = call.given(2) ? try Callback(call, 2) : nil
      let compares = callback?.arity == 2
      try elements.walk(call.pace) { element in
        let key = compares ? element : try callback?(element) ?? element
        if let previous {
          if compares {
            isSorted = try !(callback?.test(key, previous) ?? false)
          } else {
            let order = try Value.compare(previous, key)
            isSorted = descending ? order >= 0 : order <= 0
          }
        }
        previous = key
        return isSorted
      }
      return .bool(isSorted)
    }
  }
}

extension NativeCall {
  /// Elements sorted by themselves, by a key path or function that gives a key, or by a function of two that tells
  /// whether the first goes before the second.
  fileprivate func sorted(
    _ elements: ContiguousArray<Value>, order: Int, by index: Int
  ) throws -> ContiguousArray<Value> {
    let descending = try symbol(order) == "descending"
    let count = elements.count
    let pace = self.pace
    try charge(count * max(1, Int.bitWidth - count.leadingZeroBitCount) / 4)
    if given(index) {
      var callback = try Callback(self, index)
      if callback.arity == 2 {
        try pace.hold(16 * count)
        var sorted = elements
        try MergeSort.sort(&sorted) { first, second in
          descending ? try callback.test(second, first) : try callback.test(first, second)
        }
        return sorted
      }
      var keys = try ListBuilder(self, capacity: count)
      for element in elements { try keys.append(try callback(element)) }
      return try arranged(elements, by: keys.finish(), descending, pace)
    }
    return try arranged(elements, by: elements, descending, pace)
  }

  private func arranged(
    _ elements: ContiguousArray<Value>, by keys: ContiguousArray<Value>, _ descending: Bool, _ pace: Pace
  ) throws -> ContiguousArray<Value> {
    let order = try SortOrder.indices(of: keys, descending: descending, pace: pace)
    var result = ContiguousArray<Value>()
    result.reserveCapacity(elements.count)
    for index in order {
      try pace.step()
      result.append(elements[index])
    }
    return result
  }
}
