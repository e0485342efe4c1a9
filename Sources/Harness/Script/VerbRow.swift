/// What there is to know of a verb of the script format.
struct VerbRow {
  /// What stands behind it.
  let form: StaticString
  /// One sentence.
  let meaning: StaticString
}

extension Vocabulary.VerbName {
  var row: VerbRow {  // table
    switch self {
    case .down:
      VerbRow(
        form: "ID PLACE [kind=KIND] [button=BUTTON] [pressure=0.5] [mods=KEYS]",
        meaning: "A pointer goes down at a place.")
    case .move:
      VerbRow(
        form: "ID PLACE [kind=KIND] [button=BUTTON] [pressure=0.5] [mods=KEYS]",
        meaning: "A pointer that is down moves to a place.")
    case .up:
      VerbRow(
        form: "ID [PLACE] [mods=KEYS]",
        meaning: "A pointer lifts, at a place or where it was last.")
    case .cancel:
      VerbRow(
        form: "ID|all", meaning: "A pointer, or each that is down, is taken away by the system.")
    case .hover:
      VerbRow(
        form: "PLACE|out",
        meaning: "A pointer that is not down is over a place, or leaves the control.")
    case .glide:
      VerbRow(
        form: "ID to PLACE over DURATION [every DURATION]",
        meaning: "A pointer that is down moves evenly to a place; it reports every 8ms.")
    case .tap:
      VerbRow(
        form: "ID PLACE [for DURATION]",
        meaning: "A pointer goes down and up in one place; it stays for 50ms.")
    case .wheel:
      VerbRow(
        form: "DISTANCE [DISTANCE] [unit=UNIT] [phase=PHASE]",
        meaning: "A wheel turns: along the axis, or, with two numbers, to the right and down.")
    case .rotate:
      VerbRow(form: "AMOUNT [detent|deg]", meaning: "A crown, encoder or ring turns.")
    case .key:
      VerbRow(
        form: "KEY [down|up] [mods=KEYS] [repeat=COUNT]",
        meaning: "A key is pressed, once or more often.")
    case .adjust:
      VerbRow(
        form: "increment|decrement|to VALUE [part=PART]",
        meaning: "Assistive technology changes the value of a part.")
    case .focus:
      VerbRow(form: "PART", meaning: "The keyboard comes to a part of the control.")
    case .set:
      VerbRow(
        form: "SETTING VALUE, value[PART] NUMBER [animated]",
        meaning: "The host changes a setting, or sets the value of a part.")
    case .frames:
      VerbRow(form: "COUNT", meaning: "So many frames pass.")
    case .wait:
      VerbRow(form: "DURATION", meaning: "Time passes.")
    case .settle:
      VerbRow(
        form: "[within DURATION]",
        meaning: "Time passes until the control is idle; it fails if that takes more than 10s.")
    case .mark:
      VerbRow(form: "TEXT", meaning: "A name for this moment, which the trace repeats.")
    case .expect:
      VerbRow(
        form: "FIELD OPERATOR VALUE, calls CALL…, never CALL, idle",
        meaning: "What must be true right after the line before.")
    }
  }
}

extension Check.Field {
  /// One sentence that says what it is.
  var meaning: StaticString {
    switch self {
    case .value: "The value last told to the host, or set by it."
    case .preview: "The value that a release, or a press where a pointer hovers, would choose."
    case .index: "The mark nearest to the value."
    case .phase: "What the control is doing."
    case .offset: "What shows, in points, growing with the value."
    case .velocity: "How fast the offset changes, in points per second."
    case .target: "The value at which the control will rest if nothing else happens."
    case .ticks: "How many marks have ticked since the script began."
    case .boundsHits: "How often a bound was met since the script began."
    case .idle: "Whether nothing moves, and nothing holds the control."
    }
  }
}

extension Check.CallName {
  /// One sentence that says when it is told.
  var meaning: StaticString {
    switch self {
    case .began: "An edit begins: what follows is the user's doing."
    case .changed: "The value is another one, for a cause."
    case .tick: "A mark is passed: a click that can be felt."
    case .bound: "A bound is met."
    case .snapped: "A motion comes to rest on a mark that it was led to."
    case .preview: "The value that would be chosen is another one, or there is none any more."
    case .ended: "The edit is over, and its value stands."
    case .yielded: "The gesture is left to the host, which may scroll."
    case .tapped: "A pointer went down and up again without moving."
    case .idle: "Nothing moves any more, and nothing holds the control."
    case .committed: "The edit ended, and the value stays."
    case .cancelled: "The edit ended, and the value from before it is back."
    }
  }
}
