import ControlCore
import GestureLaws
import Ruler
import TestSupport
import Testing

/// Results are independent of the host's frame rate.
@Suite struct RulerFrameLawTests {
  /// Frames per second; 0 stands for frames of random length.
  static let rates: [Int64] = [24, 30, 60, 90, 120, 144, 1000, 0]

  @Test(arguments: rates)
  func `any frames give the same effects and the same state as none`(rate: Int64) {
    for seed in Seeds.all {
      expectLaw(seed: seed, streams: Cases.some(of: rate == 1000 ? 150 : 400)) { stream in
        let (calm, still) = played(stream, rate: nil)
        let (drawn, moved) = played(stream, rate: rate)
        if still != moved { return "unlike states at \(moved.time.ms) ms" }
        return calm.difference(from: drawn)?.description
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `what a ruler announces as its rest is when it becomes idle`(seed: UInt64) {
    expectLaw(seed: seed, streams: 2000) { stream in
      var ruler = stream.start
      for step in stream.steps { ruler.take(step) { _ in } }
      guard ruler.phase == .coasting || ruler.phase == .settling, let rest = ruler.restTime
      else { return nil }
      let target = ruler.target
      ruler.advance(to: rest.advanced(by: -1)) { _ in }
      if ruler.isIdle { return "idle before its rest" }
      ruler.advance(to: rest) { _ in }
      if !ruler.isIdle { return "\(ruler.phase) after its rest" }
      return ruler.value == target ? nil : "rests at \(ruler.value), not at \(target)"
    }
  }

  private func played(_ stream: RulerStream, rate: Int64?) -> ([Effect], RulerControl) {
    var ruler = stream.start
    var effects: [Effect] = []
    var random = RandomBits(seed: 7)
    let start = stream.steps.compactMap(\.time).max() ?? ruler.time
    let end = start.advanced(by: 40_000_000_000)
    for step in stream.steps + [.advance(end)] {
      if let rate, let time = step.time, ruler.time > .distantPast {
        while ruler.restTime != nil, ruler.time < time {
          let frame =
            rate == 0 ? Int64.random(in: 1...200_000_000, using: &random) : 1_000_000_000 / rate
          let next = min(ruler.time.advanced(by: frame), time)
          ruler.advance(to: next) { effects.append($0) }
        }
      }
      ruler.take(step) { effects.append($0) }
    }
    return (effects, ruler)
  }
}
