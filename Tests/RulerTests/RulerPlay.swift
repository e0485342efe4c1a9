import ControlCore
import GestureReplay
import Ruler
import TestSupport

/// A ruler under test: events by the millisecond; its effects are kept.
struct RulerPlay {
  var ruler: RulerControl
  /// Effects so far.
  var effects: [Effect] = []
  /// True to keep `changed` effects of motion, which are samples.
  var keepsMotion = false
  /// The kind of pointer for `down`, `move` and `up`.
  var kind = PointerKind.mouse

  init(
    _ value: Double = 0, _ configuration: RulerConfiguration = RulerConfiguration(),
    kind: PointerKind = .mouse, at ms: Double = 0
  ) {
    ruler = RulerControl(value: value, configuration: configuration)
    self.kind = kind
    advance(to: ms)
  }

  // MARK: Input

  mutating func pointer(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 40, at ms: Double, id: Int64 = 0,
    _ modifiers: Modifiers = .none
  ) {
    let event = PointerEvent(
      id: id, kind: kind, phase: phase, position: Point(x: x, y: y), modifiers: modifiers)
    handle(.pointer(event), at: ms)
  }

  mutating func down(_ x: Double, _ y: Double = 40, at ms: Double, id: Int64 = 0) {
    pointer(.down, x, y, at: ms, id: id)
  }

  mutating func move(_ x: Double, _ y: Double = 40, at ms: Double, id: Int64 = 0) {
    pointer(.move, x, y, at: ms, id: id)
  }

  mutating func up(_ x: Double, _ y: Double = 40, at ms: Double, id: Int64 = 0) {
    pointer(.up, x, y, at: ms, id: id)
  }

  /// Presses at `x` and moves by `distance` plus the slop in the next millisecond, so that exactly
  /// `distance` is dragged.
  mutating func drag(by distance: Double, from x: Double = 200, at ms: Double) {
    let slop = distance < 0 ? -slop : slop
    down(x, at: ms)
    move(x + distance + slop, at: ms + 1)
  }

  /// Drags for 100 ms at a constant `speed` in points/s to the right, and lifts at the last report.
  /// The drag is a tenth of `speed`, less the slop.
  mutating func fling(_ speed: Double, from x: Double = 200, at ms: Double) {
    down(x, at: ms)
    for step in 1...10 {
      move(x + speed * 0.01 * Double(step), at: ms + 10 * Double(step))
    }
    up(x + speed * 0.1, at: ms + 100)
  }

  mutating func key(_ key: Key, _ modifiers: Modifiers = .none, at ms: Double) {
    handle(.key(key, modifiers), at: ms)
  }

  mutating func adjust(_ adjustment: Adjustment, at ms: Double) {
    handle(.adjust(adjustment), at: ms)
  }

  mutating func rotate(_ detents: Double, at ms: Double) {
    handle(.rotate(detents: detents), at: ms)
  }

  mutating func wheel(
    x: Double = 0, y: Double = 0, _ unit: WheelEvent.Unit = .points,
    _ phase: WheelEvent.Phase = .none, at ms: Double
  ) {
    handle(.wheel(WheelEvent(deltaX: x, deltaY: y, unit: unit, phase: phase)), at: ms)
  }

  mutating func handle(_ action: InputEvent.Action, at ms: Double) {
    let event = InputEvent(time: .ms(ms), action: action)
    record { $0.handle(event, emit: $1) }
  }

  // MARK: Time and host

  mutating func advance(to ms: Double) {
    record { $0.advance(to: .ms(ms), emit: $1) }
  }

  /// Advances in frames of 60 Hz until nothing moves; at most 20 s.
  mutating func settle() {
    var frames = 0
    while !ruler.isIdle, ruler.restTime != nil, frames < 1200 {
      record { $0.advance(to: $0.time.advanced(by: 16_666_667), emit: $1) }
      frames += 1
    }
  }

  mutating func set(_ value: Double, animated: Bool = false) {
    record { $0.set(value: value, animated: animated, emit: $1) }
  }

  mutating func configure(_ change: (inout RulerConfiguration) -> Void) {
    var configuration = ruler.configuration
    change(&configuration)
    record { $0.set(configuration: configuration, emit: $1) }
  }

  private mutating func record(_ verb: (inout RulerControl, (Effect) -> Void) -> Void) {
    var ruler = ruler
    var new: [Effect] = []
    verb(&ruler) { new.append($0) }
    self.ruler = ruler
    effects += keepsMotion ? new : new.filter { !$0.isSample }
  }

  // MARK: Reading

  /// Returns the effects since the last call.
  mutating func news() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  var value: Double { ruler.value }
  var offset: Double { ruler.offset }
  var phase: ControlPhase { ruler.phase }
  /// Time in milliseconds.
  var now: Double { Double(ruler.time.nanoseconds) / 1e6 }

  /// Marks that ticked, in order.
  var ticks: [Int64] { effects.marks.map(\.mark) }
  var bounds: [Side] {
    effects.compactMap { if case .bound(let side, _, _, _) = $0 { side } else { nil } }
  }

  private var slop: Double {
    switch kind {
    case .touch: ruler.configuration.slop.touch
    case .mouse: ruler.configuration.slop.mouse
    case .pen: ruler.configuration.slop.pen
    }
  }
}

extension Timestamp {
  static func ms(_ ms: Double) -> Timestamp {
    Timestamp(nanoseconds: Int64((ms * 1e6).rounded()))
  }
}

extension Effect {
  var isChange: Bool {
    if case .changed = self { true } else { false }
  }

  var isTick: Bool {
    if case .tick = self { true } else { false }
  }
}

/// A mark of a run.
struct PassedMark: Equatable {
  var mark: Int64
  var time: Timestamp
}

extension [Effect] {
  /// Marks of all runs, one by one.
  var marks: [PassedMark] {
    flatMap { effect -> [PassedMark] in
      guard case .tick(let run, _) = effect else { return [] }
      var marks: [PassedMark] = []
      _ = run.forEach(limit: 100_000) { marks.append(PassedMark(mark: $0, time: $1)) }
      return marks
    }
  }

  /// Names of the effects.
  var names: [String] {
    map { effect in
      switch effect {
      case .began: "began"
      case .tick: "tick"
      case .bound: "bound"
      case .changed: "changed"
      case .snapped: "snapped"
      case .ended: "ended"
      case .preview: "preview"
      case .yielded: "yielded"
      case .tapped: "tapped"
      case .idle: "idle"
      }
    }
  }
}

/// True if two numbers differ by at most `accuracy`.
func near(_ a: Double, _ b: Double, _ accuracy: Double = 1e-9) -> Bool {
  abs(a - b) <= accuracy
}

extension RulerConfiguration {
  /// Returns the default configuration with changes.
  static func with(_ change: (inout RulerConfiguration) -> Void) -> RulerConfiguration {
    var configuration = RulerConfiguration()
    change(&configuration)
    return configuration
  }
}
