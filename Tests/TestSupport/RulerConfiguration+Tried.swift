import ControlCore
public import Ruler

extension RulerConfiguration: TriedConfiguration {
  public var isSensible: Bool { problem == nil }

  public static var simplifications: [(inout RulerConfiguration) -> Void] {
    let plain = RulerConfiguration()
    return [
      { $0.enabledRange = plain.enabledRange },
      { $0.step = plain.step },
      { $0.origin = plain.origin },
      { $0.fractions = plain.fractions },
      { $0.snap = plain.snap },
      { $0.tick = plain.tick },
      { $0.unitWidth = plain.unitWidth },
      { $0.length = plain.length },
      { $0.orientation = plain.orientation },
      { $0.layoutDirection = plain.layoutDirection },
      { $0.cancelPolicy = plain.cancelPolicy },
      { ($0.capture, $0.rearm) = (nil, nil) },
      { $0.deceleration = plain.deceleration },
      { $0.minimumFling = plain.minimumFling },
      { $0.maximumFling = plain.maximumFling },
      { $0.stopDistance = plain.stopDistance },
      { $0.springFrequency = plain.springFrequency },
      { $0.landingFrequency = plain.landingFrequency },
      { $0.motion = plain.motion },
      { $0.tap = plain.tap },
      { $0.reset = plain.reset },
      { $0.restDistance = plain.restDistance },
      { $0.rubberBand = plain.rubberBand },
      { $0.slop = plain.slop },
      { $0.fineDrag = plain.fineDrag },
      { $0.scrollTimeout = plain.scrollTimeout },
      { $0.boundaryHapticGap = plain.boundaryHapticGap },
      { $0.range = plain.range },
      { $0.range = 0...10 },
    ]
  }

  public mutating func push(_ random: inout RandomBits) {
    switch Int.random(in: 0..<17, using: &random) {
    case 0, 1:
      let a = random.error()
      let b = random.pick([random.error(), a, .infinity])
      if !a.isNaN, !b.isNaN {
        let ends = min(a, b)...max(a, b)
        if random.chance(500) { range = ends } else { enabledRange = ends }
      }
    case 2: step = random.pick([1e-100, 1e100, 1 / 3.0, 0.1, 1, abs(random.error())])
    case 3: origin = random.error()
    case 4: fractions = random.pick([1, 2, 7, 10, 10_000])
    case 5: unitWidth = random.pick([1e-6, 1e9, 120, 1 / 3.0, abs(random.error())])
    case 6: length = random.pick([0, 1e9, 375, 1e-300])
    case 7: tick = random.pick([.none, .unit, .half, .fraction])
    case 8: snap = random.pick([.none, .always, .near(.unit), .near(.half), .near(.fraction)])
    case 9: (capture, rearm) = (random.pick([nil, 0, 1e-300, 1]), random.pick([nil, 0, 1e308]))
    case 10: deceleration = random.pick([0.9, 0.99999, 0.9972])
    case 11:
      (minimumFling, maximumFling) = random.pick([(0, 1e9), (.infinity, 1e-300), (90, 8000)])
    case 12: (stopDistance, restDistance) = random.pick([(0.001, 100), (100, 0.001), (0.6, 0.25)])
    case 13:
      springFrequency = random.pick([0.5, 1000, 10])
      landingFrequency = random.pick([0.5, 1000, 30])
    case 14: rubberBand = random.pick([1e-300, 1e-6, 1, 0.55])
    case 15:
      slop = random.pick([
        Slop(touch: 0, mouse: 0, pen: 0), Slop(touch: 1e308), Slop(touch: 4, mouse: 2, pen: 3),
      ])
      fineDrag = random.pick([FineDrag(), FineDrag(scale: 1e-300, distance: 1e-300)])
      scrollTimeout = random.pick([0, .max, 120_000_000])
      boundaryHapticGap = random.pick([0, 1, .max, 50_000_000])
    default:
      orientation = random.pick([.horizontal, .vertical])
      layoutDirection = random.pick([.leftToRight, .rightToLeft])
      cancelPolicy = random.pick([.revert, .commit])
      interaction = random.pick([.enabled, .enabled, .enabled, .readOnly, .disabled])
      (tap, reset) = (random.pick([.nothing, .go]), random.pick([nil, 0, 1e300, random.error()]))
      motion = random.pick([.full, .full, .reduced])
    }
  }
}
