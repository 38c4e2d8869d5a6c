/// Rows of numbers and dates.
extension Catalog {
  func addRangeFunctions() {
    function("range(_ from: Number, _ to: Number?)") { call in
      let first = try call.whole(0)
      let (low, high) = call.given(1) ? (first, try call.whole(1)) : (0, first)
      guard low < high else { return try call.heap.list(ContiguousArray()) }
      let bounds = low..<high
      try call.reserve(Elements.length(bounds))
      var result = ContiguousArray<Value>()
      result.reserveCapacity(bounds.count)
      let pace = call.pace
      for number in bounds {
        try pace.step()
        result.append(.int(number))
      }
      return try call.heap.list(result)
    }
    function("stride(from: Any, to: Any?, through: Any?, by: Number|Duration)") { call in
      try call.stride()
    }
    property("lowerBound", on: .range) { call in try call.range().lower }
    property("upperBound", on: .range) { call in try call.range().upper }
    method("overlaps(_ other: Range)", on: .range) { call in
      let a = try call.range()
      guard case .range(let b) = call[1] else { throw call.mismatch(1, "a Range") }
      func reaches(_ x: RangeObject, _ y: RangeObject) throws -> Bool {
        let order = try Value.compare(x.upper, y.lower)
        return x.isClosed ? order >= 0 : order > 0
      }
      func isFilled(_ x: RangeObject) throws -> Bool {
        let order = try Value.compare(x.lower, x.upper)
        return x.isClosed ? order <= 0 : order < 0
      }
      return .bool(try isFilled(a) && isFilled(b) && reaches(a, b) && reaches(b, a))
    }
  }
}

extension NativeCall {
  fileprivate func range() throws -> RangeObject {
    if case .range(let range) = self[0] { return range }
    throw mismatched(0, "a Range")
  }

  /// A whole number, even if written as a Float: `1e6`.
  fileprivate func whole(_ index: Int) throws -> Int {
    if case .int(let number) = self[index] { return number }
    guard let number = Int(exactly: try double(index)) else {
      throw refused("\(label(index)) must be a whole number, but is \(machine.text(self[index]))")
    }
    return number
  }

  /// `stride(from: a, to: b, by: step)`, or `through:` with the end included.
  ///
  /// Every value is the start plus a multiple of the step, so that Floats do not drift and month ends come back:
  /// 31 January, 28 February, 31 March.
  fileprivate func stride() throws -> Value {
    guard given(1) != given(2) else {
      throw refused("say where it ends: `to:` without the end, or `through:` with it")
    }
    let start = self[0]
    let end = given(1) ? self[1] : self[2]
    let isClosed = given(2)
    let step = self[3]
    let direction = try stepDirection(step)
    var result = ContiguousArray<Value>()
    var index = 0
    while true {
      let value = try advanced(start, by: index, of: step)
      let order = try Value.compare(value, end) * direction
      guard isClosed ? order <= 0 : order < 0 else { break }
      if index & 1023 == 0 { try heap.check(16 * 1024 + 16 * index) }
      guard index < LibraryLimits.elements else { try reserve(Int.max); break }
      try charge(1)
      result.append(value)
      index += 1
    }
    return try heap.list(result)
  }

  /// 1 forward, -1 back.
  private func stepDirection(_ step: Value) throws -> Int {
    if let number = step.asDouble {
      guard number != 0, number.isFinite else { throw refused("the step must not be \(machine.text(step))") }
      return number > 0 ? 1 : -1
    }
    let duration = try duration(3)
    let parts = [duration.months, duration.days, duration.microseconds]
    if parts.allSatisfy({ $0 >= 0 }), parts.contains(where: { $0 > 0 }) { return 1 }
    if parts.allSatisfy({ $0 <= 0 }), parts.contains(where: { $0 < 0 }) { return -1 }
    throw refused("the step \(ValueText.duration(duration)) leads nowhere")
  }

  private func advanced(_ start: Value, by count: Int, of step: Value) throws -> Value {
    if case .duration(let duration) = step {
      guard case .duration(let total) = try DateArithmetic.multiply(duration, by: .int(count), heap: heap)
      else {
        return start
      }
      if case .time(let time) = start {
        // A row of times ends with the day.
        guard total.months == 0, total.days == 0 else {
          return try DateArithmetic.add(start, total, machine: machine)
        }
        let (sum, overflow) = time.addingReportingOverflow(total.microseconds)
        if overflow { throw self.overflow() }
        return .time(sum)
      }
      return try DateArithmetic.add(start, total, machine: machine)
    }
    if case .int(let first) = start, case .int(let size) = step {
      let (offset, o1) = size.multipliedReportingOverflow(by: count)
      let (value, o2) = first.addingReportingOverflow(offset)
      if o1 || o2 { throw overflow() }
      return .int(value)
    }
    if let first = start.asExact, let size = step.asExact {
      guard let offset = ExactNumber.multiply(size, ExactNumber(count)),
        let value = ExactNumber.add(first, offset)
      else { throw refused("the numbers need more digits than the 18 of a Decimal") }
      return .decimal(value)
    }
    guard let first = start.asDouble, let size = step.asDouble else {
      throw refused(
        "a row from \(start.kindName) can't go by \(step.kindName)",
        hint: start.isNumber ? nil : "dates and times go by a Duration: `by: 1d`")
    }
    return .float(first + size * Double(count))
  }
}
