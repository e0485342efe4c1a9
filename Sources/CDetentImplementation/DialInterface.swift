import CDetent
import ControlCore
import Dial
import Presentation

extension DialControl: StoredControl {
  typealias Storage = detent_dial
  static var magic: UInt64 { 0x3172_6C61_6964_5F64 }
  static var constant: Int32 { header(DETENT_CONTROL_DIAL) }

  func accessibilityState(
    of part: Int, _ environment: ControlEnvironment
  ) -> AccessibilityState {
    accessibilityState(environment)
  }
}

extension detent_dial: SizedStructure { static var firstSize: Int { 1344 } }
extension detent_dial_state: SizedStructure { static var firstSize: Int { 72 } }

extension detent_dial_state: ControlReading {
  init(_ dial: DialControl) {
    self.init(
      value: dial.value, offset: dial.offset, angle: dial.angle, velocity: dial.velocity,
      target: dial.target, time: dial.time.nanoseconds,
      rest_time: dial.restTime?.nanoseconds ?? .min, nearest_mark: dial.nearestMark,
      turns: dial.turns, phase: dial.phase.constant)
  }
}
