import ControlCore
import TestSupport

/// A literal model of the tick rule, mark by mark, in whole 64ths of a point: slow and obvious.
///
/// Moving from a to b, mark i with level p − sc ticks if (a, b] contains the level, seen in direction
/// of travel s. After it ticked last, it is left out until a move ends at least h away from it.
struct TickModel {
  let pitch, capture, rearm, origin: Int64
  let lower, upper: Int64?
  private(set) var last: Int64?
  private(set) var armed = true

  init(_ random: inout RandomBits) {
    pitch = random.pick([16, 64, 100, 333, 640, 7680])
    let free = random.coin()
    capture = free ? 0 : random.whole(0...(pitch - 1) / 2)
    rearm = free ? random.pick([0, 0, pitch / 4]) : random.whole(capture...(2 * pitch))
    origin = random.coin() ? 0 : random.whole(-500...500)
    lower = random.coin() ? nil : random.whole(-8000...0)
    upper = random.coin() ? nil : random.whole(1...8000)
  }

  func mirrored() -> TickModel {
    TickModel(
      pitch: pitch, capture: capture, rearm: rearm, origin: -origin,
      lower: upper.map { -$0 }, upper: lower.map { -$0 })
  }

  private init(
    pitch: Int64, capture: Int64, rearm: Int64, origin: Int64, lower: Int64?, upper: Int64?
  ) {
    self.pitch = pitch
    self.capture = capture
    self.rearm = rearm
    self.origin = origin
    self.lower = lower
    self.upper = upper
  }

  /// This rule as the engine's type.
  var rule: TickRule {
    TickRule(
      pitch: Double(pitch) / 64, capture: Double(capture) / 64, rearm: Double(rearm) / 64,
      origin: Double(origin) / 64, lower: lower.map { Double($0) / 64 } ?? -.infinity,
      upper: upper.map { Double($0) / 64 } ?? .infinity)
  }

  private func inside(_ x: Int64) -> Int64 {
    if let lower, x < lower { return lower }
    if let upper, x > upper { return upper }
    return x
  }

  /// Returns the marks near the range from `a` to `b`, in ascending order.
  private func marks(_ a: Int64, _ b: Int64) -> [Int64] {
    let low = (min(a, b) - origin) / pitch - 3
    let high = (max(a, b) - origin) / pitch + 3
    return (low...high).filter { inside(origin + $0 * pitch) == origin + $0 * pitch }
  }

  mutating func reset(at x: Int64) {
    let x = inside(x)
    last = marks(x, x).first { abs(x - origin - $0 * pitch) <= capture }
    armed = last.map { abs(x - origin - $0 * pitch) >= rearm } ?? true
  }

  /// Moves, and returns the marks that tick, in the order of travel.
  mutating func move(from a: Int64, to b: Int64) -> [Int64] {
    let a = inside(a), b = inside(b)
    guard a != b else { return [] }
    let up = b > a
    var ticked: [Int64] = []
    for i in up ? marks(a, b) : marks(a, b).reversed() {
      let p = origin + i * pitch
      let isReached = up ? a < p - capture && p - capture <= b : b <= p + capture && p + capture < a
      guard isReached, i != last || armed else { continue }
      ticked.append(i)
      last = i
      armed = false
    }
    if let last, abs(b - origin - last * pitch) >= rearm { armed = true }
    return ticked
  }
}

extension MarkSpan {
  /// Every mark, in the order of travel.
  var listed: [Int64] {
    (0..<abs(count)).map { count < 0 ? first - $0 : first + $0 }
  }
}
