import ControlCore
import Dial
import TestSupport

/// A dial under test: events by the millisecond, pointers by angle; its effects are kept.
struct DialPlay {
  var dial: DialControl
  /// Effects so far, except samples of motion.
  var effects: [Effect] = []
  var kind = PointerKind.mouse
  private var ms: Int64 = 0

  init(
    _ value: Double, _ configuration: DialConfiguration = DialConfiguration(),
    kind: PointerKind = .mouse
  ) {
    dial = DialControl(value: value, configuration: configuration)
    self.kind = kind
    advance(by: 0)
  }

  /// Returns a dial of degrees that wraps around.
  static func compass(
    _ value: Double, kind: PointerKind = .mouse,
    _ change: (inout DialConfiguration) -> Void = { _ in }
  ) -> DialPlay {
    var configuration = DialConfiguration(range: 0...360, step: 1, wraps: true)
    change(&configuration)
    return DialPlay(value, configuration, kind: kind)
  }

  /// Returns a knob with a gap at the bottom.
  static func knob(
    _ value: Double, kind: PointerKind = .mouse,
    _ change: (inout DialConfiguration) -> Void = { _ in }
  ) -> DialPlay {
    var configuration = DialConfiguration(range: 0...100)
    (configuration.start, configuration.sweep) = (-135, 270)
    change(&configuration)
    return DialPlay(value, configuration, kind: kind)
  }

  var value: Double { dial.value }
  var turns: Int32 { dial.turns }

  mutating func advance(by more: Int64) {
    ms += more
    var reported: [Effect] = []
    dial.advance(to: now) { reported.append($0) }
    for effect in reported { note(effect) }
  }

  private var now: Timestamp { Timestamp(nanoseconds: ms * 1_000_000) }

  private mutating func note(_ effect: Effect) {
    if case .changed(_, .motion, _, _, _) = effect { return }
    effects.append(effect)
  }

  mutating func handle(_ action: InputEvent.Action) {
    var reported: [Effect] = []
    dial.handle(InputEvent(time: now, action: action)) { reported.append($0) }
    for effect in reported { note(effect) }
  }

  mutating func key(_ key: Key, _ modifiers: Modifiers = .none) { handle(.key(key, modifiers)) }

  mutating func set(_ value: Double, animated: Bool = false) {
    var reported: [Effect] = []
    dial.set(value: value, animated: animated) { reported.append($0) }
    effects += reported
  }

  mutating func configure(_ change: (inout DialConfiguration) -> Void) {
    var (new, reported) = (dial.configuration, [Effect]())
    change(&new)
    dial.set(configuration: new) { reported.append($0) }
    effects += reported
  }

  mutating func pointer(_ phase: PointerEvent.Phase, _ point: Point) {
    handle(.pointer(PointerEvent(kind: kind, phase: phase, position: point)))
  }

  /// - Parameters:
  ///   - phase: phase of the pointer.
  ///   - degrees: angle clockwise from the top.
  ///   - distance: distance from the middle, in points.
  mutating func pointer(_ phase: PointerEvent.Phase, _ degrees: Double, _ distance: Double = 60) {
    pointer(phase, dial.configuration.point(at: degrees, distance))
  }

  /// Moves by degrees, 16 ms for every five.
  mutating func turn(from start: Double, by degrees: Double, _ distance: Double = 60) {
    let steps = max((abs(degrees) / 5).rounded(.up), 1)
    for step in 1...Int(steps) {
      advance(by: 16)
      pointer(.move, start + degrees * Double(step) / steps, distance)
    }
  }

  /// Kinds of the effects, in order.
  var words: [String] {
    effects.map { effect in
      switch effect {
      case .began: "began"
      case .tick(let run, _): "tick \(run.first)"
      case .bound(let side, _, _, _): "bound \(side)"
      case .changed(let value, let cause, _, let turns, _): "\(cause) \(value) in \(turns)"
      case .snapped(let value, _, let turns, _): "snapped \(value) in \(turns)"
      case .ended(let reason, let value, _, let turns, _): "\(reason) \(value) in \(turns)"
      case .preview: "preview"
      case .yielded: "yielded"
      case .tapped: "tapped"
      case .idle: "idle"
      }
    }
  }

  /// Marks that ticked, in order.
  var marks: [Int64] {
    var marks: [Int64] = []
    for case .tick(let run, _) in effects { _ = run.forEach { mark, _ in marks.append(mark) } }
    return marks
  }
}
