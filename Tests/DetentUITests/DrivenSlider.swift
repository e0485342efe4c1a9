import ControlCore
import Slider

@testable import DetentUI

/// A slider in a view, and its host, which holds a list of values: as `DrivenView`, with parts.
struct DrivenSlider {
  var driver: ControlDriver<SliderControl>
  var settings: SliderSettings
  /// What the host holds.
  var host: [Double]
  /// Everything that was written to the binding, as it was written.
  var writes: [[PartValue]] = []
  /// What the host held after each write.
  var held: [[Double]] = []
  /// What the host was told about the edits of each thumb.
  var edits: [[Bool]] = Array(repeating: [], count: 8)
  /// What the host makes of a value that is written.
  let rounding: (Double) -> Double
  /// By how many milliseconds its binding lags behind.
  var lag = 0.0
  private var past: [(time: Double, values: [Double])] = []
  private var now = EventTime.ms(-10_000)
  /// The length of the track.
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

  /// What the control has.
  var values: [Double] { (0..<driver.control.partCount).map { driver.control.value(of: $0) } }

  private var reported: NumberList {
    let known = past.last { $0.time <= now.uptime - lag / 1000 }
    return NumberList(lag > 0 ? (known ?? past[0]).values : host)
  }

  /// Something happens: the binding is looked at, and replies are acted on.
  mutating func act(
    at moment: EventTime? = nil, _ verb: (inout ControlDriver<SliderControl>) -> [Reply]
  ) {
    if let moment { now = moment }
    let before = reported
    let replies = driver.act(seeing: before, at: now, verb)
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

  /// The host sets its values, and SwiftUI updates the view; what was written before has updated it already.
  mutating func set(_ values: [Double]) {
    update()
    host = values.map(rounding)
    past.append((now.uptime, host))
    update()
  }

  /// SwiftUI updates the view: `onChange` reports the binding, and settings if they have changed.
  mutating func update() {
    settings.thumbs = reported.count
    let configuration = settings.configuration(length: length)
    if configuration != driver.control.configuration {
      act { $0.configure(configuration) }
    } else {
      act { _ in [] }
    }
  }

  /// A finger goes from one place to another in four steps of 16 ms, and is lifted if nothing else is said.
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

  /// The fingers are gone, time passes, everything has been reported.
  mutating func settle(_ ms: Double) {
    for pointer in 0..<9 { act(at: .ms(ms)) { $0.reset($0.drag(of: pointer), of: pointer) } }
    var frames = 0
    while driver.isMoving || driver.deadline != nil, frames < 625 {
      frames += 1
      act(at: .ms(ms + 16 * Double(frames))) { $0.advance() }
      update()
    }
    lag = 0
    update()
  }
}
