import Lang

extension Catalog {
  /// `csv(…)`, `json(…)`, `ics(…)` and `stdin()`.
  ///
  /// A typed `let` or `input` whose value is a call of `csv` or `json` passes its type as `type:`.
  ///
  /// - Parameter host: what they reach; nil for that of the screen whose script calls.
  package func addDataFunctions(host: DataHost? = nil) {
    function(
      """
      csv(_ path: String? = nil, text: String? = nil, type: Type? = nil, separator: String? = nil, \
      header: Bool = true, onError: .fail|.skip = .fail)
      """
    ) { call in
      let options = DataLoader.Options(
        type: try call.declaredType(2), separator: try separator(call, 3),
        hasHeader: try call.bool(4, default: true),
        onError: try call.symbol(5) == "skip" ? .skip : .fail)
      let host = try host ?? call.ownScreen().interpreter.data
      let (name, bytes) = try source(call, host)
      return try call.heap.borrowing(bytes.count) {
        try DataLoader(machine: call.machine, services: host.services).csv(
          bytes, name: name, options: options)
      }
    }
    function(
      """
      json(_ path: String? = nil, text: String? = nil, type: Type? = nil, onError: .fail|.skip = .fail)
      """
    ) { call in
      let options = DataLoader.Options(
        type: try call.declaredType(2), onError: try call.symbol(3) == "skip" ? .skip : .fail)
      let host = try host ?? call.ownScreen().interpreter.data
      let (name, bytes) = try source(call, host)
      return try call.heap.borrowing(bytes.count) {
        try DataLoader(machine: call.machine, services: host.services).json(
          bytes, name: name, options: options)
      }
    }
    function("ics(_ path: String? = nil, text: String? = nil, onError: .fail|.skip = .skip)") { call in
      let options = DataLoader.Options(onError: try call.symbol(2) == "fail" ? .fail : .skip)
      let host = try host ?? call.ownScreen().interpreter.data
      let (name, bytes) = try source(call, host)
      return try call.heap.borrowing(bytes.count) {
        try DataLoader(machine: call.machine, services: host.services).ics(
          bytes, name: name, options: options)
      }
    }
    function("stdin()") { call in
      guard let read = try (host ?? call.ownScreen().interpreter.data).standardInput else {
        throw Failure(code: "no-files", "`stdin()` gives nothing: this script is granted no standard input")
      }
      let bytes = try read()
      try call.charge(bytes.count / 64)
      try call.heap.check(2 * bytes.count)
      let machine = call.machine
      let text = try bytes.withUnsafeBufferPointer { bytes in
        try DataText(name: "standard input", bytes: bytes).validate(machine)
        let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return try String(pieces: UnsafeBufferPointer(rebasing: bytes[mark...]), machine.pause)
      }
      return try call.heap.string(text)
    }
  }
}

/// The bytes of `csv("path")` or `csv(text: …)` and what messages call them.
private func source(_ call: NativeCall, _ host: DataHost) throws -> (name: String, bytes: [UInt8]) {
  switch (try call.optionalString(0), try call.optionalString(1)) {
  case (let path?, nil):
    return (path, try host.files.read(path, into: call.heap))
  case (nil, let text?):
    try call.heap.check(text.utf8.count)
    return ("the text", try text.bytes(call.machine.pause))
  case (nil, nil):
    throw Failure(
      code: "argument", "`\(call.function.name)` needs a file or `text:`",
      hint:
        "`\(call.function.name)(\"data.\(call.function.name)\")` or `\(call.function.name)(text: stdin())`")
  default:
    throw Failure(code: "argument", "`\(call.function.name)` takes a file or `text:`, not both")
  }
}

private func separator(_ call: NativeCall, _ index: Int) throws -> UInt8? {
  guard let text = try call.optionalString(index) else { return nil }
  guard text.utf8.count == 1, let byte = text.utf8.first, byte < 0x80, byte != 10, byte != 13, byte != 34
  else {
    throw Failure(
      code: "argument",
      "`separator` of `csv` must be one ASCII character, not \(ReadableText.value(.text(text)))",
      hint: "`separator: \";\"` or `separator: \"\\t\"`; without it, `,` `;` tab and `|` are told apart")
  }
  return byte
}

extension NativeCall {
  fileprivate func declaredType(_ index: Int) throws -> ValueType? {
    switch self[index] {
    case .null: return nil
    case .type(let object): return object.type
    default: throw mismatch(index, "a type")
    }
  }
}
