import ControlCore
import Ruler
import TestSupport
import Testing

/// Durations and ends of landings.
@Suite struct RulerLandingTests {
  @Test(arguments: [(1.0, 120.0), (3, 160), (10, 200), (30, 235), (50, 260)])
  func `released at rest it lands within the time that people wait for`(
    distance: Double, most: Double
  ) throws {
    for sign in [1.0, -1] {
      var play = RulerPlay(
        5,
        .with {
          ($0.unitWidth, $0.snap) = (100, .always)
          $0.slop = Slop(touch: 0, mouse: 0, pen: 0)
        })
      play.down(200, at: 0)
      play.move(200 + sign * distance, at: 10)
      play.up(200 + sign * distance, at: 500)
      let took = try #require(play.ruler.restTime).ms - 500
      #expect(took <= most, "\(distance) points take \(took) ms")
      play.settle()
      #expect(play.value == 5 || distance == 50 && play.value == 6)
    }
  }

  @Test func `with a spring as soft as before it takes as long as that needs`() throws {
    var play = RulerPlay(
      5, .with { ($0.unitWidth, $0.snap, $0.landingFrequency) = (100, .always, 10) })
    play.down(200, at: 0)
    play.move(189, at: 10)
    play.up(189, at: 500)
    #expect(near(try #require(play.ruler.restTime).ms - 500, 557.1, 0.1))
  }

  @Test func `a bounce has the spring it had`() throws {
    func rest(_ landing: Double) throws -> Double {
      var play = RulerPlay(
        9, .with { ($0.range, $0.snap, $0.landingFrequency) = (0...10, .always, landing) })
      play.fling(-3000, at: 0)
      return try #require(play.ruler.restTime).ms
    }
    #expect(try rest(30) == rest(10))
  }

  /// A law of the harness checks this for any script; this test checks many flings.
  @Test(arguments: Seeds.all)
  func `a fling that lands never shows what is past a bound`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var landed = 0
    for _ in 0..<Cases.some(of: 500) {
      var configuration = RulerConfiguration(
        range: random.pick([0...10, 0...3.3, -1...1]), step: random.pick([1, 0.5]))
      configuration.snap = random.pick([.unit, .fraction, .always])
      configuration.landingFrequency = random.pick([30, 5, 200])
      var play = RulerPlay(Double(random.whole(-60...600)) / 64, configuration)
      play.fling(random.number(-3000...3000), at: 0)
      guard play.phase == .coasting || play.phase == .settling else { continue }
      let most = play.ruler.configuration.bounds.upperBound - configuration.bounds.lowerBound
      let width = most / configuration.step * configuration.unitWidth
      let start = play.offset
      var farthest = (least: start, most: start)
      while !play.ruler.isIdle, play.ruler.restTime != nil {
        play.advance(to: play.ruler.time.ms + 2)
        farthest = (min(farthest.least, play.offset), max(farthest.most, play.offset))
      }
      guard play.effects.contains(where: { if case .snapped = $0 { true } else { false } }) else {
        continue
      }
      landed += 1
      #expect(farthest.least >= min(start, 0) - 1e-9 && farthest.most <= max(start, width) + 1e-9)
    }
    #expect(landed > Cases.some(of: 500) / 10)
  }
}
