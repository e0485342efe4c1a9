import CDetent
import ControlCore
import Rating
import Ruler
import Slider
import TestSupport
import Testing

/// Random bytes in every structure are accepted or rejected, and never trap.
@Suite struct HostileTests {
  @Test(arguments: Seeds.all)
  func `random bytes in a ruler's structures trap nothing`(seed: UInt64) {
    let (good, taken) = attack(RulerControl.self, seed)
    #expect(good > Cases.some(of: 20) && taken > Cases.some(of: 1000))
  }

  @Test(arguments: Seeds.all)
  func `random bytes in a rating's structures trap nothing`(seed: UInt64) {
    let (good, taken) = attack(RatingControl.self, seed)
    #expect(good > Cases.some(of: 20) && taken > Cases.some(of: 1000))
  }

  @Test(arguments: Seeds.all)
  func `random bytes in a slider's structures trap nothing`(seed: UInt64) {
    let (good, taken) = attack(SliderControl.self, seed)
    #expect(good > Cases.some(of: 20) && taken > Cases.some(of: 1000))
  }

  /// - Returns: numbers of accepted configurations and accepted events.
  func attack<Subject: HostedControl>(
    _: Subject.Type, _ seed: UInt64
  ) -> (configurations: Int, events: Int) {
    var random = RandomBits(seed: seed)
    var (configurations, events) = (0, 0)
    let hosted = Hosted<Subject>(2, Subject.Configuration())
    for _ in 0..<Cases.some(of: 20_000) {
      var reported = Subject.reported(Subject.Configuration())
      random.damage(&reported)
      let size = MemoryLayout<Subject.Reported>.size
      let problem = Subject.c.problem(&reported, size)
      let status = Subject.c.setConfiguration(
        hosted.storage, &reported, size, hosted.sink, hosted.context)
      #expect((problem == nil) == (status == 0))
      configurations += status == 0 ? 1 : 0
      var event = detent_event()
      random.damage(&event)
      event.kind = random.chance(900) ? Int32(random.whole(1...14)) : event.kind
      events += hosted.handle([event]) == 0 ? 1 : 0
      var environment = detent_environment.plain
      random.damage(&environment)
      _ = hosted.numbers(environment)
      askForTicks(hosted, &random)
    }
    return (configurations, events)
  }

  /// Reads ticks of the first effects, first intact and then with damaged bytes.
  private func askForTicks<Subject>(_ hosted: Hosted<Subject>, _ random: inout RandomBits) {
    for var effect in hosted.effects.prefix(5) {
      var (mark, time): (Int64, Int64) = (0, 0)
      _ = detent_effect_tick(&effect, Int64(bitPattern: random.next()), &mark, &time)
      let isTick = effect.kind == 2
      #expect((detent_effect_tick(&effect, 0, &mark, &time) == 0) == isTick)
      for byte in 0..<8 where random.coin() {
        withUnsafeMutableBytes(of: &effect.opaque) {
          $0[byte] = UInt8(truncatingIfNeeded: random.next())
        }
      }
      _ = detent_effect_tick(&effect, 0, &mark, &time)
    }
    hosted.effects = []
  }

  @Test func `storage of random bytes is rejected`() {
    var random = RandomBits(seed: 9)
    for _ in 0..<2000 {
      let ruler = Hosted<RulerControl>(bytes: { _ in UInt8(truncatingIfNeeded: random.next()) })
      let rating = Hosted<RatingControl>(bytes: { _ in UInt8(truncatingIfNeeded: random.next()) })
      let slider = Hosted<SliderControl>(bytes: { _ in UInt8(truncatingIfNeeded: random.next()) })
      #expect(ruler.advance(1) == 3 && rating.advance(1) == 3 && slider.advance(1) == 3)
      #expect(slider.numbers(.plain).allSatisfy { $0 == [3] })
      #expect(ruler.numbers(.plain).allSatisfy { $0 == [3] })
      #expect(rating.numbers(.plain).allSatisfy { $0 == [3] })
    }
  }

  @Test func `a ruler is no rating, and a slider no ruler`() {
    let hosted = Hosted<RulerControl>(2, RulerConfiguration())
    let status = hosted.storage.withMemoryRebound(to: detent_rating.self, capacity: 1) {
      detent_rating_advance($0, 1, nil, nil)
    }
    #expect(status == 3)
    let other = Hosted<SliderControl>(2, SliderConfiguration())
    let answer = other.storage.withMemoryRebound(to: detent_ruler.self, capacity: 1) {
      detent_ruler_advance($0, 1, nil, nil)
    }
    #expect(answer == 3)
  }
}

extension RandomBits {
  /// Writes into up to three members of a structure, all of which have 4 or 8 bytes.
  fileprivate mutating func damage<Structure>(_ structure: inout Structure) {
    let count = Int(whole(0...3))
    withUnsafeMutableBytes(of: &structure) { bytes in
      for _ in 0..<count {
        let place = Int(whole(0...Int64(bytes.count / 8 - 1))) * 8
        switch whole(0...3) {
        case 0: bytes.storeBytes(of: error(), toByteOffset: place, as: Double.self)
        case 1:
          bytes.storeBytes(of: Int32(whole(-2...20)), toByteOffset: place, as: Int32.self)
        case 2:
          bytes.storeBytes(of: Int32(whole(-2...20)), toByteOffset: place + 4, as: Int32.self)
        default: bytes.storeBytes(of: next(), toByteOffset: place, as: UInt64.self)
        }
      }
    }
  }
}
