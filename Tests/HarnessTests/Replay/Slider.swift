import ControlCore
import Harness

/// A third-party control that jumps to each press; its offset is 3 points for each unit of value.
struct Slider: LawfulControl, DrawnControl {
  struct Configuration: ControlConfiguration {
    var bounds = -Double.infinity...Double.infinity
    var lower: Double { bounds.lowerBound }
    var upper: Double { bounds.upperBound }

    static var controlName: StaticString { "slider" }

    mutating func visitSettings(_ visitor: inout some SettingVisitor) { visitor.bounds(&bounds) }
  }

  private(set) var configuration: Configuration
  private(set) var value: Double
  private(set) var time = Timestamp.distantPast
  private var isHeld = false

  init(value: Double, configuration: Configuration) {
    (self.value, self.configuration) = (value, configuration)
  }

  var offset: Double { 3 * (value - configuration.lower) }
  var phase: ControlPhase { isHeld ? .dragging : .idle }
  var restTime: Timestamp? { nil }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    self.time = max(time, self.time)
  }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    switch event.action {
    case .pointer(let pointer) where pointer.phase == .down:
      isHeld = true
      emit(.began(time))
      report(pointer.position.x, .drag, emit)
    case .pointer(let pointer) where pointer.phase == .move: report(pointer.position.x, .drag, emit)
    case .pointer(let pointer) where pointer.phase == .up:
      isHeld = false
      emit(.ended(.commit, value, time))
      emit(.idle(time))
    case .key(.arrowUp, _):
      emit(.began(time))
      report(value + 1, .key, emit)
      emit(.ended(.commit, value, time))
    case .pointer, .key, .wheel, .adjust, .rotate, .focus: return false
    }
    return true
  }

  private mutating func report(
    _ new: Double, _ cause: ChangeCause, _ emit: (Effect) -> Void
  ) {
    value = min(max(new, configuration.lower), configuration.upper)
    emit(.changed(value, cause, time))
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration: Configuration, emit: (Effect) -> Void
  ) {
    self.configuration = configuration
    guard let value = values.number(at: 0) else { return }
    self.value = min(max(value, configuration.lower), configuration.upper)
  }
}
