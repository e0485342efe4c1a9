import ControlCore
import Dial
import Pictures
import Presentation
import Rating
import Ruler
import Slider

/// A named golden picture.
struct GoldenPicture: Sendable, CustomStringConvertible {
  var name: String
  var subject: Subject
  var environment = ControlEnvironment()
  /// True if it is also drawn as text.
  var isText = false

  enum Subject: Sendable {
    case ruler(RulerControl, RulerLook, format: DecimalFormat)
    case rating(RatingControl, RatingLook, label: StaticString)
    case slider(SliderControl, SliderLook, format: DecimalFormat)
    case dial(DialControl, DialLook, format: DecimalFormat)
  }

  enum RulerLook: String, CaseIterable, Sendable {
    case primary, centered, blank, blankCentered
  }

  enum RatingLook: String, CaseIterable, Sendable {
    case star, circle, heart, halfStar, exact, images, ownImages, borderedCircle
  }

  var description: String { name }

  func svg() -> [UInt8] {
    var surface = SVGSurface(
      frame: frame, appearance: environment.appearance, background: .background, title: name)
    draw(on: &surface)
    return surface.finish()
  }

  func text(_ mode: TextSurface.Mode) -> [UInt8] {
    var surface = TextSurface(
      columns: Int64(frame.width / 5), rows: Int64(frame.height / 10), showing: frame, mode: mode)
    draw(on: &surface)
    return surface.finish()
  }

  private var frame: Rect {
    switch subject {
    case .ruler(let ruler, _, _): ruler.scene(environment: environment).frame
    case .rating(let rating, _, let label):
      scene(rating, label).frame.inset(by: -8)
    case .slider(let slider, _, _): Self.scene(of: slider, environment).frame
    case .dial(let dial, _, _): dial.scene(environment: environment).frame
    }
  }

  private func scene(_ rating: RatingControl, _ label: StaticString) -> RatingScene {
    rating.scene(
      labelLength: label.utf8CodeUnitCount > 0 ? 90 : 0, environment: environment)
  }

  private func draw(on surface: inout some Surface) {
    switch subject {
    case .ruler(let ruler, let look, let format):
      let scene = ruler.scene(environment: environment)
      switch look {
      case .primary: scene.draw(.primary, format: format, on: &surface)
      case .centered: scene.draw(.centered, format: format, on: &surface)
      case .blank: scene.draw(.blank, format: format, on: &surface)
      case .blankCentered: scene.draw(.blankCentered, format: format, on: &surface)
      }
    case .rating(let rating, let look, let label):
      draw(scene(rating, label), look, label, &surface)
    case .slider(let slider, let look, let format):
      look.draw(Self.scene(of: slider, environment), format, &surface)
    case .dial(let dial, let look, let format):
      look.draw(dial.scene(environment: environment), format, &surface)
    }
  }

  private func draw(
    _ scene: RatingScene, _ look: RatingLook, _ label: StaticString,
    _ surface: inout some Surface
  ) {
    switch look {
    case .star: scene.draw(.star, label: label, on: &surface)
    case .circle: scene.draw(.circle, label: label, on: &surface)
    case .heart: scene.draw(.symbol(.heart, ink: .red), label: label, on: &surface)
    case .halfStar: scene.draw(.halfStar, label: label, on: &surface)
    case .exact: scene.draw(.exact, label: label, on: &surface)
    case .images: scene.draw(.images(), label: label, on: &surface)
    case .ownImages:
      scene.draw(
        .images(selected: .heart, unselected: .diamond, selectedInk: .red), label: label,
        on: &surface)
    case .borderedCircle:
      scene.draw(.redBorder.style(.circle), label: label, on: &surface)
    }
  }
}

extension GoldenPicture {
  static let all =
    rulers + rulerSurroundings + ratings + ratingSurroundings + sliders + sliderSurroundings
    + dials + dialSurroundings

  static func with(
    _ change: (inout ControlEnvironment) -> Void
  ) -> ControlEnvironment {
    var environment = ControlEnvironment()
    change(&environment)
    return environment
  }

  // MARK: Rulers

  private static func ruler(
    _ name: String, _ value: Double = 1.3, _ look: RulerLook = .primary,
    format: DecimalFormat = .decimal, isText: Bool = false,
    surroundings environment: ControlEnvironment = ControlEnvironment(),
    _ change: (inout RulerConfiguration) -> Void = { _ in }
  ) -> GoldenPicture {
    var configuration = RulerConfiguration(range: 0...10)
    change(&configuration)
    return GoldenPicture(
      name: "ruler-" + name,
      subject: .ruler(
        RulerControl(value: value, configuration: configuration), look, format: format),
      environment: environment, isText: isText)
  }

