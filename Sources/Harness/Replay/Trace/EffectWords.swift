import ControlCore
import GestureScript

// Text forms of effects, for traces and law findings.

extension [UInt8] {
  /// Appends an effect without its time, in trace syntax: `bound side=upper by=0 part=1`. A run of
  /// ticks is written as its first and last mark.
  package mutating func append(effect: Effect) {
    append(words: effect)
    if let by = effect.by { append(" by=", whole: Int64(by)) }
    append(part: effect.part)
    if effect.turns != 0 { append(" turns=", whole: Int64(effect.turns)) }
  }

  private mutating func append(words effect: Effect) {
    switch effect {
    case .began: append("began")
    case .tick(let run, _):
      append(run.length == 1 ? "tick mark=" : "tick marks=")
      DecimalText.append(run.first, to: &self)
      guard run.length > 1 else { return }
      append("..")
      DecimalText.append(run.last, to: &self)
    case .bound(let side, _, _, _):
      append("bound side=")
      append(Vocabulary.sides.word(for: side))
    case .changed(let value, let cause, _, _, _):
      append("changed value=", value)
      append(" cause=")
      append(Vocabulary.causes.word(for: cause))
    case .snapped(let value, _, _, _): append("snapped value=", value)
    case .ended(let reason, let value, _, _, _):
      append("ended reason=")
      append(Vocabulary.endReasons.word(for: reason))
      append(" value=", value)
    case .preview(let value?, _, _): append("preview value=", value)
    case .preview(nil, _, _): append("preview value=none")
    case .yielded: append("yielded")
    case .tapped(let point, _):
      append("tapped x=", point.x)
      append(" y=", point.y)
    case .idle: append("idle")
    }
  }

  package mutating func append(_ key: StaticString, _ number: Double) {
    append(key)
    DecimalText.append(number, to: &self)
  }

  /// Appends a time since the start of the script, in trace syntax: `8ms`.
  package mutating func append(time: Timestamp) {
    DecimalText.append(nanosecondsAsMilliseconds: time.nanoseconds, to: &self)
    append("ms")
  }
}
