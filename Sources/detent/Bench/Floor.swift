import ControlCore
import DetentTool

/// The least that gives the right values: only the arithmetic, without gestures, cancelling, ticks,
/// sessions, or any care for odd input.
enum Floor {
  private static let pointsPerUnit = 10.0

  /// A value that follows a finger, rounded to the step.
  static func drag(_ events: [InputEvent], step: Double) -> Int64 {
    var changes: Int64 = 0
    var value = 50.0
    var start = 50.0
    var anchor = 0.0
    var isHeld = false
    for event in events {
      guard case .pointer(let pointer) = event.action else { continue }
      if pointer.phase == .down { (isHeld, anchor, start) = (true, pointer.position.x, value) }
      guard isHeld else { continue }
      let raw = start + (anchor - pointer.position.x) / pointsPerUnit
      let new = min(max((raw / step).rounded() * step, 0), 100)
      if new != value {
        value = new
        changes += 1
      }
      if pointer.phase == .up { isHeld = false }
    }
    return changes
  }

  /// Halves of symbols of 100 points, rounded up: what shows, and what is chosen.
  static func rating(_ events: [InputEvent], count: Double) -> Int64 {
    var changes: Int64 = 0
    var value = 3.0
    var shown = 3.0
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
      if pointer.phase == .up { isHeld = false }
    }
    return changes
  }

  /// A drag, then a decay in closed form.
  static func fling(_ events: [InputEvent], upper: Double) -> Int64 {
    coast(from: upper * 5, velocity: 1000, upper: upper) + drag(events, step: 1)
  }

  /// One exponential and one rounding for each frame.
  static func coast(from start: Double, velocity: Double, upper: Double) -> Int64 {
    let rate = 2.8039273327342347
    var changes: Int64 = 0
    var value = start
    for frame in 1...Traces.framesOfFling {
      let left = exp(-rate * 0.016 * Double(frame))
      let raw = start + velocity / rate * (1 - left)
      let new = min(max((raw / pointsPerUnit).rounded(), 0), upper)
      if new != value {
        value = new
        changes += 1
      }
    }
    return changes
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
    for index in 0..<events {
      let new = min(max(Double(index % 101), 0), index % 8 < 4 ? 100 : 50)
      if new != value {
        value = new
        changes += 1
      }
    }
    return changes
  }

  /// Two divisions give the number of marks.
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

  /// Adds up where the marks of each picture are.
  static func drawing(_ values: [Double], length: Double, pitch: Double) -> Int64 {
    var sum = 0.0
    for value in values {
      var place = -(value * 120).truncatingRemainder(dividingBy: pitch)
      while place <= length {
        sum += place
        place += pitch
      }
    }
    return Int64(sum)
  }

  /// Reads the numbers of each line, or of what else has such an end, and follows the last.
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
