import CDetent
import ControlCore
import Testing

@testable import CDetentImplementation

/// Effects in C of controls with several parts, and of controls that wrap around.
@Suite struct EffectMemberTests {
  private static let time = Timestamp(nanoseconds: 9)

  private func reported(_ effect: Effect) -> detent_effect {
    var reported = detent_effect()
    reported.take(effect)
    return reported
  }

  @Test(arguments: [0, 1, 7, UInt8.max]) func `each effect has its part`(part: UInt8) {
    let run = TickRun(marks: MarkSpan(first: 3, count: 2), at: Self.time)
    let effects: [Effect] = [
      .began(Self.time), .tick(run), .bound(.upper, Self.time), .changed(2, .drag, Self.time),
      .snapped(2, Self.time), .ended(.commit, 2, Self.time), .preview(2, Self.time),
    ]
    for effect in effects { #expect(reported(effect.of(part: part)).part == Int32(part)) }
    #expect(reported(.idle(Self.time)).part == 0 && reported(.yielded(Self.time)).part == 0)
  }

  @Test(arguments: [0, 1, 7, UInt8.max])
  func `the part that is in the way is counted from 1, and 0 is the bound`(by: UInt8) {
    let bound = reported(.bound(.upper, Self.time, by: by, part: 2))
    #expect((bound.by, bound.part) == (Int32(by) + 1, 2))
    #expect(Int(bound.detail) == DETENT_SIDE_UPPER && Int(bound.kind) == DETENT_EFFECT_BOUND)
    #expect(reported(.bound(.upper, Self.time, part: 2)).by == 0)
    #expect(reported(.changed(1, .drag, Self.time, part: 2)).by == 0)
  }

  @Test(arguments: [0, 1, -1, Int32.max, .min])
  func `the count of a value is its turns`(turns: Int32) {
    let effects: [(Effect, Int)] = [
      (.changed(0.5, .drag, Self.time, turns: turns, part: 1), DETENT_EFFECT_CHANGED),
      (.snapped(0.5, Self.time, turns: turns, part: 1), DETENT_EFFECT_SNAPPED),
      (.ended(.cancel, 0.5, Self.time, turns: turns, part: 1), DETENT_EFFECT_ENDED),
    ]
    for (effect, kind) in effects {
      let reported = reported(effect)
      #expect((reported.count, reported.part, reported.value) == (Int64(turns), 1, 0.5))
      #expect(
        Int(reported.kind) == kind && reported.time == 9 && reported.by == 0 && reported.mark == 0)
    }
  }
}
