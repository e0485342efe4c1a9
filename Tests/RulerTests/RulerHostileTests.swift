import ControlCore
import Ruler
import TestSupport
import Testing

/// Whatever comes in, nothing traps and every number that comes out is finite.
@Suite struct RulerHostileTests {
  @Test(arguments: Seeds.both)
  func `no input makes a ruler trap or speak of what is not a number`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for number in 0..<4000 {
      var ruler = RulerControl(value: random.number(), configuration: .extreme(&random))
      for step in 0..<Int.random(in: 1...40, using: &random) {
        var effects: [Effect] = []
        let deed = random.deed(ruler.configuration)
        ruler.take(deed) { effects.append($0) }
        guard let wrong = complaint(ruler, effects) else { continue }
        Issue.record("seed \(seed), stream \(number), step \(step): \(wrong) after \(deed)")
        return
      }
    }
  }

  private func complaint(_ ruler: RulerControl, _ effects: [Effect]) -> String? {
    for (name, number) in [
      ("value", ruler.value), ("offset", ruler.offset), ("velocity", ruler.velocity),
      ("target", ruler.target),
    ] where !number.isFinite { return "\(name) \(number)" }
    guard ruler.configuration.bounds.contains(ruler.value) else { return "value \(ruler.value)" }
    _ = ruler.nearestMark
    for effect in effects {
      switch effect {
      case .changed(let value, _, _), .snapped(let value, _), .ended(_, let value, _):
        if !value.isFinite { return "\(effect)" }
      case .tapped(let point, _):
        if !point.x.isFinite || !point.y.isFinite { return "\(effect)" }
      case .tick(let run):
        if run.count == 0 { return "an empty run" }
        if run.time(at: run.length - 1) < run.time(at: 0) { return "\(run) goes back" }
        if run.time(at: run.length - 1) > ruler.time { return "\(run) after \(ruler.time)" }
      case .began, .bound, .preview, .yielded, .idle: break
      }
      if effect.time > ruler.time { return "\(effect) after \(ruler.time)" }
    }
    return nil
  }

  @Test func `coordinates that are not numbers are ignored`() {
    for wrong in [Double.nan, .infinity, -.infinity] {
      var play = RulerPlay()
      let before = play.ruler
      play.down(wrong, at: 0)
      play.wheel(x: wrong, at: 0)
      play.rotate(wrong, at: 0)
      play.set(wrong)
      #expect(play.ruler == before && play.effects == [])
      play.drag(by: -60, at: 0)
      let held = play.ruler
      play.move(wrong, at: 1)
      play.move(0, wrong, at: 1)
      #expect(play.ruler == held)
      play.up(wrong, at: 1)
      #expect(play.phase == .dragging)
    }
  }

  @Test func `a rubber band as stiff as can be still gives numbers`() {
    var play = RulerPlay(
      0,
      .with {
        ($0.bounds, $0.rubberBand, $0.length) = (0...10, 1e-300, 1e9)
        ($0.maximumFling, $0.springFrequency) = (1e9, 0.5)
      })
    guard play.ruler.configuration.problem == nil else { return }
    play.down(200, at: 0)
    for step in 1...5 { play.move(200 - 100 * Double(step), at: 0.0001 * Double(step)) }
    play.up(-300, at: 0.0005)
    play.advance(to: 2000)
    play.down(200, at: 2000)
    #expect(play.offset.isFinite)
  }

  @Test func `an event from the past happens now`() {
    var play = RulerPlay(0, at: 100)
    play.down(200, at: 100)
    play.move(100, at: 50)
    #expect(play.effects.allSatisfy { $0.time == .ms(100) })
    #expect(play.ruler.time == .ms(100))
    #expect(play.value == 99 / 120.0)
  }
}

// MARK: Making trouble

