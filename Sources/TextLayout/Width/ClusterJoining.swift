/// The state that decides whether a scalar still belongs to the cluster before it.
struct ClusterJoining {
  private var previous: ClusterClass
  /// After a pictograph and marks; a joiner makes it ready to take another pictograph.
  private var inPictograph: Bool
  private var joinerFollowsPictograph = false
  /// After a consonant of an Indic script; a linker makes it ready to take another consonant.
  private var inConjunct: Bool
  private var linked = false
  private var regionalCount: Int
  /// Whether the scalar taken last was a pictograph, modifier or flag half, drawn within the first.
  private(set) var joinedPictograph = false

  /// Whether the cluster is a whole flag.
  var isFlag: Bool { regionalCount == 2 }

  /// Whether the cluster ends in a joiner that would join whatever emoji is drawn beside it.
  var dangles: Bool { joinerFollowsPictograph }

  /// The state after the first scalar of a cluster.
  init(_ first: ClusterClass) {
    previous = first
    inPictograph = first == .pictograph || first == .emojiModifier
    inConjunct = first == .consonant
    regionalCount = first == .regional ? 1 : 0
  }

  /// Whether the scalar joins; if so, it is taken in.
  mutating func accepts(_ next: ClusterClass) -> Bool {
    joinedPictograph = false
    guard joins(next) else { return false }
    update(next)
    previous = next
    return true
  }

  private func joins(_ next: ClusterClass) -> Bool {
    switch next {
    case .control, .carriageReturn, .lineFeed: return false
    case .extend, .linker, .joiner, .nonJoiner, .spacingMark: return true
    case .emojiModifier where inPictograph && !joinerFollowsPictograph: return true
    case .pictograph, .emojiModifier: return joinerFollowsPictograph
    case .consonant: return inConjunct && linked
    case .regional: return previous == .regional && regionalCount == 1
    case .hangulV: return previous == .hangulL || previous == .hangulV || previous == .hangulLV
    case .hangulT: return isHangulBeforeFinal
    default: return false
    }
  }

  private var isHangulBeforeFinal: Bool {
    switch previous {
    case .hangulV, .hangulT, .hangulLV, .hangulLVT: true
    default: false
    }
  }

  private mutating func update(_ next: ClusterClass) {
    switch next {
    case .extend:
      joinerFollowsPictograph = false
    case .nonJoiner:
      joinerFollowsPictograph = false
      linked = false
      inConjunct = false
    case .linker:
      joinerFollowsPictograph = false
      linked = inConjunct
    case .joiner:
      joinerFollowsPictograph = inPictograph
    case .pictograph, .emojiModifier:
      joinedPictograph = inPictograph
      inPictograph = true
      joinerFollowsPictograph = false
      inConjunct = false
    case .consonant:
      inConjunct = true
      linked = false
      inPictograph = false
    case .regional:
      regionalCount += 1
      inPictograph = false
    default:
      inPictograph = false
      inConjunct = false
      joinerFollowsPictograph = false
    }
  }
}
