import ControlCore
import Ruler
import TestSupport
import Testing

/// Ticks of drags and wheels against a slow, obvious model of the run rule, in 1/64 points.
@Suite struct RulerTickModelTests {
  @Test(arguments: Seeds.all)
  func `drags and wheels tick and report bounds by the run rule`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for number in 0..<Cases.some(of: 1500) {
      let game = Game(&random)
      guard let problem = game.problem else { continue }
      Issue.record("seed \(seed), game \(number): \(problem)\n\(game.configuration)")
      return
    }
  }

  @Test(arguments: Seeds.all)
  func `pure crossing counts by arithmetic from one turn to the next`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<1000 {
      let pitch = random.pick([8, 12, 60, 120])
      var play = RulerPlay(
        0,
        .with {
          $0.unitWidth = Double(pitch)
          $0.tick = .unit
          ($0.capture, $0.rearm) = (0, 0)
          $0.slop = Slop(touch: 0, mouse: 0, pen: 0)
        })
      play.down(0, at: 0)
      var place = 0
      var time = 0.0
      for _ in 0..<6 {
        let sign = random.pick([-1, 1])
        let start = place
        _ = play.news()
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          place += sign * Int.random(in: 1...5000, using: &random)
          time += 8
          play.move(-Double(place) / 64, at: time)
        }
        let marks = Int64(lattice(place, 64 * pitch, sign) - lattice(start, 64 * pitch, sign))
        let reported = play.effects.reduce(Int64(0)) { sum, effect in
          if case .tick(let run, _) = effect { sum + run.count } else { sum }
        }
        #expect(reported == marks, "seed \(seed)")
      }
    }
  }

  /// Returns the mark at or before `x`, seen in the direction of travel.
  private func lattice(_ x: Int, _ pitch: Int, _ sign: Int) -> Int {
    sign > 0 ? floored(x, pitch) : -floored(-x, pitch)
  }
}

private func floored(_ x: Int, _ pitch: Int) -> Int {
  x >= 0 ? x / pitch : -((-x + pitch - 1) / pitch)
}

/// The tick rule, implemented literally. All lengths are in 1/64 points.
private struct TickModel {
  var pitch: Int?
  var capture: Int
  var rearm: Int
  var lower: Int?
  var upper: Int?
  var last: Int?
  var isArmed = true
  var lowerIsArmed = true
  var upperIsArmed = true

  mutating func start(at x: Int) {
    (last, isArmed, lowerIsArmed, upperIsArmed) = (nil, true, true, true)
    guard let pitch else { return }
    for mark in (floored(x, pitch) - 1)...(floored(x, pitch) + 2)
    where abs(x - mark * pitch) <= capture {
      last = mark
      isArmed = abs(x - mark * pitch) >= rearm
    }
  }

  func clamp(_ x: Int) -> Int { max(min(x, upper ?? x), lower ?? .min) }

  mutating func run(from rawA: Int, to rawB: Int) -> (marks: [Int64], side: Side?) {
    let a = clamp(rawA)
    let b = clamp(rawB)
    var passed: [Int64] = []
    if let pitch, a != b {
      let s = a < b ? 1 : -1
      let near = floored(min(a, b), pitch) - 2
      let far = floored(max(a, b), pitch) + 2
      for mark in s > 0 ? Array(near...far) : (near...far).reversed() {
        let place = mark * pitch
        guard place == clamp(place) else { continue }
        // Passing a bound reports it; the mark at the bound does not tick as well.
        guard place != b || rawB == b else { continue }
        let level = place - s * capture
        guard s > 0 ? a < level && level <= b : b <= level && level < a else { continue }
        guard mark != last || isArmed else { continue }
        passed.append(Int64(mark))
        last = mark
        isArmed = false
      }
    }
    var side: Side?
    if let upper, rawA <= upper, rawB > upper, upperIsArmed {
      side = .upper
      upperIsArmed = false
    }
    if let lower, rawA >= lower, rawB < lower, lowerIsArmed {
      side = .lower
      lowerIsArmed = false
    }
    visit(rawB)
    return (passed, side)
  }

