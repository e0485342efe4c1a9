public import CDetent
import ControlCore
import Dial
import Presentation

@c @implementation
public func detent_dial_read(
  _ dial: UnsafePointer<detent_dial>?, _ state: UnsafeMutablePointer<detent_dial_state>?,
  _ size: Int
) -> detent_status {
  ControlStorage<DialControl>.read(dial, to: state, size)
}

@c @implementation
public func detent_dial_read_configuration(
  _ dial: UnsafePointer<detent_dial>?,
  _ configuration: UnsafeMutablePointer<detent_dial_configuration>?, _ size: Int
) -> detent_status {
  ControlStorage<DialControl>.read(dial, to: configuration, size)
}

@c @implementation
public func detent_dial_accessibility(
  _ dial: UnsafePointer<detent_dial>?, _ environment: UnsafePointer<detent_environment>?,
  _ accessibility: UnsafeMutablePointer<detent_accessibility>?, _ size: Int
) -> detent_status {
  ControlStorage<DialControl>.read(dial, given: require(UnsafePointer(accessibility), size)) {
    ControlStorage.tell(
      accessibility, size, $0.pointee.accessibilityState(environment.environment),
      of: $0.pointee)
  }
}

extension detent_dial_state: ControlReading {
  init(_ dial: DialControl) {
    self.init(
      value: dial.value, offset: dial.offset, angle: dial.angle, velocity: dial.velocity,
      target: dial.target, time: dial.time.nanoseconds,
      rest_time: dial.restTime?.nanoseconds ?? .min, nearest_mark: dial.nearestMark,
      turns: dial.turns, phase: dial.phase.constant)
  }
}
