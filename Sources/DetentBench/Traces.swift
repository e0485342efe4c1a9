import ControlCore
import DetentVerbs
import GestureGenerators
import GestureGenerators
import GestureScript

/// Generated gestures of fingers on a ruler of 400 × 40 points, or on a rating.
enum Traces {
  /// Returns a press, `count` noisy moves to and fro past both ends, 8 ms apart, and a release.
  static func drag(_ count: Int) -> [InputEvent] { drag(count) { Point(x: $0, y: 20 + $1) } }

  /// Returns the gesture of `drag`, turned upright.
  static func uprightDrag(_ count: Int) -> [InputEvent] { drag(count) { Point(x: 20 + $1, y: $0) } }

  private static func drag(
    _ count: Int, _ place: (_ along: Double, _ across: Double) -> Point
  ) -> [InputEvent] {
    var bits = RandomBits(seed: 1)
    var events = [touch(.down, place(500, 0), at: 0)]
    events.reserveCapacity(count + 2)
    for index in 1...max(count, 1) {
      let swing = 520 * sin(2 * Double.pi * Double(index) / 700)
      let along = (500 + swing).rounded() + Double(bits.whole(-3...3))
      events.append(touch(.move, place(along, Double(bits.whole(-5...5))), at: 8 * Int64(index)))
    }
    events.append(touch(.up, place(734, 0), at: 8 * Int64(count + 1)))
    return events
  }

  /// Returns eased gestures of 98 moves, every second one back again, so that no bound is reached.
  static func gestures(_ count: Int) -> [InputEvent] {
    var bits = RandomBits(seed: 2)
    var time: Int64 = 0
    var events: [InputEvent] = []
    events.reserveCapacity(count * 100)
    var (from, to) = (0.0, 0.0)
    for gesture in 0..<count {
      (from, to) =
        gesture % 2 == 0 ? (Double(bits.whole(0...450)), Double(bits.whole(0...450))) : (to, from)
      time += 300
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

  /// Returns mouse events to and fro over five 100-point symbols, with a click every 60 events.
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

  /// Returns a flick: a press, twelve accelerating moves and a release.
  ///
  /// - Parameters:
  ///   - index: index of the flick; odd ones go left.
  ///   - bits: source of the speed.
  ///   - start: time of the press, in milliseconds.
  /// - Returns: 14 events, 8 ms apart.
  static func flick(_ index: Int, _ bits: inout RandomBits, at start: Int64) -> [InputEvent] {
    let direction = index % 2 == 0 ? 1.0 : -1
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

  /// Returns wheel deltas: a hundred one way, then the same back, away from any bound.
  static func wheel(_ count: Int) -> [Double] {
    var bits = RandomBits(seed: 5)
    var deltas: [Double] = []
    while deltas.count < count {
      let way = (0..<100).map { _ in Double(bits.whole(1...30)) }
      deltas += way + way.reversed().map { -$0 }
    }
    return Array(deltas.prefix(count))
  }

  /// Returns the value set by a host at an index: within its bounds, and other than the one before.
  static func hosted(_ index: Int) -> Double {
    Double(index % 8 < 4 ? index % 101 : index % 51)
  }

  /// Returns the number of frames of 16 ms until a control is at rest.
  ///
  /// - Parameter control: control in motion.
  /// - Returns: number of frames, at most 1000.
  static func framesToRest(_ control: some Control) -> Int {
    var (control, frames) = (control, 0)
    while control.restTime != nil, frames < 1000 {
      control.advance(to: control.time.advanced(by: 16_000_000)) { _ in }
      frames += 1
    }
    return frames
  }

  static func time(_ milliseconds: Int64) -> Timestamp {
    Timestamp(nanoseconds: milliseconds * 1_000_000)
  }

  private static func touch(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at milliseconds: Int64
  ) -> InputEvent {
    touch(phase, Point(x: x, y: y), at: milliseconds)
  }

  private static func touch(
    _ phase: PointerEvent.Phase, _ place: Point, at milliseconds: Int64
  ) -> InputEvent {
    let event = PointerEvent(phase: phase, position: place)
    return InputEvent(time: time(milliseconds), action: .pointer(event))
  }
}
