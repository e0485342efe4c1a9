import ControlCore
import Dial
import Rating
import Ruler
import TestSupport
import Testing

@testable import DetentUI

/// Orders and groupings of what a host sets in a view: nothing of it is written back.
@Suite struct HostOrderTests {
  @Test(arguments: Seeds.all)
  func `a ruler has what its host set last, when its bounds have room`(seed: UInt64) {
    func settings(_ bounds: ClosedRange<Double>) -> RulerConfiguration {
      RulerSettings(
        bounds: bounds, snap: .none, tick: .unit, isRightToLeft: false, reducesMotion: false
      ).configuration
    }
    check(RulerControl.self, seed, settings(-100...200)) { random in
      settings(random.pick([0...100, 20...50, -Double.infinity...Double.infinity]))
    }
  }

  @Test(arguments: Seeds.all)
  func `a rating has what its host set last, when it has as many symbols`(seed: UInt64) {
    func settings(_ count: Int) -> RatingConfiguration {
      RatingSettings(
        count: count, granularity: 1, spacing: 8, rowWidth: 328, symbolWidth: 40,
        isRightToLeft: false
      ).configuration
    }
    check(RatingControl.self, seed, settings(100)) { settings(Int($0.whole(1...100))) }
  }

  @Test(arguments: Seeds.all)
  func `a dial has what its host set last, when its bounds have room`(seed: UInt64) {
    func settings(_ bounds: ClosedRange<Double>, wraps: Bool) -> DialConfiguration {
      var settings = DialSettings(bounds: bounds)
      settings.behavior.wraps = wraps
      return settings.configuration
    }
    check(DialControl.self, seed, settings(-100...200, wraps: false)) { random in
      settings(random.pick([0...100, 20...50, 0...360]), wraps: random.coin())
    }
  }

  @Test(arguments: Seeds.all)
  func `thumbs have what their host set last, when their bounds have room`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for round in 0..<Cases.some(of: 2500) {
      func values() -> [Double] {
        (0..<random.whole(1...8)).map { _ in random.whole(0...100) }.sorted().map { Double($0) }
      }
      var view = DrivenSlider(values())
      for _ in 0..<random.whole(1...8) {
        switch random.whole(0...2) {
        case 0: view.host = values()
        case 1: view.settings.bounds = random.pick([0...100, 20...50, -50...200])
        default: view.update()
        }
      }
      view.settings.bounds = -100...200
      view.settle(100)
      #expect(view.values == view.host, "seed \(seed), round \(round)")
      #expect(view.writes.isEmpty && view.edits.allSatisfy(\.isEmpty), "seed \(seed)")
    }
  }

  private func check<Engine: Control>(
    _: Engine.Type, _ seed: UInt64, _ roomy: Engine.Configuration,
    _ make: (inout RandomBits) -> Engine.Configuration
  ) {
    var random = RandomBits(seed: seed)
    for round in 0..<Cases.some(of: 2500) {
      var view = DrivenView(Engine(value: 30, configuration: make(&random)), host: 30)
      for _ in 0..<random.whole(1...8) {
        let isOther = random.coin()
        if isOther { view.host = random.number(0...100) }
        if random.coin() {
          view.act(setting: make(&random))
        } else if random.coin() {
          view.update()
        }
      }
      view.act(setting: roomy)
      view.settle(100)
      #expect(view.driver.control.value == view.host, "seed \(seed), round \(round)")
      #expect(view.writes.isEmpty && view.edits.isEmpty, "seed \(seed), round \(round)")
    }
  }
}