  /// Comes to rest at `x`: a mark there counts as the last one that ticked.
  mutating func rest(at x: Int) {
    let before = (last, isArmed, lowerIsArmed, upperIsArmed)
    start(at: x)
    if last == nil { (last, isArmed) = (before.0, before.1) }
    (lowerIsArmed, upperIsArmed) = (before.2, before.3)
  }

  mutating func visit(_ x: Int) {
    if let last, let pitch, abs(clamp(x) - last * pitch) >= rearm { isArmed = true }
    if let lower, x - lower >= rearm { lowerIsArmed = true }
    if let upper, upper - x >= rearm { upperIsArmed = true }
  }
}

/// A few drags of one ruler, with all positions in whole 1/64 points.
private struct Game {
  var configuration = RulerConfiguration()
  var problem: String?

  init(_ random: inout RandomBits) {
    let model = deal(&random)
    play(&random, model)
  }

  private mutating func deal(_ random: inout RandomBits) -> TickModel {
    let unit = random.pick([64, 128, 256])
    let fractions = random.pick([1, 2, 4, 5, 8])
    configuration.unitWidth = fractions == 5 ? 160 : Double(unit)
    configuration.fractions = Int64(fractions)
    configuration.tick = random.pick([.none, .unit, .half, .fraction, .fraction])
    configuration.range = random.pick([
      -.infinity ... .infinity, 0...4, -2.5...1.125, 0 ... .infinity, -.infinity...2, 1...1,
    ])
    configuration.minimumFling = 1e9
    configuration.slop = Slop(touch: 10, mouse: 0, pen: 0)
    let lattice = Lattice(
      step: 1, fractions: Int64(fractions), unitWidth: configuration.unitWidth)
    let pitch = lattice.pitchWidth(of: configuration.tick)
    let distance = pitch ?? configuration.unitWidth
    if distance < 25 || random.chance(500) {
      (configuration.capture, configuration.rearm) = random.pick([
        (0, 1 / 64), (0.5, 0.5), (0.25, 3),
      ])
    }
    func small(_ x: Double) -> Int { Int(x * 64) }
    let lower = configuration.bounds.lowerBound * configuration.unitWidth
    let upper = configuration.bounds.upperBound * configuration.unitWidth
    return TickModel(
      pitch: pitch.map(small), capture: small(configuration.capture ?? 0.5),
      rearm: small(configuration.rearm ?? distance / 4),
      lower: lower.isFinite ? small(lower) : nil, upper: upper.isFinite ? small(upper) : nil)
  }

  private mutating func play(_ random: inout RandomBits, _ dealt: TickModel) {
    var model = dealt
    var play = RulerPlay(1, configuration)
    var place = model.clamp(Int(configuration.unitWidth) * 64)
    model.start(at: place)
    var time = 0.0
    func expect(_ to: Int) -> String? {
      let (marks, side) = model.run(from: place, to: to)
      let news = play.news()
      let sides = news.compactMap { if case .bound(let side, _, _, _) = $0 { side } else { nil } }
      guard news.marks.map(\.mark) == marks, sides == [side].compactMap(\.self) else {
        return
          "\(time) ms, \(place) to \(to): model \(marks) \(String(describing: side)), ruler \(news)"
      }
      place = to
      return nil
    }
    for _ in 0..<4 {
      time += 20_000
      if random.chance(250) {
        let delta = Int.random(in: -20_000...20_000, using: &random)
        play.wheel(x: Double(delta) / 64, at: time)
        problem = problem ?? expect(place + delta)
        place = model.clamp(place)
        model.rest(at: place)
        play.advance(to: time + 1000)
        _ = play.news()
        continue
      }
      play.down(0, at: time)
      var x = 0
      let start = place
      for _ in 0..<Int.random(in: 1...8, using: &random) where problem == nil {
        x += Int.random(in: -6400...6400, using: &random) / random.pick([1, 1, 8, 64])
        time += 8
        play.move(-Double(x) / 64, at: time)
        problem = x == 0 && place == start ? nil : expect(start + x)
      }
      play.up(-Double(x) / 64, at: time)
      play.advance(to: time + 10_000)
      if !play.news().allSatisfy({ !$0.isTick }) {
        problem = problem ?? "ticks on the way back"
      }
      place = model.clamp(place)
      model.visit(place)
      model.rest(at: place)
    }
  }
}
