import ControlCore
import Ruler
import Testing

/// Behaviour at the ends of the range.
@Suite struct RulerBoundsTests {
  private let ten = RulerConfiguration(range: 0...10)

  /// Returns the overshoot of a rubber band of 375 points.
  private func band(_ pull: Double) -> Double { 0.55 * pull * 375 / (375 + 0.55 * pull) }

  @Test func `past a bound the value stays and what shows resists`() {
    var play = RulerPlay(0, ten)
    play.drag(by: 100, at: 0)
    #expect(play.value == 0)
    #expect(near(play.offset, -47.9651, 1e-4))
    play.move(211, at: 2)
    #expect(near(play.offset, -5.4205, 1e-4))
    play.move(1e9 + 201, at: 3)
    #expect(near(play.offset, -374.9997, 1e-4))
    play.move(201, at: 4)
    #expect(play.offset == 0)
  }

  @Test func `the band only depends on where the pointer is`() {
    var far = RulerPlay(9, ten)
    far.drag(by: -500, at: 0)
    far.move(300, at: 2)
    far.move(0, at: 3)
    var near = RulerPlay(9, ten)
    near.drag(by: -199, at: 0)
    #expect(far.offset == near.offset)
  }

  @Test func `the band gives way by the same at both ends, and ever less`() {
    var last = 0.0
    var step = Double.infinity
    for pull in stride(from: 50.0, through: 3000, by: 50) {
      var low = RulerPlay(0, ten)
      var high = RulerPlay(10, ten)
      low.drag(by: pull, at: 0)
      high.drag(by: -pull, at: 0)
      let gave = high.offset - 1200
      #expect(near(-low.offset, gave) && near(gave, band(pull)))
      #expect(gave > last && gave - last < step && gave < pull)
      (step, last) = (gave - last, gave)
    }
  }

  @Test func `a ruler without length does not give way`() {
    var play = RulerPlay(0, .with { ($0.range, $0.length) = (0...10, 0) })
    play.drag(by: 100, at: 0)
    #expect(play.offset == 0)
    play.up(301, at: 200)
    #expect(play.phase == .idle && play.offset == 0)
  }

  @Test func `the band exists only at ends that are finite`() {
    var play = RulerPlay(0, .with { $0.range = -.infinity...1 })
    play.drag(by: 5000, at: 0)
    #expect(play.value == -5000 / 120.0)
    play.move(201 - 220, at: 2)
    #expect(play.value == 1 && near(play.offset, 120 + band(100)))
    #expect(play.bounds == [.upper])
  }

  // MARK: Springing back

  @Test func `released past a bound it ends there, and springs back in silence`() {
    var play = RulerPlay(0, .with { ($0.range, $0.tick) = (0...10, .fraction) })
    play.drag(by: 100, at: 0)
    play.advance(to: 1000)
    _ = play.news()
    play.keepsMotion = true
    play.up(301, at: 1000)
    #expect(play.news() == [.ended(.commit, 0, .ms(1000))])
    #expect(play.phase == .settling)
    for (ms, offset) in [(50.0, 43.6385), (100, 35.2908), (200, 19.4741), (500, 1.9391)] {
      play.advance(to: 1000 + ms)
      #expect(near(play.offset, -offset, 1e-4))
      #expect(play.value == 0)
    }
    #expect(near((play.ruler.restTime ?? .ms(0)).ms, 2128.6, 0.1))
    play.settle()
    #expect(play.news().names == ["idle"])
    #expect(play.offset == 0)
  }

  @Test(arguments: [-6000.0, -500, 0, 500, 6000])
  func `on its way back it never enters the range`(speed: Double) {
    for (start, sign) in [(0.0, 1.0), (10, -1)] {
      var play = RulerPlay(start, .with { ($0.range, $0.tick) = (0...10, .fraction) })
      play.drag(by: 300 * sign, at: 0)
      play.advance(to: 500)
      for step in 1...5 {
        let pulled = 301 + speed * 0.008 * Double(step)
        play.move(200 + pulled * sign, at: 500 + 8 * Double(step))
      }
      play.up(200 + (301 + speed * 0.04) * sign, at: 540)
      _ = play.news()
      #expect(play.phase == .settling)
      while play.phase == .settling {
        play.advance(to: play.now + 1)
        let out = (start * 120 - play.offset) * sign
        #expect(out >= 0 && out < 375)
      }
      #expect(play.news().names == ["idle"])
      #expect(play.value == start)
    }
  }

  @Test func `caught on its way back it stays where it shows, and is not pulled anew`() {
    var play = RulerPlay(0, ten)
    play.drag(by: 100, at: 0)
    play.up(301, at: 1000)
    play.down(50, at: 1000)
    #expect(near(play.offset, -47.9651, 1e-4))
    play.move(51.5, at: 1008)  // SlidingRuler shows 24.6 here
    #expect(near(play.offset, -band(100.5)))
    play.move(50 + 1 - 100, at: 1016)
    #expect(near(play.offset, 0))
    play.up(-49, at: 1024)
  }

  @Test func `caught half way back it is pulled on from there`() {
    var play = RulerPlay(0, ten)
    play.drag(by: 100, at: 0)
    play.up(301, at: 1000)
    play.advance(to: 1100)
    let offset = play.offset
    play.down(50, at: 1100)
    play.advance(to: 3000)
    #expect(near(play.offset, offset))
    play.up(50, at: 3000)
    #expect(play.phase == .settling && near(play.offset, offset))
    play.settle()
    #expect(play.effects.names == ["began", "bound", "ended", "idle"])
  }

