internal import ControlCore

// Recording of the input of a control; see `GestureRecording`.

extension ControlDriver where Engine.Configuration: ControlConfiguration {
  /// Begins or ends a recording. It only begins while the control is idle, and rebuilds the
  /// control: earlier events are not part of the script.
  mutating func record(_ isWanted: Bool) {
    if !isWanted { return recording = nil }
    guard recording == nil, control.isIdle else { return }
    recording = GestureRecording(control)
    restart()
  }
}

extension ControlDriver {
  /// Rebuilds the control with its values and settings, and restarts the recording.
  mutating func restart() {
    let values = NumberList((0..<control.partCount).map { control.value(of: $0) })
    let fresh = Engine(values: values, configuration: control.configuration)
    control = fresh
    recording?.begin(fresh)
  }

  /// True if there is an unreported script and the control is idle.
  var hasScript: Bool { recording?.isWorthReporting == true && control.isIdle }

  /// Returns the script of the whole recording once after each edit, when idle; otherwise `nil`.
  mutating func takeScript() -> String? {
    guard hasScript else { return nil }
    recording?.isWorthReporting = false
    return recording.map { [control] in $0.script(upTo: control) }
  }

  /// Records an event unless its part is missing; one-part controls drop part numbers and focus.
  mutating func note(_ action: InputEvent.Action) {
    let count = control.partCount
    var action = action
    switch action {
    case .adjust(let adjustment, _) where count == 1: action = .adjust(adjustment)
    case .focus where count == 1: return
    case .adjust(_, let part), .focus(let part): if part >= count { return }
    default: break
    }
    let time = Swift.max(now, control.time)
    recording?.note(action, at: time)
  }

  /// Records settings and values that the host changes together; those that change nothing are left
  /// out.
  mutating func note(_ values: NumberList, _ configuration: Engine.Configuration) {
    let news = values.enumerated().map { $1 == control.value(of: $0) ? .nan : $1 }
    let (before, time) = (control.configuration, Swift.max(now, control.time))
    recording?.note(from: before, to: configuration, NumberList(news), at: time)
  }
}
