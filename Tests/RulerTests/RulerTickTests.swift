import ControlCore
import Ruler
import Testing

/// Ticks of marks, and their times.
@Suite struct RulerTickTests {
  /// A mouse held down at `value`, without slop.
  private struct Finger {
    var play: RulerPlay
    let start: Double

    init(_ value: Double, _ change: (inout RulerConfiguration) -> Void = { _ in }) {
      let configuration = RulerConfiguration.with {
        $0.tick = .unit
        $0.slop = Slop(touch: 0, mouse: 0, pen: 0)
        change(&$0)
      }
      play = RulerPlay(value, configuration)
      start = value
      play.down(0, at: 0)
    }

    /// - Returns: the marks that tick on the way to `value`.
    mutating func to(_ value: Double) -> [Int64] {
      _ = play.news()
      play.move((start - value) * 120, at: play.now + 8)
      return play.ticks
    }
  }

  private func pure(_ configuration: inout RulerConfiguration) {
    (configuration.capture, configuration.rearm) = (0, 0)
  }

  @Test func `a mark ticks once when it is reached, from either side, and never when left`() {
    for change in [{ _ in }, pure] as [(inout RulerConfiguration) -> Void] {
      var above = Finger(1.1, change)
      #expect(above.to(1) == [1])
      #expect(above.to(0.9) == [])
      var below = Finger(0.9, change)
      #expect(below.to(1) == [1])
      #expect(below.to(1.1) == [])
      var through = Finger(1, change)
      #expect(through.to(1.5) == [])
      #expect(through.to(0.5) == [1])
    }
  }

  @Test func `no movement at 0 does not tick`() {
    var finger = Finger(0)
    #expect(finger.to(0) == [])
    #expect(finger.to(0.1) == [])
    finger = Finger(0)
    #expect(finger.to(-0.1) == [])
  }

  @Test func `one event that passes several marks reports them all, in order`() {
    var finger = Finger(0.5)
    #expect(finger.to(3.5) == [1, 2, 3])
    #expect(finger.to(0.5) == [3, 2, 1])
    finger = Finger(0)
    #expect(finger.to(2.5) == [1, 2])
  }

  @Test func `a fling of 1000 points per second passes 29 fractions`() {
    var play = RulerPlay(-99 / 120.0, .with { $0.tick = .fraction })
    play.fling(-1000, at: 0)
    _ = play.news()
    play.settle()
    #expect(play.ticks == Array(1...29))
  }

  @Test func `each tick of a fling has the time at which its mark was passed`() {
    var play = RulerPlay(
      -99 / 120.0,
      .with {
        $0.tick = .unit
        ($0.capture, $0.rearm) = (0, 0)
      })
    play.fling(-1000, at: 0)
    _ = play.news()
    play.settle()
    // 120 points at -ln(1 - 120 k/1000)/k s, 240 points likewise.
    #expect(play.effects.marks.map(\.mark) == [1, 2])
    for (passed, ms) in zip(play.effects.marks, [246.28879, 498.59074]) {
      #expect(near(passed.time.ms, ms, 2e-3))
    }
  }

  @Test func `a tick is reported exactly when its time has come`() {
    // So far out that a position does not determine the nanosecond.
    var play = RulerPlay(10_000, .with { $0.tick = .fraction })
    play.fling(-1000, at: 0)
    _ = play.news()
    var whole = play
    whole.settle()
    for passed in whole.effects.marks {
      var late = play
      late.ruler.advance(to: passed.time.advanced(by: -1)) { late.effects.append($0) }
      #expect(!late.ticks.contains(passed.mark))
      late.ruler.advance(to: passed.time) { late.effects.append($0) }
      #expect(late.effects.marks.last == passed)
    }
  }

  @Test(arguments: [
    (MarkLevel.none, [Int64]()), (.unit, [1, 2]), (.half, [1, 2, 3, 4]), (.fraction, Array(1...20)),
  ])
  func `the level says which marks tick`(level: MarkLevel, marks: [Int64]) {
    var finger = Finger(0) { $0.tick = level }
    #expect(finger.to(2) == marks)
  }

