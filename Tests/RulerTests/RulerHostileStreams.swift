import ControlCore
import Ruler
import TestSupport

extension RulerStream {
  /// Whatever a broken screen, a broken clock and a broken host could send. Between the blows there
  /// are drags as people make them, or nothing would ever fly.
  static func hostile(_ random: inout SeededRandom) -> RulerStream {
    var maker = HostileMaker(&random)
    var stream = RulerStream(value: random.trouble(), configuration: maker.configuration)
    let length = Int.random(in: 1...40, using: &random)
    while maker.steps.count < length { maker.act(&random) }
    stream.steps = maker.steps
    return stream
  }
}

private struct HostileMaker {
  var configuration: RulerConfiguration
  var steps: [RulerStep] = []
  private var time: Timestamp
  private var point = Point(x: 0, y: 0)
  /// Whether the host changes its mind after everything that happens.
  private let isRestless: Bool

  init(_ random: inout SeededRandom) {
    configuration = .extreme(&random)
    isRestless = random.chance(20)
    time = Timestamp(
      nanoseconds: random.pick([
        0, 0, .min, .min + 1, .max - 1_500_000_000, 4_000_000_000_000_000_000,
        Int64(bitPattern: random.next()),
      ]))
    steps.append(.advance(time))
  }

  mutating func act(_ random: inout SeededRandom) {
    wait(&random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: drag(&random)
    case 4..<9:
      let phases = [PointerEvent.Phase.down, .move, .move, .move, .up, .cancel, .hover, .leave]
      report(
        random.pick(phases),
        Point(x: random.trouble(), y: random.chance(80) ? 0 : random.trouble()),
        &random)
    case 9: report(random.pick([.down, .up]), point, &random)  // once more than there should be
    case 10:
      let unit = random.pick([WheelEvent.Unit.points, .lines, .detents, .pages])
      let phase = random.pick([WheelEvent.Phase.none, .begin, .change, .momentum, .end])
      let (x, y) = (random.trouble(), random.trouble())
      add(.wheel(WheelEvent(deltaX: x, deltaY: y, unit: unit, phase: phase)), &random)
    case 11: add(.rotate(detents: random.trouble()), &random)
    case 12:
      let held = Modifiers(bits: UInt8.random(in: .min ... .max, using: &random))
      add(.key(random.pick(Self.keys), held), &random)
    case 13:
      let adjustment = random.pick([Adjustment.increment, .decrement, .set(random.trouble())])
      add(.adjust(adjustment), &random)
    case 14: add(.set(random.trouble(), animated: random.coin()), &random)
    case 15, 16: configure(&random)
    default: add(.advance(instant(&random)), &random)
    }
  }

  private static let keys: [Key] = [
    .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .pageUp, .pageDown, .home, .end, .escape,
    .digit(255),
  ]

  // MARK: Time

  private mutating func wait(_ random: inout SeededRandom) {
    time = time.advanced(
      by: random.pick([
        0, 0, 1, 1_000_000, 8_000_000, 16_000_000, 41_000_000, 120_000_000, 700_000_000,
        random.chance(10) ? 1_000_000_000_000_000_000 : 5_000_000_000,
      ]))
  }

  /// Mostly now; else in the past, or as far off as there is.
  private func instant(_ random: inout SeededRandom) -> Timestamp {
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<4: time.advanced(by: random.pick([-1, -16_000_000, -9_000_000_000, .min]))
    case 4:
      Timestamp(nanoseconds: random.pick([.min, .min + 1, 0, Int64(bitPattern: random.next())]))
    case 5 where random.chance(20): Timestamp(nanoseconds: random.pick([.max - 1, .max]))
    default: time
    }
  }

  // MARK: Events

  /// A drag that keeps its speed, of any size, and its pointer; with or without its end.
  private mutating func drag(_ random: inout SeededRandom) {
    let each = random.pick([1, 1_000, 4_000_000, 8_000_000, 16_000_000]) as Int64
    let speed = (random.coin() ? -1 : 1) * random.pick([1e-9, 0.5, 10, 40, 300, 1e9, 1e200])
    let kind = random.pick([PointerKind.touch, .mouse, .pen])
    point = Point(x: random.chance(90) ? 100 : random.trouble(), y: 0)
    send(.down, 0, kind, &random)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      time = time.advanced(by: each)
      point.x += speed
      if configuration.orientation == .vertical { point.y += speed }
      send(.move, 0, kind, &random)
    }
    if random.chance(80) { send(.up, 0, kind, &random) }
  }

  private mutating func report(
    _ phase: PointerEvent.Phase, _ place: Point, _ random: inout SeededRandom
  ) {
    if place.x.isFinite, place.y.isFinite { point = place }
    let event = PointerEvent(
      id: random.pick([0, 0, 0, 0, 1, .min, .max]), kind: random.pick([.touch, .mouse, .pen]),
      phase: phase, position: place, modifiers: random.pick([.none, .none, .shift]))
    add(.pointer(event), &random)
  }

  private mutating func send(
    _ phase: PointerEvent.Phase, _ id: Int64, _ kind: PointerKind, _ random: inout SeededRandom
  ) {
    let event = PointerEvent(id: id, kind: kind, phase: phase, position: point)
    add(.handle(InputEvent(time: time, action: .pointer(event))), &random)
  }

  private mutating func add(_ action: InputEvent.Action, _ random: inout SeededRandom) {
    add(.handle(InputEvent(time: instant(&random), action: action)), &random)
  }

  private mutating func add(_ step: RulerStep, _ random: inout SeededRandom) {
    steps.append(step)
    if isRestless { configure(&random) }
  }

  private mutating func configure(_ random: inout SeededRandom) {
    configuration = .extreme(&random, from: configuration)
    steps.append(.configure(configuration))
  }
}

// MARK: Making trouble

extension SeededRandom {
  /// Any number there is, and what is none.
  fileprivate mutating func trouble() -> Double {
    switch Int.random(in: 0..<8, using: &self) {
    case 0: pick([.nan, .infinity, -.infinity, 1e308, -1e308, 1e-300, -0.0, .signalingNaN])
    case 1: pick([1e15, -1e15, 9_007_199_254_740_992, 1e-9, 1e60, -1e100, 0x1p-1074])
    case 2: Double(bitPattern: next())
    default: Double(Int.random(in: -64_000...64_000, using: &self)) / 64
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
      let a = random.trouble()
      let b = random.pick([random.trouble(), a, .infinity])
      if !a.isNaN, !b.isNaN { bounds = min(a, b)...max(a, b) }
    case 2: step = random.pick([1e-100, 1e100, 1 / 3.0, 0.1, 1, abs(random.trouble())])
    case 3: origin = random.trouble()
    case 4: fractions = random.pick([1, 2, 7, 10, 10_000])
    case 5: unitWidth = random.pick([1e-6, 1e9, 120, 1 / 3.0, abs(random.trouble())])
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
