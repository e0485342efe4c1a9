import ControlCore
import Dial
import Pictures
import Presentation

// Pictures of dials.

extension GoldenPicture {
  enum DialLook: String, CaseIterable, Sendable {
    case pointer, arc, ticks, value, fromZero

    func draw(_ scene: DialScene, _ format: DecimalFormat, _ surface: inout some Surface) {
      switch self {
      case .pointer: scene.draw(.pointer, format: format, on: &surface)
      case .arc: scene.draw(.arc, format: format, on: &surface)
      case .ticks: scene.draw(.ticks, format: format, on: &surface)
      case .value: scene.draw(.value, format: format, on: &surface)
      case .fromZero: scene.draw(.arc(from: 0), format: format, on: &surface)
      }
    }
  }

  /// Returns a knob with a gap at the bottom.
  private static func knob(
    _ name: String, _ value: Double = 30, _ look: DialLook = .pointer,
    format: DecimalFormat = .decimal, isText: Bool = false,
    surroundings environment: ControlEnvironment = ControlEnvironment(),
    _ change: (inout DialConfiguration) -> Void = { _ in }
  ) -> GoldenPicture {
    var configuration = DialConfiguration(range: 0...100, step: 1)
    (configuration.start, configuration.sweep) = (-135, 270)
    change(&configuration)
    let dial = DialControl(value: value, configuration: configuration)
    return GoldenPicture(
      name: "dial-" + name, subject: .dial(dial, look, format: format),
      environment: environment, isText: isText)
  }

  /// Returns a dial that wraps around, like a compass.
  private static func compass(
    _ name: String, _ value: Double = 300, _ look: DialLook, isText: Bool = false,
    _ change: (inout DialConfiguration) -> Void = { _ in }
  ) -> GoldenPicture {
    knob(name, value, look, isText: isText) {
      ($0.range, $0.start, $0.sweep, $0.wraps) = (0...360, 0, 360, true)
      change(&$0)
    }
  }

  static var dials: [GoldenPicture] {
    let focused = with { $0.isFocused = true }
    let dark = with { ($0.isFocused, $0.appearance) = (true, .dark) }
    return DialLook.allCases.flatMap { look in
      let name = look.rawValue
      let least = look == .fromZero ? -50.0 : 0
      return [
        knob(name, 30, look, isText: true) { $0.range = least...100 },
        knob(name + "-dark", 30, look, surroundings: dark) { $0.range = least...100 },
        knob(name + "-rtl", 30, look, surroundings: focused) {
          ($0.range, $0.layoutDirection) = (least...100, .rightToLeft)
        },
        compass(name + "-wrap", look, isText: look == .ticks),
        knob(name + "-disabled", 30, look) {
          ($0.range, $0.interaction) = (least...100, .disabled)
        },
        knob(name + "-read-only", 30, look) {
          ($0.range, $0.interaction) = (least...100, .readOnly)
        },
        held(name + "-held", look, least),
      ]
    }
  }

  private static func compass(_ name: String, _ look: DialLook, isText: Bool) -> GoldenPicture {
    compass(name, 300, look, isText: isText) { _ in }
  }

