import ControlCore
import DetentVerbs
import Dial
import GestureGenerators

extension Workload {
  /// Creates a workload of a finger that circles a dial, or drags it up and down.
  static func dialDrag(_ name: String, hold: DialHold) -> Workload {
    Workload(name: name, agreement: .ofTurns) { count in
      let events = hold == .rotary ? Traces.circles(count) : Traces.uprightDrag(count)
      var start = dial
      start.set(configuration: held(hold)) { _ in }
      return Prepared(
        events: events.count,
        engine: { [start] in handle(events, start) },
        floor: { hold == .rotary ? Floor.turn(events) : Floor.rise(events) })
    }
  }

  /// Frames of coasts, from the release until the dial is at rest.
  static let dialFrames = Workload(name: "dial-frames") { count in
    let released = (0..<100).map { index in
      var dial = dial
      for event in Traces.spin(Double(index % 20 + 5)) { dial.handle(event) { _ in } }
      return (dial, Traces.framesToRest(dial))
    }
    return frames(of: released, count) { dial, frames in
      Floor.spin(from: dial.value, velocity: dial.velocity / 5, frames: frames)
    }
  }

  /// Dial without ends, with 100 steps that tick.
  private static var dial: DialControl { DialControl(value: 50, configuration: held(.rotary)) }

  private static func held(_ hold: DialHold) -> DialConfiguration {
    var configuration = DialConfiguration(range: 0...100, step: 1, wraps: true)
    (configuration.snaps, configuration.ticks, configuration.coasts) = (true, true, true)
    // The floor counts every position.
    (configuration.hold, configuration.quantizes) = (hold, false)
    return configuration
  }
}

extension Traces {
  /// Returns a press, `count` moves to and fro around a dial of 160 points, and a release.
  fileprivate static func circles(_ count: Int) -> [InputEvent] {
    turning(count) { 9 * sin(2 * Double.pi * Double($0) / 700) }
  }

  /// Returns a press, twelve accelerating moves around the dial, and a release.
  fileprivate static func spin(_ speed: Double) -> [InputEvent] {
    turning(12) { speed * Double($0 * $0) / 2000 }
  }

  private static func turning(_ count: Int, _ angle: (Int) -> Double) -> [InputEvent] {
    var bits = RandomBits(seed: 5)
    var events: [InputEvent] = []
    for index in 0...max(count, 1) + 1 {
      let last = max(count, 1)
      let place = angle(min(index, last))
      let radius = 60 + Double(bits.whole(-5...5))
      let point = Point(x: 80 + radius * sin(place), y: 80 - radius * cos(place))
      let phase: PointerEvent.Phase = index == 0 ? .down : index > last ? .up : .move
      events.append(
        InputEvent(
          time: time(8 * Int64(index)),
          action: .pointer(PointerEvent(phase: phase, position: point))))
    }
    return events
  }
}

extension Floor {
  /// Counts the changes of a coasting value that wraps at 100: one exponential, one division and
  /// two roundings a frame.
  fileprivate static func spin(from start: Double, velocity: Double, frames: Int) -> Int64 {
    let rate = 2.8039273327342347
    var tally = FloorTally(start)
    for frame in 0..<frames {
      let left = exp(-rate * 0.016 * Double(frame + 1))
      let raw = start + velocity / rate * (1 - left)
      tally.go(to: raw - (raw / 100).rounded(.down) * 100)
    }
    return tally.result
  }

  /// Counts the changes of a value that a finger drags up, and that wraps at 100.
  fileprivate static func rise(_ events: [InputEvent]) -> Int64 {
    var tally = FloorTally(50)
    var start = 50.0
    var anchor = 0.0
    for event in events {
      guard case .pointer(let pointer) = event.action else { continue }
      if pointer.phase == .down { (anchor, start) = (pointer.position.y, tally.value) }
      let raw = start + (anchor - pointer.position.y) / 10
      tally.go(to: raw - (raw / 100).rounded(.down) * 100)
    }
    return tally.result
  }

  /// Counts the changes of a value that follows the angle of a finger, and wraps at 100.
  fileprivate static func turn(_ events: [InputEvent]) -> Int64 {
    var tally = FloorTally(50)
    var raw = 50.0
    var last = 0.0
    for event in events {
      guard case .pointer(let pointer) = event.action else { continue }
      let angle = atan2(pointer.position.x - 80, 80 - pointer.position.y)
      if pointer.phase == .down { last = angle }
      var way = angle - last
      if way > Double.pi { way -= 2 * Double.pi } else if way < -Double.pi { way += 2 * Double.pi }
      last = angle
      raw += way / (2 * Double.pi) * 100
      raw -= (raw / 100).rounded(.down) * 100
      tally.go(to: raw)
    }
    return tally.result
  }
}
