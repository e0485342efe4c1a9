public import ControlCore
import GestureReplay
import GestureScript

/// One thing that was done to a control in a run, and what came of it.
public struct StepRecord<Subject: ScriptedControl>: Sendable {
  /// Which line of the script's body, from 0.
  public internal(set) var line: Int
  public let action: ScriptAction
  /// The settings from then on.
  public let settings: Script.Settings
  /// The configuration that the settings describe: up to then, and from then on.
  public let before: Subject.Configuration, configuration: Subject.Configuration
  /// What was reported while time passed up to this step.
  public internal(set) var passing: [Effect] = []
  /// The control at this step, before anything was done to it.
  public internal(set) var start: Subject
  /// What was reported at once.
  public internal(set) var effects: [Effect] = []
  /// The control after it.
  public internal(set) var end: Subject

  /// Whether no time has passed since the step before.
  public let isSimultaneous: Bool

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

  /// Everything reported, in its order.
  public var reported: [Effect] { passing + effects }
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

extension Script.Settings {
  /// A coordinate along the axis, in points.
  func along(_ point: Point) -> Double { axis == .x ? point.x : point.y }

  /// Whether the control hears anything of what a user does.
  public var isEnabled: Bool { value(of: "enabled") != .word("false") }

  /// Whether the control hears taps and nothing else.
  public var isReadOnly: Bool { value(of: "read-only") == .word("true") }

  /// Whether people read from right to left.
  public var isRightToLeft: Bool { value(of: "layout") == .word("rtl") }
}

extension ControlConfiguration {
  /// Brings a value back between the bounds; where values begin again, the upper one is the lower.
  func clamp(_ value: Double) -> Double {
    if wraps, value >= bounds.upperBound { return bounds.lowerBound }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }
}
