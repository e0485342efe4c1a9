import ControlCore
import Rating
import Ruler
import TestSupport
import Testing

@testable import DetentUI

/// An action of SwiftUI or the host on a view.
enum Happening {
  case drag(Point)
  case lift(Point)
  case reset
  case hover(Point?)
  case key(Key)
  case adjust(Adjustment)
  case scroll(WheelEvent)
  case frame
  case update
  case host(Double)

  /// Returns a random action, including the host's if `hasHost`.
  static func any(_ random: inout RandomBits, hasHost: Bool) -> Happening {
    let point = Point(x: random.number(-50...450), y: random.number(0...80))
    switch random.whole(0...19) {
    case 0...7: return .drag(point)
    case 8, 9: return .lift(point)
    case 10: return .reset
    case 11: return .hover(random.coin() ? point : nil)
    case 12: return .key(random.pick([.arrowUp, .arrowLeft, .home, .end, .escape, .digit(3)]))
    case 13: return .adjust(random.coin() ? .increment : .decrement)
    case 14 where hasHost: return .host(random.number(-20...120))
    case 14, 15: return .update
    case 16:
      let phase = random.pick([WheelEvent.Phase.none, .begin, .change, .momentum, .end])
      return .scroll(
        WheelEvent(deltaX: random.pick([0, 7, -40]), deltaY: random.pick([0, 3]), phase: phase))
    default: return .frame
    }
  }
}

extension DrivenView {
  mutating func happen(_ happening: Happening, from start: Point, at ms: Double) {
    let moment = EventTime.ms(ms)
    switch happening {
    case .drag(let point): act(at: moment) { $0.drag(to: point, from: start) }
    case .lift(let point): act(at: moment) { $0.lift(at: point, from: start) }
    case .reset: act(at: moment) { $0.reset($0.drag()) }
    case .hover(let point): act(at: moment) { $0.hover(over: point) }
    case .key(let key): act(at: moment) { $0.press(key, .none) }
    case .adjust(let adjustment): act(at: moment) { $0.adjust(adjustment) }
    case .scroll(let wheel): act(at: moment) { $0.scroll(wheel) }
    case .frame: act(at: moment) { $0.advance() }
    case .update: update()
    case .host(let value): host = value
    }
  }

  /// Removes the finger, and lets time pass until everything is reported.
  mutating func settle(_ ms: Double, every interval: Double = 16) {
    act(at: .ms(ms)) { $0.reset($0.drag()) }
    if driver.control.phase == .dragging {
      act(at: .ms(ms)) { $0.scroll(WheelEvent(deltaX: 0, deltaY: 0, phase: .end)) }
    }
    _ = frames(from: ms, every: interval)
    lag = 0
    update()
  }
}

/// Laws of the driver, for any actions of SwiftUI and the host in any order.
@Suite struct DriverLawTests {
  private func ruler(_ random: inout RandomBits) -> RulerControl {
    let settings = RulerSettings(
      bounds: random.coin() ? 0...100 : -Double.infinity...Double.infinity,
      snap: random.pick([.none, .unit, .fraction]), tick: random.pick([.none, .unit, .fraction]),
      isRightToLeft: random.coin(), reducesMotion: random.chance(200))
    return RulerControl(value: random.number(0...100), configuration: settings.configuration)
  }

  private func rating(_ random: inout RandomBits) -> RatingControl {
    let settings = RatingSettings(
      count: 7, granularity: random.pick([0, 0.3, 0.5, 1]), row: .even(7, 40, gap: 8),
      isRightToLeft: random.coin())
    return RatingControl(value: random.number(0...7), configuration: settings.configuration)
  }

  /// Plays 60 actions and settles; `look` sees the view after each.
  private func play<Engine: Control>(
    _ view: inout DrivenView<Engine>, hasHost: Bool, _ random: inout RandomBits,
    _ look: (DrivenView<Engine>) -> Void = { _ in }
  ) {
    var ms = 0.0
    for _ in 0..<60 {
      ms += random.pick([0, 4, 8, 16, 300])
      view.happen(.any(&random, hasHost: hasHost), from: Point(x: 200, y: 40), at: ms)
      look(view)
    }
    view.settle(ms + 20)
    look(view)
  }

  private func check<Engine: Control>(
    _ seed: UInt64, _ make: (inout RandomBits) -> Engine
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<300 {
      var view = DrivenView(make(&random))
      play(&view, hasHost: true, &random) { view in
        for (index, isEditing) in view.edits.enumerated() where isEditing != (index % 2 == 0) {
          Issue.record("seed \(seed): an edit is reported twice: \(view.edits)")
        }
      }
      #expect(view.edits.count % 2 == 0, "seed \(seed): an edit does not end")
      #expect(view.agrees, "seed \(seed)")
      #expect(!view.driver.isMoving, "seed \(seed)")
    }
  }

  @Test(arguments: Seeds.all)
  func `edits begin and end in turn, and the host holds what the ruler shows`(seed: UInt64) {
    check(seed, ruler)
  }

  @Test(arguments: Seeds.all)
  func `edits begin and end in turn, and the host holds what the rating shows`(seed: UInt64) {
    check(seed, rating)
  }

  @Test(arguments: Seeds.all)
  func `a host that only keeps values changes nothing, however it rounds and lags`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<200 {
      let (ruler, script) = (ruler(&random), random.next())
      var alone = DrivenView(ruler)
      var first = RandomBits(seed: script)
      play(&alone, hasHost: false, &first)
      for (rounding, lag) in [
        ({ Double(Float($0)) }, 0), ({ Double(Float16($0)) }, 32), ({ $0 }, 160),
      ]
        as [((Double) -> Double, Double)]
      {
        var view = DrivenView(ruler, rounding: rounding)
        view.lag = lag
        var again = RandomBits(seed: script)
        play(&view, hasHost: false, &again)
        #expect(view.writes == alone.writes, "seed \(seed), lag \(lag)")
        #expect(view.edits == alone.edits, "seed \(seed), lag \(lag)")
      }
    }
  }
}
