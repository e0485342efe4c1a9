import CDetent
import ControlCore
import Dial
import Rating
import Ruler
import Slider
import TestSupport
import Testing

/// Orders and groupings of what a host sets: nobody is told of it, in C as in Swift.
@Suite struct HostOrderTests {
  @Test(arguments: Seeds.all)
  func `a ruler has what its host sets, in any order`(seed: UInt64) {
    var roomy = RulerConfiguration()
    roomy.range = -100...200
    check(RulerControl.self, in: roomy, seed) { random in
      var other = roomy
      other.range = random.pick([0...100, 20...50, -Double.infinity...Double.infinity, 90...90])
      other.snap = random.pick([.none, .unit])
      other.interaction = random.pick([.enabled, .enabled, .disabled, .readOnly])
      return other
    }
  }

  @Test(arguments: Seeds.all)
  func `a rating has what its host sets, in any order`(seed: UInt64) {
    let roomy = RatingConfiguration(count: 100)
    check(RatingControl.self, in: roomy, seed) { random in
      var other = RatingConfiguration(count: random.whole(1...100))
      other.granularity = random.pick([0, 0.5, 1])
      other.interaction = random.pick([.enabled, .enabled, .disabled, .readOnly])
      return other
    }
  }

  @Test(arguments: Seeds.all)
  func `a dial has what its host sets, in any order`(seed: UInt64) {
    let roomy = DialConfiguration(range: -100...200)
    check(DialControl.self, in: roomy, seed) { random in
      var other = DialConfiguration(
        range: random.pick([0...100, 20...50, 0...360]), wraps: random.coin())
      other.interaction = random.pick([.enabled, .enabled, .disabled, .readOnly])
      return other
    }
  }

  @Test(arguments: Seeds.all)
  func `a slider has what its host sets, in any order and for any number of thumbs`(seed: UInt64) {
    let roomy = SliderConfiguration(range: -100...200, thumbs: 8)
    check(SliderControl.self, in: roomy, seed) { random in
      var other = SliderConfiguration(
        range: random.pick([0...100, 20...50, -50...200]), thumbs: random.whole(1...8))
      other.distance = random.pick([0, 0, 4])
      other.step = random.pick([nil, nil, 5])
      other.interaction = random.pick([.enabled, .enabled, .disabled, .readOnly])
      return other
    }
  }

  /// Changes settings and values at random, then hands the last values over with room for them.
  private func check<Subject: HostedControl>(
    _: Subject.Type, in roomy: Subject.Configuration, _ seed: UInt64,
    _ make: (inout RandomBits) -> Subject.Configuration
  ) {
    var random = RandomBits(seed: seed)
    for round in 0..<Cases.some(of: 2500) {
      let first = make(&random)
      var control = Subject(value: 30, configuration: first)
      let hosted = Hosted<Subject>(30, first)
      func update(_ values: [Double], _ configuration: Subject.Configuration, _ animated: Bool) {
        control.update(
          values: NumberList(values), animated: animated, configuration: configuration
        ) { effect in
          if case .idle = effect { return }
          Issue.record("told \(effect), seed \(seed), round \(round)")
        }
        var reported = Subject.reported(configuration)
        let status = detent_update(
          hosted.storage, &reported, MemoryLayout<Subject.Reported>.size, values, values.count,
          animated ? 1 : 0, hosted.sink, hosted.context)
        #expect(status == 0 && hosted.control == control, "seed \(seed), round \(round)")
      }
      var values: [Double] = []
      for _ in 0..<random.whole(1...8) {
        let isOther = random.coin()
        if isOther { values = (0..<8).map { _ in random.number(0...100) }.sorted() }
        let settings = random.coin() ? make(&random) : control.configuration
        update(isOther || random.coin() ? values : [], settings, random.coin())
      }
      update(values, roomy, false)
      let held = (0..<control.partCount).map { control.value(of: $0) }
      #expect(values.isEmpty || held == Array(values.prefix(held.count)), "seed \(seed)")
      let idle = Int32(DETENT_EFFECT_IDLE)
      #expect(hosted.effects.allSatisfy { $0.kind == idle }, "seed \(seed), round \(round)")
    }
  }
}
