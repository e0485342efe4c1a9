import ControlCore
public import Slider

extension SliderConfiguration: TriedConfiguration {
  public var isSensible: Bool { problem == nil }

  public static var simplifications: [(inout SliderConfiguration) -> Void] {
    let plain = SliderConfiguration()
    return [
      { $0.enabledRange = plain.enabledRange },
      { $0.thumbs = plain.thumbs },
      { $0.range = plain.range },
      { ($0.curve, $0.factor) = (plain.curve, plain.factor) },
      { $0.stops = plain.stops },
      { $0.step = plain.step },
      { $0.distance = plain.distance },
      { $0.meeting = plain.meeting },
      { $0.trackPress = plain.trackPress },
      { $0.between = plain.between },
      { $0.quantization = plain.quantization },
      { ($0.grab, $0.thumbRadius) = (plain.grab, plain.thumbRadius) },
      { $0.ticks = plain.ticks },
      { $0.rubberBand = plain.rubberBand },
      { $0.reset = plain.reset },
      { ($0.orientation, $0.isInverted) = (plain.orientation, plain.isInverted) },
      { $0.isInverted = plain.isInverted },
      { $0.layoutDirection = plain.layoutDirection },
      { $0.length = plain.length },
      { $0.interaction = plain.interaction },
      { $0.motion = plain.motion },
      { $0.cancelPolicy = plain.cancelPolicy },
      { ($0.slop, $0.fineDrag) = (plain.slop, plain.fineDrag) },
      {
        ($0.springFrequency, $0.landingFrequency) = (plain.springFrequency, plain.landingFrequency)
      },
      { $0.restDistance = plain.restDistance },
      { $0.scrollTimeout = plain.scrollTimeout },
      { $0.boundaryHapticGap = plain.boundaryHapticGap },
    ]
  }

  public mutating func push(_ random: inout RandomBits) {
    switch random.whole(0...16) {
    case 0: thumbs = random.whole(-1...9)
    case 1:
      let ends = range(random.error(), random.error())
      if random.chance(500) { range = ends } else { enabledRange = ends }
    case 2: range = random.pick([0...0, -1e100...1e100, 1e-12...1e12, 1...1.01, 0...1e-300])
    case 3: curve = random.pick([.linear, .linear, .logarithmic, .oneTwoFive])
    case 4: factor = random.pick([nil, nil, 1.01, 2, 1e10, random.error()])
    case 5:
      let stops = (0..<random.whole(0...40)).map { _ in random.error() }
      stopPlaces = random.pick([.even, .value])
      self.stops = NumberList(random.coin() ? [] : random.coin() ? stops : stops.sorted())
    case 6: step = random.pick([nil, nil, 1, 1e-13, 1e100, abs(random.error())])
    case 7: distance = random.pick([0, 0, 1, abs(random.error())])
    case 8: (meeting, between) = (random.pick([.block, .push]), random.pick([.hold, .move]))
    case 9: trackPress = random.pick([.jump, .jump, .step, .nothing])
    case 10: quantization = random.pick([.drag, .release])
    case 11:
      (grab, thumbRadius) = (random.pick([0, 22, 1e9]), random.pick([0, 14, 1e9]))
      rubberBand = random.pick([0, 0, 1, 1e-300, 0.5])
    case 12: length = random.pick([0, 1e6, 375, 1e-300])
    case 13: (ticks, reset) = (random.coin(), random.pick([nil, 0, 50, random.error()]))
    case 14:
      (slop, fineDrag) = (
        Slop(touch: abs(random.error())), FineDrag(scale: abs(random.error()))
      )
      (scrollTimeout, boundaryHapticGap) = (random.pick([0, .max, -1]), random.pick([0, 1, .max]))
    case 15:
      (springFrequency, landingFrequency) = (
        random.pick([10, 0.5, 1000]), random.pick([30, 0.5, 1000])
      )
      restDistance = random.pick([0.25, 0.001, 100])
    default:
      orientation = random.pick([.horizontal, .vertical])
      isInverted = random.chance(orientation == .vertical ? 500 : 50)
      layoutDirection = random.pick([.leftToRight, .rightToLeft])
      cancelPolicy = random.pick([.revert, .commit])
      motion = random.pick([.full, .full, .reduced])
      interaction = random.pick([.enabled, .enabled, .enabled, .readOnly, .disabled])
    }
  }

  private func range(_ a: Double, _ b: Double) -> ClosedRange<Double> {
    guard a == a, b == b else { return 0...1 }
    return min(a, b)...max(a, b)
  }
}
