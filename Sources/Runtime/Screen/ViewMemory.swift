import Lang

/// What views keep from one render to the next, by identity: the script's `state`, and what the library remembers.
struct ViewMemory {
  var states: [Identity: ViewStates] = [:]
  var kept: [Identity: [String: Value]] = [:]
  var pages: [Identity: [NavigationEntry]] = [:]
  /// Views whose `onAppear` ran.
  var appeared: Set<Identity> = []
  /// The last value of each `onChange(of:)`.
  var watched: [Identity: Value] = [:]
  /// What is played over frames.
  var animation = AnimationMemory()
  /// Sheets that are there, with what runs when they go.
  var presented: [(identity: Identity, action: Value, span: Span)] = []
  /// What had the focus, the last at the end: see `FocusRing`.
  var focusTrail: [FocusTarget] = []
  /// Where in the ring it was, for when its control goes.
  var focusNumber = 0
  /// The lists that long rows were last made of, by place.
  var longLists: [Identity: ListObject] = [:]
  /// Bumped at each change of what the library remembers, so that the screen is made again.
  var version = 0

  mutating func keep(_ identity: Identity, _ name: String, _ value: Value) {
    kept[identity, default: [:]][name] = value
    version += 1
  }

  mutating func push(_ entry: NavigationEntry, on stack: Identity) {
    pages[stack, default: []].append(entry)
    version += 1
  }

  @discardableResult
  mutating func pop(_ stack: Identity) -> Bool {
    guard var list = pages[stack], !list.isEmpty else { return false }
    list.removeLast()
    pages[stack] = list.isEmpty ? nil : list
    version += 1
    return true
  }
}

/// What one expansion met: which views are there, what appeared, what changed.
struct ExpansionNotes {
  /// Views with state, each once.
  var visited: [Identity] = []
  /// Places that aren't shown and keep their state.
  var retained: [Identity] = []
  var appeared: [(identity: Identity, action: Value, span: Span)] = []
  var presented: [(identity: Identity, action: Value, span: Span)] = []
  var watched: [(identity: Identity, value: Value, action: Value, span: Span)] = []
  /// Places whose views are made while they are laid out, and those of them where that has happened.
  var deferred: [Identity] = []
  var made: Set<Identity> = []
  var transitions: [TransitionPlace] = []
  var animated: Set<AnimationKey> = []
  var animationScopes: Set<Identity> = []
  var rowOrders: [Identity: [Identity.Component]] = [:]
  /// Rows of data, of which perhaps only those in sight were made.
  var rows: [DataRows] = []

  /// Whether the views at a place were not made, since nothing has asked for them: what belongs to them stays.
  func waits(_ identity: Identity) throws -> Bool {
    try deferred.contains { !made.contains($0) && identity.isInside($0) }
      || rows.contains { try $0.keepsState(at: identity) }
  }
}
