import ControlCore
import GestureScript

/// Somebody who looks on while a script is played: traces, snapshots and the laws' records are made that way.
///
/// All of it may be left out but what an observer is for.
@usableFromInline package protocol RunObserver<Subject>: Sendable {
  associatedtype Subject: ScriptedControl

  /// A line is next, and time will pass up to it; of a glide or a tap, each of its pieces.
  mutating func willPlay(_ position: SourceSpan)
  /// The time of a line has come; of a glide, that of its first move.
  mutating func hasBegun(at time: Timestamp)
  /// Time is about to pass.
  mutating func willPass(_ control: Subject, to time: Int64)
  /// The control has reported something.
  mutating func note(_ effect: Effect)
  /// A frame has been drawn.
  mutating func note(frameAt time: Timestamp, of control: Subject)
  /// Something is about to be done to the control; settings are those from then on.
  mutating func willDo(_ action: ScriptAction, to control: Subject, _ settings: Script.Settings)
  /// It has been done, and all has been reported that comes of it.
  mutating func hasDone(_ action: ScriptAction, to control: Subject)
  /// The script looks at the control: a mark or a check.
  mutating func observe(_ verb: Script.Verb, _ control: Subject, at time: Timestamp)
  /// The script is over, but for the frames of its last moment.
  mutating func willFinish(_ control: Subject, at time: Int64)
}

extension RunObserver {
  package mutating func willPlay(_ position: SourceSpan) {}
  package mutating func hasBegun(at time: Timestamp) {}
  package mutating func willPass(_ control: Subject, to time: Int64) {}
  package mutating func note(_ effect: Effect) {}
  package mutating func note(frameAt time: Timestamp, of control: Subject) {}
  package mutating func willDo(
    _ action: ScriptAction, to control: Subject, _ settings: Script.Settings
  ) {}
  package mutating func hasDone(_ action: ScriptAction, to control: Subject) {}
  package mutating func observe(_ verb: Script.Verb, _ control: Subject, at time: Timestamp) {}
  package mutating func willFinish(_ control: Subject, at time: Int64) {}
}

/// Two observers of one run.
struct BothObservers<First: RunObserver, Second: RunObserver>: RunObserver
where First.Subject == Second.Subject {
  var first: First
  var second: Second

  mutating func willPlay(_ position: SourceSpan) {
    first.willPlay(position)
    second.willPlay(position)
  }

  mutating func hasBegun(at time: Timestamp) {
    first.hasBegun(at: time)
    second.hasBegun(at: time)
  }

  mutating func willPass(_ control: First.Subject, to time: Int64) {
    first.willPass(control, to: time)
    second.willPass(control, to: time)
  }

  mutating func note(_ effect: Effect) {
    first.note(effect)
    second.note(effect)
  }

  mutating func note(frameAt time: Timestamp, of control: First.Subject) {
    first.note(frameAt: time, of: control)
    second.note(frameAt: time, of: control)
  }

  mutating func willDo(
    _ action: ScriptAction, to control: First.Subject, _ settings: Script.Settings
  ) {
    first.willDo(action, to: control, settings)
    second.willDo(action, to: control, settings)
  }

  mutating func hasDone(_ action: ScriptAction, to control: First.Subject) {
    first.hasDone(action, to: control)
    second.hasDone(action, to: control)
  }

  mutating func observe(_ verb: Script.Verb, _ control: First.Subject, at time: Timestamp) {
    first.observe(verb, control, at: time)
    second.observe(verb, control, at: time)
  }

  mutating func willFinish(_ control: First.Subject, at time: Int64) {
    first.willFinish(control, at: time)
    second.willFinish(control, at: time)
  }
}
