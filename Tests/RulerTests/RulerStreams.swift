import ControlCore
import Ruler
import TestSupport
import Testing

// MARK: Making streams

/// Contents of a random stream.
struct StreamTraits {
  /// True if the host sets values and changes settings.
  var hasHost = true
  /// True if pointers other than 0 occur.
  var hasOthers = true
  /// True if the ruler may be vertical.
  var hasVertical = true
  var longest = 60
}

extension RulerStream {
  init(_ random: inout RandomBits, _ traits: StreamTraits) {
    self.init()
    configuration = .random(&random, traits)
    value = Double(Int.random(in: -80...120, using: &random)) / 8
    var maker = StreamMaker(configuration: configuration, traits: traits)
    maker.steps.append(.advance(maker.time))
    let length = Int.random(in: 1...traits.longest, using: &random)
    while maker.steps.count < length { maker.act(&random) }
    steps = Array(maker.steps.prefix(traits.longest))
  }
}

private struct StreamMaker {
  var configuration: RulerConfiguration
  let traits: StreamTraits
  var steps: [RulerStep] = []
  var time = Timestamp(nanoseconds: 1_000_000_000)
  var point = Point(x: 200, y: 40)

  mutating func act(_ random: inout RandomBits) {
    wait(&random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30: drag(&random)
    case 30..<38: pointer(.down, &random)
    case 38..<50: pointer(.move, &random)
    case 50..<56: pointer(.up, &random)
    case 56..<59: pointer(random.pick([.cancel, .hover, .leave]), &random)
    case 59..<67: steps.append(.advance(time))
    case 67..<75: wheel(&random)
    case 75..<81: add(.key(random.pick(Self.keys), random.pick(Self.modifiers)))
    case 81..<84: add(.adjust(random.pick([.increment, .decrement])))
    case 84..<87: add(.rotate(detents: Double(Int.random(in: -20...20, using: &random)) / 4))
    case 87..<91 where traits.hasHost:
      let value = Double(Int.random(in: -160...240, using: &random)) / 16
      steps.append(.set(value, animated: random.chance(500)))
    case 91..<97 where traits.hasHost:
      configuration = configuration.changed(&random, traits)
      steps.append(.configure(configuration))
    default: steps.append(.advance(time))
    }
  }

  static let keys: [Key] = [
    .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .pageUp, .pageDown, .home, .end, .escape,
    .digit(3),
  ]
  static let modifiers: [Modifiers] = [.none, .none, .none, .shift, .alt]

  private mutating func wait(_ random: inout RandomBits) {
    let ms = random.pick([0, 0, 1, 5, 8, 16, 20, 40, 41, 60, 119, 120, 121, 400, 3000])
    time = time.advanced(by: Int64(ms) * 1_000_000 + (random.chance(200) ? 333_333 : 0))
  }

  private mutating func add(_ action: InputEvent.Action) {
    steps.append(.handle(InputEvent(time: time, action: action)))
  }

  private mutating func pointer(_ phase: PointerEvent.Phase, _ random: inout RandomBits) {
    point.x += Double(Int.random(in: -6400...6400, using: &random)) / 64
    if random.chance(300) { point.y += Double(Int.random(in: -2000...2000, using: &random)) / 64 }
    send(phase, id: traits.hasOthers && random.chance(100) ? 1 : 0, &random)
  }

  private mutating func send(
    _ phase: PointerEvent.Phase, id: Int64 = 0, kind: PointerKind = .touch,
    _ random: inout RandomBits
  ) {
    add(
      .pointer(
        PointerEvent(
          id: id, kind: kind, phase: phase, position: point,
          modifiers: random.chance(100) ? .shift : .none)))
  }

