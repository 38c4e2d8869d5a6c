/// Syntax trees to instructions: resolves names to slots, matches labels, decides what each block is.
///
/// One pass over the tree. A `var` whose name a closure inside the same function mentions lives in a cell; everything
/// else is a register.
public final class Compiler {
  let session: Session
  let module: Module
  /// Told of all that is made, and asked whether to stop.
  let work: SourceWork
  private let steps: SourceWork.Steps
  @exclusivity(unchecked) public private(set) var diagnostics: [Diagnostic] = []
  @exclusivity(unchecked) var function: FunctionBuilder
  /// Builders of functions that are compiled, to be used again.
  @exclusivity(unchecked) private var spareBuilders: [FunctionBuilder] = []
  /// Statements of the script level are compiled one function each.
  @exclusivity(unchecked) var isTopLevel = false
  @exclusivity(unchecked) private var depth = 0
  /// Slots that this unit declares, to report what is declared twice.
  @exclusivity(unchecked) var declared: [Name: Span] = [:]
  @exclusivity(unchecked) var unit: CompiledUnit
  /// Reads a block that the parser passed over; nil when there are mistakes in it.
  @exclusivity(unchecked) var readBlock: ((Block) -> Block?)?
  /// Where the code of a long script lies.
  @exclusivity(unchecked) var codeMemory: CodeMemory?
  /// Set when a block that was passed over has mistakes: what was compiled is not used.
  @exclusivity(unchecked) private(set) var isGivenUp = false
  /// What the block that is compiled next is called with.
  @exclusivity(unchecked) var elementOfBlock: ValueType?
  /// Where the expression stands whose value nobody takes.
  @exclusivity(unchecked) var unusedValue = Span.none

  /// What was found for names of members.
  @exclusivity(unchecked) var memberCorrections: [Name: String?] = [:]
  /// The library's members, in order.
  private(set) lazy var memberNames =
    (Array(session.catalog.methods.keys) + session.catalog.properties.keys).sorted()

  /// How deep the compiler follows the tree; the parser's own limit is lower.
  static let depthLimit = 2_000
  /// How many parameters a function or view may have.
  static let parameterLimit = 255
  /// Among more names nothing is suggested.
  static let candidateLimit = 20_000
  /// Bytes that an expression or statement takes while it is compiled, about: its instructions and their places.
  private static let sizeOfPart = 64

  init(session: Session, module: Module, work: SourceWork) {
    self.work = work
    steps = work.steps
    self.session = session
    self.module = module
    unit = CompiledUnit(module: module)
    function = FunctionBuilder(
      parent: nil, code: FunctionCode(name: "script", role: .statement, span: .none))
  }

  /// Compiles the statements of a file or submission. Without errors the unit can be run; with errors nothing of it was
  /// declared.
  ///
  /// - Parameters:
  ///   - statements: each is gone when it is compiled.
  ///   - work: asked on the way whether to stop.
  public static func compile(
    _ statements: inout [Statement], session: Session, module: Module? = nil, work: SourceWork = SourceWork()
  ) -> (unit: CompiledUnit?, diagnostics: [Diagnostic]) {
    Compiler(session: session, module: module ?? session.main, work: work).run(&statements)
  }

  /// The same for statements that the caller keeps.
  public static func compile(
    _ statements: [Statement], session: Session, module: Module? = nil
  ) -> (unit: CompiledUnit?, diagnostics: [Diagnostic]) {
    var statements = statements
    return compile(&statements, session: session, module: module)
  }

  func run(_ statements: inout [Statement]) -> (unit: CompiledUnit?, diagnostics: [Diagnostic]) {
    let kept = work.lasting
    let slots = module.slots
    let types = module.types
    let aliases = module.aliases
    let natives = module.natives
    let globals = session.globals
    compileTopLevel(&statements)
    if work.isStopped {
      isGivenUp = true
      work.leave((statements, unit))
      // What was declared is not freed here either.
      work.leave((module.slots, module.types, module.aliases, session.globals))
    }
    let failed = isGivenUp || diagnostics.contains { $0.severity == .error }
    if failed {
      work.discard(&unit.definitions, to: kept)
      module.slots = slots
      module.types = types
      module.aliases = aliases
      module.natives = natives
      session.globals = globals
      return (nil, diagnostics)
    }
    return (unit, diagnostics)
  }

