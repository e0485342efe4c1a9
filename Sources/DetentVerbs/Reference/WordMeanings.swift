import ControlCore
import GestureScript

// Meanings of the words of scripts and traces; a `switch` makes a new case require one.

extension ControlPhase {
  var meaning: String {
    switch self {
    case .idle: "It is at rest, and nobody touches it."
    case .pressed: "A pointer is down and has not moved past the slop."
    case .dragging: "A pointer drags it, or a gesture of a wheel or crown is open."
    case .coasting: "It was released with speed, and slows down."
    case .settling: "A spring takes it to a mark, a bound, or a value that the host set."
    }
  }
}

extension ChangeCause {
  var meaning: String {
    switch self {
    case .drag: "A pointer moved."
    case .motion: "It moved by itself: a sample of a motion, one for each frame that was drawn."
    case .snap:
      "It was put on a mark without a motion, at the end of a gesture of a wheel or crown."
    case .key: "A key was pressed."
    case .wheel: "A wheel turned."
    case .crown: "A crown, encoder or ring turned."
    case .assistive: "Assistive technology asked for it."
    case .tap:
      "A tap or a press chose it, by the settings `policy tap`, `track` or `press` of the control."
    case .reset:
      "The second of two taps, Delete or Backspace went back to the default: the setting `reset`."
    case .host:
      "The host changed something else, and the value followed: Detent's own controls never report it."
    case .cancel: "The edit was cancelled: the value from before it is back."
    }
  }
}

extension EndReason {
  var meaning: String {
    switch self {
    case .commit: "The value stays."
    case .cancel: "The value from before the edit is back."
    }
  }
}

extension TraceLevel {
  var meaning: String {
    switch self {
    case .calls: "Every effect except the samples of a motion. It does not depend on the frames."
    case .changes: "Every effect. `detent run` prints this by default."
    case .frames: "Every effect, and the state of the control in every frame."
    }
  }
}

extension Script.Check.Relation {
  var meaning: String {
    switch self {
    case .equal: "It is exactly this number, phase or truth: `expect value == 51`."
    case .notEqual: "It is another one: `expect phase != idle`."
    case .less: "It is less than this number: `expect velocity < 0`."
    case .atMost: "It is this number or less: `expect ticks <= 3`."
    case .greater: "It is more than this number: `expect velocity > 1000`."
    case .atLeast: "It is this number or more: `expect ticks >= 1`."
    }
  }
}

extension FieldRow.Operand {
  /// Form of operator and operand.
  var form: String {
    switch self {
    case .number: "OPERATOR NUMBER"
    case .numberOrZero, .numberOrNone: "OPERATOR NUMBER, or none"
    case .phase: "==|!= PHASE"
    case .truth: "[==|!= true|false]"
    }
  }

  /// Additional notes.
  var note: String {
    switch self {
    case .number, .phase: ""
    case .numberOrZero: "The word `none` stands for 0."
    case .numberOrNone: "With `==` or `!=`, `none` asks whether there is one."
    case .truth: "Alone, it must be true."
    }
  }
}

extension CallRow.Argument {
  /// Form of the argument in parentheses.
  var form: String {
    switch self {
    case .none: ""
    case .value: "(VALUE)"
    case .mark: "(MARK)"
    }
  }
}

extension WordList {
  /// Returns the words with their meanings, as rows of a table.
  func rows(_ meaning: (Value) -> String) -> [[String]] {
    entries.map { ["`\($0.word)`", meaning($0.value)] }
  }

  /// Words as a text: `a`, `b` and so on.
  var listed: String { entries.map { "`\($0.word)`" }.joined(separator: ", ") }
}
