import TestSupport
import ControlCore

/// How time passes: the instants at which a host lets a control know.
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

  /// Frame n is at n·10⁹/hertz in whole numbers; the last frame is at or after `end`.
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
        // Mostly frames, now and then a nanosecond or a second.
        let scale: Int64 = random.pick([
          1, 1_000, 16_000_000, 16_000_000, 16_000_000, 1_000_000_000,
        ])
        time = time.advanced(by: random.whole(0...scale))
        body(time)
      } while time < end
    }
  }
}
