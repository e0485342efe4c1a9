import CDetent
import ControlCore
import Rating
import Ruler
import Slider

// The states of controls in C.

extension detent_ruler_state: ControlReading {
  init(_ ruler: RulerControl) {
    self.init(
      value: ruler.value, offset: ruler.offset, velocity: ruler.velocity, target: ruler.target,
      time: ruler.time.nanoseconds, rest_time: ruler.restTime?.nanoseconds ?? .min,
      nearest_mark: ruler.nearestMark, phase: ruler.phase.constant, reserved: 0)
  }
}

extension detent_rating_state: ControlReading {
  init(_ rating: RatingControl) {
    self.init(
      value: rating.value, preview: rating.preview ?? .nan, time: rating.time.nanoseconds,
      phase: rating.phase.constant, reserved: 0)
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
  init(_ slider: SliderControl, _ part: Int) {
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
