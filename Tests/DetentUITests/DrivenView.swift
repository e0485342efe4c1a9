import ControlCore

@testable import DetentUI

/// A view and its host, as SwiftUI would run them: replies are acted on when the control has returned,
/// and then the binding is looked at again. It may tell late what the host holds.
struct DrivenView<Engine: Control> {
  var driver: ControlDriver<Engine>
  /// What the host holds.
  var host: Double {
    didSet { past.append((now.uptime, host)) }
  }
  /// By how many milliseconds its binding lags behind.
  var lag = 0.0
  private var past: [(time: Double, value: Double)] = []
  private var now = EventTime.ms(-10_000)
  /// What the host was told about edits.
  var edits: [Bool] = []
  /// Everything that was written to the binding.
  var writes: [Double] = []
  /// What the host makes of a value that is written, given what it holds.
  var keeping: (_ held: Double, _ written: Double) -> Double

  /// - Parameters:
  ///   - engine: the control.
  ///   - host: what the host holds; if nothing is said, the value of the control.
  ///   - yields: whether a finger that goes up or down first is left to the page.
  ///   - rounding: what a value becomes in the host's type.
  init(
    _ engine: Engine, host: Double? = nil, yields: Bool = false,
    rounding: @escaping (Double) -> Double = { $0 }
  ) {
    keeping = { rounding($1) }
    self.host = host ?? rounding(engine.value)
    past = [(now.uptime, self.host)]
    driver = ControlDriver(
      engine, host: NumberList([self.host]), kind: .touch, yields: yields, rounding: rounding)
  }

  /// What the binding tells.
  private var reported: NumberList {
    let known = past.last { $0.time <= now.uptime - lag / 1000 }
    return NumberList([lag > 0 ? (known ?? past[0]).value : host])
  }

  /// Whether the control shows what the host holds, which may be rounded to `Float`.
  var agrees: Bool {
    driver.control.value == host || Double(Float(driver.control.value)) == host
  }

  /// Something happens: the binding is looked at, and replies are acted on.
  mutating func act(
    at moment: EventTime? = nil, animated: Bool = false,
    _ verb: (inout ControlDriver<Engine>) -> [Reply]
  ) {
    if let moment { now = moment }
    let before = reported
    let replies = driver.act(seeing: before, at: now, animated: animated, verb)
    if replies.isEmpty { return }
    perform(replies)
    perform(driver.answer(reported, before: before))
  }

  private mutating func perform(_ replies: [Reply]) {
    for reply in replies {
      switch reply {
      case .write(let values):
        for value in values {
          host = keeping(host, value.value)
          writes.append(value.value)
        }
      case .editing(let isEditing, _): edits.append(isEditing)
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
    act(at: .ms(ms)) { $0.drag(to: origin, from: origin) }
    for step in 1...abs(steps) {
      let point = Point(x: start + sense * 8 * Double(step), y: 40)
      act(at: .ms(ms + 8 * Double(step))) { $0.drag(to: point, from: origin) }
      update()
    }
    let end = Point(x: start + 8 * Double(steps), y: 40)
    act(at: .ms(ms + 8 * Double(abs(steps)))) { $0.lift(at: end, from: origin) }
  }

  /// Draws a frame every 16 ms until nothing moves and the host has answered. At most 10 s.
  mutating func frames(from ms: Double) -> Int {
    var count = 0
    while driver.isMoving || driver.deadline != nil, count < 625 {
      count += 1
      let moment = EventTime.ms(ms + 16 * Double(count))
      act(at: moment) { $0.advance() }
      update()
    }
    return count
  }
}

extension EventTime {
  /// So many milliseconds into a test, on clocks that run alike.
  static func ms(_ milliseconds: Double) -> EventTime {
    let seconds = milliseconds / 1000
    return EventTime(date: 8e8 + seconds, now: 8e8 + seconds, uptime: 1000 + seconds)
  }
}
