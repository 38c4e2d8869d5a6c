/// Functions that make a new list of an old one, element by element.
extension Catalog {
  func addTransformingFunctions() {
    method("map(_ transform: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var transform = try Callback(call, 1)
      try call.reserve(elements.count)
      var result = try ListBuilder(call, capacity: elements.count)
      try elements.forEach { try result.append(try transform($0)) }
      return try result.list()
    }
    method("filter(_ isIncluded: Function)", on: .sequence) { call in
      if case .record(let record) = call[0] { return try call.filter(record) }
      let elements = try call.elements()
      var isIncluded = try Callback(call, 1)
      try call.charge(elements.count >> 2)
      var result = try ListBuilder(call, most: elements.count)
      try elements.forEach { if try isIncluded.test($0) { try result.append($0) } }
      if case .string = call[0] { return try call.join(result.elements, separator: "") }
      return try result.list()
    }
    method("compactMap(_ transform: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var transform = try Callback(call, 1)
      var result = try ListBuilder(call, most: elements.count)
      try elements.forEach {
        let value = try transform($0)
        if !value.isNull { try result.append(value) }
      }
      return try result.list()
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
      return try call.join(elements.slice(0..<elements.count), separator: try call.optionalString(1) ?? "")
    }
    method("reduce(_ initial: Any?, _ combine: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var combine = try Callback(call, 2)
      var result = call[1]
      try elements.forEach { result = try combine(result, $0) }
      return result
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
        return try call.heap.string(String(string.text.reversed()))
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
      if case .list(let inner) = element { result.append(contentsOf: inner.elements) }
    }
    return try heap.list(result)
  }

  /// The same for texts alone.
  private func joinTexts(
    _ values: ContiguousArray<Value>, _ separator: String, _ bytes: Int
  ) throws -> String? {
    for value in values { guard case .string = value else { return nil } }
    let pace = self.pace
    return try String(unsafeUninitializedCapacity: bytes) { buffer in
      var end = 0
      var isFirst = true
      for value in values {
        guard case .string(let string) = value else { break }
        try pace.step()
        if !isFirst { end = NativeCall.add(separator, to: buffer, at: end) }
        isFirst = false
        end = NativeCall.add(string.text, to: buffer, at: end)
      }
      return end
    }
  }

  /// Writes a text at a place, if there is room, and gives the place after it.
  @inline(__always) private static func add(
    _ text: String, to buffer: UnsafeMutableBufferPointer<UInt8>, at place: Int
  ) -> Int {
    let count = text.utf8.withContiguousStorageIfAvailable { source -> Int in
      guard let from = source.baseAddress, let to = buffer.baseAddress, source.count <= buffer.count - place
      else {
        return 0
      }
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
    var bytes = 0
    for value in values {
      bytes += separator.utf8.count
      if case .string(let string) = value { bytes += string.text.utf8.count } else { bytes += 4 }
    }
    try charge(values.count)
    try reserveText(bytes)
    if let text = try joinTexts(values, separator, bytes) { return try heap.string(text) }
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
