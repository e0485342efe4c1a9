import ControlCore
import DetentVerbs

/// Minimal arithmetic for values and marks passed, without gestures, cancelling or checks of input.
enum Floor {
  private static let pointsPerUnit = 10.0

  /// Counts the changes of a value that follows a finger beyond its slop, unrounded.
  ///
  /// - Parameters:
  ///   - events: presses, moves and releases along x.
  ///   - value: value at the first press, in units of 10 points.
  ///   - upper: upper bound; the lower one is 0.
  /// - Returns: number of changes of the value.
  static func drag(_ events: [InputEvent], from value: Double = 50, upper: Double = 100) -> Int64 {
    follow(events, from: value, beyond: slop) { min(max($0 + $1 / pointsPerUnit, 0), upper) }
  }

  /// Counts the changes of a value that follows a finger to the right, rounded to the step.
  static func drag(_ events: [InputEvent], step: Double) -> Int64 {
    follow(events, from: 50, beyond: 0) {
      min(max((($0 - $1 / pointsPerUnit) / step).rounded() * step, 0), 100)
    }
  }

  /// Counts the changes of a value chosen by its value at the press and the way to the left since,
  /// but for its first points.
  @inline(__always) private static func follow(
    _ events: [InputEvent], from first: Double, beyond lost: Double,
    _ choose: (Double, Double) -> Double
  ) -> Int64 {
    var tally = FloorTally(first)
    var start = first
    var anchor = 0.0
    var (isHeld, isDragging) = (false, false)
    for event in events {
      guard case .pointer(let pointer) = event.action else { continue }
      if pointer.phase == .down {
        (isHeld, isDragging, anchor, start) = (true, false, pointer.position.x, tally.value)
      }
      guard isHeld else { continue }
      var way = anchor - pointer.position.x
      if !isDragging {
        guard abs(way) > slop else { continue }
        isDragging = true
        anchor -= way < 0 ? -lost : lost
        way = anchor - pointer.position.x
      }
      tally.go(to: choose(start, way))
      if pointer.phase == .up { isHeld = false }
    }
    return tally.result
  }

  /// Counts the changes among 64 values that are read in turn.
  @inline(never) static func reading(_ values: [Double], _ count: Int) -> Int64 {
    var tally = FloorTally(0)
    for index in 0..<count { tally.go(to: values[index & 63]) }
    return tally.result
  }

  /// Slop of a touch, in points.
  private static let slop = 10.0

  /// Counts changes of a rating by halves and of its preview; symbols are 100 points wide.
  static func rating(_ events: [InputEvent], count: Double) -> Int64 {
    var changes: Int64 = 0
    var value = 3.0
    var shown = -1.0
    var isHeld = false
    for event in events {
      guard case .pointer(let pointer) = event.action else { continue }
      if pointer.phase == .down { isHeld = true }
      let halves = (pointer.position.x / 50).rounded(.up)
      let new = min(max(halves / 2, 0.5), count)
      if new != shown {
        shown = new
        changes += 1
      }
      if isHeld, new != value {
        value = new
        changes += 1
      }
      if pointer.phase == .up {
        (isHeld, shown) = (false, -1)
        changes += 1
      }
    }
    return changes
  }

  /// Counts the changes of a coasting value, with one exponential and one rounding a frame.
  ///
  /// - Parameters:
  ///   - start: start in points.
  ///   - velocity: velocity in points per second.
  ///   - upper: upper bound, in units; the lower one is 0.
  ///   - frames: number of frames, 16 ms apart.
  /// - Returns: number of changes of the value.
  static func coast(from start: Double, velocity: Double, upper: Double, frames: Int) -> Int64 {
    let rate = 2.8039273327342347
    var tally = FloorTally(start / pointsPerUnit)
    for frame in 0..<frames {
      let left = exp(-rate * 0.016 * Double(frame + 1))
      let raw = start + velocity / rate * (1 - left)
      tally.go(to: min(max(raw / pointsPerUnit, 0), upper))
    }
    return tally.result
  }

  /// Counts the changes of a value on a spring released at rest.
  ///
  /// - Parameters:
  ///   - start: start in units, as `end`.
  ///   - end: value at rest.
  ///   - frames: number of frames, 16 ms apart.
  /// - Returns: number of changes of the value.
  static func spring(from start: Double, to end: Double, frames: Int) -> Int64 {
    let rate = 10.0
    var tally = FloorTally(start)
    for frame in 0..<frames {
      let time = 0.016 * Double(frame + 1)
      tally.go(to: end + (start - end) * (1 + rate * time) * exp(-rate * time))
    }
    return tally.result
  }

  static func wheel(_ deltas: [Double]) -> Int64 {
    var changes: Int64 = 0
    var value = 50.0
    for delta in deltas {
      let new = min(max(value + delta / 120, 0), 100)
      if new != value {
        value = new
        changes += 1
      }
    }
    return changes
  }

  static func host(_ events: Int) -> Int64 {
    var changes: Int64 = 0
    var value = 50.0
    var upper = 100.0
    for index in 0..<events {
      if index % 4 == 3 { upper = index % 8 == 3 ? 50 : 100 }
      let new = min(max(index % 4 == 3 ? value : Traces.hosted(index), 0), upper)
      if new != value {
        value = new
        changes += 1
      }
    }
    return changes
  }

  /// Counts the marks crossed, with two divisions an event.
  static func leap(_ events: Int) -> Int64 {
    var marks: Int64 = 0
    var last = 0.0
    for index in 0..<events {
      let x = index % 2 == 0 ? 0 : 1e5
      marks &+= Int64(abs((x / 1e-7).rounded(.down) - (last / 1e-7).rounded(.down)))
      last = x
    }
    return marks
  }

  /// Adds up the positions of the marks in pictures of a ruler.
  ///
  /// - Parameters:
  ///   - values: value of each picture.
  ///   - length: length of a picture, in points.
  ///   - pitch: distance between marks, in points.
  ///   - margin: distance beyond both ends within which marks count too, in points.
  /// - Returns: sum of the positions in points, and number of marks.
  static func drawing(
    _ values: [Double], length: Double, pitch: Double, margin: Double = 0
  ) -> (sum: Int64, count: Int64) {
    var sum = 0.0
    var count: Int64 = 0
    for value in values {
      var place = -(value * 120).truncatingRemainder(dividingBy: pitch) - margin
      while place <= length + margin {
        sum += place
        count += 1
        place += pitch
      }
    }
    return (Int64(sum), count)
  }

  /// Counts changes of the last number in each line, where `end` ends a line.
  static func script(_ text: [UInt8], end: UInt8 = UInt8(ascii: "\n")) -> Int64 {
    var changes: Int64 = 0
    var value = 0.0
    var number = 0.0
    var scale = 0.0
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = number * 10 + Double(byte - UInt8(ascii: "0"))
        scale *= 10
      case UInt8(ascii: "."): scale = 1
      case end:
        let new = min(max((scale > 0 ? number / scale : number) / 120, 0), 100)
        if new != value {
          value = new
          changes += 1
        }
        fallthrough
      default: (number, scale) = (0, 0)
      }
    }
    return changes
  }
}
