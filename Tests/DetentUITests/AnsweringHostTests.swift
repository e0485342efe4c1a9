import ControlCore
import Rating
import Ruler
import TestSupport
import Testing

@testable import DetentUI

/// A binding whose host does not keep written values.
@Suite struct AnsweringHostTests {
  /// The value that a host holds after a write.
  private typealias Keeping = @Sendable (_ held: Double, _ written: Double) -> Double

  private static let keepings: [(String, Keeping)] = [
    ("exact", { $1 }), ("Float", { Double(Float($1)) }), ("Float16", { Double(Float16($1)) }),
    ("Int", { $1.rounded(.towardZero) }), ("halves", { ($1 * 2).rounded() / 2 }),
    ("limited", { min(max($1, 19), 21.25) }), ("rejected", { held, _ in held }),
    // Skips a third of the values: deterministic, but without a visible pattern.
    ("forgetful", { $1.bitPattern % 3 == 0 ? $0 : $1 }),
  ]

  private func ruler(_ value: Double, _ settings: RulerSettings) -> DrivenView<RulerControl> {
    DrivenView(RulerControl(value: value, configuration: settings.configuration))
  }

  /// Drags, flings and settles a ruler at 20, before hosts of every kind.
  private func trial(
    _ seed: UInt64, _ run: Int,
    _ check: (DrivenView<RulerControl>, _ alone: [Double], _ ms: Double) -> Void
  ) {
    var random = RandomBits(seed: seed &+ UInt64(run))
    let settings = RulerSettings(
      bounds: random.coin() ? 0...100 : 19...21, snap: random.pick([.none, .unit, .fraction]))
    let (keeping, lag) = (random.pick(Self.keepings), random.pick([0, 16, 48, 160.0]))
    let steps = Int(random.whole(1...12)) * (random.coin() ? 1 : -1)
    var alone = ruler(20, settings)
    var view = ruler(20, settings)
    (view.keeping, view.lag) = (keeping.1, lag)
    alone.flick(from: 200, steps: steps, at: 0)
    view.flick(from: 200, steps: steps, at: 0)
    var ms = 8 * Double(abs(steps))
    while alone.driver.isMoving {
      ms += 16
      alone.act(at: .ms(ms)) { $0.advance() }
      view.act(at: .ms(ms)) { $0.advance() }
    }
    #expect(view.writes == alone.writes, "seed \(seed), run \(run): \(keeping.0), \(lag) ms late")
    #expect(view.edits == alone.edits, "seed \(seed), run \(run): \(keeping.0), \(lag) ms late")
    check(view, alone.writes, ms)
  }

  @Test(arguments: Seeds.all)
  func
    `whatever a host makes of what is written, a drag and its fling are those before an exact one`(
      seed: UInt64
    )
  {
    for run in 0..<200 { trial(seed, run) { _, _, _ in } }
  }

  @Test(arguments: Seeds.all)
  func `when the host has answered for good, it and the ruler agree, and no old value came back`(
    seed: UInt64
  ) {
    for run in 0..<200 {
      trial(seed, run) { view, alone, ms in
        var view = view
        let written = view.driver.control.value
        for frame in 1...60 {
          view.act(at: .ms(ms + 16 * Double(frame))) { $0.advance() }
          let value = view.driver.control.value
          #expect(value == written || view.agrees, "seed \(seed), run \(run)")
        }
        #expect(view.agrees, "seed \(seed), run \(run)")
        #expect(view.writes == alone && view.driver.deadline == nil, "seed \(seed), run \(run)")
      }
    }
  }

  @Test func `a binding to an Int is dragged as any other, and then its value shows`() {
    var view = ruler(20, RulerSettings())
    view.keeping = { $1.rounded(.towardZero) }
    view.flick(from: 280, steps: 15, at: 0)
    let dragged: Double = 20 - 110 / 120
    #expect(view.writes.last == dragged)
    _ = view.frames(from: 120)
    #expect(view.edits == [true, false])
    #expect(view.driver.control.value == view.host)
    #expect(view.host == view.writes.last?.rounded(.towardZero))
  }