  static var dialSurroundings: [GoldenPicture] {
    [
      knob("lower-end", 0, .value), knob("upper-end", 100, .value),
      knob("below-zero", -20, .fromZero) { $0.range = -50...50 },
      knob("full-circle", 75, .ticks) { ($0.start, $0.sweep) = (0, 360) },
      knob("half", 4, .ticks, isText: true) {
        ($0.range, $0.start, $0.sweep) = (0...11, -90, 180)
      },
      knob("first-of-turns", 13, .ticks) { several(&$0) },
      knob("middle-of-turns", 494.5, .ticks) { several(&$0) },
      knob("last-of-turns", 998, .value) { several(&$0) },
      knob("turns-from-zero", -7, .fromZero) {
        several(&$0)
        $0.range = -60...60
      },
      knob("thirty-degrees", 40, .ticks) { ($0.start, $0.sweep) = (-15, 30) },
      compass("hours", 7, .ticks) { ($0.range, $0.step) = (0...12, 1) },
      compass("minutes", 25, .ticks) { ($0.range, $0.step) = (0...60, 1) },
      compass("directions", 22.5, .ticks) { $0.step = 22.5 },
      compass("sevenths", 3, .ticks) { ($0.range, $0.step) = (0...7, 1) },
      compass("radians", 2, .ticks) {
        ($0.range, $0.step) = (0...6.283_185_307_179_586, nil)
      },
      knob("any-value", 0.5, .ticks) { ($0.range, $0.step) = (0.3...0.7, nil) },
      knob("thousands", 4000, .ticks) { ($0.range, $0.step) = (0...20_000, nil) },
      knob("decibels", -12, .ticks, format: DecimalFormat(suffix: " dB")) {
        ($0.range, $0.length, $0.breadth) = (-60...0, 240, 240)
      },
      knob("percent", 0.42, .value, format: .percent) { ($0.range, $0.step) = (0...1, 0.01) },
      knob("large-text", 30, .ticks, surroundings: with { $0.textScale = 1.6 }),
      knob("large-value", 30, .value, surroundings: with { $0.textScale = 2 }),
      knob("large", 30, .ticks) { ($0.length, $0.breadth) = (400, 400) },
      knob("small", 30, .ticks, isText: true) { ($0.length, $0.breadth) = (48, 48) },
      knob("wide", 30, .value) { ($0.length, $0.breadth) = (240, 80) },
      coming, coasting,
    ]
  }

  /// Thirty values per turn.
  private static func several(_ configuration: inout DialConfiguration) {
    (configuration.range, configuration.start) = (0...999, 0)
    configuration.sweep = 999 / 30 * 360
  }

  private static func event(
    _ phase: PointerEvent.Phase, _ dial: DialControl, at degrees: Double, _ ms: Int64
  ) -> InputEvent {
    let place = dial.scene().point(at: degrees, 60)
    return InputEvent(
      time: Timestamp(nanoseconds: ms * 1_000_000),
      action: .pointer(PointerEvent(kind: .mouse, phase: phase, position: place)))
  }

  private static func played(
    _ picture: GoldenPicture, _ play: (inout DialControl) -> Void
  ) -> GoldenPicture {
    var picture = picture
    guard case .dial(var dial, let look, let format) = picture.subject else { return picture }
    play(&dial)
    picture.subject = .dial(dial, look, format: format)
    return picture
  }

  private static func held(_ name: String, _ look: DialLook, _ least: Double) -> GoldenPicture {
    let picture = knob(
      name, 30, look, format: DecimalFormat(maximumDecimals: 1), isText: look == .pointer
    ) { $0.range = least...100 }
    return played(picture) { dial in
      dial.handle(event(.down, dial, at: -40, 0)) { _ in }
      dial.handle(event(.move, dial, at: 25, 16)) { _ in }
    }
  }

  /// Animates to a host's value, over the seam.
  private static var coming: GoldenPicture {
    played(compass("coming", 350, .arc)) { dial in
      dial.advance(to: Timestamp(nanoseconds: 0)) { _ in }
      dial.set(value: 40, animated: true) { _ in }
      dial.advance(to: Timestamp(nanoseconds: 100_000_000)) { _ in }
    }
  }

  /// Released with velocity.
  private static var coasting: GoldenPicture {
    let picture = compass("coasting", 250, .ticks) {
      ($0.coasts, $0.snaps, $0.step) = (true, true, 10)
    }
    return played(picture) { dial in
      dial.handle(event(.down, dial, at: 0, 0)) { _ in }
      for step in 1...6 {
        dial.handle(event(.move, dial, at: Double(step) * 4, Int64(step) * 16)) { _ in }
      }
      dial.handle(event(.up, dial, at: 24, 100)) { _ in }
      dial.advance(to: Timestamp(nanoseconds: 250_000_000)) { _ in }
    }
  }
}
