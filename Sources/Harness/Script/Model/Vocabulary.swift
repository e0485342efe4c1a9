import ControlCore

/// Every word of the script format, for the reader, the writer and suggestions.
package enum Vocabulary {
  /// The first words of event lines; a `VerbRow` has the spelling and the meaning of each.
  package enum VerbName: UInt8, CaseIterable, Sendable {
    case down, move, up, cancel, hover, glide, tap
    case wheel, rotate, key, adjust, focus
    case set
    case frames, wait, settle, mark, expect
  }

  /// The attributes `kind=`, `mods=` and so on.
  package enum Attribute: CaseIterable, Sendable {
    case kind, button, pressure, mods, unit, phase, repeats, part
  }

  package static let truths = WordList<Bool>([("true", true), ("false", false)])

  // MARK: Events

  package static let kinds = WordList<PointerKind>([
    ("touch", .touch), ("mouse", .mouse), ("pen", .pen),
  ])

  package static let buttons = WordList<PointerButton>([
    ("left", .left), ("middle", .middle), ("right", .right), ("back", .back),
    ("forward", .forward),
  ])

  package static let modifiers = WordList<Modifiers>([
    ("shift", .shift), ("control", .control), ("alt", .alt), ("meta", .meta),
  ])

  package static let attributes = WordList<Attribute>([
    ("kind", .kind), ("button", .button), ("pressure", .pressure), ("mods", .mods),
    ("unit", .unit), ("phase", .phase), ("repeat", .repeats), ("part", .part),
  ])

  package static let wheelUnits = WordList<WheelEvent.Unit>([
    ("px", .points), ("points", .points), ("line", .lines), ("page", .pages),
    ("detent", .detents),
  ])

  package static let wheelPhases = WordList<WheelEvent.Phase>([
    ("begin", .begin), ("change", .change), ("end", .end), ("momentum", .momentum),
  ])

  package static let rotationUnits = WordList<RotationUnit>([
    ("detent", .detents), ("deg", .degrees),
  ])

  /// The phases in the JSON lines for other programs.
  package static let pointerPhases = WordList<PointerEvent.Phase>([
    ("down", .down), ("move", .move), ("up", .up), ("cancel", .cancel), ("hover", .hover),
    ("leave", .leave),
  ])

  package static let keys = WordList<Key>([
    ("ArrowLeft", .arrowLeft), ("ArrowRight", .arrowRight), ("ArrowUp", .arrowUp),
    ("ArrowDown", .arrowDown), ("PageUp", .pageUp), ("PageDown", .pageDown), ("Home", .home),
    ("End", .end), ("Escape", .escape), ("Delete", .delete), ("Backspace", .backspace),
    ("Digit0", .digit(0)), ("Digit1", .digit(1)), ("Digit2", .digit(2)), ("Digit3", .digit(3)),
    ("Digit4", .digit(4)), ("Digit5", .digit(5)), ("Digit6", .digit(6)), ("Digit7", .digit(7)),
    ("Digit8", .digit(8)), ("Digit9", .digit(9)),
  ])

  package static let keyActions = WordList<KeyStroke.Action>([("down", .down), ("up", .up)])

  package static let adjustments = WordList<Adjustment>([
    ("increment", .increment), ("decrement", .decrement),
  ])

  // MARK: Checks

  package static let fields = WordList<Script.Check.Field>(FieldRow.all.map { ($0.word, $0.field) })

  package static let relations = WordList<Script.Check.Relation>([
    ("==", .equal), ("!=", .notEqual), ("<", .less), ("<=", .atMost), (">", .greater),
    (">=", .atLeast),
  ])

  package static let equalities = WordList<Script.Check.Equality>([
    ("==", .equal), ("!=", .notEqual),
  ])

  package static let traceLevels = WordList<TraceLevel>([
    ("calls", .calls), ("changes", .changes), ("frames", .frames),
  ])

  package static let phases = WordList<ControlPhase>([
    ("idle", .idle), ("pressed", .pressed), ("dragging", .dragging), ("coasting", .coasting),
    ("settling", .settling),
  ])

  package static let calls = WordList<Script.Check.CallName>(CallRow.all.map { ($0.word, $0.name) })

  // MARK: Traces

  package static let causes = WordList<ChangeCause>([
    ("motion", .motion), ("drag", .drag), ("snap", .snap), ("key", .key), ("wheel", .wheel),
    ("crown", .crown), ("assistive", .assistive), ("tap", .tap), ("reset", .reset),
    ("host", .host), ("cancel", .cancel),
  ])

  package static let sides = WordList<Side>([("lower", .lower), ("upper", .upper)])

  package static let endReasons = WordList<EndReason>([("commit", .commit), ("cancel", .cancel)])
}
