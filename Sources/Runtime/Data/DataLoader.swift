import Lang

/// Reads the bytes of data files into values.
package struct DataLoader {
  /// What happens to rows that are not as the type says.
  package enum ErrorHandling: Sendable {
    /// The load fails, and lists them.
    case fail
    /// They are left out, and a warning lists them.
    case skip
  }

  /// How a file is to be read.
  package struct Options: Sendable {
    /// What the file must hold; nil infers.
    package var type: ValueType?
    /// Between the cells of a CSV; nil detects.
    package var separator: UInt8?
    /// Whether a CSV's first row names the columns.
    package var hasHeader = true
    package var onError = ErrorHandling.fail

    package init(
      type: ValueType? = nil, separator: UInt8? = nil, hasHeader: Bool = true, onError: ErrorHandling = .fail
    ) {
      self.type = type
      self.separator = separator
      self.hasHeader = hasHeader
      self.onError = onError
    }
  }

  let machine: Machine
  let services: DataServices
  let evaluator: any TypeEvaluator

  package init(machine: Machine, services: DataServices, evaluator: (any TypeEvaluator)? = nil) {
    self.machine = machine
    self.services = services
    self.evaluator = evaluator ?? MachineEvaluator(machine: machine)
  }

  /// Reads a file by what its name ends in: `.json` is JSON, `.ics` a calendar, all else CSV.
  package func load(_ path: String, from files: any FileReader, options: Options = Options()) throws -> Value
  {
    let bytes = try files.read(path, into: machine.heap)
    return try machine.heap.borrowing(bytes.count) { try load(bytes, path, options) }
  }

  private func load(_ bytes: [UInt8], _ path: String, _ options: Options) throws -> Value {
    let name = path.lowercased()
    if name.hasSuffix(".json") { return try json(bytes, name: path, options: options) }
    if name.hasSuffix(".ics") {
      var options = options
      options.onError = .skip
      return try ics(bytes, name: path, options: options)
    }
    return try csv(bytes, name: path, options: options)
  }

  /// A CSV file's rows as a list of records.
  /// - Parameter name: the file's name, for messages.
  package func csv(_ bytes: [UInt8], name: String, options: Options = Options()) throws -> Value {
    try bytes.withUnsafeBufferPointer { buffer in
      try csv(DataText(name: ReadableText.short(name), bytes: buffer), options)
    }
  }

  /// A JSON file's value.
  /// - Parameter name: the file's name, for messages.
  package func json(_ bytes: [UInt8], name: String, options: Options = Options()) throws -> Value {
    try bytes.withUnsafeBufferPointer { buffer in
      try json(DataText(name: ReadableText.short(name), bytes: buffer), options)
    }
  }

  func checker(converting: Bool) -> TypeChecker {
    TypeChecker(machine: machine, converting: converting, evaluator: evaluator, services: services)
  }

  /// Fails with the problems, or warns of the rows that were left out.
  func settle(_ problems: DataProblems, _ text: DataText, _ type: ValueType, rows: Int, _ options: Options)
    throws
  {
    guard problems.count > 0 else { return }
    switch options.onError {
    case .fail:
      throw problems.failure(
        text.name, type: type.name, hint: "`onError: .skip` leaves such rows out and says how many")
    case .skip: machine.environment.warn(problems.warning(text.name, rows: rows))
    }
  }
}
