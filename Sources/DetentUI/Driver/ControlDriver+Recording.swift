internal import ControlCore

// What is written of what goes into a control: see `GestureRecording`.

extension ControlDriver where Engine.Configuration: ControlConfiguration {
  /// Begins a recording, or ends it. It begins while nothing moves and nobody holds the control, which starts anew: what it did
  /// before is in no script.
  mutating func record(_ isWanted: Bool) {
    if !isWanted { return recording = nil }
    guard recording == nil, control.isIdle else { return }
    recording = GestureRecording(control)
    restart()
  }
}

extension ControlDriver {
  /// Makes the control anew, with its values and settings, and the recording with it.
  mutating func restart() {
    let values = NumberList((0..<control.partCount).map { control.value(of: $0) })
    let fresh = Engine(values: values, configuration: control.configuration)
    control = fresh
    recording?.begin(fresh)
  }

  /// Whether there is a script that nobody has been told of, and nothing moves any more.
  var hasScript: Bool { recording?.isWorthReporting == true && control.isIdle }

  /// The script of all that was recorded, once after each edit, when nothing moves any more and nobody holds the control.
  mutating func takeScript() -> String? {
    guard hasScript else { return nil }
    recording?.isWorthReporting = false
    return recording.map { [control] in $0.script(upTo: control) }
  }

  /// Writes an event down. A control of one part does not look at parts, and to a part that there is not nothing happens.
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

  /// Writes down what the host changes.
  mutating func note(from before: Engine.Configuration, to after: Engine.Configuration) {
    let time = Swift.max(now, control.time)
    recording?.note(from: before, to: after, at: time)
  }

  /// The host sets values at once, and a script one after the other: first those that grow, from the last on, so that no thumb
  /// is in another's way. What a part has already changes nothing.
  mutating func note(_ values: [PartValue]) {
    let time = control.time
    let values = values.filter { $0.value != control.value(of: $0.part) }
    let grows: (PartValue) -> Bool = { [control] in $0.value > control.value(of: $0.part) }
    for value in values.filter(grows).reversed() + values.filter({ !grows($0) }) {
      recording?.note(value, at: time)
    }
  }
}
