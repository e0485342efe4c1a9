public import ControlCore
import GestureReplay
import GestureScript

/// One thing that was done to a control in a run, and what came of it.
public struct StepRecord<Subject: ScriptedControl>: Sendable {
  /// What is kept once, however often it is handed on: two controls are some kilobytes.
  private let kept: Kept

  /// Which line of the script's body, from 0.
  public let line: Int
  /// The action of the step.
  public var action: ScriptAction { kept.opening.action }
  /// The settings from then on.
  public var settings: Script.Settings { kept.opening.settings }
  /// The configuration that the settings describe up to then.
  public var before: Subject.Configuration { kept.opening.before }
  /// The configuration that the settings describe from then on.
  public var configuration: Subject.Configuration { kept.opening.configuration }
  /// What was reported while time passed up to this step.
  public var passing: [Effect] { kept.opening.passing }
  /// The control at this step, before anything was done to it.
  public var start: Subject { kept.opening.start }
  /// What was reported at once.
  public var effects: [Effect] { kept.effects }
  /// The control after it.
  public var end: Subject { kept.end }
  /// Whether no time has passed since the step before.
  public var isSimultaneous: Bool { kept.opening.isSimultaneous }

  init(_ kept: Kept, line: Int) {
    (self.kept, self.line) = (kept, line)
  }

  /// All of a step but its line.
  final class Kept: Sendable {
    let opening: StepOpening<Subject>
    let effects: [Effect]
    let end: Subject

    init(_ opening: StepOpening<Subject>, effects: [Effect], end: Subject) {
      (self.opening, self.effects, self.end) = (opening, effects, end)
    }
  }

  /// The time of the step, since the start of the script.
  public var time: Timestamp { start.time }

  /// The pointer event, if it was one.
  public var pointer: PointerEvent? {
    if case .event(.pointer(let event)) = action { event } else { nil }
  }

  /// Whether the host did something.
  public var isHost: Bool {
    switch action {
    case .set, .setPart: true
    default: false
    }
  }

  /// The value that the host sets, of part 0.
  var newValue: Double? {
    if case .set(let setting, _) = action { setting.newValue } else { nil }
  }

  /// Whether anything came of it at once.
  var isAnswered: Bool { !effects.isEmpty || start.values != end.values }

  /// The value that a drag told last in this step, if it goes on after it.
  var dragged: Double? {
    guard end.phase == .dragging, pointer?.phase == .move else { return nil }
    for case .changed(let value, .drag, _, _, _) in effects.reversed() { return value }
    return nil
  }

  /// Everything reported, in its order.
  public var reported: [Effect] { passing + effects }
}

/// What is known of a step when it begins; see `StepRecord`.
struct StepOpening<Subject: ScriptedControl>: Sendable {
  let action: ScriptAction
  let settings: Script.Settings
  let before: Subject.Configuration
  let configuration: Subject.Configuration
  let passing: [Effect]
  let start: Subject
  let isSimultaneous: Bool
}

extension Control {
  /// Whether it moves by itself.
  var isMoving: Bool { phase == .coasting || phase == .settling }

  /// Whether an edit is open that its motion will end.
  var isEditing: Bool {
    guard let rest = restTime else { return false }
    var copy = self
    return copy.effects(until: rest).contains { if case .ended = $0 { true } else { false } }
  }

  /// Whether a pointer holds it, or a wheel gesture is open that tells its own end.
  var isHeld: Bool { phase == .pressed || phase == .dragging && restTime == nil }

  /// What comes of an event.
  ///
  /// - Parameter action: happens now.
  /// - Returns: everything reported at once.
  public mutating func effects(of action: InputEvent.Action) -> [Effect] {
    var effects: [Effect] = []
    handle(InputEvent(time: time, action: action)) { effects.append($0) }
    return effects
  }

  /// What comes of letting time pass.
  public mutating func effects(until time: Timestamp) -> [Effect] {
    var effects: [Effect] = []
    advance(to: time) { effects.append($0) }
    return effects
  }
}

extension ControlConfiguration {
  /// Brings a value back between the bounds; where values begin again, the upper one is the lower.
  func clamp(_ value: Double) -> Double {
    if wraps, value >= bounds.upperBound { return bounds.lowerBound }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}