  @Test func `released past a bound with speed, it gives way by no more than its length`() {
    var play = RulerPlay(
      0, .with { ($0.range, $0.length, $0.springFrequency, $0.rubberBand) = (0...10, 100, 2, 1) })
    play.down(200, at: 0)
    for step in 1...3 { play.move(200 + 70 * Double(step), at: 8 * Double(step)) }
    play.up(620, at: 26)
    while !play.ruler.isIdle {
      play.advance(to: play.now + 4)
      guard play.offset < -100 else { continue }
      Issue.record("\(play.offset) at \(play.now) ms")
      return
    }
  }

  @Test func `what springs back takes a new length at once, and a press freezes it there`() {
    var play = RulerPlay(0, ten)
    play.drag(by: 300, at: 0)
    play.up(501, at: 1000)
    play.configure { $0.length = 100 }
    let offset = play.offset
    #expect(near(offset, -62.2642, 1e-4))  // a pull of 300 pt at a length of 100 pt
    play.down(200, at: 1000)
    #expect(near(play.offset, offset))
  }

  // MARK: Flung into a bound

  /// Returns a ruler flung at 1000 points/s from 9 in 0...10; the fling begins at 100 ms.
  private func flung(_ change: (inout RulerConfiguration) -> Void = { _ in }) -> RulerPlay {
    var configuration = ten
    change(&configuration)
    var play = RulerPlay(9 - 99 / 120.0, configuration)
    play.fling(-1000, at: 0)
    return play
  }

  @Test func `a fling into a bound ends there with one bound, and bounces`() {
    var play = flung()
    _ = play.news()
    play.settle()
    let news = play.news()
    #expect(news.names == ["bound", "ended", "idle"])
    let times = news.map(\.time.ms)
    guard times.count == 3 else { return }
    #expect(near(times[0], 246.289, 1e-3) && times[1] == times[0])
    #expect(near(times[2], 246.289 + 1193.52, 0.01))
    #expect(play.value == 10 && play.offset == 1200)
  }

  @Test func `the bounce peaks a tenth of a second later, at 24 points`() {
    var play = flung()
    play.advance(to: 246.2891)
    #expect(play.phase == .settling && near(play.ruler.velocity, 663.5287, 0.01))
    play.advance(to: 346.289)
    #expect(near(play.offset, 1224.4099, 1e-3))
    #expect(play.value == 10)
  }

  @Test func `a bounce stays within half the length`() {
    var play = RulerPlay(0, .with { ($0.range, $0.length) = (0...10, 40) })
    play.fling(-8000, at: 0)
    var peak = 0.0
    while !play.ruler.isIdle {
      play.advance(to: play.now + 1)
      peak = max(peak, play.offset - 1200)
    }
    #expect(peak <= 20 && peak > 19, "\(peak)")
  }

  @Test func `no snap follows a bound hit`() {
    var play = flung {
      $0.snap = .always
      $0.range = 0...9.7
    }
    play.settle()
    #expect(play.value == 9.7)
    #expect(!play.effects.names.contains("snapped"))
  }

  @Test func `a bound that is no double of its step is reached exactly`() {
    var play = RulerPlay(0.6, .with { ($0.range, $0.step) = (0...0.9, 0.3) })
    play.fling(-3000, at: 0)
    play.settle()
    #expect(play.value == 0.9)
    #expect(play.bounds == [.upper])
  }

  // MARK: The bound effect

  @Test func `arriving at a bound reports nothing, going past it does, once`() {
    // Deliberate: a bound is reported strictly past it, not on arrival.
    var play = RulerPlay(9, ten)
    play.drag(by: -120, at: 0)
    #expect(play.bounds == [] && play.value == 10)
    for step in 1...5 { play.move(79 - Double(step), at: 10 * Double(step)) }
    #expect(play.bounds == [.upper])
  }

  @Test func `a bound is reported again after one has been inside`() {
    var play = RulerPlay(9, ten)
    play.drag(by: -121, at: 0)
    play.move(79 + 29, at: 2)
    play.move(70, at: 3)
    #expect(play.bounds == [.upper])
    play.move(79 + 30, at: 4)
    play.move(70, at: 5)
    #expect(play.bounds == [.upper, .upper])
  }

  @Test func `one event from bound to bound and on reports the second`() {
    var play = RulerPlay(0, .with { ($0.range, $0.tick) = (0...10, .unit) })
    play.drag(by: -1300, at: 0)
    #expect(play.bounds == [.upper] && play.ticks == Array(1...9))
    play.move(500, at: 2)
    #expect(play.bounds == [.upper, .lower])
    #expect(play.value == 0)
  }

  @Test func `without a re-arm distance, being back at the bound is enough`() {
    var play = RulerPlay(10, .with { ($0.range, $0.capture, $0.rearm) = (0...10, 0, 0) })
    for time in [0.0, 10_000] {
      play.drag(by: -50, at: time)
      play.up(149, at: time + 500)
      play.settle()
    }
    #expect(play.bounds == [.upper, .upper])
  }

  @Test func `a bounce off the bound one is on reports it once, though at once armed again`() {
    var play = RulerPlay(9, .with { ($0.range, $0.capture, $0.rearm) = (0...10, 0, 0) })
    play.down(200, at: 0)
    for (n, x) in [170, 140, 110, 79.0].enumerated() { play.move(x, at: 8 * Double(n + 1)) }
    #expect(play.value == 10 && play.bounds == [])
    play.up(79, at: 32)
    #expect(play.phase == .settling && play.bounds == [.upper])
    play.settle()
    #expect(play.bounds == [.upper])
  }
}
