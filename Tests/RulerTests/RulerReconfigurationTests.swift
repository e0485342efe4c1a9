import ControlCore
import Ruler
import TestSupport
import Testing

/// Settings changed during use.
@Suite struct RulerReconfigurationTests {
  /// Activities of a ruler, each near value 5 in 0...10 at 300 ms.
  enum Moment: CaseIterable {
    case idle, pressed, dragging, coasting, landing, bouncing, scrolling, gliding

    func play(_ change: (inout RulerConfiguration) -> Void = { _ in }) -> RulerPlay {
      var configuration = RulerConfiguration(range: 0...10)
      if self == .landing { configuration.snap = .always }
      change(&configuration)
      var play = RulerPlay(5, configuration)
      switch self {
      case .idle: break
      case .pressed: play.down(200, at: 290)
      case .dragging: play.drag(by: -30, at: 290)
      case .coasting: play.fling(-500, at: 150)
      case .landing: play.fling(-300, at: 0)
      case .bouncing: play.fling(-6000, at: 150)
      case .scrolling: play.wheel(x: 30, .points, .begin, at: 290)
      case .gliding: play.set(6, animated: true)
      }
      play.advance(to: 300)
      _ = play.news()
      return play
    }
  }

  static let changes: [@Sendable (inout RulerConfiguration) -> Void] = [
    { $0.step = 0.25 }, { $0.step = 3 }, { $0.origin = 0.3 }, { $0.fractions = 7 },
    { $0.snap = .always }, { $0.snap = .fraction }, { $0.tick = .fraction }, { $0.unitWidth = 31 },
    { $0.length = 10 }, { $0.length = 0 }, { $0.deceleration = 0.99 }, { $0.minimumFling = 5000 },
    { $0.stopDistance = 20 }, { $0.springFrequency = 40 }, { $0.restDistance = 15 },
    { $0.landingFrequency = 10 }, { $0.tap = .go },
    { $0.rubberBand = 1 }, { $0.orientation = .vertical }, { $0.layoutDirection = .rightToLeft },
    { ($0.capture, $0.rearm) = (0, 0) }, { $0.slop = Slop(touch: 0, mouse: 0, pen: 0) },
    { $0.fineDrag = FineDrag(distance: 20) }, { $0.scrollTimeout = 0 },
    { $0.boundaryHapticGap = 5 },
    { $0.range = -5...20 }, { $0.range = -.infinity ... .infinity },
    { $0.cancelPolicy = .commit },
  ]

  @Test(arguments: Moment.allCases)
  func `settings that do not touch the value keep it, in silence`(moment: Moment) {
    for (index, change) in Self.changes.enumerated() {
      var play = moment.play()
      let value = play.value
      play.configure(change)
      #expect(near(play.value, value, 1e-12), "change \(index)")
      let news = play.news()
      #expect(!news.contains { $0.isChange || $0.isTick }, "change \(index)")
      finish(&play, moment)
    }
  }

