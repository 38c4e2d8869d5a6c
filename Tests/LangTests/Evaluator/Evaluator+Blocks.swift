@testable import Lang

/// The functions of the library that take a block, of lists, ranges and texts: written as one would say what they do.
extension Evaluator {
  /// nil where no block is given: then the library does it.
  func callWithBlock(_ native: NativeFunction, _ arguments: [PlainValue?]) throws -> PlainValue? {
    guard native.receiver.contains(.list), let receiver = arguments.first ?? nil else { return nil }
    let blocks = arguments.dropFirst().compactMap { argument -> PlainValue? in
      switch argument {
      case .function, .keyPath: argument
      default: nil
      }
    }
    guard let block = blocks.first, native.signature.parameters.contains(where: { $0.block != .none }) else {
      return nil
    }
    let elements: [PlainValue]
    switch receiver {
    case .list(let list): elements = list
    case .range(.int(let low), .int(let high), let isClosed):
      if high - low > Evaluator.sizeLimit { throw GivenUp.tooLong }
      elements = isClosed ? (low...high).map { .int($0) } : (low..<high).map { .int($0) }
    case .string(let text): elements = text.map { .string(String($0)) }
    case .record: throw GivenUp.unknown("a block for a record")
    default: return nil
    }
    return try result(native.name, receiver, elements, block, arguments)
  }

  private func result(
    _ name: String, _ receiver: PlainValue, _ elements: [PlainValue], _ block: PlainValue,
    _ arguments: [PlainValue?]
  ) throws -> PlainValue {
    switch name {
    case "map": return .list(try elements.map { try call(block, [$0]) })
    case "filter":
      let kept = try elements.filter { try isTrue(call(block, [$0])) }
      guard case .string = receiver else { return .list(kept) }
      return .string(kept.map { if case .string(let text) = $0 { text } else { "" } }.joined())
    case "compactMap":
      var result: [PlainValue] = []
      for element in elements {
        let value = try call(block, [element])
        if !value.isNull { result.append(value) }
      }
      return .list(result)
    case "flatMap":
      var result: [PlainValue] = []
      for element in elements {
        guard case .list(let inner) = try call(block, [element]) else { throw GivenUp.unknown("flatMap") }
        result += inner
        _ = try measured(.list(result))
      }
      return .list(result)
    case "forEach":
      for element in elements { _ = try call(block, [element]) }
      return .null
    case "reduce":
      var result = arguments[1] ?? .null
      for element in elements { result = try measured(call(block, [result, element])) }
      return result
    case "reductions":
      var result = [arguments[1] ?? .null]
      for element in elements {
        result.append(try measured(call(block, [result[result.count - 1], element])))
      }
      return .list(result)
    case "first":
      for element in elements where try isTrue(call(block, [element])) { return element }
      return .null
    case "last":
      for element in elements.reversed() where try isTrue(call(block, [element])) { return element }
      return .null
    case "firstIndex":
      for (i, element) in elements.enumerated() where try isTrue(call(block, [element])) { return .int(i) }
      return .null
    case "contains":
      for element in elements where try isTrue(call(block, [element])) { return .bool(true) }
      return .bool(false)
    case "allSatisfy":
      for element in elements where try !isTrue(call(block, [element])) { return .bool(false) }
      return .bool(true)
    case "count":
      var count = 0
      for element in elements where try isTrue(call(block, [element])) { count += 1 }
      return .int(count)
    case "sum":
      var numbers: [PlainValue] = []
      for element in elements { numbers.append(try call(block, [element])) }
      guard let sum = session.catalog.methods["sum"] else { throw GivenUp.unknown("sum") }
      return try call(sum, [.list(numbers), nil])
    case "min", "max": return try extreme(elements, block, isLeast: name == "min")
    case "sorted":
      return .list(try sorted(elements, block, isDescending: isDescending(arguments[1])))
    case "grouped":
      var groups: [(key: PlainValue, items: [PlainValue])] = []
      for element in elements {
        let key = try call(block, [element])
        if let index = groups.firstIndex(where: { isSame($0.key, key) ?? false }) {
          groups[index].items.append(element)
        } else {
          groups.append((key, [element]))
        }
      }
      return .list(
        groups.map { group in
          .record(PlainRecord(keys: ["key", "items"], values: [group.key, .list(group.items)], type: nil))
        })
    case "partitioned":
      var yes: [PlainValue] = []
      var no: [PlainValue] = []
      for element in elements {
        if try isTrue(call(block, [element])) { yes.append(element) } else { no.append(element) }
      }
      return .record(PlainRecord(keys: ["matching", "others"], values: [.list(yes), .list(no)], type: nil))
    case "prefix":
      var result: [PlainValue] = []
      for element in elements {
        guard try isTrue(call(block, [element])) else { break }
        result.append(element)
      }
      return .list(result)
    default: throw GivenUp.unknown("`\(name)` with a block")
    }
  }

  func isTrue(_ value: PlainValue) throws -> Bool {
    guard case .bool(let isTrue) = value else { throw failure("type") }
    return isTrue
  }

  private func isDescending(_ order: PlainValue?) -> Bool {
    if case .symbol("descending", _, _)? = order { true } else { false }
  }

  private func extreme(_ elements: [PlainValue], _ block: PlainValue, isLeast: Bool) throws -> PlainValue {
    guard var best = elements.first else { return .null }
    if arity(block) == 2 {
      for element in elements.dropFirst() {
        if try isTrue(isLeast ? call(block, [element, best]) : call(block, [best, element])) {
          best = element
        }
      }
      return best
    }
    var bestKey = try call(block, [best])
    for element in elements.dropFirst() {
      let key = try call(block, [element])
      let order = try compare(key, bestKey)
      if isLeast ? order < 0 : order > 0 {
        best = element
        bestKey = key
      }
    }
    return best
  }

  private func arity(_ block: PlainValue) -> Int {
    guard case .function(let function) = block else { return 1 }
    switch function.body {
    case .closure(let closure):
      return closure.hasParameterList ? closure.parameters.count : closure.implicitParameterCount
    case .declaration(let declaration): return declaration.parameters.count
    case .native: return 1
    }
  }

  private func sorted(_ elements: [PlainValue], _ block: PlainValue, isDescending: Bool) throws
    -> [PlainValue]
  {
    // How often and in which order a block of two is asked is the library's own affair: such blocks change nothing.
    var keys = elements
    let compares = arity(block) == 2
    if !compares { keys = try elements.map { try call(block, [$0]) } }
    var result: [(element: PlainValue, key: PlainValue)] = []
    for (element, key) in zip(elements, keys) {
      var place = result.count
      while place > 0 {
        let other = result[place - 1].key
        let isBefore: Bool
        if compares {
          isBefore = try isTrue(isDescending ? call(block, [other, key]) : call(block, [key, other]))
        } else {
          let order = try compare(key, other)
          isBefore = isDescending ? order > 0 : order < 0
        }
        if !isBefore { break }
        place -= 1
      }
      result.insert((element, key), at: place)
    }
    return result.map(\.element)
  }

  /// What `sort` and `removeAll` with a block make of a list.
  func changed(_ elements: [PlainValue], _ name: String, _ arguments: [PlainValue?]) throws -> [PlainValue] {
    guard let block = arguments.last ?? nil else { throw GivenUp.unknown("`\(name)`") }
    if name == "sort" { return try sorted(elements, block, isDescending: isDescending(arguments[0])) }
    var kept: [PlainValue] = []
    for element in elements where try !isTrue(call(block, [element])) { kept.append(element) }
    return kept
  }
}
