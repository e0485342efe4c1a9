import ControlCore
public import Dial

extension DialConfiguration: TriedConfiguration {
  public var isSensible: Bool { problem == nil }
  /// Vertical: the direction of a drag makes no difference to a dial.
  public var orientation: ControlOrientation { .vertical }

  public static var simplifications: [(inout DialConfiguration) -> Void] {
    let plain = DialConfiguration()
    return [
      { $0.enabledRange = plain.enabledRange },
      { ($0.range, $0.wraps, $0.step) = (plain.range, plain.wraps, plain.step) },
      { $0.range = plain.range },
      { $0.wraps = plain.wraps },
      { $0.step = plain.step },
      { $0.start = plain.start },
      { $0.isInverted = plain.isInverted },
      { $0.sweep = plain.sweep },
      { $0.snaps = plain.snaps },
      { $0.ticks = plain.ticks },
      { $0.hold = plain.hold },
      { $0.press = plain.press },
      { $0.reset = plain.reset },
      { $0.dead = plain.dead },
      { $0.coasts = plain.coasts },
      { ($0.length, $0.breadth) = (plain.length, plain.breadth) },
      { $0.layoutDirection = plain.layoutDirection },
      { $0.interaction = plain.interaction },
      { $0.cancelPolicy = plain.cancelPolicy },
      { $0.slop = plain.slop },
      { $0.fineDrag = plain.fineDrag },
      { $0.deceleration = plain.deceleration },
      { ($0.minimumFling, $0.maximumFling) = (plain.minimumFling, plain.maximumFling) },
      { $0.springFrequency = plain.springFrequency },
      { $0.landingFrequency = plain.landingFrequency },
      { $0.motion = plain.motion },
      { $0.scrollTimeout = plain.scrollTimeout },
      { $0.boundaryHapticGap = plain.boundaryHapticGap },
    ]
  }

  public mutating func push(_ random: inout RandomBits) {
    switch random.whole(0...13) {
    case 0, 1:
      let (a, b) = (random.error(), random.error())
      if !a.isNaN, !b.isNaN {
        let ends = min(a, b)...max(a, b)
        if random.chance(500) { range = ends } else { enabledRange = ends }
      }
    case 2:
      step = random.pick([
        nil, 1e-100, 1e100, 1 / 3.0, 0.1, abs(random.error()),
        (range.upperBound - range.lowerBound) / Double(random.whole(1...1_000_000)),
      ])
    case 3: (wraps, sweep) = (true, 360)
    case 4:
      let odd = abs(random.error())
      (wraps, sweep) = (false, random.pick([0.001, 1, 270, 360, 360.000_000_1, 1000, 36_000, odd]))
    case 5: (start, isInverted) = (random.pick([-360, 360, 45, random.error()]), random.coin())
    case 6: (snaps, ticks, coasts) = (random.coin(), random.coin(), random.coin())
    case 7: (hold, press) = (random.pick([.rotary, .vertical]), random.pick([.turn, .jump]))
    case 8:
      reset = random.pick([nil, 0, range.upperBound, random.error()])
      dead = random.pick([0, 6, 1e9, 1e-300, abs(random.error())])
    case 9:
      (length, breadth) = (
        random.pick([0, 1e9, 160, 1e-300]), random.pick([0, 1e9, 160, abs(random.error())])
      )
    case 10:
      deceleration = random.pick([0.9, 0.99999, 0.9972])
      (minimumFling, maximumFling) = random.pick([(0, 1e9), (.infinity, 1e-300), (90, 8000)])
    case 11:
      (springFrequency, landingFrequency) = random.pick([(0.5, 1000), (1000, 0.5), (10, 30)])
    case 12:
      slop = random.pick([
        Slop(touch: 0, mouse: 0, pen: 0), Slop(touch: 1e308), Slop(touch: 4, mouse: 2, pen: 3),
      ])
      fineDrag = random.pick([FineDrag(), FineDrag(scale: 1e-300, distance: 1e-300)])
      scrollTimeout = random.pick([0, .max, 120_000_000])
      boundaryHapticGap = random.pick([0, 1, .max, 50_000_000])
    default:
      layoutDirection = random.pick([.leftToRight, .rightToLeft])
      cancelPolicy = random.pick([.revert, .commit])
      motion = random.pick([.full, .full, .reduced])
      interaction = random.pick([.enabled, .enabled, .enabled, .readOnly, .disabled])
    }
  }
}