  private static var rulers: [GoldenPicture] {
    RulerLook.allCases.flatMap { look in
      [
        ruler(look.rawValue, 1.3, look, isText: true),
        ruler(look.rawValue + "-rtl", 1.3, look) { $0.layoutDirection = .rightToLeft },
        ruler(look.rawValue + "-dark", 1.3, look, surroundings: with { $0.appearance = .dark }),
      ]
    }
  }

  private static var rulerSurroundings: [GoldenPicture] {
    [
      ruler("320") { $0.length = 320 }, ruler("1024") { $0.length = 1024 },
      dragged("over-lower", by: 160), dragged("over-upper", by: -160, from: 10),
      dragged("over-lower-rtl", by: -160) { $0.layoutDirection = .rightToLeft },
      ruler("disabled") { $0.interaction = .disabled },
      ruler("focused", surroundings: with { $0.isFocused = true }),
      ruler("large-text", surroundings: with { $0.textScale = 2 }),
      ruler("fine-screen", surroundings: with { $0.displayScale = 3 }),
      ruler("light", surroundings: with { $0.appearance = .light }),
      ruler("vertical", isText: true) { $0.orientation = .vertical },
      ruler("percent", 0.5, format: .percent) { ($0.range, $0.step) = (0...1, 0.1) },
      ruler("bound-between-marks", 0.9) { $0.range = 0...0.95 },
      ruler("five-fractions") { $0.fractions = 5 },
      ruler("narrow-units", 40) { ($0.unitWidth, $0.range) = (8, 0...100) },
      coasting,
    ]
  }

  private static func finger(
    _ phase: PointerEvent.Phase, _ x: Double, _ ms: Int64
  ) -> InputEvent {
    InputEvent(
      time: Timestamp(nanoseconds: ms * 1_000_000),
      action: .pointer(PointerEvent(phase: phase, position: Point(x: x, y: 20))))
  }

  private static func dragged(
    _ name: String, by distance: Double, from value: Double = 0,
    _ change: (inout RulerConfiguration) -> Void = { _ in }
  ) -> GoldenPicture {
    var picture = ruler(name, value, .primary, change)
    guard case .ruler(var ruler, let look, let format) = picture.subject else { return picture }
    ruler.handle(finger(.down, 180, 0)) { _ in }
    ruler.handle(finger(.move, 180 + distance, 100)) { _ in }
    picture.subject = .ruler(ruler, look, format: format)
    return picture
  }

  /// Coasts to a visible mark.
  private static var coasting: GoldenPicture {
    var picture = ruler("coasting", 1.3) { $0.snap = .always }
    guard case .ruler(var ruler, let look, let format) = picture.subject else { return picture }
    for (index, x) in [200.0, 185, 180, 175].enumerated() {
      ruler.handle(finger(index == 0 ? .down : .move, x, Int64(index) * 16)) { _ in }
    }
    ruler.handle(finger(.up, 175, 52)) { _ in }
    ruler.advance(to: Timestamp(nanoseconds: 100_000_000)) { _ in }
    picture.subject = .ruler(ruler, look, format: format)
    return picture
  }

  // MARK: Ratings

  private static func rating(
    _ name: String, _ value: Double = 3.6, _ look: RatingLook = .exact,
    label: StaticString = "", isText: Bool = false,
    surroundings environment: ControlEnvironment = ControlEnvironment(),
    _ change: (inout RatingConfiguration) -> Void = { _ in }
  ) -> GoldenPicture {
    var configuration = RatingConfiguration(count: 5, granularity: 0.1)
    (configuration.length, configuration.spacing) = (240, 10)
    change(&configuration)
    return GoldenPicture(
      name: "rating-" + name,
      subject: .rating(
        RatingControl(value: value, configuration: configuration), look, label: label),
      environment: environment, isText: isText)
  }

  private static var ratings: [GoldenPicture] {
    RatingLook.allCases.flatMap { look in
      [
        rating(look.rawValue, 3.6, look, isText: look == .star || look == .halfStar),
        rating(look.rawValue + "-rtl", 3.6, look) { $0.layoutDirection = .rightToLeft },
        rating(look.rawValue + "-dark", 3.6, look, surroundings: with { $0.appearance = .dark }),
      ]
    }
  }

  private static var ratingSurroundings: [GoldenPicture] {
    [
      rating("320") { $0.length = 320 }, rating("375") { $0.length = 375 },
      rating("1024") { $0.length = 1024 },
      rating("disabled") { $0.interaction = .disabled },
      rating("focused", surroundings: with { $0.isFocused = true }),
      rating("vertical") { $0.orientation = .vertical },
      rating("label", label: "Rate this"),
      rating("label-rtl", label: "Rate this") { $0.layoutDirection = .rightToLeft },
      rating("one", 0.5) { $0.count = 1 },
      rating("hundred", 61.25) { ($0.count, $0.length, $0.spacing) = (100, 1024, 0) },
      rating("empty", 0), rating("none", .nan), rating("more-than-all", 7.2),
    ]
  }
}