  @Test func `a constant is shown again when a host would have had the time to answer`() {
    var view = ruler(20, RulerSettings())
    view.keeping = { held, _ in held }
    view.flick(from: 280, steps: -8, at: 0)
    let frames = view.frames(from: 64)
    #expect(view.edits == [true, false] && frames < 300)
    #expect(view.driver.control.value == 20)
    #expect(view.host == 20)
  }

  @Test func `a rating that is rejected shows what the host holds`() {
    let settings = RatingSettings(row: .even(5, 20, gap: 10))
    var view = DrivenView(RatingControl(value: 2, configuration: settings.configuration))
    view.keeping = { held, _ in held }
    view.act(at: .ms(0)) { $0.press(.digit(4), .none) }
    #expect(view.driver.control.value == 4)
    _ = view.frames(from: 0)
    #expect(view.driver.control.value == 2)
    #expect(view.writes == [4])
  }

  @Test func `a start out of the bounds is not written back`() {
    let ruler = RulerControl(value: 15, configuration: RulerSettings(bounds: 0...10).configuration)
    var view = DrivenView(ruler, host: 15)
    view.act(at: .ms(0)) { $0.press(.end, .none) }
    view.update()
    #expect(view.writes == [] && view.driver.control.value == 10)
    let settings = RatingSettings(row: .even(5, 20, gap: 10))
    let rating = RatingControl(value: 7.2, configuration: settings.configuration)
    var stars = DrivenView(rating, host: 7.2)
    stars.update()
    #expect(stars.writes == [] && stars.driver.control.value == 5)
  }

  @Test func `an answer beyond the bounds is shown at the bound, and not written back`() {
    let settings = RulerSettings(bounds: 19.5...20.75)
    var view = DrivenView(RulerControl(value: 20, configuration: settings.configuration))
    view.keeping = { $1.rounded(.towardZero) }
    view.act(at: .ms(0)) { $0.press(.home, .none) }
    for ms in 0..<2000 { view.act(at: .ms(Double(ms))) { $0.advance() } }
    #expect(view.writes == [19.5])
    #expect(view.driver.control.value == 19.5 && view.host == 19)
  }

  @Test func `a host that insists on a value beyond the bounds is told nothing`() {
    let ruler = RulerControl(value: 15, configuration: RulerSettings(bounds: 0...10).configuration)
    var view = DrivenView(ruler, host: 15)
    view.keeping = { held, _ in held }
    for ms in 0..<2000 { view.act(at: .ms(Double(ms))) { $0.advance() } }
    #expect(view.writes == [])
    view.host = 20
    for ms in 2000..<4000 { view.act(at: .ms(Double(ms))) { $0.advance() } }
    #expect(view.writes == [])
    #expect(view.driver.control.value == 10)
  }

  @Test func `a mouse above a ruler leaves its state as it is, one above a rating previews`() {
    var view = ruler(20, RulerSettings())
    view.update()
    let before = view.driver
    view.act(at: .ms(100)) { $0.hover(over: Point(x: 50, y: 20)) }
    view.act(at: .ms(200)) { _ in [] }
    #expect(view.driver.isStill(before))
    view.act(at: .ms(300)) { $0.drag(to: Point(x: 50, y: 20), from: Point(x: 50, y: 20)) }
    #expect(!view.driver.isStill(before))
    let settings = RatingSettings(row: .even(5, 20, gap: 10))
    var stars = DrivenView(RatingControl(value: 2, configuration: settings.configuration))
    stars.update()
    let plain = stars.driver
    stars.act(at: .ms(100)) { $0.hover(over: Point(x: 95, y: 10)) }
    #expect(!stars.driver.isStill(plain))
  }
}
