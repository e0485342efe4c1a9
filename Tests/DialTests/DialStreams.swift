import ControlCore
import Dial
import TestSupport

extension DialStream {
  /// Returns a stream of actions by people and hosts.
  static func random(_ random: inout RandomBits, hasHost: Bool = true) -> DialStream {
    var configuration = DialConfiguration()
    for _ in 0..<8 { configuration = configuration.changed(&random, host: false) }
    var maker = DialMaker(configuration: configuration, hasHost: hasHost)
    maker.steps.append(.advance(maker.time))
    let length = random.whole(1...50)
    while maker.steps.count < length { maker.act(&random) }
    return DialStream(
      value: Double(random.whole(-80...920)) / 8, configuration: configuration, steps: maker.steps)
  }
}

private struct DialMaker {
  var configuration: DialConfiguration
  let hasHost: Bool
  var steps: [ControlStep<DialConfiguration>] = []
  var time = Timestamp(nanoseconds: 1_000_000_000)
  private var angle = 0.0
  private var distance = 60.0

  init(configuration: DialConfiguration, hasHost: Bool) {
    (self.configuration, self.hasHost) = (configuration, hasHost)
  }

  mutating func act(_ random: inout RandomBits) {
    let ms = random.pick([0, 0, 1, 5, 8, 16, 20, 40, 41, 60, 119, 120, 121, 400, 3000])
    time = time.advanced(by: Int64(ms) * 1_000_000 + (random.chance(200) ? 333_333 : 0))
    switch random.whole(0...99) {
    case 0..<34: turn(&random)
    case 34..<42: pointer(.down, &random)
    case 42..<52: pointer(.move, &random)
    case 52..<58: pointer(.up, &random)
    case 58..<61: pointer(random.pick([.cancel, .hover, .leave]), &random)
    case 61..<66: wheel(&random)
    case 66..<75:
      let keys: [Key] = [
        .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .pageUp, .pageDown, .home, .end, .escape,
      ]
      add(.key(random.pick(keys), random.pick([.none, .none, .shift, .alt])))
    case 75..<79:
      let wanted = Double(random.whole(-80...920)) / 8
      add(.adjust(random.pick([.increment, .decrement, .set(wanted)])))
    case 79..<83: add(.rotate(detents: Double(random.whole(-20...20)) / 4))
    case 83..<88 where hasHost:
      steps.append(.set(Double(random.whole(-160...1600)) / 16, animated: random.coin()))
    case 88..<93 where hasHost:
      configuration = configuration.changed(&random, host: true)
      steps.append(.configure(configuration))
    default: steps.append(.advance(time))
    }
  }

  private mutating func add(_ action: InputEvent.Action) {
    steps.append(.handle(InputEvent(time: time, action: action)))
  }

  private mutating func send(
    _ phase: PointerEvent.Phase, _ kind: PointerKind, id: Int64 = 0, _ random: inout RandomBits
  ) {
    add(
      .pointer(
        PointerEvent(
          id: id, kind: kind, phase: phase, position: configuration.point(at: angle, distance),
          modifiers: random.chance(100) ? .alt : .none)))
  }

  private mutating func pointer(_ phase: PointerEvent.Phase, _ random: inout RandomBits) {
    angle += random.number(-120...120)
    distance = random.chance(300) ? random.number(0...120) : distance
    angle -= angle > 360 ? 360 : angle < -360 ? -360 : 0
    let kind = random.pick([PointerKind.touch, .mouse, .pen])
    send(phase, kind, id: random.chance(80) ? 1 : 0, &random)
  }

  /// A turn of the hand, perhaps without its end, sometimes straight across the middle.
  private mutating func turn(_ random: inout RandomBits) {
    let kind = random.pick([PointerKind.touch, .mouse, .pen])
    let each = random.pick([8, 16, 16, 100]) as Int64
    let speed = random.number(-60...60) / (random.coin() ? 1 : 8)
    angle = random.number(-180...180)
    distance = random.pick([20, 60, 60, 90])
    send(.down, kind, &random)
    for _ in 0..<random.whole(1...12) {
      time = time.advanced(by: each * 1_000_000)
      angle += speed
      angle -= angle > 360 ? 360 : angle < -360 ? -360 : 0
      if random.chance(60) { distance = random.number(0...30) }
      send(.move, kind, &random)
    }
    if random.chance(750) { send(.up, kind, &random) }
  }

  private mutating func wheel(_ random: inout RandomBits) {
    let size = Double(random.whole(-2000...2000)) / 16
    let unit = random.pick([WheelEvent.Unit.points, .points, .lines, .detents, .pages])
    add(
      .wheel(
        WheelEvent(
          deltaX: random.coin() ? size / 32 : 0,
          deltaY: random.coin() ? size / (unit == .points ? 1 : 32) : 0, unit: unit,
          phase: random.pick([.none, .none, .begin, .change, .momentum, .end]))))
  }
}

extension DialConfiguration {
  /// Returns a copy with one setting changed; the result is valid.
  fileprivate func changed(_ random: inout RandomBits, host: Bool) -> DialConfiguration {
    while true {
      var new = self
      new.change(&random, host: host)
      if new.problem == nil { return new }
    }
  }

  private mutating func change(_ random: inout RandomBits, host: Bool) {
    switch random.whole(0...13) {
    case 0, 1: range = random.pick([0...100, 0...360, -50...50, 0...1, 1.25...6.25, 0...12])
    case 2: step = random.pick([nil, 1, 5, 0.1, 0.25, 15, 1 / 3.0])
    case 3, 4: (wraps, sweep) = random.pick([(true, 360), (true, 360), (false, 360), (false, 270)])
    case 5:
      (start, sweep) = random.pick([
        (0, 360), (-135, 270), (225, 270), (90, 30), (0, 1080), (-135, 630), (37.5, 36_000),
      ])
    case 6: snaps = random.chance(600)
    case 7: ticks = random.chance(700)
    case 8: coasts = random.chance(700)
    case 9:
      (hold, press) = (random.pick([.rotary, .rotary, .vertical]), random.pick([.turn, .jump]))
    case 10: (length, breadth) = random.pick([(160, 160), (375, 80), (50, 400), (0, 0)])
    case 11: if host { interaction = random.pick([.enabled, .enabled, .readOnly, .disabled]) }
    case 12:
      cancelPolicy = random.pick([.revert, .commit])
      dead = random.pick([6, 6, 0, 30])
      boundaryHapticGap = random.pick([0, 0, 50_000_000])
    default:
      slop = random.pick([Slop(), Slop(touch: 0, mouse: 0, pen: 0), Slop(touch: 3.5)])
      deceleration = random.pick([0.9972, 0.99, 0.998])
      (springFrequency, landingFrequency) = random.pick([(10, 30), (2, 10), (40, 60)])
      scrollTimeout = random.pick([120_000_000, 0, 30_000_000])
    }
  }
}
