/// What a generator decides by: numbers from a seed, or the bytes that a fuzzer tries.
public struct Choices: RandomNumberGenerator {
  private var state: UInt64
  /// nil where a seed decides.
  private var bytes: ArraySlice<UInt8>?

  public init(seed: UInt64) { state = seed }

  /// Every decision takes a byte, or two if it has many outcomes. When they are used up each decision is the first one,
  /// which generators keep the simplest.
  public init(bytes: [UInt8]) {
    state = 0
    self.bytes = bytes[...]
  }

  public mutating func next() -> UInt64 {
    if bytes != nil { return UInt64(below(256)) }
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to `bound`; 0 if there is none.
  public mutating func below(_ bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    guard bytes != nil else { return Int(next() % UInt64(bound)) }
    var number = Int(bytes?.popFirst() ?? 0)
    if bound > 256 { number = number << 8 | Int(bytes?.popFirst() ?? 0) }
    return number % bound
  }

  public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  public mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  /// Whether the bytes are used up.
  public var isEmpty: Bool { bytes?.isEmpty ?? false }

  /// The bytes that are left.
  public mutating func rest() -> [UInt8] {
    defer { bytes = [] }
    return Array(bytes ?? [])
  }
}
