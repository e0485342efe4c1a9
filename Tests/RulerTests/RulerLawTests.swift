import ControlCore
import Ruler
import TestSupport
import Testing

/// Laws of rulers over streams of any events.
@Suite struct RulerLawTests {
  @Test(arguments: Seeds.all)
  func `a ruler obeys the laws of controls`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 2000)) { $0.problemWithControl }
  }

  @Test(arguments: Seeds.all)
  func `the value never leaves the bounds`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 2000)) { stream in
      var ruler = stream.start
      for step in stream.steps {
        ruler.take(step) { _ in }
        guard ruler.configuration.bounds.contains(ruler.value) else { return "\(ruler.value)" }
        guard ruler.configuration.bounds.contains(ruler.target) else { return "to \(ruler.target)" }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `a ruler left alone becomes idle and says so once`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 2000)) { stream in
      var ruler = stream.start
      var began = 0
      var ended = 0
      func count(_ effect: Effect) {
        if case .began = effect { began += 1 }
        if case .ended = effect { ended += 1 }
      }
      for step in stream.steps { ruler.take(step, emit: count) }
      for id: Int64 in [0, 1] {
        let up = PointerEvent(id: id, phase: .cancel, position: Point(x: 0, y: 0))
        ruler.handle(InputEvent(time: ruler.time, action: .pointer(up)), emit: count)
      }
      let end = WheelEvent(deltaX: 0, deltaY: 0, phase: .end)
      if ruler.restTime == nil, !ruler.isIdle {
        ruler.handle(InputEvent(time: ruler.time, action: .wheel(end)), emit: count)
      }
      ruler.advance(to: ruler.time.advanced(by: 60_000_000_000), emit: count)
      if !ruler.isIdle { return "\(ruler.phase)" }
      if began != ended { return "\(began) began, \(ended) ended" }
      if ruler.velocity != 0 { return "velocity \(ruler.velocity)" }
      return nil
    }
  }

  @Test(arguments: Seeds.all)
  func `effects are never late, never early, and in order`(seed: UInt64) {
    expectLaw(seed: seed, streams: Cases.some(of: 2000)) { stream in
      var ruler = stream.start
      var last = Timestamp.distantPast
      for step in stream.steps {
        var wrong: String?
        if let time = step.time { wrong = timing(of: &ruler, .advance(time), &last) }
        wrong = wrong ?? timing(of: &ruler, step, &last)
        if let wrong { return wrong }
      }
      return nil
    }
  }

  private func timing(
    of ruler: inout RulerControl, _ step: RulerStep, _ last: inout Timestamp
  ) -> String? {
    var effects: [Effect] = []
    ruler.take(step) { effects.append($0) }
    var rank = 0
    for effect in effects {
      let new = effect.rank
      if effect.time < last { return "\(effect) after \(last)" }
      if effect.time > ruler.time { return "\(effect) at \(ruler.time)" }
      if effect.time == last, new < rank { return "out of order: \(effects.names)" }
      last = effect.time
      // One event may move twice: an up moves and releases, a wheel's end moves and snaps. A key
      // first ends an open wheel gesture.
      rank = effect.isChange ? 1 : new == 6 ? 0 : new
      guard case .tick(let run, _) = effect else { continue }
      let end = run.time(at: run.length - 1)
      if end < last || end > ruler.time { return "run ends at \(end)" }
      last = end
    }
    return nil
  }

  @Test func `a ruler has at most 1,264 bytes and an effect 96`() {
    #expect(MemoryLayout<Effect>.size <= 96)
    #expect(MemoryLayout<RulerControl>.size <= 1264)
  }
}

extension Effect {
  /// Order among effects of the same time.
  fileprivate var rank: Int {
    switch self {
    case .began: 0
    case .tick: 1
    case .bound: 2
    case .changed: 3
    case .snapped: 4
    case .ended: 5
    case .idle: 6
    case .preview, .yielded, .tapped: 0
    }
  }
}