  @Test(arguments: Moment.allCases)
  func `what shows stays where it is unless its place has changed`(moment: Moment) {
    for (index, change) in Self.changes.enumerated() {
      var play = moment.play()
      let (old, offset) = (play.ruler.configuration, play.offset)
      play.configure(change)
      let new = play.ruler.configuration
      let isElsewhere =
        new.step != old.step || new.origin != old.origin || new.unitWidth != old.unitWidth
        || new.bounds != old.bounds || new.fractions != old.fractions
        || (moment == .bouncing && new.length < 200)  // the overshoot is larger
      if !isElsewhere { #expect(near(play.offset, offset), "change \(index)") }
    }
  }

  @Test(arguments: Moment.allCases)
  func `a value outside new bounds is clamped, and that is not reported`(moment: Moment) {
    for bounds in [0.0...2, 9...9.5, 7...20] {
      var play = moment.play()
      let clamped = min(max(play.value, bounds.lowerBound), bounds.upperBound)
      play.configure { $0.range = bounds }
      #expect(play.value == clamped)
      let changes = play.effects.filter(\.isChange)
      #expect(changes == [])
      finish(&play, moment)
      #expect(bounds.contains(play.value))
    }
  }

  /// Continues like a user, to the end.
  private func finish(_ play: inout RulerPlay, _ moment: Moment) {
    if moment == .pressed || moment == .dragging {
      play.move(150, 90, at: 310)
      play.up(150, 90, at: 320)
    }
    if moment == .scrolling { play.wheel(.points, .end, at: 310) }
    play.settle()
    #expect(play.phase == .idle && play.ruler.target == play.value)
    #expect(play.effects.names.filter { $0 == "ended" }.count <= 1)
  }

  // MARK: One by one

  @Test func `smaller bounds clamp an idle ruler, and the next drag knows them`() {
    var play = RulerPlay(8, .with { $0.range = 0...10 })
    play.configure { $0.range = 0...4 }
    #expect(play.value == 4 && play.news() == [])
    #expect(play.offset == 480)
    play.drag(by: -100, at: 10)
    #expect(play.value == 4 && near(play.offset - 480, 47.9651, 1e-4))
    #expect(play.bounds == [.upper])
  }

  @Test func `bounds that a coasting ruler is outside of stop it there`() {
    var play = Moment.coasting.play()
    play.configure { $0.range = 0...3 }
    #expect(play.news() == [.ended(.commit, 3, .ms(300)), .idle(.ms(300))])
  }

  @Test func `bounds in the way of a coasting ruler make it bounce`() {
    var play = Moment.coasting.play()
    let value = play.value
    play.configure { $0.range = 0...value + 0.1 }
    #expect(play.phase == .coasting && play.effects == [])
    play.settle()
    #expect(play.value == value + 0.1 && play.effects.names == ["bound", "ended", "idle"])
  }

  @Test func `a snap rule bends the path of a coasting ruler`() {
    var play = Moment.coasting.play()
    let speed = play.ruler.velocity
    play.configure { $0.snap = .always }
    #expect(near(play.ruler.velocity, speed, 1e-6))
    play.settle()
    #expect(play.value == play.value.rounded() && play.effects.names.contains("snapped"))
  }

  @Test func `a new step while coasting keeps the value and the speed`() {
    var play = Moment.coasting.play()
    let (value, speed) = (play.value, play.ruler.velocity)
    play.configure { $0.step = 0.5 }
    #expect(near(play.value, value, 1e-12) && near(play.offset, value * 240, 1e-6))
    #expect(near(play.ruler.velocity, speed, 1e-6) && play.phase == .coasting)
  }

  @Test func `a new unit width in a drag keeps the value under the finger`() {
    var play = RulerPlay(5)
    play.drag(by: -120, at: 0)
    play.configure { $0.unitWidth = 40 }
    #expect(play.value == 6 && play.offset == 240 && play.phase == .dragging)
    play.move(79 - 20, at: 2)
    #expect(play.value == 6.5)
  }

  @Test func `a new direction in a drag goes on from there`() {
    var play = RulerPlay(5)
    play.drag(by: -120, at: 0)
    play.configure { $0.layoutDirection = .rightToLeft }
    #expect(play.value == 6)
    play.move(79 + 60, at: 2)
    #expect(play.value == 6.5)
    play.configure { $0.orientation = .vertical }
    play.move(0, 40 - 60, at: 3)
    #expect(play.value == 6)
  }

  @Test func `what a cancel restores is clamped to new bounds`() {
    var play = RulerPlay(8)
    play.drag(by: 600, at: 0)
    play.configure { $0.range = 0...6 }
    play.pointer(.cancel, 0, at: 2)
    #expect(play.value == 6)
  }

  @Test func `the same configuration again changes nothing`() {
    for moment in Moment.allCases {
      var play = moment.play()
      let before = play.ruler
      play.configure { _ in }
      #expect(play.ruler == before && play.effects == [])
    }
  }

  @Test func `a ruler that springs back goes on though its ticks change`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.drag(by: 100, at: 0)
    play.up(301, at: 500)
    let rest = play.ruler.restTime
    _ = play.news()
    play.configure { $0.tick = .fraction }
    #expect(play.ruler.restTime == rest)
    play.settle()
    #expect(play.news().names == ["idle"])
  }

