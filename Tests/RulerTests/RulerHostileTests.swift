import ControlCore
import Foundation
import Ruler
import TestSupport
import Testing

/// How many hostile streams to try; `DETENT_HOSTILE_STREAMS` asks for more.
private let streams =
  ProcessInfo.processInfo.environment["DETENT_HOSTILE_STREAMS"].flatMap(Int.init) ?? 8000

/// Whatever comes in, nothing traps or hangs and every number that comes out is finite.
@Suite struct RulerHostileTests {
  @Test(arguments: Seeds.both)
  func `no input makes a ruler trap, stall or speak of what is not a number`(seed: UInt64) {
    var tally = HostileTally()
    let share = streams / Seeds.both.count
    expectLaw(seed: seed, streams: share, making: RulerStream.hostile) { $0.complaint(&tally) }
    print("hostile: \(tally)")
    #expect(tally.streams >= share)
    // The streams are worth something only if they get somewhere.
    #expect(tally.flights > tally.streams / 10 && tally.ticks > tally.streams / 10)
    #expect(tally.ended > tally.streams / 2 && tally.landed > tally.streams / 40)
  }

  @Test func `coordinates that are not numbers are ignored`() {
    for wrong in [Double.nan, .infinity, -.infinity] {
      var play = RulerPlay()
      let before = play.ruler
      play.down(wrong, at: 0)
      play.wheel(x: wrong, at: 0)
      play.rotate(wrong, at: 0)
      play.set(wrong)
      #expect(play.ruler == before && play.effects == [])
      play.drag(by: -60, at: 0)
      let held = play.ruler
      play.move(wrong, at: 1)
      play.move(0, wrong, at: 1)
      #expect(play.ruler == held)
      play.up(wrong, at: 1)
      #expect(play.phase == .dragging)
    }
  }

  @Test func `a rubber band as stiff as can be still gives numbers`() {
    var play = RulerPlay(
      0,
      .with {
        ($0.bounds, $0.rubberBand, $0.length) = (0...10, 1e-300, 1e9)
        ($0.maximumFling, $0.springFrequency) = (1e9, 0.5)
      })
    #expect(play.ruler.configuration.problem == nil)
    play.down(200, at: 0)
    for step in 1...5 { play.move(200 - 100 * Double(step), at: 0.0001 * Double(step)) }
    play.up(-300, at: 0.0005)
    play.advance(to: 2000)
    play.down(200, at: 2000)
    #expect(play.offset.isFinite)
  }

  @Test func `marks too far away to be told apart tick in their order`() {
    var play = RulerPlay(9_007_199_254_740_992, .with { $0.tick = .unit })
    play.down(100, at: 0)
    play.move(-1100, at: 32)
    play.move(-1400, at: 40)
    play.up(-1400, at: 40)
    for frame in 0...300 { play.advance(to: 50 + 16 * Double(frame)) }
    let times = play.effects.marks.map(\.time)
    #expect(!times.isEmpty && times == times.sorted())
  }

  @Test func `an event from the past happens now`() {
    var play = RulerPlay(0, at: 100)
    play.down(200, at: 100)
    play.move(100, at: 50)
    #expect(play.effects.allSatisfy { $0.time == .ms(100) })
    #expect(play.ruler.time == .ms(100))
    #expect(play.value == 99 / 120.0)
  }
}

/// What the hostile streams have brought about.
private struct HostileTally: CustomStringConvertible {
  /// `flights` are the steps after which the ruler moved by itself.
  var streams = 0, steps = 0, flights = 0, effects = 0, ticks = 0, ended = 0, landed = 0
  var marks = 0.0

  mutating func note(_ effect: Effect) {
    effects += 1
    switch effect {
    case .ended: ended += 1
    case .snapped: landed += 1
    case .tick(let run):
      ticks += 1
      marks += Double(run.length)
    case .began, .bound, .changed, .preview, .yielded, .tapped, .idle: break
    }
  }

  var description: String {
    "\(streams) streams, \(steps) steps, \(flights) flying, \(effects) effects, "
      + "\(ticks) runs, \(marks) marks, \(ended) edits, \(landed) landings"
  }
}

extension RulerStream {
  fileprivate func complaint(_ tally: inout HostileTally) -> String? {
    var ruler = RulerControl(self)
    tally.streams += 1
    for step in steps {
      let before = ruler.time
      var effects: [Effect] = []
      ruler.take(step) { effects.append($0) }
      tally.steps += 1
      if ruler.phase == .coasting || ruler.phase == .settling { tally.flights += 1 }
      for effect in effects { tally.note(effect) }
      if let wrong = ruler.complaint ?? ruler.complaint(effects, since: before) {
        return "\(wrong) after \(step)"
      }
    }
    return nil
  }
}

extension RulerControl {
  /// What is wrong with what can be read.
  fileprivate var complaint: String? {
    for (name, number) in [
      ("value", value), ("offset", offset), ("velocity", velocity), ("target", target),
    ] where !number.isFinite { return "\(name) \(number)" }
    for (name, number) in [("value", value), ("target", target)]
    where !configuration.bounds.contains(number) { return "\(name) \(number) out of bounds" }
    let copy = self
    guard copy == self else { return "it holds what is not a number" }
    _ = nearestMark
    guard let restTime else { return nil }
    if restTime < time { return "\(restTime) is over at \(time)" }
    var later = self
    later.advance(to: restTime.advanced(by: 1)) { _ in }
    return later.isIdle || restTime.nanoseconds == .max ? nil : "no rest at \(restTime)"
  }

  /// What is wrong with what has been reported since a time.
  fileprivate func complaint(_ effects: [Effect], since before: Timestamp) -> String? {
    var latest = before
    for effect in effects {
      switch effect {
      case .changed(let number, _, _), .snapped(let number, _), .ended(_, let number, _):
        if !number.isFinite { return "\(effect)" }
      case .preview(let number, _):
        if number?.isFinite == false { return "\(effect)" }
      case .tapped(let point, _):
        if !point.x.isFinite || !point.y.isFinite { return "\(effect)" }
      case .tick(let run):
        if let wrong = run.complaint { return wrong }
      case .began, .bound, .yielded, .idle: break
      }
      if effect.time < latest { return "\(effect) before \(latest)" }
      if effect.last > time { return "\(effect) after \(time)" }
      latest = effect.last
    }
    return effects.count > 16 ? "\(effects.count) effects at once" : nil
  }
}

extension Effect {
  /// When it was over: for a run of ticks, when the last mark was passed.
  fileprivate var last: Timestamp {
    if case .tick(let run) = self { run.time(at: run.length - 1) } else { time }
  }
}

extension TickRun {
  /// What is wrong with a run, looking at no more than ten of its marks.
  fileprivate var complaint: String? {
    guard length > 0 else { return "a run of \(count)" }
    guard abs(Double(first)) <= 0x1p61, abs(Double(last)) <= 0x1p61 else {
      return "\(self) too far"
    }
    let probes = (0...7).map { (length - 1) / 7 * $0 }
    var latest = time(at: 0)
    for probe in probes + [length - 1] {
      if time(at: probe) < latest { return "\(self) goes back at \(probe)" }
      latest = time(at: probe)
    }
    var shown: Int64 = 0
    let left = forEach(limit: 3) { _, _ in shown += 1 }
    return left + shown == length ? nil : "\(self) leaves \(left) out"
  }
}
