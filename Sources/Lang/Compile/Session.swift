/// What the compiler knows from one submission to the next: names, globals, types, the catalog of the library.
public final class Session {
  public let names: NameTable
  public let catalog: Catalog
  /// The script's own top level.
  public let main: Module
  @exclusivity(unchecked) var globals: [Global] = []
  /// The inputs that functions and views read, which may run after the statement that they stand in.
  public internal(set) var readLater: Set<Int> = []
  /// Parameters of native functions, made at first use.
  @exclusivity(unchecked) var forms: [ObjectIdentifier: [ParameterForm]] = [:]
  /// Member caches handed out so far.
  @exclusivity(unchecked) var cacheCount = 0
  /// Loads, compiles and returns the module of a file, relative to the file of the span; nil after it has reported
  /// what is wrong through the closure.
  public var importer: ((_ path: String, _ span: Span, _ report: (Diagnostic) -> Void) -> CompiledUnit?)?

  /// What `check` says of a call that has no effect in part: about the function itself, an argument by its label, or a
  /// symbol for that argument. Only `check` sets it.
  public var advice: ((_ function: NativeFunction, _ argument: String?, _ symbol: String?) -> String?)?

  /// What the name with each number means in compiled code. The texts are one object for all code, so that most
  /// comparisons find the same object on both sides.
  @exclusivity(unchecked) private var meanings: [NameMeaning?] = []
  @exclusivity(unchecked) private var texts: [String: StringObject] = [:]
  /// One shape for all record literals with the same fields, so that a member cache serves them all.
  @exclusivity(unchecked) private var shapes: [[Name]: Shape] = [:]
  /// The parameters of methods without the receiver.
  @exclusivity(unchecked) var memberForms: [ObjectIdentifier: [ParameterForm]] = [:]

  @exclusivity(unchecked) private var catalogVersion = 0

  func meaning(_ name: Name) -> NameMeaning {
    if catalogVersion != catalog.version {
      catalogVersion = catalog.version
      meanings = []
    }
    let index = Int(name.id)
    if index < meanings.count, let meaning = meanings[index] { return meaning }
    while meanings.count <= index { meanings.append(nil) }
    let text = names.text(name)
    let meaning = NameMeaning(
      text: string(text), property: catalog.properties[text], method: catalog.methods[text])
    meanings[index] = meaning
    return meaning
  }

  func string(_ name: Name) -> StringObject { meaning(name).text }

  /// Longer literals are not shared.
  private static let longText = 4096

  func string(_ text: String) -> StringObject {
    // Comparing long ones would take longer than it saves.
    if text.utf8.count > Session.longText { return StringObject(text, meter: nil) }
    if let string = texts[text] { return string }
    let string = StringObject(interned: text)
    texts[text] = string
    return string
  }

  func shape(_ keys: [Name]) -> Shape {
    if let shape = shapes[keys] { return shape }
    let shape = Shape(ContiguousArray(keys.map { string($0) }))
    shapes[keys] = shape
    return shape
  }

  /// The functions that learn the type that they load for.
  let loaders: [Name]
  /// `$0`, `$1` and so on, as far as a script may use them.
  @exclusivity(unchecked) private var argumentNames: [Name] = []

  /// `$0`, `$1` and so on.
  func argumentName(_ index: Int) -> Name? {
    guard index >= 0, index < 1000 else { return names.existing("$\(index)") }
    while argumentNames.count <= index { argumentNames.append(names.intern("$\(argumentNames.count)")) }
    return argumentNames[index]
  }

  public init(catalog: Catalog) {
    self.catalog = catalog
    names = NameTable()
    main = Module()
    loaders = [names.intern("csv"), names.intern("json")]
  }

  private init(_ other: Session) {
    names = other.names.copy()
    catalog = other.catalog
    main = other.main.copy()
    globals = other.globals
    readLater = other.readLater
    forms = other.forms
    cacheCount = other.cacheCount
    meanings = other.meanings
    texts = other.texts
    shapes = other.shapes
    memberForms = other.memberForms
    catalogVersion = other.catalogVersion
    loaders = other.loaders
    argumentNames = other.argumentNames
    declaresViewState = other.declaresViewState
  }

  /// The same session for another machine, to which more may be submitted. This one is not to be changed any more.
  public func copy() -> Session { Session(self) }

  public var globalCount: Int { globals.count }

  /// Whether anything is declared that may change what a screen shows after it was drawn.
  public var hasState: Bool { declaresViewState || globals.contains { $0.kind == .state } }
  /// Whether a view declares state.
  @exclusivity(unchecked) var declaresViewState = false

  /// A global by its slot.
  public func global(_ slot: Int) -> Global? { slot >= 0 && slot < globals.count ? globals[slot] : nil }

  /// All globals of the main module by name, in order of declaration: for completion and listings.
  public var mainGlobals: [(name: String, slot: Int, kind: Global.Kind)] {
    main.slots.map { (names.text($0.name), $0.number, globals[$0.number].kind) }.sorted { $0.slot < $1.slot }
  }
}

/// A name as compiled code refers to it, with the library's members of that name.
final class NameMeaning {
  let text: StringObject
  let property: NativeFunction?
  let method: NativeFunction?

  init(text: StringObject, property: NativeFunction?, method: NativeFunction?) {
    self.text = text
    self.property = property
    self.method = method
  }
}

