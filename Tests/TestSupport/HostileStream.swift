import ControlCore

extension ControlStream {
  /// Returns a stream from a broken screen, a broken clock and a broken host, with normal drags in
  /// between so that motions occur.
  ///
  /// `HostileTrial` of the harness covers script settings only. These streams push every member of
  /// the configuration to its limits, and also test the C interface and stored states.
  public static func hostile(_ random: inout RandomBits) -> ControlStream {
    var maker = HostileMaker<Subject>(&random)
    var stream = ControlStream(value: random.error(), configuration: maker.configuration)
    let length = Int.random(in: 1...40, using: &random)
    while maker.steps.count < length { maker.act(&random) }
    stream.steps = maker.steps
    return stream
  }
}

private struct HostileMaker<Subject: Control> where Subject.Configuration: TriedConfiguration {
  var configuration: Subject.Configuration
  var steps: [ControlStep<Subject.Configuration>] = []
  private var time: Timestamp
  private var point = Point(x: 0, y: 0)
  /// True if the host changes something after every step.
  private let isRestless: Bool

  init(_ random: inout RandomBits) {
    configuration = Subject.Configuration().extreme(&random)
    isRestless = random.chance(200)
    time = Timestamp(
      nanoseconds: random.pick([
        0, 0, .min, .min + 1, .max - 1_500_000_000, 4_000_000_000_000_000_000,
        Int64(bitPattern: random.next()),
      ]))
    steps.append(.advance(time))
  }

  mutating func act(_ random: inout RandomBits) {
    wait(&random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: drag(&random)
    case 4..<9:
      let phases = [PointerEvent.Phase.down, .move, .move, .move, .up, .cancel, .hover, .leave]
      report(
        random.pick(phases),
        Point(x: random.error(), y: random.chance(800) ? 0 : random.error()),
        &random)
    case 9: report(random.pick([.down, .up]), point, &random)  // once more than valid
    case 10:
      let unit = random.pick([WheelEvent.Unit.points, .lines, .detents, .pages])
      let phase = random.pick([WheelEvent.Phase.none, .begin, .change, .momentum, .end])
      let (x, y) = (random.error(), random.error())
      let held = Modifiers(bits: UInt8.random(in: .min ... .max, using: &random))
      add(
        .wheel(WheelEvent(deltaX: x, deltaY: y, unit: unit, phase: phase, modifiers: held)),
        &random)
    case 11: add(.rotate(detents: random.error()), &random)
    case 12:
      let held = Modifiers(bits: UInt8.random(in: .min ... .max, using: &random))
      add(.key(random.pick(keys), held), &random)
    case 13:
      let adjustment = random.pick([Adjustment.increment, .decrement, .set(random.error())])
      add(.adjust(adjustment), &random)
    case 14: add(.set(random.error(), animated: random.coin()), &random)
    case 15, 16: configure(&random)
    default: add(.advance(instant(&random)), &random)
    }
  }

  private let keys: [Key] = [
    .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .pageUp, .pageDown, .home, .end, .escape,
    .digit(255), .digit(3), .digit(-1),
  ]

  // MARK: Time

  private mutating func wait(_ random: inout RandomBits) {
    time = time.advanced(
      by: random.pick([
        0, 0, 1, 1_000_000, 8_000_000, 16_000_000, 41_000_000, 120_000_000, 700_000_000,
        random.chance(100) ? 1_000_000_000_000_000_000 : 5_000_000_000,
      ]))
  }

  /// Returns a time: mostly the present, else in the past or far away.
  private func instant(_ random: inout RandomBits) -> Timestamp {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<4: time.advanced(by: random.pick([-1, -16_000_000, -9_000_000_000, .min]))
    case 4:
      Timestamp(nanoseconds: random.pick([.min, .min + 1, 0, Int64(bitPattern: random.next())]))
    case 5 where random.chance(200): Timestamp(nanoseconds: random.pick([.max - 1, .max]))
    default: time
    }
  }

  // MARK: Events

  /// A drag at any constant speed, perhaps without its end.
  private mutating func drag(_ random: inout RandomBits) {
    let each = random.pick([1, 1_000, 4_000_000, 8_000_000, 16_000_000]) as Int64
    let speed = (random.coin() ? -1 : 1) * random.pick([1e-9, 0.5, 10, 40, 300, 1e9, 1e200])
    let kind = random.pick([PointerKind.touch, .mouse, .pen])
    point = Point(x: random.chance(900) ? 100 : random.error(), y: 0)
    send(.down, 0, kind, &random)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      time = time.advanced(by: each)
      point.x += speed
      if configuration.orientation == .vertical { point.y += speed }
      send(.move, 0, kind, &random)
    }
    if random.chance(800) { send(.up, 0, kind, &random) }
  }

  private mutating func report(
    _ phase: PointerEvent.Phase, _ place: Point, _ random: inout RandomBits
  ) {
    if place.x.isFinite, place.y.isFinite { point = place }
    let event = PointerEvent(
      id: random.pick([0, 0, 0, 0, 1, .min, .max]), kind: random.pick([.touch, .mouse, .pen]),
      phase: phase, position: place, modifiers: random.pick([.none, .none, .shift]),
      button: random.pick([.left, .left, .left, .left, .left, .left, .right, .middle]))
    add(.pointer(event), &random)
  }

  private mutating func send(
    _ phase: PointerEvent.Phase, _ id: Int64, _ kind: PointerKind, _ random: inout RandomBits
  ) {
    let event = PointerEvent(id: id, kind: kind, phase: phase, position: point)
    add(.handle(InputEvent(time: time, action: .pointer(event))), &random)
  }

  private mutating func add(_ action: InputEvent.Action, _ random: inout RandomBits) {
    add(.handle(InputEvent(time: instant(&random), action: action)), &random)
  }

  private mutating func add(
    _ step: ControlStep<Subject.Configuration>, _ random: inout RandomBits
  ) {
    steps.append(step)
    if isRestless { configure(&random) }
  }

  private mutating func configure(_ random: inout RandomBits) {
    configuration = configuration.extreme(&random)
    steps.append(.configure(configuration))
  }
}

// MARK: Adversarial values

extension RandomBits {
  /// Returns any number, including infinities and NaN.
  public mutating func error() -> Double {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: pick([.nan, .infinity, -.infinity, 1e308, -1e308, 1e-300, -0.0, .signalingNaN])
    case 1: pick([1e15, -1e15, 9_007_199_254_740_992, 1e-9, 1e60, -1e100, 0x1p-1074])
    case 2: Double(bitPattern: next())
    default: Double(Int.random(in: -64_000...64_000, using: &self)) / 64
    }
  }
}

extension TriedConfiguration {
  /// Returns valid settings, often at their limits.
  fileprivate func extreme(_ random: inout RandomBits) -> Self {
    var good = self
    for _ in 0..<6 {
      var new = good
      new.push(&random)
      if new.isSensible { good = new }
    }
    return good
  }
}
