import ControlCore
import GestureLaws
import TestSupport
import Testing

/// Haptics played by a gate, for any effects at any times.
@Suite struct HapticGateTests {
  private static let gap: Int64 = 31_250_000

  private func tick(at time: Int64, marks: Int64 = 1) -> Effect {
    let span = MarkSpan(first: 4, count: marks)
    return .tick(TickRun(marks: span, at: Timestamp(nanoseconds: time)))
  }

  private func bound(at time: Int64) -> Effect { .bound(.upper, Timestamp(nanoseconds: time)) }

  /// An effect passed to the gate, and the gate's decision.
  private struct Played {
    var time: Int64
    var effect: Int64
    var isBound: Bool
    var isPlayed: Bool
  }

  /// Plays random ticks and bounds, some of them late.
  private func play(seed: UInt64, _ count: Int) -> [Played] {
    var (random, gate, now) = (RandomBits(seed: seed), HapticGate(), Int64(0))
    return (0..<count).map { _ in
      now += random.whole(0...40) * 1_000_000
      let late = random.chance(800) ? 0 : random.whole(0...80) * 1_000_000
      let isBound = random.chance(300)
      let effect = isBound ? bound(at: now - late) : tick(at: now - late)
      let isPlayed = gate.plays(effect, at: Timestamp(nanoseconds: now))
      return Played(time: now, effect: now - late, isBound: isBound, isPlayed: isPlayed)
    }
  }

  @Test(arguments: Seeds.all)
  func `a bound is played unless one was, a tick unless anything was, none late`(seed: UInt64) {
    let all = play(seed: seed, 2000)
    var (last, lastBound): (Int64?, Int64?) = (nil, nil)
    for one in all {
      let before = one.isBound ? lastBound : last
      let isFree = before.map { one.time - $0 >= Self.gap } ?? true
      #expect(one.isPlayed == (isFree && one.time - one.effect < Self.gap))
      if one.isPlayed { last = one.time }
      if one.isPlayed, one.isBound { lastBound = one.time }
    }
    #expect(all.count { $0.isPlayed } > 200)
  }

  /// Passes effects one after another at one time, and returns the decisions.
  private func played(_ effects: [Effect], at time: Int64, by gate: inout HapticGate) -> [Bool] {
    var played: [Bool] = []
    for effect in effects { played.append(gate.plays(effect, at: Timestamp(nanoseconds: time))) }
    return played
  }

  @Test func `of many marks one is played, and a bound beside it`() {
    var gate = HapticGate()
    let now: Int64 = 1_000_000_000
    let all = [tick(at: now, marks: 1_000_000_000_000), tick(at: now, marks: -3), bound(at: now)]
    #expect(played(all + [bound(at: now)], at: now, by: &gate) == [true, false, true, false])
  }

  @Test func `everything else is silent`() {
    var gate = HapticGate()
    let now = Timestamp(nanoseconds: 0)
    #expect(played([.changed(3, .drag, now), .idle(now)], at: 0, by: &gate) == [false, false])
    #expect(gate == HapticGate())
  }

  @Test(arguments: [0, -1, 1, .min, .max] as [Int64])
  func `any gap and any time has an answer`(gap: Int64) {
    var gate = HapticGate(gap: gap)
    for time in [0, 5, .max, .min, 3, -3, .max, .max] as [Int64] {
      for effect in [tick(at: time), bound(at: .min), bound(at: .max), tick(at: 0)] {
        _ = gate.plays(effect, at: Timestamp(nanoseconds: time))
      }
    }
  }

  @Test func `after a step back in time it begins anew`() {
    var gate = HapticGate()
    #expect(played([bound(at: 5_000_000_000)], at: 5_000_000_000, by: &gate) == [true])
    #expect(played([tick(at: 1000)], at: 1000, by: &gate) == [true])
  }
}
