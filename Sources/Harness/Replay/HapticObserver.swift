import ControlCore
import GestureScript

/// Counts the ticks and bounds that a device would play while a script plays.
struct HapticObserver<Subject: ScriptedControl>: RunObserver {
  /// Selects the haptics that are played.
  var gate = HapticGate()
  /// The number of haptics played.
  private(set) var count: Int64 = 0
  /// The time of the current events.
  private var now = Timestamp(nanoseconds: 0)

  mutating func willPass(_ control: Subject, to time: Int64) {
    now = Timestamp(nanoseconds: time)
  }

  mutating func note(_ effect: Effect) {
    if gate.plays(effect, at: now) { count += 1 }
  }
}