extension SeededRandom {
  fileprivate mutating func number() -> Double {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: pick([.nan, .infinity, -.infinity, 1e308, -1e308, 1e-300, -0.0])
    case 1: pick([1e15, -1e15, 9_007_199_254_740_992, 1e-9, 1e60, -1e100])
    case 2: Double(bitPattern: next())
    default: Double(Int.random(in: -64_000...64_000, using: &self)) / 64
    }
  }

  fileprivate mutating func nanoseconds() -> Int64 {
    switch Int.random(in: 0..<12, using: &self) {
    case 0: pick([.min, .max, .max - 1, 0, .min + 1])
    case 1: Int64(bitPattern: next())
    default: Int64.random(in: 0...2_000_000_000, using: &self)
    }
  }

  fileprivate mutating func deed(_ present: RulerConfiguration) -> RulerStep {
    let time = Timestamp(nanoseconds: nanoseconds())
    let id = pick([0, 0, 0, 0, 1, .min, .max]) as Int64
    func event(_ action: InputEvent.Action) -> RulerStep {
      .handle(InputEvent(time: time, action: action))
    }
    switch Int.random(in: 0..<20, using: &self) {
    case 0..<10:
      let phase = pick([
        PointerEvent.Phase.down, .move, .move, .move, .move, .up, .cancel, .hover, .leave,
      ])
      let point = Point(x: number(), y: chance(80) ? 0 : number())
      return event(
        .pointer(
          PointerEvent(
            id: id, kind: pick([.touch, .mouse, .pen]), phase: phase, position: point,
            modifiers: pick([.none, .none, .shift]))))
    case 10:
      let unit = pick([WheelEvent.Unit.points, .lines, .detents, .pages])
      let phase = pick([WheelEvent.Phase.none, .begin, .change, .momentum, .end])
      return event(
        .wheel(WheelEvent(deltaX: number(), deltaY: number(), unit: unit, phase: phase)))
    case 11: return event(.rotate(detents: number()))
    case 12, 13:
      let key = pick([
        Key.arrowLeft, .arrowRight, .arrowUp, .arrowDown, .pageUp, .pageDown, .home, .end, .escape,
        .digit(255),
      ])
      return event(.key(key, Modifiers(bits: UInt8.random(in: .min ... .max, using: &self))))
    case 14: return event(.adjust(pick([.increment, .decrement])))
    case 15: return .set(number(), animated: chance(50))
    case 16, 17: return .configure(.extreme(&self, from: present))
    default: return .advance(time)
    }
  }
}

extension RulerConfiguration {
  /// Something that makes sense, but only just.
  fileprivate static func extreme(
    _ random: inout SeededRandom, from present: RulerConfiguration = RulerConfiguration()
  ) -> RulerConfiguration {
    var good = present
    for _ in 0..<6 {
      var new = good
      new.push(&random)
      if new.problem == nil { good = new }
    }
    return good
  }

  private mutating func push(_ random: inout SeededRandom) {
    switch Int.random(in: 0..<17, using: &random) {
    case 0, 1:
      let a = random.number()
      let b = random.pick([random.number(), a, .infinity])
      if !a.isNaN, !b.isNaN { bounds = min(a, b)...max(a, b) }
    case 2: step = random.pick([1e-100, 1e100, 1 / 3.0, 0.1, 1, abs(random.number())])
    case 3: origin = random.number()
    case 4: fractions = random.pick([1, 2, 7, 10, 10_000])
    case 5: unitWidth = random.pick([1e-6, 1e9, 120, 1 / 3.0, abs(random.number())])
    case 6: length = random.pick([0, 1e9, 375, 1e-300])
    case 7: tick = random.pick([.none, .unit, .half, .fraction])
    case 8: snap = random.pick([.none, .always, .near(.unit), .near(.half), .near(.fraction)])
    case 9: (capture, rearm) = (random.pick([nil, 0, 1e-300, 1]), random.pick([nil, 0, 1e308]))
    case 10: deceleration = random.pick([0.9, 0.99999, 0.9972])
    case 11:
      (minimumFling, maximumFling) = random.pick([(0, 1e9), (.infinity, 1e-300), (90, 8000)])
    case 12: (stopDistance, restDistance) = random.pick([(0.001, 100), (100, 0.001), (0.6, 0.25)])
    case 13: springFrequency = random.pick([0.5, 1000, 10])
    case 14: rubberBand = random.pick([1e-300, 1e-6, 1, 0.55])
    case 15:
      slop = random.pick([Slop(touch: 0, mouse: 0, pen: 0), Slop(touch: 1e308), Slop()])
      fineDrag = random.pick([FineDrag(), FineDrag(scale: 1e-300, distance: 1e-300)])
      scrollTimeout = random.pick([0, .max, 120_000_000])
    default:
      orientation = random.pick([.horizontal, .vertical])
      layoutDirection = random.pick([.leftToRight, .rightToLeft])
      cancelPolicy = random.pick([.revert, .commit])
      interaction = random.pick([.enabled, .enabled, .enabled, .readOnly, .disabled])
    }
  }
}
