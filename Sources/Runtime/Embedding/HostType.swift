import Foundation
import Lang

/// What a type of the host's is called in the language: in signatures, which say what a call may pass, and in what is
/// told to people.
struct HostType {
  /// As a signature writes it: the kinds that a value of it may have.
  let signature: String
  /// As it is told: `[Flight]` rather than `List`.
  let shown: String
  /// Whether nil is one of its values.
  var isOptional = false

  init(_ type: Any.Type) {
    if let optional = type as? any OptionalType.Type {
      let wrapped = HostType(optional.wrappedType)
      self.init(signature: wrapped.signature, shown: wrapped.shown + "?", isOptional: true)
    } else if let known = HostType.known[ObjectIdentifier(type)] {
      self.init(signature: known.signature, shown: known.shown)
    } else if let element = (type as? any ListType.Type)?.elementType {
      self.init(signature: "List", shown: "[\(HostType(element).shown)]")
    } else if type is any RecordLikeType.Type {
      self.init(signature: "Record", shown: "Record")
    } else if let special = type as? any MachineArgument.Type {
      self.init(signature: special.signature, shown: special.shown)
    } else if let object = type as? any ObjectType.Type {
      self.init(signature: "Any", shown: object.name)
    } else if let symbols = HostType.symbols(of: type) {
      let choice = symbols.map { "." + $0 }.joined(separator: "|")
      self.init(signature: choice + "|String", shown: choice)
    } else {
      self.init(signature: "Any", shown: "\(type)")
    }
  }

  private init(signature: String, shown: String, isOptional: Bool = false) {
    self.signature = signature
    self.shown = shown
    self.isOptional = isOptional
  }

  private static let known: [ObjectIdentifier: HostType] = {
    var table: [ObjectIdentifier: HostType] = [:]
    func add(_ types: Any.Type..., signature: String, shown: String? = nil) {
      for type in types {
        table[ObjectIdentifier(type)] = HostType(signature: signature, shown: shown ?? signature)
      }
    }
    add(Bool.self, signature: "Bool")
    add(
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, signature: "Int")
    add(Double.self, Float.self, Foundation.Decimal.self, signature: "Number")
    add(String.self, Character.self, signature: "String|Symbol", shown: "String")
    add(URL.self, UUID.self, signature: "String")
    add(Date.self, signature: "DateTime|Date", shown: "DateTime")
    add(Swift.Duration.self, signature: "Duration")
    add(ScriptValue.self, signature: "Any")
    add(Void.self, signature: "Any", shown: "nil")
    return table
  }()

  /// The names of an enumeration of Strings, which a script writes as symbols.
  static func symbols(of type: Any.Type) -> [String]? {
    guard let cases = type as? any CaseIterable.Type else { return nil }
    return names(of: cases)
  }

  private static func names<T: CaseIterable>(of type: T.Type) -> [String]? {
    let names = type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    let isPlain = names.allSatisfy { name in
      !name.isEmpty && name.utf8.allSatisfy { SignatureText.isWord($0) } && !(name.first?.isNumber ?? true)
    }
    return names.count == type.allCases.count && !names.isEmpty && isPlain ? names : nil
  }
}

/// `Optional`, whatever it wraps.
protocol OptionalType {
  static var wrappedType: Any.Type { get }
}
extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
}

/// Arrays and sets.
protocol ListType {
  static var elementType: Any.Type { get }
}
extension Array: ListType {
  static var elementType: Any.Type { Element.self }
}
extension ContiguousArray: ListType {
  static var elementType: Any.Type { Element.self }
}
extension Set: ListType {
  static var elementType: Any.Type { Element.self }
}

/// Dictionaries by name.
protocol RecordLikeType {}
extension Dictionary: RecordLikeType where Key == String {}

/// A type of an argument that leads back into the machine that runs the script: bindings, blocks, objects of the host's.
/// It can't be decoded from anywhere else.
protocol MachineArgument {
  /// As a signature writes it.
  static var signature: String { get }
  /// As it is told.
  static var shown: String { get }
  init?(_ value: Value, _ machine: Machine)
}
