import Lang
import TextLayout

/// The same screen of a later version of its script.
extension Screen {
  /// Notes how the states stand: what differs from now on was changed by whoever uses the screen.
  package func noteStates() {
    keptVersions = [:]
    for cell in stateCells { keptVersions[ObjectIdentifier(cell)] = cell.version }
  }

  private var stateCells: [CellObject] {
    session.mainGlobals.compactMap { $0.kind == .state ? machine.stateCell($0.slot) : nil }
      + memory.states.values.flatMap { $0.made }
  }

  private func isChanged(_ cell: CellObject) -> Bool {
    cell.version != keptVersions[ObjectIdentifier(cell), default: 0]
  }

  /// Takes over what was done to another screen, which an earlier version of this script made: states by their names, those of
  /// views, folded sections, pages, scrolling and the focus by the place of the view, wherever the value still fits. A
  /// state that nobody changed has its initial value of now. What can't be carried over is left out.
  ///
  /// - Throws: `ScriptError` if the screen can't be drawn then; everything is as it was after its script ran.
  package func takeOver(_ other: Screen) throws { try takeOver(other, history: []) }

  /// The same; gives where the focus was before, as places of this screen.
  @discardableResult
  func takeOver(_ other: Screen, history: [FocusTarget]) throws -> [FocusTarget] {
    let places = CarriedPlaces(other, self)
    let before = checkpoint()
    do {
      try look { try refresh() }
      takeStates(other)
      memory.watched = [:]
      // Views that only stand there once others are as they were come one after the other.
      var taken: Set<Identity> = []
      for _ in 0..<8 {
        let count = taken.count
        takeMemory(other, places)
        try look { try refresh() }
        takeViewStates(other, places, &taken)
        let isPushed = try takePages(other, places)
        if taken.count == count, !isPushed { break }
      }
      memory.focusTrail = places.targets(other.memory.focusTrail)
      try look { try refresh() }
      return places.targets(history)
    } catch {
      restore(before)
      throw error
    }
  }

  // MARK: States

  private func takeStates(_ other: Screen) {
    let old = other.session.mainGlobals.filter { $0.kind == .state }
    for entry in session.mainGlobals where entry.kind == .state {
      guard let same = old.first(where: { $0.name == entry.name }),
        let from = other.machine.stateCell(same.slot), other.isChanged(from),
        let cell = machine.stateCell(entry.slot)
      else { continue }
      take(from, into: cell)
    }
  }

  private func takeViewStates(_ other: Screen, _ places: CarriedPlaces, _ taken: inout Set<Identity>) {
    for (identity, states) in other.memory.states {
      guard let place = places.identity(identity), let own = memory.states[place],
        taken.insert(place).inserted
      else { continue }
      for from in states.made where other.isChanged(from) {
        if let cell = own.made.first(where: { $0.name == from.name }) {
          take(from, into: cell)
        }
      }
    }
  }

  /// A value that fits: of the declared type, or of the kind that the state has now.
  private func take(_ from: CellObject, into cell: CellObject) {
    guard var value = try? ValueCopy(heap: machine.heap, payer: machine).copy(from.value) else { return }
    if let type = cell.type {
      guard
        let checked = try? environment.check(value, against: type, subject: cell.name, machine: machine)
      else { return }
      value = checked
    } else if !Screen.fits(value, cell.value) {
      return
    }
    machine.replace(cell, value)
  }

  private static func fits(_ value: Value, _ present: Value) -> Bool {
    let numbers: KindSet = [.int, .decimal, .float]
    return value.isNull || present.isNull || value.kind == present.kind
      || value.kind.isSubset(of: numbers) && present.kind.isSubset(of: numbers)
  }

  // MARK: What views remember

  private func takeMemory(_ other: Screen, _ places: CarriedPlaces) {
    let copier = ValueCopy(heap: machine.heap, payer: machine)
    for (identity, values) in other.memory.kept {
      guard let place = places.identity(identity), memory.kept[place] == nil else { continue }
      for (name, value) in values {
        if let copy = try? copier.copy(value) { memory.keep(place, name, copy) }
      }
    }
  }

  /// Pushes pages again through the links that pushed them, if these are on the screen. Gives whether one was.
  private func takePages(_ other: Screen, _ places: CarriedPlaces) throws -> Bool {
    var isPushed = false
    for (stack, entries) in other.memory.pages {
      guard let own = places.identity(stack) else { continue }
      let depth = memory.pages[own]?.count ?? 0
      guard depth < entries.count, let link = places.identity(entries[depth].identity) else { continue }
      let page = usableControls().compactMap { $0.action.page(on: own) }.first { $0.identity == link }
      guard let page else { continue }
      memory.push(page, on: own)
      isPushed = true
    }
    if isPushed { try look { try refresh() } }
    return isPushed
  }
}

extension Control.Action {
  /// The page that it pushes on a stack.
  fileprivate func page(on stack: Identity) -> NavigationEntry? {
    switch self {
    case .push(stack, let page): page
    case .several(let actions): actions.compactMap { $0.page(on: stack) }.first
    default: nil
    }
  }
}

/// Where the views of one screen stand in another, whose script is a later version.
private final class CarriedPlaces {
  private var files: [UInt32: (map: PlaceMap, file: UInt32)] = [:]
  private var known: [Identity: Identity?] = [:]
  private let copier: ValueCopy

  init(_ old: Screen, _ new: Screen) {
    copier = ValueCopy(heap: new.machine.heap, payer: new.machine)
    for (id, file) in old.sources.files.enumerated() {
      guard let same = new.sources.files.firstIndex(where: { $0.name == file.name }) else { continue }
      files[UInt32(id)] = (PlaceMap(file.bytes, new.sources.files[same].bytes), UInt32(same))
    }
  }

  /// The path of a view now; nil if it isn't there any more.
  func identity(_ old: Identity) -> Identity? {
    if let found = known[old] { return found }
    let found = find(old)
    known[old] = .some(found)
    return found
  }

  func targets(_ old: [FocusTarget]) -> [FocusTarget] {
    old.compactMap { target in
      identity(target.identity).map { FocusTarget($0, target.kind, target.number) }
    }
  }

  private func find(_ old: Identity) -> Identity? {
    guard let parent = old.parent else { return .screen }
    guard let above = identity(parent), let component = component(old.component, in: parent)
    else { return nil }
    return above.appending(component)
  }

  private func component(_ old: Identity.Component, in parent: Identity) -> Identity.Component? {
    switch old {
    case .screen: return .screen
    case .place(let span, let occurrence):
      if span == .none { return old }
      return files[span.file].flatMap { $0.map.span(span, in: $0.file) }.map {
        .place($0, occurrence: occurrence)
      }
    case .key(let key, let occurrence):
      return (try? copier.copy(key.value)).map { .key(ValueKey($0), occurrence: occurrence) }
    case .id(let key): return (try? copier.copy(key.value)).map { .id(ValueKey($0)) }
    case .part(let name):
      // The search field of a `searchable` is told apart by where that stands.
      guard name.hasPrefix("search "), let offset = Int(name.dropFirst(7)) else { return old }
      return files[file(of: parent)]?.map.offset(offset, isEnd: false).map { .part("search \($0)") }
    }
  }

  /// The file of the nearest place on a path.
  private func file(of path: Identity) -> UInt32 {
    var step: Identity? = path
    while let identity = step {
      if case .place(let span, _) = identity.component, span != .none { return span.file }
      step = identity.parent
    }
    return 0
  }
}
