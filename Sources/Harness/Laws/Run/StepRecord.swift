public import ControlCore
import GestureReplay
import GestureScript

/// An action on a control in a run, and its effects.
public struct StepRecord: Sendable {
  /// Shared storage, as the two controls of a step have some kilobytes.
  private let kept: Kept

  /// The index of the line in the script's body.
  public let line: Int
  /// The action of the step.
  public var action: ScriptAction { kept.opening.action }
  /// The settings from the step on.
  public var settings: Script.Settings { kept.opening.settings }
  /// The configuration by the settings before the step.
  public var before: SubjectConfiguration { kept.opening.before }
  /// The configuration by the settings from the step on.
  public var configuration: SubjectConfiguration { kept.opening.configuration }
  /// The effects while time passes up to this step.
  public var passing: [Effect] { kept.opening.passing }
  /// The control at this step, before the action.
  public var start: Subject { kept.opening.start }
  /// The effects of the action.
  public var effects: [Effect] { kept.effects }
  /// The control after the action.
  public var end: Subject { kept.end }
  /// True if no time has passed since the previous step.
  public var isSimultaneous: Bool { kept.opening.isSimultaneous }

  init(_ kept: Kept, line: Int) {
    (self.kept, self.line) = (kept, line)
  }

  /// The contents of a step, except for its line.
  final class Kept: Sendable {
    let opening: StepOpening
    let effects: [Effect]
    let end: Subject

    init(_ opening: StepOpening, effects: [Effect], end: Subject) {
      (self.opening, self.effects, self.end) = (opening, effects, end)
    }
  }

  /// The type of the control.
  public var type: SubjectType { kept.end.type }

  /// The time of the step, since the start of the script.
  public var time: Timestamp { start.time }

  /// The pointer event, if the action is one that controls heed.
  public var pointer: PointerEvent? {
    if case .event(.pointer(let event)) = action, !event.isOfOtherButton { event } else { nil }
  }

  /// True for an action of the host.
  public var isHost: Bool {
    switch action {
    case .set: true
    default: false
    }
  }

  /// True for an event that is for the host: another button, or a shortcut.
  var isForHost: Bool {
    guard case .event(let event) = action else { return false }
    let isFine = settings.value(of: "fine-key") == .word("control")
    return event.isForHost(besides: isFine ? .control : .none)
  }

  /// The turn of a wheel, if the action is one that controls heed.
  var wheel: WheelEvent? {
    if case .event(.wheel(let wheel)) = action, !isForHost { wheel } else { nil }
  }

  /// True if a wheel gesture with phases is open after this step, and no pointer is down.
  var isWheelOpen: Bool {
    guard let wheel else { return false }
    return start.isIdle && (wheel.phase == .begin || wheel.phase == .change)
  }

  /// The value that the host sets for part 0; `nil` for other actions.
  var newValue: Double? { wishesOfHost.first { $0.part == 0 }?.value }

  /// True if the host changes settings, perhaps with values.
  package var setsSettings: Bool { action.changes.contains { $0.newValue == nil } }

  /// The values that the host sets, each with its part; none for other actions.
  package var wishesOfHost: [(part: Int, value: Double)] {
    action.changes.compactMap { setting in setting.newValue.map { (Int(setting.part), $0) } }
  }

  /// True if the action had an immediate result.
  var isAnswered: Bool { !effects.isEmpty || start.values != end.values }

  /// The last value reported in this step by a drag that continues after it; `nil` if none.
  var dragged: Double? {
    guard end.phase == .dragging, pointer?.phase == .move else { return nil }
    for case .changed(let value, .drag, _, _, _) in effects.reversed() { return value }
    return nil
  }

  /// All effects in their order.
  public var reported: [Effect] { passing + effects }
}

/// The data of a step before its action; see `StepRecord`.
struct StepOpening: Sendable {
  let action: ScriptAction
  let settings: Script.Settings
  let before: SubjectConfiguration
  let configuration: SubjectConfiguration
  let passing: [Effect]
  let start: Subject
  let isSimultaneous: Bool
}

extension Control {
  /// True if the control moves by itself.
  var isMoving: Bool { phase == .coasting || phase == .settling }

  /// True if an edit is open that its motion will end.
  var isEditing: Bool {
    guard let rest = restTime else { return false }
    var copy = self
    return copy.effects(until: rest).contains { $0.isEnd }
  }

  /// True if a pointer holds the control, or a wheel gesture with an explicit end is open.
  package var isHeld: Bool { phase == .pressed || phase == .dragging && restTime == nil }

  /// Applies an action at the current time.
  ///
  /// - Parameter action: the action.
  /// - Returns: the immediate effects.
  public mutating func effects(of action: InputEvent.Action) -> [Effect] {
    var effects: [Effect] = []
    handle(InputEvent(time: time, action: action)) { effects.append($0) }
    return effects
  }

  /// Returns a copy after an action at the current time.
  func after(_ action: InputEvent.Action) -> Self {
    var copy = self
    _ = copy.effects(of: action)
    return copy
  }

  /// Lets time pass, and returns the effects.
  public mutating func effects(until time: Timestamp) -> [Effect] {
    var effects: [Effect] = []
    advance(to: time) { effects.append($0) }
    return effects
  }
}

extension ControlConfiguration {
  /// Clamps a value to the bounds; with wrapping, the upper bound becomes the lower.
  func clamp(_ value: Double) -> Double {
    if wraps, value >= bounds.upperBound { return bounds.lowerBound }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}
