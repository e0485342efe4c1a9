// Host calls on a slider, without the heap: compiled with `-no-allocations`, see RulerClient.swift.

import ControlCore
import Slider

nonisolated(unsafe) var slider = SliderControl(
  value: 20.0, configuration: SliderConfiguration(range: 0...100, thumbs: 3))
nonisolated(unsafe) private var lastPart: UInt8 = 0

func takeFromSlider(_ effect: Effect) {
  if case .changed(_, _, _, _, let part) = effect { lastPart = part }
}

@c(detent_check_slider_pointer)
public func sliderPointer(_ phase: Int32, _ x: Double, _ y: Double, _ nanoseconds: Int64) -> Double
{
  let phase: PointerEvent.Phase =
    switch phase {
    case 0: .down
    case 1: .move
    case 2: .up
    default: .cancel
    }
  let event = PointerEvent(kind: .mouse, phase: phase, position: Point(x: x, y: y))
  slider.handle(
    InputEvent(time: Timestamp(nanoseconds: nanoseconds), action: .pointer(event)),
    emit: takeFromSlider)
  return slider.offset(of: Int(lastPart))
}

@c(detent_check_slider_step)
public func sliderStep(_ value: Double, _ nanoseconds: Int64) -> Double {
  let time = Timestamp(nanoseconds: nanoseconds)
  for part: UInt8 in 0...2 {
    slider.handle(InputEvent(time: time, action: .focus(part: part)), emit: takeFromSlider)
    slider.handle(InputEvent(time: time, action: .key(.end, .shift)), emit: takeFromSlider)
    slider.handle(
      InputEvent(time: time, action: .adjust(.set(value), part: part)), emit: takeFromSlider)
  }
  slider.handle(InputEvent(time: time, action: .rotate(detents: 0.5)), emit: takeFromSlider)
  let wheel = WheelEvent(deltaX: 0, deltaY: value, unit: .lines)
  slider.handle(InputEvent(time: time, action: .wheel(wheel)), emit: takeFromSlider)
  slider.handle(InputEvent(time: time, action: .key(.escape, .none)), emit: takeFromSlider)
  slider.advance(to: time.advanced(by: 1_000_000_000), emit: takeFromSlider)
  return slider.velocity(of: 1) + slider.target(of: 2)
}

@c(detent_check_slider_host)
public func sliderHost(_ value: Double, _ distance: Double, _ thumbs: Int64) -> Bool {
  slider.set(value: value, of: 1, animated: true, emit: takeFromSlider)
  var values = NumberList()
  values.append(value)
  slider.set(values: values, animated: false, emit: takeFromSlider)
  var configuration = slider.configuration
  (configuration.distance, configuration.thumbs) = (distance, thumbs)
  configuration.meeting = value > 0 ? .push : .block
  configuration.curve = distance > 5 ? .logarithmic : .linear
  guard configuration.problem == nil else { return false }
  slider.set(configuration: configuration, emit: takeFromSlider)
  let copy = slider
  return copy == slider && copy.nearestMark(of: 0) > 0 && copy.limits(of: 0).lowerBound < value
}

@c(detent_check_slider_store)
public func sliderStore(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> Bool {
  let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: count)
  guard slider.store(in: buffer) != nil else { return false }
  guard let other = try? SliderControl(stored: UnsafeRawBufferPointer(buffer)) else { return false }
  slider = other
  return true
}
