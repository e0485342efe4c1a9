import ControlCore
import Rating
import TestSupport

extension RatingStream {
  /// Returns a stream of actions by people and hosts.
  static func random(_ random: inout RandomBits) -> RatingStream {
    var stream = RatingStream(
      value: random.pick([0, 2, 2, 3.5, 5, 4.63]), configuration: .random(&random))
    var time: Int64 = 0
    for _ in 0..<random.whole(1...30) {
      time += random.pick([0, 8_000_000, 8_000_000, 500_000_000, -1_000_000])
      stream.steps.append(step(&random, Timestamp(nanoseconds: time)))
    }
    return stream
  }

  private static func step(
    _ random: inout RandomBits, _ time: Timestamp
  ) -> ControlStep<RatingConfiguration> {
    func event(_ action: InputEvent.Action) -> ControlStep<RatingConfiguration> {
      .handle(InputEvent(time: time, action: action))
    }
    switch random.whole(0...23) {
    case 0:
      let value = random.pick([0, 1, 2.5, 99, -3, .nan, .infinity, 4.63])
      return .set(value, animated: random.coin())
    case 1: return .configure(.random(&random))
    case 2...4:
      let key: Key = random.pick([
        .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .pageUp, .home, .end, .escape, .digit(3),
        .digit(0),
      ])
      return event(.key(key, random.pick([.none, .shift])))
    case 5: return event(.adjust(random.pick([.increment, .decrement])))
    case 6: return event(.wheel(WheelEvent(deltaX: 10, deltaY: 10)))
    case 7: return event(.rotate(detents: 1))
    case 8: return .advance(time)
    default: return event(pointer(&random))
    }
  }

  private static func pointer(_ random: inout RandomBits) -> InputEvent.Action {
    let place = random.pick([Double.nan, -50, 1e308, 0, 60, 60, 60, 150])
    let reach = random.pick([0.0, 5, 40, 40])
    return .pointer(
      PointerEvent(
        id: random.pick([0, 0, 0, 1]), kind: random.pick([.touch, .mouse, .pen]),
        phase: random.pick([.down, .down, .move, .move, .move, .up, .up, .cancel, .hover, .leave]),
        position: Point(
          x: place + random.number(-reach...reach), y: place + random.number(-40...40))))
  }
}

extension RatingConfiguration {
  static func random(_ random: inout RandomBits) -> RatingConfiguration {
    var configuration = RatingConfiguration(
      count: random.whole(1...10), granularity: random.pick([0, 1, 0.5, 0.1, 0.3, 1 / 3.0, 0.25]))
    configuration.length = random.pick([100, 200, 375])
    configuration.spacing = random.pick([0, 0, 1, 4])
    configuration.symbolWidth = random.pick([nil, nil, 20, 7.5])
    configuration.minimum = random.pick([0, 0, 0, 0.5, 1])
    configuration.reselection = random.pick([.keeps, .clears])
    configuration.selection = random.pick([.dragging, .dragging, .tapOnly])
    configuration.press = random.pick([.atOnce, .sure])
    configuration.leading = random.pick([.least, .clears])
    configuration.layoutDirection = random.pick([.leftToRight, .rightToLeft])
    configuration.orientation = random.pick([.horizontal, .horizontal, .vertical])
    configuration.interaction = random.pick([.enabled, .enabled, .enabled, .readOnly, .disabled])
    configuration.cancelPolicy = random.pick([.revert, .commit])
    configuration.previewsHover = random.chance(900)
    configuration.ticks = random.chance(800)
    return configuration
  }
}
