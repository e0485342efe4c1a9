import ControlCore
import GestureScript

/// An observer of a script run; used for traces, snapshots and the records of laws.
///
/// All requirements have empty default implementations.
@usableFromInline package protocol RunObserver<Subject>: Sendable {
  associatedtype Subject: ScriptedControl

  /// Called before time advances to a line; for a glide or a tap, to each of its pieces.
  mutating func willPlay(_ position: SourceSpan)
  /// Called at the time of a line; for a glide, the time of its first move.
  mutating func hasBegun(at time: Timestamp)
  /// Called before time advances.
  mutating func willPass(_ control: Subject, to time: Int64)
  /// Called when the control reports an effect.
  mutating func note(_ effect: Effect)
  /// Called when a frame has been drawn.
  mutating func note(frameAt time: Timestamp, of control: Subject)
  /// Called before an action; `settings` are those in effect from then on.
  mutating func willDo(_ action: ScriptAction, to control: Subject, _ settings: Script.Settings)
  /// Called after an action and all effects it causes.
  mutating func hasDone(_ action: ScriptAction, to control: Subject)
  /// Called when the script reads the control: a mark or a check.
  mutating func observe(_ verb: Script.Verb, _ control: Subject, at time: Timestamp)
  /// Called at the end of the script, before the frames of its last moment.
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

/// Two observers of the same run.
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
