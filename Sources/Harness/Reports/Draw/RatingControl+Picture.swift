import ControlCore
import GestureReplay
import GestureScript
public import Presentation
public import Rating

// The drawing of ratings in pictures, animations and terminals.

extension RatingControl: DrawnControl {
  /// The first style follows the granularity, even if it changes.
  public static var look: ControlLook {
    ControlLook(
      styles: [
        "granular", "star", "circle", "heart", "half-star", "exact", "images", "red-border",
      ],
      hearsHover: true,
      usual: [
        Setting("granularity", .number(0.5)), Setting("spacing", .number(10)), .viewport(290, 50),
        .pointer(.mouse),
      ])
  }

  public func draw(_ style: StaticText, in viewport: Rect, on surface: inout some Surface) {
    let scene = scene(in: viewport)
    if style == "star" { return scene.draw(.star, on: &surface) }
    if style == "circle" { return scene.draw(.circle, on: &surface) }
    if style == "heart" { return scene.draw(.symbol(.heart, ink: .red), on: &surface) }
    if style == "half-star" { return scene.draw(.halfStar, on: &surface) }
    if style == "exact" { return scene.draw(.exact, on: &surface) }
    if style == "images" { return scene.draw(.images(), on: &surface) }
    if style == "red-border" { return scene.draw(.redBorder, on: &surface) }
    scene.draw(on: &surface)
  }

  /// The maximum number of symbols on all pages of an animation.
  private static var mostSymbols: Int64 { 20_000 }

  public static func draw(film: inout FilmStage<RatingControl>, _ style: StaticText) -> Bool {
    // Symbols may extend beyond the viewport.
    let space = film.snapshots.reduce(film.size) { space, snapshot in
      space.union(snapshot.control.scene(in: snapshot.frame).frame)
    }
    return film.drawPages(style, within: space, most: mostSymbols) {
      $0.control.scene(in: $0.frame).count
    }
  }

  private func scene(in viewport: Rect) -> RatingScene {
    scene(breadth: viewport.breadth(configuration.orientation))
  }
}
