import ControlCore
import Testing

struct EffectPartTests {
  private static let time = Timestamp(nanoseconds: 7)
  private static let run = TickRun(marks: MarkSpan(first: 3, count: 2), at: time)

  /// One effect of each kind with a part.
  private static let ofParts: [Effect] = [
    .began(time), .tick(run), .bound(.upper, time), .changed(2.5, .drag, time), .snapped(2.5, time),
    .ended(.cancel, 2.5, time), .preview(2.5, time), .preview(nil, time),
  ]

  /// Effects with an originating part.
  private static let ofNeighbours: [Effect] = [
    .bound(.upper, time, by: 0), .bound(.lower, time, by: 7),
  ]
  private static let ofTurns: [Effect] = [1, -1, .max, .min].flatMap { turns in
    [
      .changed(2.5, .drag, time, turns: turns), .snapped(2.5, time, turns: turns),
      .ended(.cancel, 2.5, time, turns: turns),
    ]
  }

  private static let ofTheWhole: [Effect] = [
    .yielded(time), .tapped(Point(x: 1, y: 2), time), .idle(time),
  ]

  @Test func `an effect is of part 0 unless it says otherwise`() {
    for effect in Self.ofParts + Self.ofTheWhole { #expect(effect.part == 0) }
  }

  @Test(arguments: [1, 7, UInt8.max]) func `an effect can be reported of another part`(part: UInt8)
  {
    for effect in Self.ofParts + Self.ofNeighbours + Self.ofTurns {
      let other = effect.of(part: part)
      #expect(other.part == part)
      #expect(other != effect)
      #expect(other.time == effect.time)
      #expect(other.of(part: 0) == effect)
    }
  }

  @Test func `a bound may say by whom, and a value in how many turns, and both stay what they are`()
  {
    for effect in Self.ofParts + Self.ofTheWhole { #expect(effect.by == nil && effect.turns == 0) }
    #expect(Self.ofNeighbours.map(\.by) == [0, 7])
    #expect(Self.ofTurns.map(\.turns) == [1, 1, 1, -1, -1, -1, .max, .max, .max, .min, .min, .min])
    for effect in Self.ofNeighbours + Self.ofTurns {
      let other = effect.of(part: 3)
      #expect(other.by == effect.by && other.turns == effect.turns && other.time == effect.time)
    }
    #expect(
      Self.ofNeighbours.allSatisfy { $0.turns == 0 } && Self.ofTurns.allSatisfy { $0.by == nil })
    #expect(Effect.bound(.upper, Self.time, by: 0) != .bound(.upper, Self.time))
  }

  @Test func `what concerns the whole control has no part`() {
    for effect in Self.ofTheWhole { #expect(effect.of(part: 3) == effect) }
  }

  @Test func `the part is the last thing that an effect has`() {
    let effects: [Effect] = [
      .began(Self.time, part: 2), .tick(Self.run, part: 2), .bound(.upper, Self.time, part: 2),
      .changed(2.5, .drag, Self.time, part: 2), .snapped(2.5, Self.time, part: 2),
      .ended(.cancel, 2.5, Self.time, part: 2), .preview(2.5, Self.time, part: 2),
      .preview(nil, Self.time, part: 2),
    ]
    #expect(effects == Self.ofParts.map { $0.of(part: 2) })
    #expect(
      Self.ofNeighbours[0].of(part: 2) == .bound(.upper, Self.time, by: 0, part: 2)
        && Self.ofTurns[0].of(part: 2) == .changed(2.5, .drag, Self.time, turns: 1, part: 2))
  }
}
