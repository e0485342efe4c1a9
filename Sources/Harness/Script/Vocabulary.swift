import ControlCore

/// Every word of the script format, for the reader, for the writer and for suggestions.
enum Vocabulary {
  /// The first words of event lines, the frequent ones first.
  enum VerbName: Equatable, Sendable {
    case move, expect, down, up, cancel, hover, glide, tap, wheel, rotate, key, adjust, focus, set
    case frames, wait, settle, mark
  }

  /// `kind=`, `mods=` and so on.
  enum Attribute: Equatable, Sendable {
    case kind, button, pressure, mods, unit, phase, repeats, part
  }

  static let verbs = WordList<VerbName>([
    ("move", .move), ("expect", .expect), ("down", .down), ("up", .up), ("cancel", .cancel),
    ("hover", .hover), ("glide", .glide), ("tap", .tap), ("wheel", .wheel), ("rotate", .rotate),
    ("key", .key), ("adjust", .adjust), ("set", .set), ("frames", .frames), ("wait", .wait),
    ("settle", .settle), ("mark", .mark), ("focus", .focus),
  ])

  static let truths = WordList<Bool>([("true", true), ("false", false)])

  // MARK: Events

  static let kinds = WordList<PointerKind>([("touch", .touch), ("mouse", .mouse), ("pen", .pen)])

  static let buttons = WordList<PointerButton>([
    ("left", .left), ("middle", .middle), ("right", .right), ("back", .back),
    ("forward", .forward),
  ])

  static let modifiers = WordList<Modifiers>([
    ("shift", .shift), ("control", .control), ("alt", .alt), ("meta", .meta),
  ])

  static let attributes = WordList<Attribute>([
    ("kind", .kind), ("button", .button), ("pressure", .pressure), ("mods", .mods),
    ("unit", .unit), ("phase", .phase), ("repeat", .repeats), ("part", .part),
  ])

  static let wheelUnits = WordList<WheelEvent.Unit>([
    ("px", .points), ("points", .points), ("line", .lines), ("page", .pages),
    ("detent", .detents),
  ])

  static let wheelPhases = WordList<WheelEvent.Phase>([
    ("begin", .begin), ("change", .change), ("end", .end), ("momentum", .momentum),
  ])

  static let rotationUnits = WordList<RotationUnit>([("detent", .detents), ("deg", .degrees)])

  static let keys = WordList<Key>([
    ("ArrowLeft", .arrowLeft), ("ArrowRight", .arrowRight), ("ArrowUp", .arrowUp),
    ("ArrowDown", .arrowDown), ("PageUp", .pageUp), ("PageDown", .pageDown), ("Home", .home),
    ("End", .end), ("Escape", .escape), ("Digit0", .digit(0)), ("Digit1", .digit(1)),
    ("Digit2", .digit(2)), ("Digit3", .digit(3)), ("Digit4", .digit(4)), ("Digit5", .digit(5)),
    ("Digit6", .digit(6)), ("Digit7", .digit(7)), ("Digit8", .digit(8)), ("Digit9", .digit(9)),
  ])

  static let keyActions = WordList<KeyStroke.Action>([("down", .down), ("up", .up)])

  static let adjustments = WordList<Adjustment>([
    ("increment", .increment), ("decrement", .decrement),
  ])

  // MARK: Checks

  static let fields = WordList<Check.Field>([
    ("value", .value), ("preview", .preview), ("index", .index), ("phase", .phase),
    ("offset", .offset), ("velocity", .velocity), ("target", .target), ("ticks", .ticks),
    ("bounds-hits", .boundsHits), ("idle", .idle),
  ])

  static let relations = WordList<Check.Relation>([
    ("==", .equal), ("!=", .notEqual), ("<", .less), ("<=", .atMost), (">", .greater),
    (">=", .atLeast),
  ])

  static let equalities = WordList<Check.Equality>([("==", .equal), ("!=", .notEqual)])

  static let traceLevels = WordList<TraceLevel>([
    ("calls", .calls), ("changes", .changes), ("frames", .frames),
  ])

  static let phases = WordList<ControlPhase>([
    ("idle", .idle), ("pressed", .pressed), ("dragging", .dragging), ("coasting", .coasting),
    ("settling", .settling),
  ])

  static let calls = WordList<Check.CallName>([
    ("began", .began), ("changed", .changed), ("tick", .tick), ("bound", .bound),
    ("snapped", .snapped), ("preview", .preview), ("ended", .ended), ("yielded", .yielded),
    ("tapped", .tapped), ("idle", .idle), ("committed", .committed), ("cancelled", .cancelled),
  ])

  // MARK: Traces

  static let causes = WordList<ChangeCause>([
    ("motion", .motion), ("drag", .drag), ("snap", .snap), ("key", .key), ("wheel", .wheel),
    ("crown", .crown), ("assistive", .assistive), ("host", .host), ("clamp", .clamp),
    ("cancel", .cancel),
  ])

  static let sides = WordList<Side>([("lower", .lower), ("upper", .upper)])

  static let endReasons = WordList<EndReason>([("commit", .commit), ("cancel", .cancel)])
}
