import ControlCore
import Ruler
import Testing

/// Rest positions of a ruler.
@Suite struct RulerSnapTests {
  /// Releases at `value` without velocity, and settles.
  private func rested(
    _ value: Double, _ change: (inout RulerConfiguration) -> Void
  ) -> RulerPlay {
    var play = RulerPlay(0, .with(change))
    play.drag(by: -120 * value, at: 0)
    play.up(200 - 120 * value + (value > 0 ? -1 : 1), at: 500)
    play.settle()
    return play
  }

  @Test(arguments: [(0.9, 0.9), (0.91, 1), (1.1, 1.1), (1.09, 1), (-0.91, -1), (0.5, 0.5)])
  func `a unit mark draws from strictly less than one fraction`(from: Double, to: Double) {
    #expect(near(rested(from) { $0.snap = .unit }.value, to, to == from ? 1e-12 : 0))
  }

  @Test(arguments: [(0.05, 0.1), (0.25, 0.3), (-0.05, 0), (0.15, 0.2), (0.34, 0.3), (-0.36, -0.4)])
  func `between two marks the nearer wins, and the upper if both are as near`(
    from: Double, to: Double
  ) {
    let value = rested(from) { $0.snap = .fraction }.value
    #expect(value == to)
    #expect(value != 0 || value.sign == .plus)
  }

  @Test(arguments: [(0.42, 0.5), (0.58, 0.5), (0.4, 0.4), (0.97, 1)])
  func `half marks draw too`(from: Double, to: Double) {
    #expect(near(rested(from) { $0.snap = .half }.value, to, to == from ? 1e-12 : 0))
  }

  @Test func `an odd number of fractions has no half marks`() {
    let play = rested(0.45) { ($0.snap, $0.tick, $0.fractions) = (.half, .half, 5) }
    #expect(near(play.value, 0.45) && play.ticks == [])
    let other = rested(1.15) { ($0.snap, $0.tick, $0.fractions) = (.half, .half, 5) }
    #expect(other.value == 1 && other.ticks == [1])
  }

  @Test(arguments: [(0.1, 0.0), (0.5, 1), (0.49, 0), (-0.5, 0), (-0.51, -1), (7.3, 7)])
  func `with always the nearest mark wins, however far`(from: Double, to: Double) {
    #expect(rested(from) { $0.snap = .always }.value == to)
  }

  @Test func `without a snap rule it stays where it was let go`() {
    let play = rested(0.999) { $0.snap = .none }
    #expect(near(play.value, 0.999, 1e-12))
    #expect(!play.effects.names.contains("snapped"))
  }

  @Test func `a bound draws like a mark, and no mark outside draws at all`() {
    #expect(rested(0.93) { ($0.snap, $0.range) = (.unit, 0...0.95) }.value == 0.95)
    #expect(rested(0.9) { ($0.snap, $0.range) = (.unit, 0...0.95) }.value == 0.95)
    #expect(near(rested(0.84) { ($0.snap, $0.range) = (.unit, 0...0.95) }.value, 0.84, 1e-12))
    #expect(rested(0.6) { ($0.snap, $0.range) = (.always, 0...0.95) }.value == 0.95)
  }

  @Test(arguments: [0.1, 0.34, 0.05, 2.96, 7.5, 9.99])
  func `a value that has snapped stays`(value: Double) {
    for snap in [SnapRule.unit, .half, .fraction, .always] {
      let once = rested(value) { $0.snap = snap }.value
      #expect(rested(once) { $0.snap = snap }.value == once)
    }
  }

  @Test func `a larger place never snaps to a smaller value`() {
    for snap in [SnapRule.unit, .half, .fraction, .always] {
      var last = -Double.infinity
      for place in 0...160 {
        let value = rested(Double(place) / 64) { ($0.snap, $0.range) = (snap, 0...2.2) }.value
        #expect(value >= last)
        last = value
      }
    }
  }

  // MARK: Settling

  @Test func `a slow release settles on its mark, says snapped and then ended`() {
    var play = RulerPlay(0, .with { $0.snap = .unit })
    play.drag(by: -114, at: 0)
    play.up(85, at: 500)
    #expect(play.phase == .settling && play.ruler.target == 1 && play.ruler.velocity == 0)
    _ = play.news()
    play.keepsMotion = true
    play.settle()
    let news = play.news()
    #expect(news.suffix(4).map(\.time).allSatisfy { $0 == news.last?.time })
    #expect(news.names.suffix(4) == ["changed", "snapped", "ended", "idle"])
    #expect(news.names.filter { $0 == "ended" }.count == 1)
    #expect(play.value == 1 && play.offset == 120)
  }

  @Test func `released on a mark it ends at once`() {
    var play = RulerPlay(0, .with { $0.snap = .unit })
    play.drag(by: -120, at: 0)
    _ = play.news()
    play.up(79, at: 500)
    #expect(play.news() == [.ended(.commit, 1, .ms(500)), .idle(.ms(500))])
  }

  @Test func `a fling lands on its mark without a second jump`() {
    var play = RulerPlay(0, .with { ($0.snap, $0.tick) = (.always, .unit) })
    play.fling(-1000, at: 0)
    #expect(play.phase == .coasting)
    let target = play.ruler.target
    #expect(target == target.rounded())
    var offset = play.offset
    while !play.ruler.isIdle {
      play.advance(to: play.now + 4)
      #expect(play.offset >= offset && play.offset - offset < 5)
      offset = play.offset
    }
    #expect(play.value == target)
    #expect(play.effects.names.suffix(3) == ["snapped", "ended", "idle"])
    #expect(play.ticks == Array(1...Int64(target)))
  }

  @Test func `a landing fling coasts until the spring takes over`() {
    var play = RulerPlay(0, .with { $0.snap = .always })
    play.fling(-1000, at: 0)
    var phases: [ControlPhase] = []
    while !play.ruler.isIdle {
      play.advance(to: play.now + 4)
      if phases.last != play.phase { phases.append(play.phase) }
    }
    #expect(phases == [.coasting, .settling, .idle])
  }

  @Test func `a landing reaches the mark in little more time than the fling takes`() {
    var play = RulerPlay(0, .with { $0.snap = .always })
    play.fling(-2000, at: 0)
    play.settle()
    #expect(play.now < 5000)
  }

  @Test func `a landing near a bound never leaves the range`() {
    for start in stride(from: 8.0, through: 9.9, by: 0.05) {
      for speed in stride(from: 100.0, through: 1500, by: 200) {
        var play = RulerPlay(start, .with { ($0.range, $0.snap) = (0...10, .always) })
        play.fling(-speed, at: 0)
        var peak = play.offset
        while !play.ruler.isIdle {
          play.advance(to: play.now + 8)
          peak = max(peak, play.offset)
        }
        #expect(peak <= 1200 || play.bounds == [.upper])
        #expect(play.value == play.value.rounded())
      }
    }
  }

  @Test func `what is announced as the target is where it rests`() {
    for speed in stride(from: -4000.0, through: 4000, by: 370) {
      for snap in [SnapRule.none, .unit, .half, .fraction, .always] {
        var play = RulerPlay(5, .with { ($0.range, $0.snap) = (0...30, snap) })
        play.fling(speed, at: 0)
        let target = play.ruler.target
        play.settle()
        #expect(play.value == target)
      }
    }
  }
}