  @Test(arguments: [Moment.landing, .bouncing, .gliding])
  func `what springs goes on by new springs, from where it is`(moment: Moment) throws {
    var play = moment.play { ($0.springFrequency, $0.landingFrequency) = (5, 5) }
    let (target, offset) = (play.ruler.target, play.offset)
    #expect(try #require(play.ruler.restTime) > .ms(600))
    play.configure { ($0.springFrequency, $0.landingFrequency) = (1000, 1000) }
    #expect(near(play.offset, offset))
    #expect(try #require(play.ruler.restTime) < .ms(320))
    play.settle()
    #expect(play.value == target && near(play.offset, target * 120))
  }

  @Test(arguments: [(MarkLevel.none, MarkLevel.unit), (.unit, .none), (.unit, .fraction)])
  func `a bounce reports its bound once, though its ticks change`(old: MarkLevel, new: MarkLevel) {
    var play = RulerPlay(4, .with { ($0.range, $0.tick) = (0...10, old) })
    play.fling(-4000, at: 0)
    #expect(play.phase == .coasting)
    play.advance(to: 220)
    #expect(play.phase == .settling && play.bounds == [.upper])
    play.configure { $0.tick = new }
    _ = play.news()
    play.settle()
    #expect(play.news().names == ["idle"])
  }

  @Test func `a drag past a bound reports it once, though its ticks change`() {
    var play = RulerPlay(8, .with { ($0.range, $0.tick) = (0...10, .unit) })
    play.drag(by: -300, at: 0)
    play.configure { $0.tick = .fraction }
    play.move(-40, at: 10)  // one point inside
    play.move(-101, at: 20)
    #expect(play.bounds == [.upper])
  }

  @Test func `a new re-arm distance in motion means the same at any frame rate`() {
    var play = RulerPlay(10, .with { ($0.range, $0.snap) = (0...10, .always) })
    play.drag(by: -50, at: 0)
    play.move(149 + 70, at: 10)
    play.up(219, at: 500)
    #expect(play.phase == .settling && play.value < 10)
    play.configure { ($0.capture, $0.rearm) = (0, 3) }
    var drawn = play
    for frame in 1...100 { drawn.advance(to: 500 + 10 * Double(frame)) }
    play.advance(to: 1500)
    play.drag(by: -50, at: 2000)
    drawn.drag(by: -50, at: 2000)
    #expect(play.bounds == drawn.bounds)
  }

  // MARK: Laws

  @Test(arguments: Seeds.all)
  func `a setting that moves nothing leaves a coast where it goes, however slow it has become`(
    seed: UInt64
  ) throws {
    var random = RandomBits(seed: seed)
    let changes: [@Sendable (inout RulerConfiguration) -> Void] = [
      { $0.tick = .fraction }, { $0.tick = .unit }, { $0.minimumFling = 5000 },
      { ($0.tick, $0.capture, $0.rearm) = (.fraction, 0, 0) },
    ]
    for _ in 0..<200 {
      var play = RulerPlay(0)
      play.fling(random.number(100...3000) * (random.coin() ? 1 : -1), at: 0)
      let end = try #require(play.ruler.restTime).ms
      play.advance(to: 100 + random.number(0...0.98) * (end - 100))
      try #require(play.phase == .coasting)
      var changed = play
      changed.configure(random.pick(changes))
      let what = "seed \(seed): at \(play.now) ms, \(play.ruler.velocity) pt/s"
      #expect(changed.phase == .coasting, "\(what)")
      #expect(near(changed.ruler.target, play.ruler.target, 1e-9), "\(what)")
      #expect(near(changed.ruler.restTime?.ms ?? 0, end, 0.001), "\(what)")
    }
  }

  @Test(arguments: Seeds.all)
  func `a cancel brings back what ranges that came and went have left of the value`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<200 {
      let value = random.number(0...100)
      var play = RulerPlay(value, RulerConfiguration(range: 0...100))
      play.drag(by: random.number(-500...500), at: 0)
      var original = value
      for _ in 0..<random.whole(1...3) {
        let lower = random.number(0...100)
        let upper = random.number(lower...100)
        play.configure { $0.range = lower...upper }
        original = min(max(original, lower), upper)
      }
      play.configure { $0.range = 0...100 }
      play.pointer(.cancel, 0, at: 10)
      #expect(play.value == original, "seed \(seed): \(value)")
      #expect(play.effects.contains(.ended(.cancel, original, .ms(10))))
    }
  }
}
