import TestSupport
import ControlCore

/// Passing of time: the instants at which a host advances a control.
enum Frames: Sendable, CustomStringConvertible {
  case steady(Int64)
  case jitter(seed: UInt64)
  case once

  static let patterns: [Frames] =
    [24, 30, 60, 120, 144, 1000].map(Frames.steady) + Seeds.all.map(Frames.jitter) + [.once]

  var description: String {
    switch self {
    case .steady(let hertz): "\(hertz) Hz"
    case .jitter(let seed): "random frames with seed \(seed)"
    case .once: "one jump"
    }
  }

  /// Calls `body` for each frame: frame n is at n·10⁹/hertz ns, and the last is at or after `end`.
  func forEach(from start: Timestamp, through end: Timestamp, _ body: (Timestamp) -> Void) {
    switch self {
    case .once: body(end)
    case .steady(let hertz):
      var n: Int64 = 0
      while true {
        let time = start.advanced(by: n * 1_000_000_000 / hertz)
        body(time)
        if time >= end { return }
        n += 1
      }
    case .jitter(let seed):
      var random = RandomBits(seed: seed)
      var time = start
      repeat {
        // Mostly frames, sometimes a nanosecond or a second.
        let scale: Int64 = random.pick([
          1, 1_000, 16_000_000, 16_000_000, 16_000_000, 1_000_000_000,
        ])
        time = time.advanced(by: random.whole(0...scale))
        body(time)
      } while time < end
    }
  }
}
