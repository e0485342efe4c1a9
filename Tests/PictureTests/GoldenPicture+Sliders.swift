import ControlCore
import Pictures
import Presentation
import Slider

// Pictures of sliders.

extension GoldenPicture {
  enum SliderLook: String, CaseIterable, Sendable {
    case bar, fromZero, marks, bubble

    func draw(_ scene: SliderScene, _ format: DecimalFormat, _ surface: inout some Surface) {
      switch self {
      case .bar: scene.draw(.bar, format: format, on: &surface)
      case .fromZero: scene.draw(.from(0), format: format, on: &surface)
      case .marks: scene.draw(.marks, format: format, on: &surface)
      case .bubble: scene.draw(.bubble, format: format, on: &surface)
      }
    }
  }

  private static func slider(
    _ name: String, _ values: [Double] = [30], _ look: SliderLook = .bar,
    format: DecimalFormat = .decimal, isText: Bool = false,
    surroundings environment: ControlEnvironment = ControlEnvironment(),
    _ change: (inout SliderConfiguration) -> Void = { _ in }
  ) -> GoldenPicture {
    var configuration = SliderConfiguration(
      range: -50...50, step: 1, thumbs: Int64(values.count))
    configuration.length = 310
    change(&configuration)
    let slider = SliderControl(values: NumberList(values), configuration: configuration)
    return GoldenPicture(
      name: "slider-" + name, subject: .slider(slider, look, format: format),
      environment: environment, isText: isText)
  }

  /// Returns the scene, with space for values beside a vertical slider.
  static func scene(of slider: SliderControl, _ environment: ControlEnvironment) -> SliderScene {
    slider.scene(
      breadth: slider.configuration.orientation == .vertical ? 130 : 90, environment: environment)
  }

  static var sliders: [GoldenPicture] {
    let focused = with { $0.isFocused = true }
    let dark = with { ($0.isFocused, $0.appearance) = (true, .dark) }
    return SliderLook.allCases.flatMap { look in
      [
        slider(look.rawValue, [30], look, isText: true, surroundings: focused),
        slider(look.rawValue + "-two", [-20, 30], look, surroundings: focused),
        slider(look.rawValue + "-rtl", [30], look, surroundings: focused) {
          $0.layoutDirection = .rightToLeft
        },
        slider(look.rawValue + "-dark", [30], look, surroundings: dark),
        slider(look.rawValue + "-vertical", [-20, 30], look, isText: true, surroundings: focused) {
          ($0.orientation, $0.length) = (.vertical, 160)
        },
      ]
    }
  }

  static var sliderSurroundings: [GoldenPicture] {
    [
      slider("lower-end", [-50]), slider("upper-end", [50]),
      slider("eight", [-50, -45, -40, -10, 0, 10, 30, 50]),
      slider("disabled") { $0.interaction = .disabled },
      slider("read-only", [-20, 30]) { $0.interaction = .readOnly },
      slider("large-text", [30], .marks, surroundings: with { $0.textScale = 1.6 }),
      slider("percent", [0.5], .marks, format: .percent) { ($0.range, $0.step) = (0...1, 0.05) },
      slider("decibels", [-6], .marks, format: DecimalFormat(suffix: " dB")),
      slider("any-value", [0.5], .marks) { ($0.range, $0.step) = (0.3...0.7, nil) },
      slider("logarithm", [440], .marks) {
        ($0.range, $0.step, $0.curve) = (20...20_000, nil, .logarithmic)
      },
      slider("one-two-five", [20], .marks) {
        ($0.range, $0.step, $0.curve) = (1...100, nil, .oneTwoFive)
      },
      slider("stops", [2, 10], .marks) {
        ($0.step, $0.stops) = (nil, NumberList([1, 2, 5, 10, 50, 1000]))
      },
      held, coming,
    ]
  }

  private static func finger(
    _ phase: PointerEvent.Phase, _ id: Int64, _ x: Double, _ ms: Int64
  ) -> InputEvent {
    InputEvent(
      time: Timestamp(nanoseconds: ms * 1_000_000),
      action: .pointer(PointerEvent(id: id, phase: phase, position: Point(x: x, y: 40))))
  }

  /// Held by two fingers, closer together than their bubbles are wide.
  private static var held: GoldenPicture {
    var picture = slider("held", [-20, 30], .bubble, format: DecimalFormat(minimumDecimals: 2))
    guard case .slider(var slider, let look, let format) = picture.subject else { return picture }
    for event in [
      finger(.down, 0, 93, 0), finger(.move, 0, 143, 8), finger(.down, 1, 248, 16),
      finger(.move, 1, 183, 24),
    ] { slider.handle(event) { _ in } }
    picture.subject = .slider(slider, look, format: format)
    return picture
  }

  /// Animates to a host's value.
  private static var coming: GoldenPicture {
    var picture = slider("coming", [-20])
    guard case .slider(var slider, let look, let format) = picture.subject else { return picture }
    slider.advance(to: Timestamp(nanoseconds: 0)) { _ in }
    slider.set(value: 30, animated: true) { _ in }
    slider.advance(to: Timestamp(nanoseconds: 150_000_000)) { _ in }
    picture.subject = .slider(slider, look, format: format)
    return picture
  }
}
