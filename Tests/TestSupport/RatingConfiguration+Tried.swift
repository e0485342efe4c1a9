import ControlCore
public import Rating

extension RatingConfiguration: TriedConfiguration {
  public var isSensible: Bool { problem == nil }

  public static var simplifications: [(inout RatingConfiguration) -> Void] {
    let plain = RatingConfiguration()
    return [
      { $0.count = plain.count },
      { $0.granularity = plain.granularity },
      { $0.minimum = plain.minimum },
      { ($0.length, $0.spacing, $0.symbolWidth) = (plain.length, plain.spacing, nil) },
      { $0.orientation = plain.orientation },
      { $0.layoutDirection = plain.layoutDirection },
      { $0.interaction = plain.interaction },
      { $0.motion = plain.motion },
      { $0.cancelPolicy = plain.cancelPolicy },
      { $0.reselection = plain.reselection },
      { $0.selection = plain.selection },
      { $0.press = plain.press },
      { $0.reset = plain.reset },
      { $0.leading = plain.leading },
      { $0.previewsHover = plain.previewsHover },
      { $0.ticks = plain.ticks },
    ]
  }

  public mutating func push(_ random: inout RandomBits) {
    switch random.whole(0...8) {
    case 0: count = random.pick([1, 2, 5, 100])
    case 1: granularity = random.pick([0, 1, 0.0001, 1 / 3.0, 0.7, 0.1, abs(random.error())])
    case 2: minimum = random.pick([0, 0, 1, Double(count), abs(random.error())])
    case 3: length = random.pick([0, 1e9, 375, 1e-300])
    case 4: spacing = random.pick([0, 0, 1e9, 1e-300, abs(random.error())])
    case 5: symbolWidth = random.pick([nil, 1e-300, 0x1p-1074, 1e9, abs(random.error())])
    case 6:
      reselection = random.pick([.keeps, .clears])
      selection = random.pick([.dragging, .dragging, .tapOnly])
      press = random.pick([.atOnce, .sure])
      leading = random.pick([.least, .clears])
      reset = random.pick([nil, 0, 3, random.error()])
    case 7: (previewsHover, ticks) = (random.chance(800), random.chance(800))
    default:
      orientation = random.pick([.horizontal, .vertical])
      layoutDirection = random.pick([.leftToRight, .rightToLeft])
      cancelPolicy = random.pick([.revert, .commit])
      motion = random.pick([.full, .full, .reduced])
      interaction = random.pick([.enabled, .enabled, .enabled, .readOnly, .disabled])
    }
  }
}
