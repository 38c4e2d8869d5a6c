/// Functions that sort elements into groups, pieces and pairs.
extension Catalog {
  func addGroupingFunctions() {
    method("grouped(by: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var key = try Callback(call, 1)
      try call.reserve(elements.count)
      let pace = call.pace
      var groups = GroupTable()
      var members: [ContiguousArray<Value>] = []
      try elements.forEach { element in
        let index = try groups.index(of: try key(element), pace)
        if index == members.count {
          try pace.hold(64)
          members.append([])
        }
        if members[index].count == members[index].capacity {
          try pace.hold(16 * max(2, members[index].count))
        }
        members[index].append(element)
      }
      try call.heap.check(members.count * 200)
      let shape = LibraryShapes.group
      var result = try ListBuilder(call, capacity: members.count)
      for (index, items) in members.enumerated() {
        try result.append(
          try call.heap.record(shape: shape, [groups.keys[index], try call.heap.list(items)]))
      }
      return try result.list()
    }
    method("tally(by: Function?)", on: .sequence) { call in
      let elements = try call.elements()
      try call.charge(elements.count)
      let pace = call.pace
      var groups = GroupTable()
      var counts: [Int] = []
      func note(_ value: Value) throws {
        let index = try groups.index(of: value, pace)
        if index == counts.count { counts.append(1) } else { counts[index] += 1 }
      }
      if call.given(1) {
        var key = try Callback(call, 1)
        try elements.forEach { try note(try key($0)) }
      } else {
        try elements.forEach(pace) { try note($0) }
      }
      try call.reserve(counts.count)
      try call.heap.check(counts.count * 112)
      let shape = LibraryShapes.tally
      var result = try ListBuilder(call, capacity: counts.count)
      for (index, count) in counts.enumerated() {
        try result.append(try call.heap.record(shape: shape, [groups.keys[index], .int(count)]))
      }
      return try result.list()
    }
    method("unique(by: Function?)", on: .sequence) { call in
      let elements = try call.elements()
      try call.charge(elements.count)
      let pace = call.pace
      var groups = GroupTable()
      var result = try ListBuilder(call, most: elements.count)
      if call.given(1) {
        var key = try Callback(call, 1)
        try elements.forEach { element in
          if try groups.index(of: try key(element), pace) == result.count { try result.append(element) }
        }
      } else {
        try elements.forEach(pace) { element in
          if try groups.index(of: element, pace) == result.count { try result.append(element) }
        }
      }
      return try result.list()
    }
    method("partitioned(by: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var belongs = try Callback(call, 1)
      try call.reserve(elements.count)
      var no = try ListBuilder(call, most: elements.count)
      var yes = try ListBuilder(call, most: elements.count)
      try elements.forEach { if try belongs.test($0) { try yes.append($0) } else { try no.append($0) } }
      return try call.heap.record(shape: LibraryShapes.partition, [try yes.list(), try no.list()])
    }
    method("chunked(into: Int)", on: .sequence) { call in
      let elements = try call.elements()
      let size = try call.positive(1)
      try call.reserve(elements.count)
      let pace = call.pace
      let pieces = elements.count / size + (elements.count % size == 0 ? 0 : 1)
      try call.heap.check(pieces * 64)
      var result = try ListBuilder(call, capacity: pieces)
      var start = 0
      while start < elements.count {
        let end = size >= elements.count - start ? elements.count : start + size
        let piece = try elements.slice(start..<end, pace)
        try result.append(try call.piece(piece))
        start = end
      }
      return try result.list()
    }
    method("windows(of: Int)", on: .sequence) { call in
      let elements = try call.elements()
      let size = try call.positive(1)
      guard size <= elements.count else { return try call.heap.list(ContiguousArray()) }
      let pace = call.pace
      let pieces = elements.count - size + 1
      let (total, overflow) = pieces.multipliedReportingOverflow(by: size)
      try call.reserve(overflow ? Int.max : total)
      try call.heap.check(pieces * 64)
      var result = try ListBuilder(call, capacity: pieces)
      for start in 0..<pieces {
        try result.append(try call.piece(try elements.slice(start..<(start + size), pace)))
      }
      return try result.list()
    }
    method(
      "split(separator: Any?, maxSplits: Int?, omittingEmpty: Bool = true, where: Function?)", on: .sequence
    ) { call in
      if case .string(let string) = call[0], !call.given(4) { return try call.split(string.text) }
      let elements = try call.elements()
      let most = try call.size(2, default: Int.max)
      let omits = try call.bool(3, default: true)
      try call.reserve(elements.count)
      var isSeparator: Callback?
      if call.given(4) { isSeparator = try Callback(call, 4) }
      if isSeparator == nil, !call.has(1) {
        throw call.refused("say where to split: `separator:` or `where:`")
      }
      let separator = call[1]
      let pace = call.pace
      var result = try ListBuilder(call)
      var current = ContiguousArray<Value>()
      try elements.forEach(pace) { element in
        if result.count < most,
          try isSeparator?.test(element) ?? Value.isSame(element, separator)
        {
          if !omits || !current.isEmpty { try result.append(try call.piece(current)) }
          current = []
        } else {
          if current.count == current.capacity { try pace.hold(16 * max(2, current.count)) }
          current.append(element)
        }
      }
      if !omits || !current.isEmpty { try result.append(try call.piece(current)) }
      return try result.list()
    }
  }
}

extension NativeCall {
  /// A piece of the receiver: a String of a String, else a List.
  fileprivate func piece(_ elements: ContiguousArray<Value>) throws -> Value {
    if case .string = self[0] { return try join(elements, separator: "") }
    return try heap.list(elements)
  }
}