  /// A drag, perhaps without its end.
  private mutating func drag(_ random: inout RandomBits) {
    let kind = random.pick([PointerKind.touch, .mouse, .pen])
    let each = random.pick([8, 16, 16, 100])
    var speed = Double(Int.random(in: -6400...6400, using: &random)) / 64
    if random.chance(500) { speed /= 8 }
    send(.down, kind: kind, &random)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      time = time.advanced(by: Int64(each) * 1_000_000)
      point.x += (speed * 64).rounded() / 64
      point.y += configuration.orientation == .vertical ? (speed * 32).rounded() / 32 : 0
      send(.move, kind: kind, &random)
    }
    if random.chance(750) { send(.up, kind: kind, &random) }
  }

  private mutating func wheel(_ random: inout RandomBits) {
    let size = Double(Int.random(in: -2000...2000, using: &random)) / 16
    let unit = random.pick([WheelEvent.Unit.points, .points, .lines, .detents, .pages])
    let scale = unit == .points ? 1 : 1 / 32.0
    add(
      .wheel(
        WheelEvent(
          deltaX: random.chance(600) ? size * scale : 0,
          deltaY: random.chance(600) ? size * scale : 0,
          unit: unit, phase: random.pick([.none, .none, .begin, .change, .momentum, .end]),
          modifiers: random.pick([.none, .none, .none, .alt, .shift]))))
  }
}

// MARK: Making configurations

extension RulerConfiguration {
  static func random(_ random: inout RandomBits, _ traits: StreamTraits) -> RulerConfiguration {
    var configuration = RulerConfiguration()
    configuration.interaction = .enabled
    for _ in 0..<8 { configuration = configuration.changed(&random, traits, host: false) }
    return configuration
  }

  /// Returns a copy with one or two settings changed; the result is valid.
  func changed(
    _ random: inout RandomBits, _ traits: StreamTraits, host: Bool = true
  ) -> RulerConfiguration {
    while true {
      var new = self
      new.change(&random, traits, host: host)
      if random.chance(300) { new.change(&random, traits, host: host) }
      if new.problem == nil { return new }
    }
  }

  private mutating func change(_ random: inout RandomBits, _ traits: StreamTraits, host: Bool) {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<3:
      range = random.pick([
        -.infinity ... .infinity, 0 ... .infinity, -.infinity...4.5, 0...10, 0...0.95, 0...0.9,
        -5...5, 2...2, 0.3...0.7, -1000...1000, 1.25...6.125,
      ])
    case 3: step = random.pick([1, 1, 0.1, 0.25, 0.3, 1 / 3.0, 3, 7])
    case 4: origin = random.pick([0, 0, 0.5, -2.25])
    case 5: fractions = random.pick([10, 10, 5, 4, 1, 7])
    case 6, 7: snap = random.pick([.none, .near(.unit), .near(.half), .near(.fraction), .always])
    case 8, 9: tick = random.pick([.none, .unit, .half, .fraction])
    case 10: unitWidth = random.pick([120, 120, 60, 37.5, 100 / 3.0, 512])
    case 11: length = random.pick([375, 375, 0, 100])
    case 12: orientation = traits.hasVertical ? random.pick([.horizontal, .vertical]) : orientation
    case 13: layoutDirection = random.pick([.leftToRight, .rightToLeft])
    case 14:
      cancelPolicy = random.pick([.revert, .commit])
      tap = random.pick([.nothing, .go])
    case 15: (capture, rearm) = random.pick([(nil, nil), (0, 0), (0.5, 1), (0, 3), (1, nil)])
    case 16: if host { interaction = random.pick([.enabled, .enabled, .readOnly, .disabled]) }
    case 17:
      deceleration = random.pick([0.9972, 0.99, 0.998])
      minimumFling = random.pick([90, 0, 300])
      maximumFling = random.pick([8000, 8000, 500])
    case 18:
      springFrequency = random.pick([10, 10, 2, 40])
      landingFrequency = random.pick([30, 30, 10, 60])
      restDistance = random.pick([0.25, 0.01, 5])
      stopDistance = random.pick([0.6, 0.1, 5])
      rubberBand = random.pick([0.55, 0.55, 1, 0.1])
    default:
      slop = random.pick([Slop(), Slop(touch: 0, mouse: 0, pen: 0), Slop(touch: 3.5)])
      fineDrag = random.pick([FineDrag(), FineDrag(distance: 20), FineDrag(scale: 0.25)])
      scrollTimeout = random.pick([120_000_000, 120_000_000, 0, 30_000_000])
      boundaryHapticGap = random.pick([0, 0, 0, 1, 50_000_000, 1_000_000_000])
    }
  }
}
