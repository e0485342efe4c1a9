import ControlCore

@testable import DetentUI

/// A view and its host, as SwiftUI would run them: replies are acted on when the control has returned,
/// and the binding reports changes later.
struct DrivenView<Engine: Control> {
  var driver: ControlDriver<Engine>
  /// What the host holds.
  var host: Double {
    didSet { past.append(host) }
  }
  /// How many changes its binding lags behind.
  var lag = 0
  private var past: [Double] = []
  /// What the host was told about edits.
  var edits: [Bool] = []
  /// Everything that was written to the binding.
  var writes: [Double] = []
  private let rounding: (Double) -> Double

  init(_ engine: Engine, rounding: @escaping (Double) -> Double = { $0 }) {
    self.rounding = rounding
    host = rounding(engine.value)
    past = [host]
    driver = ControlDriver(engine, host: host, kind: .touch, rounding: rounding)
  }

  /// What the binding tells.
  private var told: Double {
    past[max(past.count - 1 - lag, 0)]
  }

  /// Something happens: the binding is looked at, and replies are acted on.
  mutating func act(_ verb: (inout ControlDriver<Engine>) -> [Reply]) {
    for reply in driver.act(seeing: told, verb) {
      switch reply {
      case .write(let value):
        host = rounding(value)
        writes.append(value)
      case .editing(let isEditing): edits.append(isEditing)
      case .impact: break
      }
    }
  }

  /// SwiftUI updates the view: `onChange` reports the binding.
  mutating func update() {
    act { _ in [] }
  }

  /// Drags from `start` by 8 pt each 8 ms, to the left if `steps` is negative, and lifts.
  mutating func flick(from start: Double, steps: Int, at ms: Double) {
    let sense = steps < 0 ? -1.0 : 1
    let origin = Point(x: start, y: 40)
    act { $0.drag(to: origin, from: origin, at: .ms(ms)) }
    for step in 1...abs(steps) {
      let point = Point(x: start + sense * 8 * Double(step), y: 40)
      act { $0.drag(to: point, from: origin, at: .ms(ms + 8 * Double(step))) }
      update()
    }
    let end = Point(x: start + 8 * Double(steps), y: 40)
    act { $0.lift(at: end, from: origin, at: .ms(ms + 8 * Double(abs(steps)))) }
  }

  /// Draws a frame every 16 ms until nothing moves. At most 10 s.
  mutating func frames(from ms: Double) -> Int {
    var count = 0
    while driver.isMoving, count < 625 {
      count += 1
      let moment = Moment.ms(ms + 16 * Double(count))
      act { $0.advance(to: moment) }
      update()
    }
    return count
  }
}

extension Moment {
  /// So many milliseconds into a test, on clocks that run alike.
  static func ms(_ milliseconds: Double) -> Moment {
    let seconds = milliseconds / 1000
    return Moment(date: 8e8 + seconds, now: 8e8 + seconds, uptime: 1000 + seconds)
  }
}
