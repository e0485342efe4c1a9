import ControlCore
import Dial
import TestSupport
import Testing

@testable import DetentUI

@Suite struct DialDriverTests {
  private static let odd: [Double] = [
    0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300, .leastNonzeroMagnitude, -0.0, 0.1, 7,
  ]

  private func view(_ value: Double, _ settings: DialSettings) -> DrivenView<DialControl> {
    DrivenView(DialControl(value: value, configuration: settings.configuration))
  }

  /// Returns settings of 360 degrees in a view of 200 by 200 points.
  private func compass(_ say: (inout DialSettings) -> Void = { _ in }) -> DialSettings {
    var settings = DialSettings(bounds: 0...360, width: 200, height: 200)
    (settings.behavior.wraps, settings.behavior.start) = (true, 0)
    say(&settings)
    return settings
  }

  @Test func `a swipe of assistive technology is a step, or a tenth of what has no steps`() {
    for (step, way) in [(nil, 36), (15, 15)] as [(Double?, Double)] {
      let dial = DialControl(
        value: 0, configuration: DialSettings(bounds: 0...360, step: step).configuration)
      var view = DrivenView(dial)
      view.act(at: .ms(0)) { $0.swipe(up: true) }
      #expect(view.host == way && view.edits == [true, false])
    }
  }

  @Test func `a remote turns it by left and right, and goes up and down to the next view`() {
    var view = view(90, compass { $0.step = 15 })
    for (index, move) in [RemoteMove.right, .right, .left, .up, .down].enumerated() {
      guard let key = move.key(along: .every) else { continue }
      view.act(at: .ms(Double(index) * 100)) { $0.press(key, .none) }
    }
    #expect(view.host == 105 && view.edits.count == 6)
  }

  /// Moves a finger around the middle by degrees, at 80 points from it.
  private func turn(
    _ view: inout DrivenView<DialControl>, from start: Double, by sweep: Double, at ms: Double
  ) {
    func point(_ degrees: Double) -> Point {
      let radians = degrees / 180 * .pi
      return Point(x: 100 + 80 * sine(radians), y: 100 - 80 * sine(radians + .pi / 2))
    }
    for step in 0...16 {
      let place = point(start + sweep * Double(step) / 16)
      view.act(at: .ms(ms + 16 * Double(step))) { $0.drag(to: place, from: point(start)) }
      view.update()
    }
    view.act(at: .ms(ms + 400)) { $0.lift(at: point(start + sweep), from: point(start)) }
  }

  /// Returns an approximate sine, without the C library.
  private func sine(_ x: Double) -> Double {
    var (sum, term) = (x, x)
    for n in 1...20 {
      term *= -x * x / Double(2 * n * (2 * n + 1))
      sum += term
    }
    return sum
  }

  @Test(arguments: odd, odd)
  func `no setting of a dial traps`(a: Double, b: Double) {
    let bounds: [ClosedRange<Double>] = a <= b ? [a...b] : [-1...1, 1e300...1e300]
    for bounds in bounds {
      for (step, wraps) in [(nil, false), (a, false), (b, true), (nil, true)] as [(Double?, Bool)] {
        var settings = DialSettings(bounds: bounds, step: step, width: a, height: b)
        (settings.behavior.wraps, settings.behavior.dead) = (wraps, a)
        (settings.behavior.start, settings.behavior.sweep) = (a, b)
        #expect(settings.configuration.problem == nil)
      }
    }
  }

  @Test func `what makes sense of a dial's settings is kept when the rest does not`() {
    var settings = compass { $0.step = 7 }
    settings.behavior.dead = -1
    let configuration = settings.configuration
    // 360 is not a multiple of 7.
    #expect(!configuration.wraps && configuration.step == 7 && configuration.range == 0...360)
    #expect(configuration.dead == 6 && configuration.snaps)
  }

  @Test func `a finger that goes over the top of a compass makes one edit of values in its range`()
  {
    var view = view(350, compass())
    turn(&view, from: 90, by: 60, at: 0)
    _ = view.frames(from: 400)
    #expect(view.edits == [true, false])
    #expect(view.writes.allSatisfy { (0.0..<360).contains($0) })
    #expect(view.writes.contains { $0 > 350 } && view.host > 30 && view.host < 60)
    #expect(view.driver.control.turns == 1)
  }

  @Test func `with a step it rests on it, and ticks`() {
    var view = view(
      0,
      compass {
        $0.step = 15
        $0.behavior.ticks = true
      })
    turn(&view, from: 0, by: 80, at: 0)
    _ = view.frames(from: 400)
    #expect(view.host == 75 && view.driver.impacts.ticks > 0)
  }

  @Test func `a dial that does not wrap stops at its end, with the haptic of a bound`() {
    var view = view(90, DialSettings(bounds: 0...100, width: 200, height: 200))
    turn(&view, from: 0, by: 150, at: 0)
    _ = view.frames(from: 400)
    #expect(view.host == 100 && view.driver.impacts.bounds > 0)
  }

  @Test func `keys and assistive technology go on over the seam`() {
    var view = view(345, compass { $0.step = 15 })
    view.act(at: .ms(0)) { $0.press(.arrowUp, .none) }
    #expect(view.host == 0)
    view.act(at: .ms(10)) { $0.adjust(.decrement) }
    #expect(view.host == 345)
    #expect(view.edits == [true, false, true, false])
  }

  @Test(arguments: Seeds.all)
  func `edits begin and end in turn, and the host holds what the dial shows`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for run in 0..<300 {
      var settings = DialSettings(bounds: 0...90, width: 400, height: 80)
      settings.step = random.pick([nil, 1, 15])
      settings.behavior.wraps = random.coin()
      settings.behavior.coasts = random.coin()
      settings.behavior.hold = random.pick([.rotary, .vertical])
      settings.behavior.press = random.pick([.turn, .jump])
      settings.reducesMotion = random.chance(200)
      var view = view(random.number(0...90), settings)
      var ms = 0.0
      for _ in 0..<60 {
        ms += random.pick([0, 4, 8, 16, 300])
        view.happen(.any(&random, hasHost: true), from: Point(x: 230, y: 30), at: ms)
        for (index, isEditing) in view.edits.enumerated() where isEditing != (index % 2 == 0) {
          Issue.record("seed \(seed), run \(run): an edit is reported twice: \(view.edits)")
        }
      }
      view.settle(ms + 20)
      #expect(view.edits.count % 2 == 0, "seed \(seed), run \(run)")
      #expect(view.agrees, "seed \(seed), run \(run)")
      #expect(!view.driver.isMoving, "seed \(seed), run \(run)")
    }
  }
}
