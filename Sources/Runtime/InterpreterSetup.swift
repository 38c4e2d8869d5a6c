import Lang

/// What an interpreter gives each screen that it makes: limits, the host, functions, data. Screens keep it as it was
/// when they were made.
struct InterpreterSetup {
  let limits: Limits
  let host: Host
  /// Changed only while nobody else has it: see `add`.
  private(set) var catalog: Catalog
  /// Whether the catalog may be used by several threads.
  private var isPrepared: Bool
  /// Whether a screen was made with it.
  private var isTaken = false
  private(set) var definitions: [(name: String, value: Definition)] = []
  /// What the host registered, in that order.
  private(set) var natives: [NativeFunction] = []
  /// The functions among it as people read them.
  private(set) var functions: [HostFunction] = []
  /// What the host says of names, whether they have a value yet or not.
  var declarations: [(name: String, declaration: Declaration)] = []
  /// What scripts may import by name, before any file.
  var modules: [String: HostModuleContent] = [:]

  /// What fills an `input`.
  enum Definition {
    case value(Value)
    /// A file that is loaded as the input's type when it is reached.
    case file(String)
    /// Text that is converted to the input's type.
    case text(String)
  }

  /// What the host says of a name.
  struct Declaration {
    var type: HostShape?
    var help = ""
  }

  /// Says something of a name.
  mutating func declare(_ name: String, _ change: (inout Declaration) -> Void) {
    if let index = declarations.firstIndex(where: { $0.name == name }) {
      change(&declarations[index].declaration)
    } else {
      var declaration = Declaration()
      change(&declaration)
      declarations.append((name, declaration))
    }
  }

  /// What is known of a name, in the order in which the host named them.
  var known: [(name: String, declaration: Declaration, value: Definition?)] {
    var result = declarations.map { entry in
      (entry.name, entry.declaration, definitions.first { $0.name == entry.name }?.value)
    }
    for definition in definitions where !declarations.contains(where: { $0.name == definition.name }) {
      result.append((definition.name, Declaration(), definition.value))
    }
    return result
  }

  init(limits: Limits, host: Host) {
    self.limits = limits
    var host = host
    host.files = ReportedFiles.wrapping(host.files)
    self.host = host
    (catalog, isPrepared) = StandardCatalog.take()
  }

  /// What the data loaders of a script reach.
  var data: DataHost {
    DataHost(files: host.files, standardInput: host.standardInput, services: .standard)
  }

  /// The setup for one more screen. The first may have a catalog to itself, whose signatures are read when they are used,
  /// so that one script starts fast; those after it, which may run on other threads, share one that is complete.
  mutating func take(sharing: Bool) -> InterpreterSetup {
    if (sharing || isTaken) && !isPrepared {
      catalog = StandardCatalog.shared
      isPrepared = true
      for function in natives { addToCatalog(function) }
    }
    isTaken = true
    return self
  }

  /// The same for a script that another opens: with its own limits and host, and without data.
  func opened(limits: Limits, host: Host) -> InterpreterSetup {
    var setup = InterpreterSetup(limits: limits, host: host)
    for function in natives { setup.add(function) }
    setup.modules = modules
    return setup
  }

  /// Adds or replaces what fills a name.
  mutating func set(_ name: String, _ definition: Definition) {
    if let index = definitions.firstIndex(where: { $0.name == name }) {
      definitions[index].value = definition
    } else {
      definitions.append((name, definition))
    }
  }

  /// Adds or replaces a function of the host's, in a catalog that no screen has.
  mutating func add(_ function: NativeFunction) {
    let function = function.prepared()
    addToCatalog(function)
    natives.removeAll { $0.name == function.name && $0.isMember == function.isMember }
    natives.append(function)
  }

  private mutating func addToCatalog(_ function: NativeFunction) {
    if !isKnownUniquelyReferenced(&catalog) { catalog = catalog.copy() }
    catalog.add(function)
  }

  /// Keeps what people read of a function.
  mutating func note(_ function: HostFunction) {
    functions.removeAll { $0.name == function.name && $0.owner == function.owner }
    functions.append(function)
  }
}
