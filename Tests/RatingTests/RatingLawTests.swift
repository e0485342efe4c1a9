import ControlCore
import Rating
import TestSupport
import Testing

/// Laws of ratings over streams of any events.
@Suite struct RatingLawTests {
  @Test(arguments: Seeds.all)
  func `a rating obeys the laws of controls`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 4000)) { $0.problemWithControl }
  }

  @Test(arguments: Seeds.all)
  func `nothing is reported that is no news, and nothing moves`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 4000)) { stream in
      var rating = stream.start
      for step in stream.steps {
        var (value, preview) = (rating.value, rating.preview)
        for effect in rating.effects(of: step) {
          switch effect {
          case .changed(let new, _, _, _, _):
            if new == value { return "changed to the same" }
            value = new
          case .preview(let new, _, _):
            if new == preview { return "the same preview" }
            preview = new
          case .tick(let run, _): if run.count == 0 { return "an empty run" }
          case .snapped: return "snapped"
          case .began, .bound, .ended, .yielded, .tapped, .idle: break
          }
        }
        if preview != rating.preview { return "a preview that was not reported" }
        if rating.restTime != nil { return "something moves" }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `S10: a drag ticks each step between its values once, in order, and else never`(seed: UInt64)
  {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      var configuration = RatingConfiguration(
        count: random.whole(1...10), granularity: random.pick([1, 0.5, 0.1, 0.3]))
      configuration.spacing = 1
      var rating = RatingControl(configuration: configuration)
      func send(_ phase: PointerEvent.Phase, _ time: Int64) -> [Int64] {
        let point = Point(x: random.number(-20...220), y: 5)
        let event = InputEvent(
          time: Timestamp(nanoseconds: time),
          action: .pointer(PointerEvent(phase: phase, position: point)))
        var marks: [Int64] = []
        rating.handle(event) {
          guard case .tick(let run, _) = $0 else { return }
          _ = run.forEach { mark, _ in marks.append(mark) }
        }
        return marks
      }
      func step(_ value: Double) -> Int64 {
        let part = (value - roundedDown(value)) / configuration.granularity
        let steps = Int64(roundedUp(1 / configuration.granularity - 1e-9))
        return Int64(roundedDown(value)) * steps + Int64(roundedToNearest(part))
      }
      _ = send(.down, 0)
      for move in 1...5 {
        let before = step(rating.value)
        let marks = send(.move, Int64(move) * 8_000_000)
        let after = step(rating.value)
        let wanted =
          after > before
          ? Array(before + 1...after) : after < before ? Array((after..<before).reversed()) : []
        #expect(marks == wanted)
      }
    }
  }
}