  /// The block with its statements, if the parser passed over them.
  func whole(_ block: Block) -> Block {
    guard block.passedOver >= 0 else { return block }
    if let read = readBlock?(block) { return read }
    isGivenUp = true
    return block
  }

  // MARK: Messages

  func error(
    _ code: String, _ message: @autoclosure () -> String, at span: Span,
    hint: @autoclosure () -> String? = nil, notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    // A tree can hold thousands of mistakes of one kind; nobody reads more than this. Suggestions are not looked for
    // in vain either.
    guard diagnostics.count < 100 else { return }
    diagnostics.append(
      Diagnostic(code: code, message(), at: span, notes: notes(), hints: hint().map { [$0] } ?? []))
  }

  /// Adds a hint to the last message.
  func addHint(_ hint: String) {
    guard !diagnostics.isEmpty else { return }
    diagnostics[diagnostics.count - 1].hints.append(hint)
  }

  func warning(_ code: String, _ message: String, at span: Span, hint: String? = nil) {
    guard diagnostics.count < 100 else { return }
    diagnostics.append(Diagnostic(.warning, code: code, message, at: span, hints: hint.map { [$0] } ?? []))
  }

  func note(_ code: String, _ message: String, at span: Span) {
    guard diagnostics.count < 100 else { return }
    diagnostics.append(Diagnostic(.note, code: code, message, at: span))
  }

  func text(_ name: Name) -> String { session.names.text(name) }

  func isCapitalised(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return first >= 65 && first <= 90
  }

  /// Runs `body` one level deeper, or reports that the tree is too deep.
  @inline(__always) func nested(_ span: Span, _ body: () -> Void) {
    if steps.step(Compiler.sizeOfPart) { return }
    if depth >= Compiler.depthLimit { return reportDepth(span) }
    depth += 1
    body()
    depth -= 1
  }

  @inline(never) private func reportDepth(_ span: Span) {
    error("nesting-limit", "this is nested too deeply to be compiled", at: span)
  }

  // MARK: Scopes

  func pushScope() { function.scopeStarts.append(function.locals.count) }

  func popScope() {
    let start = function.scopeStarts.popLast() ?? 0
    function.removeLocals(from: start)
  }

  /// Runs `body` in a scope of its own; its registers are free again afterwards.
  func scope(_ body: () -> Void) {
    let registers = function.nextRegister
    pushScope()
    body()
    popScope()
    function.nextRegister = registers
  }

  /// Adds a name to the innermost scope; a name declared twice in one scope is an error (rule 16).
  func declare(_ local: Local) {
    let start = function.scopeStarts.last ?? 0
    if let index = function.local(local.name), index >= start {
      error(
        "duplicate-name", "`\(text(local.name))` is declared twice in this scope", at: local.span,
        hint: "give one of them another name",
        notes: [.init("the first one", at: function.locals[index].span)])
    }
    function.add(local)
  }

  func lookup(_ name: Name) -> Local? { lookup(name, in: function) }

  /// Whether a name is a local here or of a function around this one.
  func isLocal(_ name: Name) -> Bool {
    if function.local(name) != nil { return true }
    var builder: FunctionBuilder? = function
    while let current = builder {
      if current.local(name) != nil || current.captured.contains(where: { $0.name == name }) { return true }
      builder = current.parent
    }
    return false
  }

  /// The register that holds a local of this function's own; nil for all other names.
  func register(of name: Name) -> Int? {
    guard let index = function.local(name), case .register(let register) = function.locals[index].storage
    else { return nil }
    return register
  }

