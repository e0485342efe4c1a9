import ControlCore
import Slider

@testable import DetentUI

/// A slider in a view, and its host with a list of values: `DrivenView` with parts.
struct DrivenSlider {
  var driver: ControlDriver<SliderControl>
  var settings: SliderSettings
  /// Values of the host.
  var host: [Double]
  /// Writes to the binding, as they were written.
  var writes: [[PartValue]] = []
  /// Values of the host after each write.
  var held: [[Double]] = []
  /// Edit callbacks of each thumb.
  var edits: [[Bool]] = Array(repeating: [], count: 8)
  /// The host's conversion of a written value.
  let rounding: (Double) -> Double
  /// Delay of the binding in milliseconds.
  var lag = 0.0
  private var past: [(time: Double, values: [Double])] = []
  private var now = EventTime.ms(-10_000)
  /// Length of the track in points.
  private let length = 400.0

  init(
    _ host: [Double], _ settings: SliderSettings = SliderSettings(bounds: 0...100),
    rounding: @escaping (Double) -> Double = { $0 }
  ) {
    (self.host, self.settings, self.rounding) = (host.map(rounding), settings, rounding)
    self.settings.thumbs = host.count
    let values = NumberList(self.host)
    let slider = SliderControl(
      values: values, configuration: self.settings.configuration(length: length))
    driver = ControlDriver(slider, host: values, kind: .touch, pointers: 9, rounding: rounding)
    past = [(now.uptime, self.host)]
  }

  /// Values of the control.
  var values: [Double] { (0..<driver.control.partCount).map { driver.control.value(of: $0) } }

  private var reported: NumberList {
    let known = past.last { $0.time <= now.uptime - lag / 1000 }
    return NumberList(lag > 0 ? (known ?? past[0]).values : host)
  }

  /// Performs an action on the driver, reads the binding, and performs the replies.
  mutating func act(
    at moment: EventTime? = nil, setting configuration: SliderConfiguration? = nil,
    _ verb: (inout ControlDriver<SliderControl>) -> [Reply] = { _ in [] }
  ) {
    if let moment { now = moment }
    let before = reported
    let replies = driver.act(seeing: before, at: now, setting: configuration, verb)
    if replies.isEmpty { return }
    perform(replies)
    perform(driver.answer(reported, before: before))
  }

  private mutating func perform(_ replies: [Reply]) {
    for reply in replies {
      switch reply {
      case .write(let values):
        for value in values where value.part < host.count {
          host[value.part] = rounding(value.value)
        }
        past.append((now.uptime, host))
        writes.append(values)
        held.append(host)
      case .editing(let isEditing, let part): edits[part].append(isEditing)
      case .impact: break
      }
    }
  }

  /// Sets the host's values between two updates of the view by SwiftUI.
  mutating func set(_ values: [Double]) {
    update()
    host = values.map(rounding)
    past.append((now.uptime, host))
    update()
  }

  /// Updates the view as SwiftUI does: `onChange` reports the binding, or changed settings.
  mutating func update() {
    settings.thumbs = reported.count
    let configuration = settings.configuration(length: length)
    if configuration != driver.control.configuration {
      act(setting: configuration)
    } else {
      act()
    }
  }

  /// Drags a finger in four steps of 16 ms, and lifts it unless `lifts` is false.
  mutating func drag(
    _ pointer: Int, from start: Double, to end: Double, at ms: Double, lifts: Bool = true
  ) {
    let origin = Point(x: start, y: 22)
    for step in 0...4 {
      let point = Point(x: start + (end - start) * Double(step) / 4, y: 22)
      act(at: .ms(ms + 16 * Double(step))) { $0.drag(to: point, from: origin, by: pointer) }
      update()
    }
    guard lifts else { return }
    act(at: .ms(ms + 64)) { $0.lift(at: Point(x: end, y: 22), from: origin, by: pointer) }
  }

  /// Removes the fingers, and runs frames of 16 ms, or another interval, until nothing moves or is
  /// pending; at most 10 s.
  mutating func settle(_ ms: Double, every interval: Double = 16) {
    for pointer in 0..<9 { act(at: .ms(ms)) { $0.reset($0.drag(of: pointer), of: pointer) } }
    var frames = 0
    while driver.isMoving || driver.deadline != nil, Double(frames) * interval < 10_000 {
      frames += 1
      act(at: .ms(ms + interval * Double(frames))) { $0.advance() }
      update()
    }
    lag = 0
    update()
  }
}