/// The top-level names of one file.
public final class Module {
  @exclusivity(unchecked) var slots = NameMap()
  @exclusivity(unchecked) var types: [Name: ValueType] = [:]
  @exclusivity(unchecked) var aliases: [Name: Module] = [:]
  /// Functions and views of a module of the host's.
  @exclusivity(unchecked) var natives: [Name: NativeFunction] = [:]
  public init() {}

  /// A module of the host's.
  public init(_ natives: [NativeFunction], names: NameTable) {
    for native in natives { self.natives[names.intern(native.name)] = native }
  }

  func copy() -> Module {
    let copy = Module()
    copy.slots = slots
    copy.types = types
    copy.aliases = aliases
    copy.natives = natives
    return copy
  }

  /// The names that another file can use.
  var visibleNames: [Name] { Array(slots.keys) + natives.keys }
}

/// A name of the script level.
public struct Global {
  public enum Kind: Sendable { case constant, variable, state, input, function, view, type }
  public var name: Name
  public var kind: Kind
  public var type: ValueType?
  /// Of a `fn` or `view`.
  var parameters: [ParameterForm] = []
  public var span: Span
}

/// What a call must know of a parameter, of the script's or the library's.
/// A class, since it is looked at for every argument of every call and holds much that would be copied.
final class ParameterForm {
  let name: String
  /// What a call writes before the colon; nil if it can't be passed by label.
  let label: String?
  let isPositional: Bool
  let isRequired: Bool
  let isVariadic: Bool
  let isBinding: Bool
  let block: BlockRole
  let takesBlock: Bool
  let symbols: [String]?
  /// Kinds that a literal is checked against when compiling; nil for any.
  let kinds: KindSet?
  let defaultValue: Value?

  init(
    name: String, label: String?, isPositional: Bool, isRequired: Bool, isVariadic: Bool = false,
    isBinding: Bool = false, block: BlockRole, takesBlock: Bool, symbols: [String]? = nil,
    kinds: KindSet? = nil, defaultValue: Value? = nil
  ) {
    self.name = name
    self.label = label
    self.isPositional = isPositional
    self.isRequired = isRequired
    self.isVariadic = isVariadic
    self.isBinding = isBinding
    self.block = block
    self.takesBlock = takesBlock
    self.symbols = symbols
    self.kinds = kinds
    self.defaultValue = defaultValue
  }

  /// Whether it takes one argument by its position.
  var isPlain: Bool { isPositional && !isVariadic }
  var displayName: String { label ?? name }
}

/// One submission or file, compiled.
public struct CompiledUnit {
  /// `fn` and `view` declarations: set before anything runs.
  public var definitions: [(slot: Int, code: FunctionCode)] = []
  public var statements: [CompiledStatement] = []
  public var module: Module
  public init(module: Module) { self.module = module }
}

public struct CompiledStatement {
  public enum Kind {
    /// Evaluated with note taken of the states that it reads; stored in the slot.
    case constant(slot: Int)
    case variable(slot: Int)
    case state(slot: Int)
    /// Its value comes from the host or, without one, from the code (nil when there is no default).
    case input(slot: Int, name: String, type: ValueType?)
    /// An expression, `if`, `for` or `switch`: its views are one screen.
    case yield
    /// An assignment or a destructuring `let`.
    case effect
    /// An imported file that runs here, once, and draws nothing.
    case module(CompiledUnit)
  }
  public var kind: Kind
  public var code: FunctionCode?
  public var span: Span
}

extension Session {
  /// Where a name of the script's top level is declared, types included.
  public func span(of text: String) -> Span? {
    guard let name = names.existing(text) else { return nil }
    if let slot = main.slots[name], let global = global(slot), global.span != .none { return global.span }
    switch main.types[name] {
    case .record(let type): return type.span
    case .choice(let type): return type.span
    default: return nil
    }
  }

  /// What a call of a `fn` or `view` of the script's may pass: labels, and symbols where they are known; of a type its
  /// fields. Nil for other names.
  public func parameters(of text: String) -> [(label: String?, isPositional: Bool, symbols: [String])]? {
    guard let name = names.existing(text) else { return nil }
    if case .record(let type) = main.types[name] {
      return type.fields.map { ($0.name, false, Session.symbols(of: $0.type)) }
    }
    guard let slot = main.slots[name], let global = global(slot),
      global.kind == .function || global.kind == .view
    else { return nil }
    return global.parameters.map {
      ($0.label, $0.isPositional, $0.symbols ?? [])
    }
  }

  /// The names of a choice's cases; none for other types.
  public static func symbols(of type: ValueType) -> [String] {
    switch type {
    case .choice(let choice): choice.cases.map(\.name)
    case .optional(let inner): symbols(of: inner)
    default: []
    }
  }

  /// A type that the script declares.
  public func type(named text: String) -> ValueType? { names.existing(text).flatMap { main.types[$0] } }

  /// The names of the types that the script declares.
  public var typeNames: [String] { main.types.keys.map { names.text($0) }.sorted() }

  /// Declares a name that the host fills, and gives its slot; one that is declared already keeps it.
  /// - Parameter type: what the host says of it, for what the compiler can check.
  public func declareInput(_ text: String, type: ValueType? = nil) -> Int {
    let name = names.intern(text)
    if let slot = main.slots[name] { return slot }
    globals.append(Global(name: name, kind: .input, type: type, parameters: [], span: .none))
    main.slots[name] = globals.count - 1
    return globals.count - 1
  }
}
