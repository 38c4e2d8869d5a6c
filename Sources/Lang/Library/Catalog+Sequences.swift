/// What all rows of elements have: lists, ranges, the characters of strings, the entries of records.
extension Catalog {
  func addSequenceFunctions() {
    property("count", on: .sequence) { call in
      switch call[0] {
      case .list(let list): return .int(list.elements.count)
      case .string(let string):
        try call.chargeText(string.text)
        return .int(try call.count(string))
      case .record(let record): return .int(record.count)
      default: return .int(try call.elements().count)
      }
    }
    property("isEmpty", on: .sequence) { call in
      switch call[0] {
      case .list(let list): return .bool(list.elements.isEmpty)
      case .string(let string): return .bool(string.text.isEmpty)
      case .record(let record): return .bool(record.count == 0)
      case .range(let range):
        let order = try Value.compare(range.lower, range.upper)
        return .bool(range.isClosed ? order > 0 : order >= 0)
      default: throw call.mismatched(0, "a List, String, Record or Range")
      }
    }
    property("first", on: .sequence) { call in
      if case .string(let string) = call[0] {
        return try string.text.first.map { try call.text(of: $0) } ?? .null
      }
      return try call.elements().first ?? .null
    }
    property("last", on: .sequence) { call in
      if case .string(let string) = call[0] {
        return try string.text.last.map { try call.text(of: $0) } ?? .null
      }
      return try call.elements().last ?? .null
    }
    property("indices", on: [.list, .string, .range]) { call in
      let count: Int
      if case .string(let string) = call[0] {
        try call.chargeText(string.text)
        count = try call.count(string)
      } else {
        count = try call.elements().count
      }
      return try call.heap.range(.int(0), .int(count), isClosed: false)
    }
    method("enumerated()", on: .sequence) { call in
      let elements = try call.elements()
      try call.reserve(elements.count)
      try call.heap.check(elements.count.multipliedReportingOverflow(by: 80).partialValue)
      var result = try ListBuilder(call, capacity: elements.count)
      var index = 0
      try elements.forEach(call.pace) { element in
        try result.append(try call.heap.list([.int(index), element]))
        index += 1
      }
      return try result.list()
    }
    method("forEach(_ action: Function)", on: .sequence) { call in
      let elements = try call.elements()
      var action = try Callback(call, 1)
      try elements.forEach { _ = try action($0) }
      return .null
    }
    method("list()", on: .sequence) { call in
      if case .list = call[0] { return call[0] }
      let elements = try call.elements()
      try call.reserve(elements.count)
      return try call.heap.list(try elements.slice(0..<elements.count, call.pace))
    }
  }
}

extension NativeCall {
  /// How many grapheme clusters a text has: of a long one counted with pauses.
  fileprivate func count(_ string: StringObject) throws -> Int {
    if string.isCounted || string.text.utf8.count < Pace.slice { return string.count }
    return try string.count(pace)
  }
}
