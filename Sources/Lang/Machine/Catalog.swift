/// The functions, members, views and modifiers that a script can use: the language's own, the library's, the host's.
///
/// Filled in when an interpreter is made (a name and a closure each; signatures are parsed when first used).
public final class Catalog: @unchecked Sendable {
  /// Called as `name(…)`: functions and views.
  public private(set) var functions: [String: NativeFunction] = [:]
  /// Called as `x.name(…)`; one function for each name, whatever kinds it serves.
  public private(set) var methods: [String: NativeFunction] = [:]
  /// What `x.name(…)` is for receivers that can't be changed, where a function of that name changes its receiver.
  public private(set) var alternatives: [String: NativeFunction] = [:]
  /// Read as `x.name`.
  public private(set) var properties: [String: NativeFunction] = [:]

  /// What to write instead of a modifier that people know from elsewhere and that doesn't exist here.
  public var hintsOnModifiers: @Sendable (String) -> String? = { _ in nil }

  /// What is called instead of a function whose first argument is written as a comparison: its first two parameters,
  /// then the values of the comparison's two sides. So `expect(a == b)` can say what `a` and `b` were.
  public private(set) var comparing: [String: NativeFunction] = [:]

  /// Changed by every addition.
  @exclusivity(unchecked) private(set) var version = 0

  /// Sets of symbols that signatures name.
  public static let symbolSets: [String: [String]] = [
    "Color": [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
      "white", "gray", "black", "primary", "secondary", "tertiary", "accent", "clear",
    ],
    "HorizontalAlignment": ["leading", "center", "trailing"],
    "VerticalAlignment": ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"],
    "Alignment": [
      "leading", "center", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
      "bottomTrailing",
    ],
    "Edges": ["top", "bottom", "leading", "trailing", "horizontal", "vertical", "all"],
  ]

  public init() {
    functions.reserveCapacity(256)
    methods.reserveCapacity(512)
    properties.reserveCapacity(128)
  }

  /// A catalog of the same functions, to which others may be added.
  public func copy() -> Catalog {
    let copy = Catalog(empty: ())
    copy.functions = functions
    copy.methods = methods
    copy.alternatives = alternatives
    copy.properties = properties
    copy.hintsOnModifiers = hintsOnModifiers
    copy.comparing = comparing
    copy.version = version
    return copy
  }

  /// A catalog of the same functions that may be used by several threads, as long as nothing is added.
  public func prepared() -> Catalog {
    let catalog = copy()
    catalog.functions = functions.mapValues { $0.prepared() }
    catalog.methods = methods.mapValues { $0.prepared() }
    catalog.alternatives = alternatives.mapValues { $0.prepared() }
    catalog.properties = properties.mapValues { $0.prepared() }
    catalog.comparing = comparing.mapValues { $0.prepared() }
    catalog.version += 1
    return catalog
  }

  private var cost = 0

  private init(empty: Void) {}

  /// Adds functions each of whose calls costs so many steps more, since what they ask of others takes long.
  public func costing(_ steps: Int, _ add: (Catalog) -> Void) {
    let outer = cost
    cost = steps
    add(self)
    cost = outer
  }

  /// Adds or replaces a native function.
  public func add(_ function: NativeFunction) {
    version += 1
    function.cost = cost
    switch function.role {
    case .property: properties[function.name] = function
    case .mutating, .modifier: methods[function.name] = function
    case .view: functions[function.name] = function
    case .function:
      if function.isMember { methods[function.name] = function } else { functions[function.name] = function }
    }
  }

  /// `name(…)` in a script: a function.
  public func function(
    _ signature: String, _ body: @escaping @Sendable (inout NativeCall) throws -> Value
  ) {
    add(NativeFunction(signature, role: .function, body: body))
  }

  /// What `name` is where its first argument is a comparison: see `comparing`.
  public func comparison(
    _ signature: String, _ body: @escaping @Sendable (inout NativeCall) throws -> Value
  ) {
    version += 1
    let function = NativeFunction(signature, role: .function, body: body)
    comparing[function.name] = function
  }

  /// `x.name(…)`, and `name(x, …)` as well.
  public func method(
    _ signature: String, on receiver: KindSet,
    _ body: @escaping @Sendable (inout NativeCall) throws -> Value
  ) {
    add(NativeFunction(signature, role: .function, on: receiver, body: body))
  }

  /// `x.name`
  public func property(
    _ name: String, on receiver: KindSet,
    _ body: @escaping @Sendable (inout NativeCall) throws -> Value
  ) {
    add(NativeFunction(name, role: .property, on: receiver, body: body))
  }

  /// `x.name(…)`, which changes `x`: the body takes the receiver with `call.takeReceiver()` and sets `call.receiver`.
  public func mutating(
    _ signature: String, on receiver: KindSet,
    _ body: @escaping @Sendable (inout NativeCall) throws -> Value
  ) {
    add(NativeFunction(signature, role: .mutating, on: receiver, body: body))
  }

  /// `x.name(…)` beside a mutating function of that name: see `alternatives`.
  public func alternative(
    _ signature: String, on receiver: KindSet,
    _ body: @escaping @Sendable (inout NativeCall) throws -> Value
  ) {
    version += 1
    let function = NativeFunction(signature, role: .function, on: receiver, body: body)
    alternatives[function.name] = function
  }

  public func view(_ signature: String, tag: Int) {
    add(NativeFunction(signature, role: .view, tag: tag, body: nil))
  }

  public func modifier(_ signature: String, tag: Int) {
    add(NativeFunction(signature, role: .modifier, on: .view, tag: tag, body: nil))
  }
}
