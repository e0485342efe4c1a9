import ControlCore
import DetentTool
import Harness

/// What fingers do, made up: events in a ruler that is 400 by 40 points, or a rating.
enum Traces {
  /// One press, `count` noisy moves to and fro past both ends, 8 ms apart, and a release.
  static func drag(_ count: Int) -> [InputEvent] {
    var bits = RandomBits(seed: 1)
    var events = [touch(.down, 500, 20, at: 0)]
    events.reserveCapacity(count + 2)
    for index in 1...max(count, 1) {
      let swing = 520 * sin(2 * Double.pi * Double(index) / 700)
      let x = (500 + swing).rounded() + Double(bits.whole(-3...3))
      events.append(touch(.move, x, 20 + Double(bits.whole(-5...5)), at: 8 * Int64(index)))
    }
    events.append(touch(.up, 734, 20, at: 8 * Int64(count + 1)))
    return events
  }

  /// Short gestures of 98 moves each, eased in and out.
  static func gestures(_ count: Int) -> [InputEvent] {
    var bits = RandomBits(seed: 2)
    var time: Int64 = 0
    var events: [InputEvent] = []
    events.reserveCapacity(count * 100)
    for _ in 0..<count {
      let from = Double(bits.whole(0...1000))
      let to = Double(bits.whole(0...1000))
      time += 200
      events.append(touch(.down, from, 20, at: time))
      for step in 1...98 {
        time += 8
        let share = Double(step) / 98
        let x = from + (to - from) * share * share * (3 - 2 * share)
        events.append(touch(.move, x.rounded(), 20 + Double(bits.whole(-4...4)), at: time))
      }
      time += 8
      events.append(touch(.up, to, 20, at: time))
    }
    return events
  }

  /// A mouse to and fro over five symbols of 100 points, with a press and a release every 60 events.
  static func hovering(_ count: Int) -> [InputEvent] {
    var bits = RandomBits(seed: 3)
    return (0..<max(count, 1)).map { index in
      let swing = 245 * sin(2 * Double.pi * Double(index) / 180)
      let x = min(max((250 + swing).rounded() + Double(bits.whole(-3...3)), 0), 499)
      let phase: PointerEvent.Phase =
        switch index % 60 {
        case 30: .down
        case 31, 32: .move
        case 33: .up
        default: .hover
        }
      let place = Point(x: x, y: 20 + Double(bits.whole(-5...5)))
      let event = PointerEvent(kind: .mouse, phase: phase, position: place)
      return InputEvent(time: time(8 * Int64(index)), action: .pointer(event))
    }
  }

  /// A flick: a press, twelve moves that grow faster, and a release; either way.
  static func flick(_ bits: inout RandomBits, at start: Int64) -> [InputEvent] {
    let direction: Double = bits.chance(500) ? 1 : -1
    let speed = Double(bits.whole(4...23))
    var x = 200.0
    var events = [touch(.down, x, 20, at: start)]
    for step in 1...12 {
      x += direction * (speed * Double(step) / 12).rounded()
      events.append(touch(.move, x, 20, at: start + 8 * Int64(step)))
    }
    events.append(touch(.up, x, 20, at: start + 104))
    return events
  }

  /// How many frames of 16 ms follow a flick.
  static let framesOfFling = 125

  static func time(_ milliseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: milliseconds * 1_000_000)
  }

  private static func touch(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at milliseconds: Int64
  ) -> InputEvent {
    let event = PointerEvent(phase: phase, position: Point(x: x, y: y))
    return InputEvent(time: time(milliseconds), action: .pointer(event))
  }
}
