import ControlCore
import Testing

struct EffectPartTests {
  private static let time = Timestamp(nanoseconds: 7)
  private static let run = TickRun(marks: MarkSpan(first: 3, count: 2), at: time)

  /// One of each kind that has a part.
  private static let ofParts: [Effect] = [
    .began(time), .tick(run), .bound(.upper, time), .changed(2.5, .drag, time), .snapped(2.5, time),
    .ended(.cancel, 2.5, time), .preview(2.5, time), .preview(nil, time),
  ]

  private static let ofTheWhole: [Effect] = [
    .yielded(time), .tapped(Point(x: 1, y: 2), time), .idle(time),
  ]

  @Test func `an effect is of part 0 unless it says otherwise`() {
    for effect in Self.ofParts + Self.ofTheWhole { #expect(effect.part == 0) }
  }

  @Test(arguments: [1, 7, UInt8.max]) func `an effect can be told of another part`(part: UInt8) {
    for effect in Self.ofParts {
      let other = effect.of(part: part)
      #expect(other.part == part)
      #expect(other != effect)
      #expect(other.time == effect.time)
      #expect(other.of(part: 0) == effect)
    }
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
  }
}
