@testable import Lang

/// Runs the syntax tree as it stands, one node after the other, without any cleverness: what the machine is compared with.
///
/// Values are copied, names are looked up in a chain, control is passed by Swift's errors. Of the machine's library it uses
/// functions of plain values alone; whatever takes a block is written anew in `Evaluator+Blocks.swift`.
final class Evaluator {
  let session: Session
  let machine: Machine
  /// Where the library prints to.
  let environment: DifferentialEnvironment
  var globals: [Name: Global] = [:]
  var types: [Name: TypeDeclaration] = [:]
  /// What stands for functions among the values that the library is given.
  var passed: [ObjectIdentifier: PlainFunction] = [:]
  private(set) var steps = 0
  private var depth = 0

  static let stepLimit = 40_000
  static let depthLimit = 60
  static let sizeLimit = 4_000

  enum Global {
    case function(FunctionDeclaration)
    case type
    /// nil before its statement has run.
    case variable(Variable?)
  }

  /// What statements run in.
  struct Frame {
    var scope: Scope?
    /// Whether statements that are expressions are shown.
    var isShown = false
    var result: TypeExpression?
  }

  init(session: Session) {
    self.session = session
    environment = DifferentialEnvironment()
    machine = Machine(environment: environment, catalog: session.catalog, limits: Limits(steps: .max))
    machine.beginRun(.topLevel)
  }

  func text(_ name: Name) -> String { session.names.text(name) }

  func step() throws {
    steps += 1
    if steps > Evaluator.stepLimit { throw GivenUp.tooLong }
  }

  /// Gives up on what grows without bounds: the machine's limits have tests of their own.
  func measured(_ value: PlainValue) throws -> PlainValue {
    switch value {
    case .list(let elements) where elements.count > Evaluator.sizeLimit: throw GivenUp.tooLong
    case .string(let text) where text.utf8.count > Evaluator.sizeLimit: throw GivenUp.tooLong
    default: return value
    }
  }

  func deeper<Result>(_ body: () throws -> Result) throws -> Result {
    depth += 1
    defer { depth -= 1 }
    if depth > Evaluator.depthLimit { throw GivenUp.tooLong }
    return try body()
  }

  /// Gives a failure its place, unless it has one.
  func at<Result>(_ span: Span, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch var failure as Failure {
      if failure.span == nil { failure.span = span }
      throw failure
    }
  }

  func failure(_ code: String, _ span: Span? = nil) -> Failure { Failure(code: code, code, at: span) }

  // MARK: The script level

