import ControlCore
public import Presentation
import Rating
import Ruler

/// The styles that pictures of scripts can have, by name.
public enum PictureStyle: Equatable, Sendable {
  case primary, centered, blank, blankCentered
  case granular, star, circle, heart, halfStar, exact, images, redBorder

  /// The style of this name for this control; `nil` if there is none.
  public init?(_ name: [UInt8], for control: StaticText?) {
    guard let style = Self.words(control).value(of: name[...]) else { return nil }
    self = style
  }

  /// The default style of a control. That of a rating follows its granularity, also where that changes.
  public init(for control: StaticText?) {
    self = control == "rating" ? .granular : .primary
  }

  /// All names for a control.
  public static func names(for control: StaticText?) -> [StaticString] {
    words(control).entries.map { $0.word }
  }

  private static func words(_ control: StaticText?) -> WordList<PictureStyle> {
    if control != "rating" {
      return WordList([
        ("primary", .primary), ("centered", .centered), ("blank", .blank),
        ("blank-centered", .blankCentered),
      ])
    }
    return WordList([
      ("granular", .granular), ("star", .star), ("circle", .circle), ("heart", .heart),
      ("half-star", .halfStar), ("exact", .exact), ("images", .images),
      ("red-border", .redBorder),
    ])
  }

  /// As a style of rulers; the default, if it is one of ratings.
  var ruler: ScaleRulerStyle<CapsuleCursor> {
    switch self {
    case .centered: .centered
    case .blank: .blank
    case .blankCentered: .blankCentered
    default: .primary
    }
  }

  /// Draws a rating; in the default style, if this is one of rulers.
  func draw(_ scene: RatingScene, on surface: inout some Surface) {
    switch self {
    case .star: scene.draw(.star, on: &surface)
    case .circle: scene.draw(.circle, on: &surface)
    case .heart: scene.draw(.symbol(.heart, ink: .red), on: &surface)
    case .halfStar: scene.draw(.halfStar, on: &surface)
    case .exact: scene.draw(.exact, on: &surface)
    case .images: scene.draw(.images(), on: &surface)
    case .redBorder: scene.draw(.redBorder, on: &surface)
    default: scene.draw(on: &surface)
    }
  }
}

extension Still {
  /// What it shows: the viewport.
  public var frame: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// Draws the control, without the pointers.
  ///
  /// - Parameters:
  ///   - style: one of its control's.
  ///   - environment: what surrounds it.
  ///   - surface: what to draw on.
  public func draw(
    _ style: PictureStyle, environment: ControlEnvironment = ControlEnvironment(),
    on surface: inout some Surface
  ) {
    switch subject {
    case .ruler(let ruler):
      ruler.scene(breadth: breadth(ruler.configuration.orientation), environment: environment)
        .draw(style.ruler, on: &surface)
    case .rating(let rating):
      style.draw(scene(of: rating, environment), on: &surface)
    }
  }

  func scene(
    of rating: RatingControl, _ environment: ControlEnvironment = ControlEnvironment()
  ) -> RatingScene {
    rating.scene(breadth: breadth(rating.configuration.orientation), environment: environment)
  }

  func breadth(_ orientation: ControlOrientation) -> Double {
    orientation == .horizontal ? height : width
  }
}
