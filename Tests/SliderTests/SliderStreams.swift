import ControlCore
import GestureLaws
import Slider
import TestSupport
import Testing

typealias SliderStream = ControlStream<SliderControl>

/// Tests `law` on streams made from `seed`; see `Trial`.
func expectLaw(
  seed: UInt64, streams: Int, making: ((inout RandomBits) -> SliderStream)? = nil,
  at location: SourceLocation = #_sourceLocation, _ law: (SliderStream) -> String?
) {
  let failure = withoutActuallyEscaping(law) { law in
    Trial(law).failure(seed: seed, streams: streams) { making?(&$0) ?? SliderStream.random(&$0) }
  }
  if let failure { Issue.record("\(failure)", sourceLocation: location) }
}

extension SliderStream {
  /// Returns a stream of actions by people and hosts, with up to three pointers.
  static func random(_ random: inout RandomBits) -> SliderStream {
    var configuration = SliderConfiguration()
    for _ in 0..<8 { configuration = configuration.changed(&random, byHost: false) }
    var stream = SliderStream(value: random.number(-20...120), configuration: configuration)
    var maker = SliderStreamMaker(configuration: configuration)
    let length = Int.random(in: 1...40, using: &random)
    while maker.steps.count < length { maker.act(&random) }
    stream.steps = maker.steps
    return stream
  }
}

private struct SliderStreamMaker {
  var configuration: SliderConfiguration
  var steps: [ControlStep<SliderConfiguration>] = []
  var time = Timestamp(nanoseconds: 1_000_000_000)
  var places = [Point](repeating: Point(x: 100, y: 20), count: 3)

  mutating func act(_ random: inout RandomBits) {
    time = time.advanced(by: random.pick([0, 1, 8, 16, 50, 119, 120, 400, 2000]) * 1_000_000)
    switch random.whole(0...99) {
    case 0...29: drag(&random)
    case 30...54:
      let phases: [PointerEvent.Phase] = [
        .down, .down, .move, .move, .move, .up, .up, .cancel, .hover,
      ]
      move(random.whole(0...2), &random)
      pointer(random.pick(phases), Int64(random.whole(0...2)), &random)
    case 55...62: steps.append(.advance(time))
    case 63...70: wheel(&random)
    case 71...78: add(.key(random.pick(Self.keys), random.pick([.none, .none, .shift, .alt])))
    case 79...81: add(.focus(part: UInt8(random.whole(0...8))))
    case 82...84:
      let wish = random.pick([Adjustment.increment, .decrement, .set(random.number(-10...110))])
      add(.adjust(wish, part: UInt8(random.whole(0...8))))
    case 85...86: add(.rotate(detents: Double(random.whole(-12...12)) / 4))
    case 87...90: steps.append(.set(random.number(-20...120), animated: random.coin()))
    case 91...95:
      configuration = configuration.changed(&random, byHost: true)
      steps.append(.configure(configuration))
    default: steps.append(.advance(time))
    }
  }

  static let keys: [Key] = [
    .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .pageUp, .pageDown, .home, .end, .escape,
  ]

  private mutating func add(_ action: InputEvent.Action) {
    steps.append(.handle(InputEvent(time: time, action: action)))
  }

  private mutating func move(_ pointer: Int64, _ random: inout RandomBits) {
    let reach = random.pick([4.0, 40, 400])
    let place = places[Int(pointer)]
    places[Int(pointer)] = Point(
      x: place.x + random.sixtyFourth(-reach...reach),
      y: random.chance(300) ? place.y + random.sixtyFourth(-40...40) : place.y)
  }

  private mutating func pointer(
    _ phase: PointerEvent.Phase, _ id: Int64, kind: PointerKind = .touch, _ random: inout RandomBits
  ) {
    add(
      .pointer(
        PointerEvent(
          id: id, kind: kind, phase: phase, position: places[Int(id)],
          modifiers: random.chance(60) ? .alt : .none)))
  }

  /// A drag, perhaps without its end.
  private mutating func drag(_ random: inout RandomBits) {
    let id = random.whole(0...1)
    let kind = random.pick([PointerKind.touch, .mouse, .pen])
    let place = random.sixtyFourth(-20...400)
    places[Int(id)] =
      configuration.orientation == .vertical ? Point(x: 20, y: place) : Point(x: place, y: 20)
    pointer(.down, id, kind: kind, &random)
    let speed = random.sixtyFourth(-60...60)
    for _ in 0..<random.whole(1...6) {
      time = time.advanced(by: 8_000_000)
      let old = places[Int(id)]
      places[Int(id)] =
        configuration.orientation == .vertical
        ? Point(x: old.x, y: old.y + speed) : Point(x: old.x + speed, y: old.y)
      pointer(.move, id, kind: kind, &random)
    }
    if random.chance(750) { pointer(.up, id, kind: kind, &random) }
  }

  private mutating func wheel(_ random: inout RandomBits) {
    let size = random.sixtyFourth(-40...40)
    let unit = random.pick([WheelEvent.Unit.points, .points, .lines, .detents, .pages])
    let scale = unit == .points ? 1 : 1 / 16.0
    add(
      .wheel(
        WheelEvent(
          deltaX: random.coin() ? size * scale : 0, deltaY: random.coin() ? size * scale : 0,
          unit: unit,
          phase: random.pick([.none, .none, .begin, .change, .momentum, .end]),
          modifiers: random.pick([.none, .none, .alt, .shift]))))
  }
}

extension SliderConfiguration {
  /// Returns a copy with one or two settings changed; the result is valid.
  func changed(_ random: inout RandomBits, byHost: Bool) -> SliderConfiguration {
    while true {
      var new = self
      new.change(&random, byHost: byHost)
      if random.chance(300) { new.change(&random, byHost: byHost) }
      if new.problem == nil { return new }
    }
  }

  private mutating func change(_ random: inout RandomBits, byHost: Bool) {
    switch random.whole(0...17) {
    case 0...2: thumbs = random.pick([1, 2, 2, 3, 4, 8])
    case 3: range = random.pick([0...100, 0...1, -50...50, 1...1000, 5...5, 0.3...0.7, 0...10])
    case 4:
      (curve, factor) = random.pick([
        (.linear, nil), (.linear, nil), (.logarithmic, nil), (.oneTwoFive, nil), (.logarithmic, 2),
      ])
    case 5:
      stops = random.pick([
        NumberList(), NumberList(), NumberList([1, 2, 5, 10]), NumberList([-3, 0, 100]),
      ])
    case 6, 7: step = random.pick([nil, 1, 10, 30, 0.1])
    case 8: distance = random.pick([0, 0, 5, 0.07, 12])
    case 9: meeting = random.pick([.block, .push])
    case 10: between = random.pick([.hold, .move])
    case 11: trackPress = random.pick([.jump, .jump, .step, .nothing])
    case 12: quantization = random.pick([.drag, .release])
    case 13:
      (ticks, grab) = (random.coin(), random.pick([22, 22, 0, 60]))
      thumbRadius = random.pick([14, 14, 0, 60])
    case 14: rubberBand = random.pick([0, 0.55])
    case 15:
      orientation = random.pick([.horizontal, .vertical])
      layoutDirection = random.pick([.leftToRight, .rightToLeft])
    case 16:
      cancelPolicy = random.pick([.revert, .commit])
      slop = random.pick([Slop(), Slop(touch: 0, mouse: 0, pen: 0)])
      length = random.pick([375, 375, 100, 0])
    default: if byHost { interaction = random.pick([.enabled, .enabled, .readOnly, .disabled]) }
    }
  }
}
