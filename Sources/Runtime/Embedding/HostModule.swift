import Lang

/// Functions and views of the host's that only scripts which import them by name have:
///
///     interpreter.registerModule("units") { units in
///       units.register("miles(_ kilometres)") { (kilometres: Double) in kilometres / 1.609344 }
///     }
///
/// A script writes `import "units"`, or `import "units" as u` and `u.miles(5)`.
public final class HostModule: HostRegistry, @unchecked Sendable {
  private let name: String
  private(set) var natives: [NativeFunction] = []
  private(set) var entries: [HostFunction] = []

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override func accept(_ function: NativeFunction, _ entry: HostFunction) {
    natives.removeAll { $0.name == function.name }
    natives.append(function)
    var entry = entry
    entry.owner = name
    entries.removeAll { $0.name == entry.name }
    entries.append(entry)
  }
}

/// What stands behind the name of a module.
enum HostModuleContent: Sendable {
  case source(String)
  case functions([NativeFunction])
}

extension Interpreter {
  /// Makes source known by a name that scripts import. A file of that name is not looked for.
  ///
  /// Mistakes in it are reported where a script imports it, with the place in the source.
  public func registerModule(_ name: String, source: String) {
    change { $0.modules[name] = .source(source) }
  }

  /// Makes functions and views known by a name that scripts import. A file of that name is not looked for.
  public func registerModule(_ name: String, _ fill: (HostModule) throws -> Void) rethrows {
    let module = HostModule(name)
    try fill(module)
    let (natives, entries) = (module.natives, module.entries)
    change { setup in
      setup.modules[name] = .functions(natives)
      for entry in entries { setup.note(entry) }
    }
  }
}
