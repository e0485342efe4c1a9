import ControlCore
import TestSupport
import Testing

struct TickRuleTests {
  private let crossing = TickRule(pitch: 10, capture: 0, rearm: 0)

  @Test func `the way to a mark holds it, the way from it does not`() {
    #expect(crossing.marks(from: 9.5, to: 10) == MarkSpan(first: 1, count: 1))
    #expect(crossing.marks(from: 10, to: 19.75).count == 0)
    #expect(crossing.marks(from: 10.5, to: 10) == MarkSpan(first: 1, count: -1))
    #expect(crossing.marks(from: 10, to: 0.25).count == 0)
    #expect(crossing.marks(from: 10, to: 10).count == 0)
  }

  @Test func `several marks come in the order of travel`() {
    #expect(crossing.marks(from: -25, to: 35).listed == [-2, -1, 0, 1, 2, 3])
    #expect(crossing.marks(from: 35, to: -25).listed == [3, 2, 1, 0, -1, -2])
  }

  @Test func `a mark is captured before it is reached`() {
    let captured = TickRule(pitch: 10, capture: 0.5, rearm: 2.5, origin: 3)
    #expect(captured.marks(from: 12, to: 12.5).listed == [1])
    #expect(captured.marks(from: 12, to: 12.25).listed == [])
    #expect(captured.marks(from: 14, to: 13.5).listed == [1])
    #expect(captured.marks(from: 14, to: 13.75).listed == [])
  }

  @Test func `a bound that is a mark ticks, what lies beyond does not`() {
    let bounded = TickRule(pitch: 10, capture: 0.5, rearm: 2.5, lower: -20, upper: 25)
    #expect(bounded.marks(from: 0, to: 25).listed == [1, 2])
    #expect(bounded.marks(from: 0, to: -20).listed == [-1, -2])
    let offBounds = TickRule(pitch: 10, capture: 0.5, rearm: 2.5, lower: -19, upper: 29.75)
    #expect(offBounds.marks(from: 0, to: 29.75).listed == [1, 2], "captured, but outside")
    #expect(offBounds.marks(from: 0, to: -19).listed == [-1])
  }

  @Test func `a place that is a mark but for rounding is that mark`() {
    let tenths = TickRule(pitch: 0.1, capture: 0, rearm: 0)
    #expect(tenths.marks(from: 0, to: 0.1 + 0.2).listed == [1, 2, 3])
    #expect(tenths.marks(from: 0.1 + 0.2, to: 0.4).listed == [4])
    #expect(tenths.marks(from: 0, to: 0.7 + 0.1).listed.last == 8)
    #expect(tenths.marks(from: 0.7 + 0.1, to: 0.9).listed == [9])
  }

  @Test func `a drag across a million million marks is one run`() {
    let fine = TickRule(pitch: 0x1p-10, capture: 0, rearm: 0)
    let marks = fine.marks(from: 0, to: 1e12 * 0x1p-10)
    #expect(marks == MarkSpan(first: 1, count: 1_000_000_000_000))
    let run = TickRun(marks: marks, at: Timestamp(nanoseconds: 5))
    #expect(run.length == 1_000_000_000_000 && run.last == 1_000_000_000_000)
    #expect(run.time(at: 999_999_999_999) == Timestamp(nanoseconds: 5))
    var shown: [Int64] = []
    #expect(run.forEach(limit: 3) { mark, _ in shown.append(mark) } == 999_999_999_997)
    #expect(shown == [1, 2, 3])
  }

  @Test(arguments: [1e18, -1e18, 1e300, -1e300])
  func `the farthest places there are do not trap`(far: Double) {
    let bounds = TickRule(pitch: 10, capture: 0.5, rearm: 2.5, lower: -20, upper: 25)
    #expect(bounds.marks(from: 0, to: bounds.clamp(far)).listed.count == 2)
    let marks = crossing.marks(from: 0, to: far)
    #expect((marks.count > 0) == (far > 0))
    #expect(abs(marks.count) >= 100_000_000_000_000_000)
    #expect(crossing.marks(from: far, to: -far).count != 0)
  }

  @Test(arguments: Seeds.all)
  func `crossings without capture are counted by the lattice`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<5000 {
      let pitch = random.whole(1...2000), origin = random.whole(-5000...5000)
      let a = random.whole(-(1 << 40)...(1 << 40)), b = random.whole(-(1 << 40)...(1 << 40))
      let rule = TickRule(
        pitch: Double(pitch) / 64, capture: 0, rearm: 0, origin: Double(origin) / 64)
      // ⌊b⌋ − ⌊a⌋ upwards, ⌈a⌉ − ⌈b⌉ downwards, in pitches from the origin.
      func floor(_ x: Int64) -> Int64 {
        let (quotient, rest) = (x - origin).quotientAndRemainder(dividingBy: pitch)
        return rest < 0 ? quotient - 1 : quotient
      }
      func ceiling(_ x: Int64) -> Int64 { floor(x + pitch - 1) }
      let count = a < b ? floor(b) - floor(a) : ceiling(b) - ceiling(a)
      let marks = rule.marks(from: Double(a) / 64, to: Double(b) / 64)
      #expect(marks.count == count, "\(rule) \(a) \(b)")
      if count != 0 { #expect(marks.first == (a < b ? floor(a) + 1 : ceiling(a) - 1)) }
    }
  }

  @Test(arguments: Seeds.all)
  func `two halves of a way hold together what the whole does`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<5000 {
      let pitch = random.size(-3, 3)
      let rule = TickRule(
        pitch: pitch, capture: pitch * random.number(0...0.45), rearm: pitch,
        origin: random.number(-10...10))
      let x = (0...2).map { _ in random.number(-1e3...1e3) * pitch }.sorted()
      let up = rule.marks(from: x[0], to: x[1]), further = rule.marks(from: x[1], to: x[2])
      #expect(up.count + further.count == rule.marks(from: x[0], to: x[2]).count)
      let down = rule.marks(from: x[2], to: x[1]), back = rule.marks(from: x[1], to: x[0])
      #expect(down.count + back.count == rule.marks(from: x[2], to: x[0]).count)
    }
  }
}
