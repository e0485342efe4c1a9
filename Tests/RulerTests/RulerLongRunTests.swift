import ControlCore
import Ruler
import TestSupport
import Testing

/// A single run of a million million marks, with the time of each on request.
@Suite struct RulerLongRunTests {
  /// Marks 2⁻³¹ points apart, so that all positions here are exact.
  private static let fine = RulerConfiguration.with {
    ($0.unitWidth, $0.fractions, $0.tick) = (0x1p-19, 4096, .fraction)
    ($0.capture, $0.rearm) = (0, 0)
  }

  private func runs(_ effects: [Effect]) -> [TickRun] {
    effects.compactMap { if case .tick(let run, _) = $0 { run } else { nil } }
  }

  @Test func `a drag over a million million marks is one run at one time`() throws {
    var play = RulerPlay(0, Self.fine)
    play.drag(by: -512, at: 0)
    let run = try #require(runs(play.effects).first)
    #expect(runs(play.effects).count == 1)
    #expect(run.first == 1 && run.count == 1 << 40 && run.last == 1 << 40)
    for n in [0, 1, 999_999_999_999, run.length - 1] as [Int64] {
      #expect(run.time(at: n) == .ms(1) && run.mark(at: n) == n + 1)
    }
    #expect(run.forEach { _, _ in } == run.length - 1000)
  }

  @Test func `a back and forth over a million million marks ticks each twice`() {
    var play = RulerPlay(0, Self.fine)
    play.down(200, at: 0)
    play.move(199, at: 1)  // the slop
    play.move(199 - 512, at: 2)
    play.move(199, at: 3)
    let count: Int64 = 1 << 40
    #expect(runs(play.effects).map(\.count) == [count, -count])
  }

  @Test func `a fling over a million million marks gives each its time`() throws {
    var flung = RulerPlay(0, Self.fine)
    flung.fling(-4000, at: 0)
    let rest = try #require(flung.ruler.restTime)
    _ = flung.news()
    var play = flung
    play.advance(to: 100_000)
    let run = try #require(runs(play.effects).first)
    #expect(run.count > 1_000_000_000_000)
    var latest = Timestamp.ms(100)
    for share in 0...1000 {
      let time = run.time(at: (run.length - 1) / 1000 * Int64(share))
      #expect(time >= latest && time <= rest)
      latest = time
    }
  }

  @Test(arguments: Seeds.all)
  func `a frame reports exactly all those marks whose time has come`(seed: UInt64) throws {
    var flung = RulerPlay(0, Self.fine)
    flung.fling(-4000, at: 0)
    _ = flung.news()
    var random = RandomBits(seed: seed)
    for _ in 0..<200 {
      let instant = Timestamp(nanoseconds: random.whole(100_000_001...2_000_000_000))
      var reported: [Effect] = [], all: [Effect] = []
      var ruler = flung.ruler
      ruler.advance(to: instant) { reported.append($0) }
      var ahead = flung.ruler
      ahead.advance(to: .ms(100_000)) { all.append($0) }
      let (early, whole) = (try #require(runs(reported).first), try #require(runs(all).first))
      let count = early.length
      #expect(whole.time(at: count - 1) <= instant, "seed \(seed) at \(instant)")
      #expect(whole.time(at: count) > instant, "seed \(seed) at \(instant)")
      #expect(early.time(at: count - 1) == whole.time(at: count - 1))
    }
  }
}