  /// Declares what is known in the whole script.
  func declare(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .function(let declaration): globals[declaration.name] = .function(declaration)
      case .type(let declaration):
        globals[declaration.name] = .type
        types[declaration.name] = declaration
      case .variable(let declaration):
        for name in names(declaration.pattern) { globals[name] = .variable(nil) }
      default: break
      }
    }
  }

  private func names(_ pattern: Pattern) -> [Name] {
    switch pattern.kind {
    case .bind(let name): [name]
    case .wildcard, .value, .invalid: []
    case .symbol(_, let inner): (inner ?? []).flatMap { names($0) }
    case .tuple(let inner): inner.flatMap { names($0) }
    case .list(let inner, _, let rest): inner.flatMap { names($0) } + (rest.map { [$0] } ?? [])
    case .record(let fields): fields.flatMap { names($0.pattern) }
    }
  }

  /// Runs a statement of the script level.
  func run(_ statement: Statement) throws {
    var frame = Frame(scope: nil, isShown: true)
    switch statement.kind {
    case .function, .type: return
    case .variable(let declaration):
      guard let value = declaration.value else { throw GivenUp.unknown("a variable without a value") }
      frame.isShown = false
      let result = try checked(try evaluate(value, &frame), declaration.type, value.span)
      if case .bind(let name) = declaration.pattern.kind {
        globals[name] = .variable(Variable(result, type: type(of: declaration)))
        return
      }
      guard try match(declaration.pattern, result, &frame, isBinding: true) else {
        throw failure("no-match", declaration.pattern.span)
      }
      for name in names(declaration.pattern) {
        if let variable = Scope.find(name, in: frame.scope) { globals[name] = .variable(variable) }
      }
    default: try execute(statement, &frame)
    }
  }

  /// Shows what a statement of the script level gives.
  func show(_ value: PlainValue) throws {
    if !value.isNull { environment.lines.append(machine.text(try self.value(of: value))) }
  }

  // MARK: Types

  /// The type that a variable keeps: the one that is written, or that of the record which is constructed.
  func type(of declaration: VariableDeclaration) -> TypeExpression? {
    if let type = declaration.type { return type }
    guard case .call(let call)? = declaration.value?.kind, case .name(let name) = call.callee.kind,
      case .record? = types[name]?.body
    else { return nil }
    return .named(name, call.callee.span)
  }

  /// The value, if it is what the type says.
  func checked(_ value: PlainValue, _ type: TypeExpression?, _ span: Span) throws -> PlainValue {
    guard let type else { return value }
    guard let result = try at(span, { try conform(value, type) }) else { throw failure("type", span) }
    return result
  }

  private func conform(_ value: PlainValue, _ type: TypeExpression) throws -> PlainValue? {
    switch type {
    case .optional(let inner, _): return value.isNull ? value : try conform(value, inner)
    case .list(let element, _):
      guard case .list(let elements) = value else { return nil }
      var result: [PlainValue] = []
      for item in elements {
        guard let item = try conform(item, element) else { return nil }
        result.append(item)
      }
      return .list(result)
    case .named(let name, _):
      if let declaration = types[name] { return try conform(value, declaration) }
      switch (text(name), value) {
      case ("Any", _), ("Int", .int), ("Bool", .bool), ("String", .string), ("Float", .float),
        ("List", .list),
        ("Record", .record), ("Symbol", .symbol), ("Function", .function), ("Number", .int),
        ("Number", .float):
        return value
      case ("Float", .int(let number)): return .float(Double(number))
      default: return nil
      }
    }
  }

  private func conform(_ value: PlainValue, _ declaration: TypeDeclaration) throws -> PlainValue? {
    switch declaration.body {
    case .alias(let type): return try conform(value, type)
    case .choice(let cases):
      guard case .symbol(let name, let arguments, let labels) = value,
        let item = cases.first(where: { text($0.name) == name }), item.payload.count == arguments.count
      else { return nil }
      var result: [PlainValue] = []
      for (argument, type) in zip(arguments, item.payload) {
        guard let argument = try conform(argument, type) else { return nil }
        result.append(argument)
      }
      return .symbol(name, result, labels: labels)
    case .record(let fields):
      guard case .record(let record) = value else { return nil }
      if record.type == declaration.name { return value }
      var result = PlainRecord(keys: [], values: [], type: declaration.name)
      var isFine = true
      for field in fields {
        if let given = record[text(field.name)] {
          if let value = try conform(given, field) {
            result.set(text(field.name), value)
          } else {
            isFine = false
          }
        } else if let value = field.defaultValue {
          var frame = Frame(scope: nil)
          guard let standard = try conform(try evaluate(value, &frame), field.type) else {
            throw GivenUp.unknown("a default of another type")
          }
          result.set(text(field.name), standard)
        } else if case .optional = field.type {
          result.set(text(field.name), .null)
        } else {
          isFine = false
        }
      }
      return isFine ? .record(result) : nil
    }
  }

  private func conform(_ value: PlainValue, _ field: FieldDeclaration) throws -> PlainValue? {
    guard let value = try conform(value, field.type) else { return nil }
    guard let allowed = field.allowed, !value.isNull else { return value }
    var frame = Frame(scope: nil)
    return try isMatch(value, try evaluate(allowed, &frame)) ? value : nil
  }

  /// The value as a field of a typed record takes it.
  func checked(_ value: PlainValue, asField name: String, of type: Name) throws -> PlainValue {
    guard case .record(let fields)? = types[type]?.body,
      let field = fields.first(where: { text($0.name) == name })
    else { return value }
    guard let result = try conform(value, field) else { throw failure("type") }
    return result
  }
}
