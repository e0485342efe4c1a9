import ControlCore
import Harness
import Slider

/// A minimal slider that jumps to each press or drag, and a law that it breaks above 60.
struct Jumper: LawfulControl {
  static var laws: [Law] {
    [
      .ofSteps("X1", "below-sixty", "No value is above 60.") { record in
        record.end.value > 60 ? "the value is \(record.end.value)" : nil
      }
    ]
  }
  static var labels: [CoverageLabel] { [] }

  private(set) var configuration: SliderConfiguration
  private(set) var value: Double
  private(set) var time = Timestamp.distantPast
  private var isHeld = false
  var phase: ControlPhase { isHeld ? .dragging : .idle }
  var restTime: Timestamp? { nil }

  init(value: Double, configuration: SliderConfiguration) {
    (self.value, self.configuration) = (value, configuration)
  }

  static func partCount(_ values: NumberList, _ configuration: SliderConfiguration) -> Int { 1 }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    advance(to: event.time, emit: emit)
    guard case .pointer(let pointer) = event.action else { return false }
    if pointer.phase == .down { isHeld = true }
    if isHeld {
      let share = min(max(pointer.position.x / configuration.length, 0), 1)
      let range = configuration.range
      value = range.lowerBound + share * (range.upperBound - range.lowerBound)
    }
    if pointer.phase == .up { isHeld = false }
    return true
  }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    self.time = max(self.time, time)
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration: SliderConfiguration, emit: (Effect) -> Void
  ) {
    self.configuration = configuration
    if let value = values.number(at: 0) { self.value = value }
  }
}
