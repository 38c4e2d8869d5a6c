import Lang

/// A list or object that is open.
struct JSONFrame {
  let isObject: Bool
  let firstValue: Int
  let firstKey: Int
  let site: JSONSite
  /// The keys so far are the first of this shape's.
  var shape: JSONShape?
  /// How many keys there are.
  var count = 0
  /// The slot of the key whose value comes next.
  var current = 0
  /// Set when that key was there before.
  var duplicateSlot: Int?
  /// Of a large object: its keys, to find equal ones.
  var seen: [ObjectIdentifier: Int]?

  init(isObject: Bool, firstValue: Int, firstKey: Int, site: JSONSite) {
    self.isObject = isObject
    self.firstValue = firstValue
    self.firstKey = firstKey
    self.site = site
    if isObject { shape = site.shape }
  }
}

/// A place in the structure of the file (`[*].address`): what objects there had as keys last time.
final class JSONSite {
  var shape: JSONShape?
  private var children: [JSONSite?] = []

  /// The place of the field in a slot; slots from 64 on share one, as those of an object that serves as a dictionary.
  func child(_ slot: Int) -> JSONSite {
    let slot = min(max(0, slot), 64)
    while children.count <= slot { children.append(nil) }
    if let child = children[slot] { return child }
    let child = JSONSite()
    children[slot] = child
    return child
  }
}

/// A shape with its keys as they stand in the file, for comparing bytes.
final class JSONShape {
  let shape: Shape
  let keys: [StringObject]
  let raw: [CellText]

  init(shape: Shape, keys: [StringObject], raw: [CellText]) {
    self.shape = shape
    self.keys = keys
    self.raw = raw
  }
}

/// Gives objects with the same keys in the same order one shape.
struct JSONShapes {
  enum Added { case added, duplicate }

  private let meter: Meter?
  /// What is held of shapes and keys, about.
  private(set) var bytes = 0
  /// Keys of the open objects that left the shape that they began with.
  private(set) var keys: [StringObject] = []
  private var rawKeys: [CellText] = []
  private var interned: [String: StringObject] = [:]
  private var known: [[ObjectIdentifier]: JSONShape] = [:]

  init(meter: Meter?) { self.meter = meter }

  /// Whether a key is the next one of the shape that the object began with; else they part here, and the key is to be
  /// added with its text.
  @inline(__always)
  mutating func matches(_ raw: CellText, _ frame: inout JSONFrame) -> Bool {
    guard let shape = frame.shape else { return false }
    if frame.count < shape.raw.count, JSONShapes.same(raw, shape.raw[frame.count]) {
      frame.current = frame.count
      frame.count += 1
      return true
    }
    leave(shape, &frame)
    return false
  }

  /// The object has other keys than the shape that it began with: from here on they are noted.
  private mutating func leave(_ shape: JSONShape, _ frame: inout JSONFrame) {
    keys.append(contentsOf: shape.keys.prefix(frame.count))
    rawKeys.append(contentsOf: shape.raw.prefix(frame.count))
    frame.shape = nil
  }

  /// Notes a key of an object without a shape.
  mutating func add(_ raw: CellText, to frame: inout JSONFrame, _ text: String) -> Added {
    let key: StringObject
    if let known = interned[text] {
      key = known
    } else {
      key = StringObject(text, meter: meter)
      interned[text] = key
      bytes += 64
    }
    if let slot = slot(of: key, in: &frame) {
      frame.duplicateSlot = slot
      frame.current = slot
      return .duplicate
    }
    keys.append(key)
    rawKeys.append(raw)
    frame.seen?[ObjectIdentifier(key)] = frame.count
    frame.current = frame.count
    frame.count += 1
    return .added
  }

  private func slot(of key: StringObject, in frame: inout JSONFrame) -> Int? {
    if let seen = frame.seen { return seen[ObjectIdentifier(key)] }
    if frame.count >= 16 {
      var seen: [ObjectIdentifier: Int] = [:]
      for index in 0..<frame.count { seen[ObjectIdentifier(keys[frame.firstKey + index])] = index }
      frame.seen = seen
      return seen[ObjectIdentifier(key)]
    }
    for index in 0..<frame.count where keys[frame.firstKey + index] === key { return index }
    return nil
  }

  /// The shape of an object that has ended.
  mutating func shape(closing frame: JSONFrame) -> Shape {
    if let shape = frame.shape {
      if frame.count == shape.keys.count { return shape.shape }
      let found = find(Array(shape.keys.prefix(frame.count)), Array(shape.raw.prefix(frame.count)))
      frame.site.shape = found
      return found.shape
    }
    let found = find(Array(keys[frame.firstKey...]), Array(rawKeys[frame.firstKey...]))
    keys.removeLast(keys.count - frame.firstKey)
    rawKeys.removeLast(rawKeys.count - frame.firstKey)
    frame.site.shape = found
    return found.shape
  }

  private mutating func find(_ keys: [StringObject], _ raw: [CellText]) -> JSONShape {
    let identity = keys.map { ObjectIdentifier($0) }
    if let shape = known[identity] { return shape }
    let shape = JSONShape(shape: LoadedShape.make(keys), keys: keys, raw: raw)
    known[identity] = shape
    bytes += 512 + 96 * keys.count
    return shape
  }

  @inline(__always) private static func same(_ a: CellText, _ b: CellText) -> Bool {
    guard a.count == b.count else { return false }
    for i in 0..<a.count where a[i] != b[i] { return false }
    return true
  }
}
