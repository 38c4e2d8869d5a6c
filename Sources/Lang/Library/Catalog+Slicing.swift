/// Functions that give a part of a list or text.
extension Catalog {
  func addSlicingFunctions() {
    method("prefix(_ count: Int?, while: Function?)", on: .sequence) { call in
      try call.part(fromStart: true, keeping: true)
    }
    method("suffix(_ count: Int)", on: .sequence) { call in
      try call.part(fromStart: false, keeping: true)
    }
    method("dropFirst(_ count: Int = 1)", on: .sequence) { call in
      try call.part(fromStart: true, keeping: false)
    }
    method("dropLast(_ count: Int = 1)", on: .sequence) { call in
      try call.part(fromStart: false, keeping: false)
    }
    method("drop(while: Function)", on: .sequence) { call in
      let elements = try call.elements()
      let start = try call.leading(elements, 1)
      return try call.cut(elements, start..<elements.count)
    }
    method("element(at: Int, default: Any?)", on: .sequence) { call in
      let elements = try call.elements()
      let index = try call.int(1)
      guard index >= 0, index < elements.count else { return call[2] }
      return elements[index]
    }
    method("randomElement(seed: Int)", on: .sequence) { call in
      let elements = try call.elements()
      guard elements.count > 0 else { return .null }
      var generator = SeededGenerator(seed: try call.int(1))
      return elements[generator.below(elements.count)]
    }
  }
}

extension NativeCall {
  /// How many elements at the start pass a test.
  fileprivate func leading(_ elements: Elements, _ predicate: Int) throws -> Int {
    var isLeading = try Callback(self, predicate)
    var count = 0
    try elements.walk { element in
      guard try isLeading.test(element) else { return false }
      count += 1
      return true
    }
    return count
  }

  /// Some elements of the receiver, as the receiver's kind: a String of a String, else a List.
  fileprivate func cut(_ elements: Elements, _ range: Range<Int>) throws -> Value {
    let range = range.lowerBound <= range.upperBound ? range : range.lowerBound..<range.lowerBound
    try reserve(range.count)
    let part = try elements.slice(range, pace)
    if case .string = self[0] { return try join(part, separator: "") }
    return try heap.list(part)
  }

  /// `prefix`, `suffix`, `dropFirst` and `dropLast`: more than is there is all that is there.
  fileprivate func part(fromStart: Bool, keeping: Bool) throws -> Value {
    if fromStart, keeping, given(2) {
      let elements = try elements()
      return try cut(elements, 0..<(try leading(elements, 2)))
    }
    if fromStart, keeping, !given(1) { throw refused("say how many: `prefix(3)`, or `prefix { … }`") }
    let size = try size(1, default: 1)
    if case .string(let string) = self[0] {
      try reserveText(string.text.utf8.count)
      return try heap.string(try string.text.part(size, fromStart: fromStart, keeping: keeping, pace))
    }
    let elements = try elements()
    let count = elements.count
    let taken = min(size, count)
    let range =
      switch (fromStart, keeping) {
      case (true, true): 0..<taken
      case (true, false): taken..<count
      case (false, true): (count - taken)..<count
      case (false, false): 0..<(count - taken)
      }
    return try cut(elements, range)
  }
}
