import CDetent
import ControlCore
import TestSupport
import Testing

@testable import CDetentImplementation

/// A haptic gate in C storage behaves like the engine's gate.
@Suite struct HapticGateInCTests {
  private let size = MemoryLayout<detent_haptic_gate>.size

  private func effect(at time: Int64, _ random: inout RandomBits) -> Effect {
    let moment = Timestamp(nanoseconds: time)
    let count = random.pick([1, -1, 5, -1_000_000_000_000] as [Int64])
    switch random.whole(0...9) {
    case 0...5: return .tick(TickRun(marks: MarkSpan(first: 3, count: count), at: moment), part: 2)
    case 6...8: return .bound(.upper, moment, by: 1, part: 2)
    default: return .changed(1, .drag, moment)
    }
  }

  @Test(arguments: Seeds.all)
  func `a gate in C storage plays what a gate does`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for gap in [Int64(DETENT_HAPTIC_GAP), 0, -3, 1, .max, .min] {
      var gate = HapticGate(gap: gap)
      var reported = detent_haptic_gate()
      #expect(detent_haptic_gate_init(&reported, size, gap) == 0)
      var now: Int64 = 0
      for _ in 0..<300 {
        now += random.whole(-2_000_000...30_000_000)
        let effect = effect(at: now - random.whole(0...40_000_000), &random)
        var written = detent_effect()
        written.take(effect)
        var plays: Int32 = 7
        #expect(detent_haptic_gate_plays(&reported, &written, now, &plays) == 0)
        let isPlayed = gate.plays(effect, at: Timestamp(nanoseconds: now))
        #expect(plays == (isPlayed ? 1 : 0), "seed \(seed)")
      }
    }
  }

  @Test func `a gate fits its storage, with space to grow`() {
    #expect(detent_haptic_gate.used <= size - 32)
    #expect(_isPOD(HapticGate.self))
    #expect(Int64(DETENT_HAPTIC_GAP) == HapticGate.usualGap)
  }

  @Test func `calls that make no sense are rejected, and change nothing`() {
    var (effect, wild, plays) = (detent_effect(), detent_haptic_gate(), Int32(7))
    #expect(detent_haptic_gate_init(nil, size, 0) == 1)
    #expect(detent_haptic_gate_init(&wild, size - 1, 0) == 2)
    #expect(detent_haptic_gate_plays(nil, &effect, 0, &plays) == 1)
    #expect(detent_haptic_gate_plays(&wild, nil, 0, &plays) == 1)
    #expect(detent_haptic_gate_plays(&wild, &effect, 0, nil) == 1)
    #expect(detent_haptic_gate_plays(&wild, &effect, 0, &plays) == 3)
    #expect(detent_haptic_gate_init(&wild, size, 0) == 0)
    (effect.kind, effect.count) = (Int32(DETENT_EFFECT_TICK), 2)
    #expect(detent_haptic_gate_plays(&wild, &effect, 0, &plays) == 3)
    #expect(plays == 7)
    effect.count = -1
    #expect(detent_haptic_gate_plays(&wild, &effect, 0, &plays) == 0 && plays == 1)
  }

  @Test(arguments: [Int64.min, -1, 0, 1, .max])
  func `any time and any kind has an answer`(time: Int64) {
    for kind in [Int32.min, -1, 0, 2, 3, 99, .max] {
      for now in [Int64.min, -1, 0, .max] {
        var (effect, gate, plays) = (detent_effect(), detent_haptic_gate(), Int32(0))
        (effect.kind, effect.time, effect.count) = (kind, time, 1)
        #expect(detent_haptic_gate_init(&gate, size, .max) == 0)
        #expect(detent_haptic_gate_plays(&gate, &effect, now, &plays) == 0)
      }
    }
  }
}
