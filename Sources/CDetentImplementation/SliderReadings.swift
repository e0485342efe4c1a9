public import CDetent
import ControlCore
import Presentation
import Slider

@c @implementation
public func detent_slider_read(
  _ slider: UnsafePointer<detent_slider>?, _ state: UnsafeMutablePointer<detent_slider_state>?,
  _ size: Int
) -> detent_status {
  ControlStorage<SliderControl>.read(slider, to: state, size)
}

@c @implementation
public func detent_slider_read_configuration(
  _ slider: UnsafePointer<detent_slider>?,
  _ configuration: UnsafeMutablePointer<detent_slider_configuration>?, _ size: Int
) -> detent_status {
  ControlStorage<SliderControl>.read(slider, to: configuration, size)
}

@c @implementation
public func detent_slider_read_part(
  _ slider: UnsafePointer<detent_slider>?, _ part: Int32,
  _ state: UnsafeMutablePointer<detent_slider_part>?, _ size: Int
) -> detent_status {
  ControlStorage<SliderControl>.read(
    slider, part: Int(part), given: require(UnsafePointer(state), size)
  ) {
    detent_slider_part($0.pointee, Int(part)).write(to: state, size)
  }
}

@c @implementation
public func detent_slider_accessibility(
  _ slider: UnsafePointer<detent_slider>?, _ part: Int32,
  _ environment: UnsafePointer<detent_environment>?,
  _ accessibility: UnsafeMutablePointer<detent_accessibility>?, _ size: Int
) -> detent_status {
  ControlStorage<SliderControl>.read(
    slider, part: Int(part), given: require(UnsafePointer(accessibility), size)
  ) {
    ControlStorage.tell(
      accessibility, size,
      $0.pointee.accessibilityState(of: Int(part), environment.environment), of: $0.pointee,
      part: Int(part))
  }
}

extension ControlStorage {
  /// Calls `body` with the place of the control, unless a mistake forbids it, or it has no such part.
  static func read(
    _ storage: UnsafePointer<Stored.Storage>?, part: Int, given: Status,
    _ body: (UnsafePointer<Stored>) -> Void
  ) -> detent_status {
    var isThere = true
    let status = read(storage, given: given) {
      isThere = part >= 0 && part < $0.pointee.partCount
      if isThere { body($0) }
    }
    return isThere ? status : Status.index.rawValue
  }
}

extension detent_slider_state: ControlReading {
  init(_ slider: SliderControl) {
    self.init(
      value: slider.value, time: slider.time.nanoseconds,
      rest_time: slider.restTime?.nanoseconds ?? .min, part_count: header(slider.partCount),
      focus: header(slider.focus), phase: slider.phase.constant, reserved: 0)
  }
}

extension detent_slider_part {
  fileprivate init(_ slider: SliderControl, _ part: Int) {
    let limits = slider.limits(of: part)
    self.init(
      value: slider.value(of: part), offset: slider.offset(of: part),
      velocity: slider.velocity(of: part), target: slider.target(of: part),
      minimum: limits.lowerBound, maximum: limits.upperBound,
      rest_time: slider.restTime(of: part)?.nanoseconds ?? .min,
      nearest_mark: slider.nearestMark(of: part), phase: slider.phase(of: part).constant,
      reserved: 0)
  }
}