  private func lookup(_ name: Name, in builder: FunctionBuilder) -> Local? {
    if let index = builder.local(name) { return builder.locals[index] }
    for local in builder.captured where local.name == name { return local }
    guard let parent = builder.parent, var outer = lookup(name, in: parent) else { return nil }
    let number = builder.captured.count
    switch outer.storage {
    case .register(let register):
      builder.code.captures.append(CaptureSource(isRegister: true, index: register))
      outer.storage = .capture(number)
    case .cell(let register):
      builder.code.captures.append(CaptureSource(isRegister: true, index: register))
      outer.storage = .captureCell(number)
    case .binding(let register):
      builder.code.captures.append(CaptureSource(isRegister: true, index: register))
      outer.storage = .captureBinding(number)
    case .capture(let index):
      builder.code.captures.append(CaptureSource(isRegister: false, index: index))
      outer.storage = .capture(number)
    case .captureCell(let index):
      builder.code.captures.append(CaptureSource(isRegister: false, index: index))
      outer.storage = .captureCell(number)
    case .captureBinding(let index):
      builder.code.captures.append(CaptureSource(isRegister: false, index: index))
      outer.storage = .captureBinding(number)
    }
    builder.captured.append(outer)
    return outer
  }

  func globalSlot(_ name: Name) -> Int? { module.slots[name] }

  /// The slot of a `fn` of that name, or -1: the last resort of a member (rule 4).
  func functionSlot(_ name: Name) -> Int {
    guard let slot = module.slots[name], session.globals[slot].kind == .function else { return -1 }
    return slot
  }

  func site(_ name: Name) -> Int {
    function.site(name) {
      let meaning = session.meaning(name)
      return MemberSite(
        name: meaning.text, property: meaning.property, method: meaning.method,
        functionSlot: functionSlot(name), shortcut: (meaning.property ?? meaning.method)?.shortcut ?? .none)
    }
  }

  // MARK: Functions

  /// Compiles the body of a function in a builder of its own and gives its code.
  func makeFunction(
    name: String, role: FunctionCode.Role, span: Span, inherit: Bool, _ body: () -> Void
  ) -> FunctionCode {
    let code = FunctionCode(name: name, role: role, span: span)
    let outer = function
    let wasTopLevel = isTopLevel
    isTopLevel = false
    let parent = inherit ? outer : nil
    if let spare = spareBuilders.popLast() {
      spare.reset(parent: parent, code: code)
      function = spare
    } else {
      function = FunctionBuilder(parent: parent, code: code)
    }
    pushScope()
    body()
    if function.registerCount > 60_000 || function.instructions.count > 4_000_000 {
      error("too-large", "`\(name)` is too large", at: span, hint: "split it into several functions")
    }
    code.cacheBase = session.cacheCount
    session.cacheCount += function.sites.count
    code.finish(function, in: codeMemory)
    _ = work.keep(code.byteCount)
    spareBuilders.append(function)
    function = outer
    isTopLevel = wasTopLevel
    return code
  }

  // MARK: Suggestions

  /// Everything that a name could have meant here.
  func visibleNames() -> [String] {
    // Nothing is suggested among so many, and writing them out takes long.
    guard session.globals.count <= Compiler.candidateLimit else { return [] }
    var result: [String] = []
    var builder: FunctionBuilder? = function
    while let current = builder {
      result += current.locals.map { text($0.name) }
      builder = current.parent
    }
    result += module.visibleNames.map { text($0) }
    result += module.types.keys.map { text($0) }
    result += module.aliases.keys.map { text($0) }
    result += session.catalog.functions.keys
    return result
  }

  func suggestion(for name: String, among candidates: [String]) -> String? {
    // Sorting and comparing names for each mistake of a very long script would take seconds.
    guard candidates.count <= Compiler.candidateLimit else { return nil }
    return Suggestions.closest(to: name, in: candidates.sorted())
  }

  func didYouMean(_ name: String, among candidates: [String]) -> String? {
    suggestion(for: name, among: candidates).map { "did you mean `\($0)`?" }
  }
}
