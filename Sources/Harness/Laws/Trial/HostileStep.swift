import ControlCore
import GestureGenerators
import GestureScript

/// An action of a broken screen, clock or host on a control.
public enum HostileStep: Equatable, Sendable {
  /// An event: late, early, far away, not at a number, or of a pointer that was released long ago.
  case handle(InputEvent)
  /// Time passes, or is reported to have passed.
  case advance(Timestamp)
  /// The host sets a value, perhaps not a number, of a part that may not exist.
  case set(Double, part: Int, animated: Bool)
  /// The host changes the settings.
  case configure(Script.Settings)

  /// The time of the step; `nil` for immediate actions of the host.
  var time: Timestamp? {
    switch self {
    case .handle(let event): event.time
    case .advance(let time): time
    case .set, .configure: nil
    }
  }
}

extension Subject {
  /// Applies a step. Invalid settings are skipped.
  mutating func take(_ step: HostileStep, emit: (Effect) -> Void) {
    switch step {
    case .handle(let event): handle(event, emit: emit)
    case .advance(let time): advance(to: time, emit: emit)
    case .set(let value, let part, let animated):
      set(value: value, of: part, animated: animated, emit: emit)
    case .configure(let settings):
      let configuration = type.configuration(settings)
      guard configuration.problem == nil else { return }
      set(configuration: configuration, emit: emit)
    }
  }
}

/// Makes adversarial steps from choices, and ordinary drags, without which nothing would be thrown.
struct HostileMaker {
  private(set) var steps: [HostileStep] = []
  private var time = Timestamp(nanoseconds: 0)
  private let maker: ScriptMaker
  private let partCount: Int

  init(_ choices: inout Choices, _ maker: ScriptMaker, partCount: Int) {
    self.maker = maker
    self.partCount = partCount
    time.nanoseconds = choices.pick(
      [0, .min, .min + 1, .max - 1_500_000_000, 4_000_000_000_000_000_000], "start")
    var goesOn = true
    while goesOn, steps.count < 40 {
      goesOn = choices.span { choices in
        act(&choices)
        return choices.chance(950, "more")
      }
    }
  }

  private mutating func act(_ choices: inout Choices) {
    time = time.advanced(
      by: choices.pick(
        [0, 8_000_000, 16_000_000, 1, 41_000_000, 700_000_000, 5_000_000_000, 1 << 60], "wait"))
    switch choices.whole(0...9, "act") {
    case 0: steps.append(.advance(instant(&choices)))
    case 1...3: drag(&choices)
    case 4, 5: touch(&choices)
    case 6: add(otherAction(&choices), &choices)
    case 7:
      let part = Int(choices.whole(-1...Int64(partCount), "part"))
      steps.append(.set(error(&choices), part: part, animated: choices.chance(500, "animated")))
    case 8: steps.append(.configure(maker.script(&choices).settings))
    default: add(.key(choices.pick(Self.keys, "key"), modifiers(&choices)), &choices)
    }
  }

  private static let keys: [Key] = [
    .arrowRight, .arrowLeft, .arrowUp, .arrowDown, .pageUp, .pageDown, .home, .end, .escape,
    .digit(3), .digit(255), .digit(-1), .delete, .backspace,
  ]

  /// Adds a drag at a constant speed of any size, with or without its release.
  private mutating func drag(_ choices: inout Choices) {
    let speed = choices.pick([4, 40, 300, -4, -40, -300, 1e-9, 1e9, -1e200], "speed")
    let period: Int64 = choices.pick([8_000_000, 16_000_000, 1_000, 1], "period")
    let id = choices.whole(0...1, "pointer")
    var place = Point(
      x: Double(choices.whole(0...400, "x")), y: Double(choices.whole(0...100, "y")))
    add(PointerEvent(id: id, phase: .down, position: place))
    for _ in 0..<choices.whole(1...6, simplest: 3, "moves") {
      time = time.advanced(by: period)
      place.x += speed
      add(PointerEvent(id: id, phase: .move, position: place))
    }
    if choices.chance(800, "up") { add(PointerEvent(id: id, phase: .up, position: place)) }
  }

  private mutating func touch(_ choices: inout Choices) {
    let event = PointerEvent(
      id: choices.pick([0, 1, .min, .max], "pointer"),
      kind: choices.pick([.touch, .mouse, .pen], "kind"),
      phase: choices.pick([.down, .move, .up, .cancel, .hover, .leave], "phase"),
      position: Point(x: error(&choices), y: error(&choices)), modifiers: modifiers(&choices),
      button: choices.pick([.left, .left, .left, .right], "button"))
    add(.pointer(event), &choices)
  }

  private func otherAction(_ choices: inout Choices) -> InputEvent.Action {
    let part = UInt8(choices.whole(0...Int64(min(partCount, 255)), "part"))
    switch choices.whole(0...3, "action") {
    case 0:
      return .wheel(
        WheelEvent(
          deltaX: error(&choices), deltaY: error(&choices),
          unit: choices.pick([.points, .lines, .detents, .pages], "unit"),
          phase: choices.pick([.none, .begin, .change, .momentum, .end], "phase"),
          modifiers: modifiers(&choices)))
    case 1: return .rotate(detents: error(&choices))
    case 2: return .focus(part: part)
    default:
      let wanted = error(&choices)
      return .adjust(choices.pick([.increment, .decrement, .set(wanted)], "adjust"), part: part)
    }
  }

  private func modifiers(_ choices: inout Choices) -> Modifiers {
    Modifiers(bits: UInt8(choices.pick([0, 1, 4, 255], "modifiers")))
  }

  /// Returns a number: mostly a position on a screen, else an extreme or random one, or NaN.
  private func error(_ choices: inout Choices) -> Double {
    switch choices.whole(0...5, "number") {
    case 4:
      return choices.pick(
        [.infinity, -.infinity, .nan, .signalingNaN, 1e308, -1e308, 1e15, 1e60, 1e-300, -0.0],
        "trouble")
    case 5: return Double(bitPattern: UInt64(bitPattern: choices.whole(.min ... .max, "bits")))
    default: return Double(choices.whole(-64_000...64_000, "place")) / 64
    }
  }

  // MARK: Events

  private mutating func add(_ event: PointerEvent) {
    steps.append(.handle(InputEvent(time: time, action: .pointer(event))))
  }

  private mutating func add(_ action: InputEvent.Action, _ choices: inout Choices) {
    steps.append(.handle(InputEvent(time: instant(&choices), action: action)))
  }

  /// Returns a time: mostly now, else in the past, or extremely far away.
  private func instant(_ choices: inout Choices) -> Timestamp {
    switch choices.whole(0...19, "instant") {
    case 17, 18: time.advanced(by: choices.pick([-1, -16_000_000, -9_000_000_000, .min], "back"))
    case 19: Timestamp(nanoseconds: choices.pick([0, .min, .max - 1, .max], "far"))
    default: time
    }
  }
}