  @Test func `a trembling finger does not buzz`() {
    var finger = Finger(0.9)
    #expect(finger.to(1.01) == [1])
    for _ in 0..<10 {
      #expect(finger.to(0.99) == [])
      #expect(finger.to(1.02) == [])
    }
    #expect(finger.to(1.26) == [])
    #expect(finger.to(0.99) == [1])
  }

  @Test func `with capture and re-arm at 0 every crossing ticks`() {
    var finger = Finger(0.9, pure)
    #expect(finger.to(1.01) == [1])
    #expect(finger.to(0.99) == [1])
    #expect(finger.to(1) == [1])
    #expect(finger.to(1.5) == [])
  }

  @Test func `a mark counts as passed half a point before it is reached`() {
    var finger = Finger(0.5)
    #expect(finger.to(1 - 0.75 / 120) == [])
    #expect(finger.to(1 - 0.5 / 120) == [1])
  }

  // MARK: Bounds

  @Test func `a bound that is a mark ticks like any mark`() {
    // Deliberate: the mark ticks, and arrival does not report the bound.
    var finger = Finger(9) { $0.range = 0...10 }
    #expect(finger.to(10) == [10])
    #expect(finger.play.bounds == [])
    #expect(finger.to(12) == [])
    #expect(finger.play.bounds == [.upper])
  }

  @Test func `a bound between two marks does not tick`() {
    var finger = Finger(9) { $0.range = 0...9.5 }
    #expect(finger.to(12) == [])
    #expect(finger.play.bounds == [.upper])
  }

  @Test func `beyond a bound all is silent, and leaving it ticks what is passed`() {
    var finger = Finger(9.5) { $0.range = 0...10 }
    #expect(finger.to(30) == [])
    #expect(finger.to(25) == [])
    #expect(finger.to(7.5) == [9, 8])
  }

  @Test func `a mark at a bound ticks if one comes to it, and not if one goes past it at once`() {
    var finger = Finger(9.5) { $0.range = 0...10 }
    #expect(finger.to(10) == [10])
    #expect(finger.to(12) == [])
    #expect(finger.play.bounds == [.upper])
    var past = Finger(8.5) { $0.range = 0...10 }
    #expect(past.to(12) == [9])
    #expect(past.play.bounds == [.upper])
  }

  @Test func `a fling into a bound that is a mark reports it, and does not tick`() {
    var play = RulerPlay(
      9 - 99 / 120.0,
      .with {
        ($0.range, $0.tick, $0.capture, $0.rearm) = (0...10, .unit, 0, 0)
      })
    play.fling(-1000, at: 0)
    _ = play.news()
    play.settle()
    #expect(play.effects.names == ["bound", "ended", "idle"])
    // It rests on that mark: trembling there does not tick it.
    play.drag(by: 3, at: 5000)
    play.move(170, at: 5010)
    #expect(play.ticks == [])
  }

  // MARK: Silence

  @Test func `what the host does never ticks`() {
    var play = RulerPlay(0, .with { $0.tick = .fraction })
    play.set(5)
    play.set(2, animated: true)
    play.settle()
    play.configure { $0.range = 0...1 }
    play.configure { $0.step = 0.5 }
    play.configure { $0.unitWidth = 40 }
    #expect(play.ticks == [])
  }

  @Test func `a value put on a mark does not tick when it is left, nor when it is back soon`() {
    var play = RulerPlay(0.4, .with { ($0.tick, $0.slop) = (.unit, Slop(mouse: 0)) })
    play.set(1)
    play.down(0, at: 0)
    play.move(-10, at: 1)
    play.move(10, at: 2)
    #expect(play.ticks == [])
    play.move(40, at: 3)
    play.move(-10, at: 4)
    #expect(play.ticks == [1])
  }

  @Test func `a key ticks what it passes`() {
    var play = RulerPlay(0, .with { $0.tick = .half })
    play.key(.arrowRight, at: 0)
    #expect(play.ticks == [1, 2])
    play.key(.pageUp, at: 1)
    #expect(play.ticks == Array(1...22))
  }
}
