/// Functions that make a new list of an old one, element by element.
extension Catalog {
  func addTransformingFunctions() {
    method("map(_ transform: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var transform = try Callback(call, 1)
      try call.reserve(elements.count)
      return try call.heap.list(try transform.map(elements))
    }
    method("filter(_ isIncluded: Function)", on: .sequence) { call in
      if case .record(let record) = call[0] { return try call.filter(record) }
      let elements = try call.elements()
      var isIncluded = try Callback(call, 1)
      try call.charge(elements.count >> 2)
      let result = try isIncluded.filter(elements)
      if case .string = call[0] { return try call.join(result, separator: "") }
      return try call.heap.list(result)
    }
    method("compactMap(_ transform: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var transform = try Callback(call, 1)
      return try call.heap.list(try transform.compactMap(elements))
    }
    method("compacted()", on: .list) { call in
      let list = try call.list(0)
      try call.reserve(list.elements.count)
      var result = try ListBuilder(call, most: list.elements.count)
      try Elements.list(list.elements).forEach(call.pace) { if !$0.isNull { try result.append($0) } }
      return try result.list()
    }
    method("flatMap(_ transform: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var transform = try Callback(call, 1)
      var result = try ListBuilder(call)
      let pace = call.pace
      try elements.forEach { element in
        let inner = try call.innerElements(try transform(element))
        try call.reserve(inner.count)
        try inner.forEach(pace) { try result.append($0) }
      }
      return try result.list()
    }
    method("joined(separator: Any?)", on: [.list, .range]) { call in
      let elements = try call.elements()
      if case .list(let list)? = elements.first {
        return try call.flatten(elements, first: list)
      }
      try call.reserve(elements.count)
      return try call.join(
        try elements.slice(0..<elements.count, call.pace), separator: try call.optionalString(1) ?? "")
    }
    method("reduce(_ initial: Any?, _ combine: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var combine = try Callback(call, 2)
      return try combine.fold(call[1], elements)
    }
    method("reductions(_ initial: Any?, _ combine: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var combine = try Callback(call, 2)
      try call.reserve(elements.count)
      var latest = call[1]
      var result = try ListBuilder(call, capacity: elements.count + 1)
      try result.append(latest)
      try elements.forEach {
        latest = try combine(latest, $0)
        try result.append(latest)
      }
      return try result.list()
    }
    method("reversed()", on: .sequence) { call in
      if case .string(let string) = call[0] {
        try call.reserveText(string.text.utf8.count)
        return try call.heap.string(try string.text.reversed(call.pace))
      }
      let elements = try call.elements()
      try call.reserve(elements.count)
      let pace = call.pace
      var result = try ListBuilder(call, capacity: elements.count)
      var index = elements.count
      while index > 0 {
        try pace.step()
        index -= 1
        try result.append(elements[index])
      }
      return try result.list()
    }
    method("zip(_ other: Any)", on: .sequence) { call in
      let left = try call.elements(0)
      let right = try call.elements(1)
      let count = min(left.count, right.count)
      try call.reserve(count)
      try call.heap.check(count * 80)
      var result = try ListBuilder(call, capacity: count)
      for i in 0..<count { try result.append(try call.heap.list([left[i], right[i]])) }
      return try result.list()
    }
  }
}

extension NativeCall {
  /// What a function given to `flatMap` answered, as elements.
  fileprivate func innerElements(_ value: Value) throws -> Elements {
    switch value {
    case .list(let list): return .list(list.elements)
    case .range(let range): return try elements(of: range)
    case .null: return .list([])
    default:
      throw Failure(
        code: "type", "the function given to `flatMap` must answer a List, but gave \(value.kindName)",
        hint: "`map` keeps one answer for each element")
    }
  }

  /// `[[1, 2], [3]].joined()`
  fileprivate func flatten(_ lists: Elements, first: ListObject) throws -> Value {
    var separator = ContiguousArray<Value>()
    if given(1) { separator = try list(1).elements }
    var total = 0
    try lists.forEach(pace) { element in
      guard case .list(let inner) = element else {
        throw Failure(code: "type", "`joined` of lists finds \(element.kindName) among them")
      }
      total += inner.elements.count + separator.count
    }
    try reserve(total)
    var result = ContiguousArray<Value>()
    result.reserveCapacity(total)
    var isFirst = true
    try lists.forEach(pace) { element in
      if !isFirst { result.append(contentsOf: separator) }
      isFirst = false
      if case .list(let inner) = element {
        try result.append(pieces: inner.elements[...]) { _ in try machine.pause() }
      }
    }
    return try heap.list(result)
  }

  /// The same for texts alone.
  private func joinTexts(
    _ values: ContiguousArray<Value>, _ separator: String, _ bytes: Int
  ) throws -> String {
    let pace = values.count > Pace.slice ? self.pace : nil
    let between = separator.shortASCII
    return try values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress.map({ Register(mutating: $0) }) else { return "" }
      // With some room at the end, so that the last texts can be written in whole words too.
      return try String(unsafeUninitializedCapacity: bytes + ShortText.capacity) { buffer in
        guard let to = buffer.baseAddress else { return 0 }
        let last = buffer.count - ShortText.capacity
        var end = 0
        for k in 0..<values.count {
          if let pace { try pace.step() }
          if k > 0 {
            if let between, end < last {
              ShortText.store(between.0, at: to + end)
              end += between.count
            } else {
              end = NativeCall.add(separator, to: buffer, at: end)
            }
          }
          end = (first + k).object(StringObject.self)._withUnsafeGuaranteedRef {
            guard let short = $0.shortASCII, end < last else {
              return NativeCall.add($0.text, to: buffer, at: end)
            }
            ShortText.store(short.0, at: to + end)
            return end + short.count
          }
        }
        return end
      }
    }
  }

  @inline(never) private static func add(
    _ text: String, to buffer: UnsafeMutableBufferPointer<UInt8>, at place: Int
  ) -> Int {
    guard let to = buffer.baseAddress else { return place }
    let count = text.utf8.withContiguousStorageIfAvailable { source -> Int in
      guard let from = source.baseAddress, source.count <= buffer.count - place else { return 0 }
      (to + place).update(from: from, count: source.count)
      return source.count
    }
    if let count { return place + count }
    var place = place
    for byte in text.utf8 where place < buffer.count {
      buffer[place] = byte
      place += 1
    }
    return place
  }

  /// The texts of values, one after the other.
  func join(_ values: ContiguousArray<Value>, separator: String) throws -> Value {
    var bytes = separator.utf8.count * values.count
    var areTexts = true
    values.withUnsafeBufferPointer { values in
      guard let first = values.baseAddress.map({ Register(mutating: $0) }) else { return }
      for k in 0..<values.count {
        if (first + k).tag == ValueLayout.string {
          bytes += (first + k).object(StringObject.self)._withUnsafeGuaranteedRef { $0.byteCount }
        } else {
          bytes += 4
          areTexts = false
        }
      }
    }
    try charge(values.count)
    try reserveText(bytes)
    if areTexts { return try heap.string(try joinTexts(values, separator, bytes)) }
    var result = ""
    result.reserveCapacity(bytes)
    var isFirst = true
    for value in values {
      if !isFirst { result += separator }
      isFirst = false
      if case .string(let string) = value {
        result += string.text
      } else {
        result += try text(of: value)
        try heap.check(result.utf8.count)
      }
    }
    return try heap.string(result)
  }
}
