import ControlCore

@testable import DetentUI

/// A view and its host, run like SwiftUI: replies are performed after the control has returned, and
/// then the binding is read again. The binding may lag behind the host.
struct DrivenView<Engine: Control> {
  var driver: ControlDriver<Engine>
  /// The host's value.
  var host: Double {
    didSet { past.append((now.uptime, host)) }
  }
  /// Delay of the binding in milliseconds.
  var lag = 0.0
  private var past: [(time: Double, value: Double)] = []
  private var now = EventTime.ms(-10_000)
  /// Edit callbacks.
  var edits: [Bool] = []
  /// Values written to the binding.
  var writes: [Double] = []
  /// The host's conversion of a written value, given the value it holds.
  var keeping: (_ held: Double, _ written: Double) -> Double

  /// - Parameters:
  ///   - engine: the control.
  ///   - host: the host's value; by default that of the control.
  ///   - yields: true to leave fingers to the page that first move up or down.
  ///   - rounding: conversion of values to the host's type.
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

  /// The binding's value, perhaps late.
  private var reported: NumberList {
    let known = past.last { $0.time <= now.uptime - lag / 1000 }
    return NumberList([lag > 0 ? (known ?? past[0]).value : host])
  }

  /// True if the control shows the host's value, which may be rounded to `Float`, or be out of the
  /// bounds; then it shows the nearest one.
  var agrees: Bool {
    var copy = driver.control
    let shown = copy.value
    copy.set(value: host, animated: false) { _ in }
    return copy.value == shown
  }

  /// Performs an action on the driver, reads the binding, and performs the replies.
  mutating func act(
    at moment: EventTime? = nil, animated: Bool = false,
    setting configuration: Engine.Configuration? = nil,
    _ verb: (inout ControlDriver<Engine>) -> [Reply] = { _ in [] }
  ) {
    if let moment { now = moment }
    let before = reported
    let replies = driver.act(
      seeing: before, at: now, animated: animated, setting: configuration, verb)
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

  /// Updates the view as SwiftUI does: `onChange` reports the binding.
  mutating func update() {
    act { _ in [] }
  }

  /// Drags from `start` by 8 points every 8 ms, to the left if `steps` is negative, and lifts.
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

  /// Draws a frame every 16 ms, or another interval, until nothing moves and the host has answered;
  /// at most 10 s.
  mutating func frames(from ms: Double, every interval: Double = 16) -> Int {
    var count = 0
    while driver.isMoving || driver.deadline != nil, Double(count) * interval < 10_000 {
      count += 1
      let moment = EventTime.ms(ms + interval * Double(count))
      act(at: moment) { $0.advance() }
      update()
    }
    return count
  }
}

extension EventTime {
  /// Returns a time of a test in milliseconds, on clocks that agree.
  static func ms(_ milliseconds: Double) -> EventTime {
    let seconds = milliseconds / 1000
    return EventTime(date: 8e8 + seconds, now: 8e8 + seconds, uptime: 1000 + seconds)
  }
}
