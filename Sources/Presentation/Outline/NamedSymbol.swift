import ControlCore

/// A picture of one thing, filled or plain: a star, a heart or a custom symbol.
///
/// A surface with an icon of this name may draw that icon; all others draw the outline.
public struct NamedSymbol: Equatable, Sendable {
  /// The name by which a surface may find its own icon.
  public let name: StaticString
  /// The outline, at any scale.
  public let shape: Shape
  /// A one-column character for the filled symbol, for surfaces that only have text.
  public let filledCharacter: StaticString
  /// A one-column character for the plain symbol, for surfaces that only have text.
  public let plainCharacter: StaticString

  /// The available symbol outlines; see `Outline`.
  public enum Shape: Equatable, Sendable {
    /// A circle; a square with horizontal sides.
    case circle, square
    /// A regular polygon with one corner at the top; 3 to 100 sides.
    case polygon(sides: Int64)
    /// A regular star with one point at the top; see `Outline.star`.
    case star(points: Int64, depth: Double)
    /// A custom path.
    case path(PathText)
  }

  /// Makes a custom symbol.
  public init(
    _ name: StaticString, _ shape: Shape, filledCharacter: StaticString = "#",
    plainCharacter: StaticString = "-"
  ) {
    self.name = name
    self.shape = shape
    self.filledCharacter = filledCharacter
    self.plainCharacter = plainCharacter
  }

  public static func == (a: NamedSymbol, b: NamedSymbol) -> Bool {
    equal(a.name, b.name) && a.shape == b.shape
      && equal(a.filledCharacter, b.filledCharacter)
      && equal(a.plainCharacter, b.plainCharacter)
  }

  /// Returns the largest unstretched outline that fits, centred in `frame`.
  @inline(never)
  public func outline(in frame: Rect) -> Outline {
    var aspect = 1.0
    if case .path(let text) = shape, text.box.height > 0, text.box.width > 0 {
      aspect = text.box.width / text.box.height
    }
    let place = frame.fitting(aspect: aspect)
    let radius = place.width / 2
    return switch shape {
    case .circle: .circle(center: place.center, radius: radius)
    case .square: .rectangle(place)
    case .polygon(let sides): .polygon(sides: sides, center: place.center, radius: radius)
    case .star(let points, let depth):
      .star(points: points, center: place.center, radius: radius, depth: depth)
    case .path(let text): .path(text, in: place)
    }
  }
}

extension NamedSymbol {
  /// A five-pointed star.
  public static let star = NamedSymbol(
    "star", .star(points: 5, depth: 0.45), filledCharacter: "★", plainCharacter: "☆")
  /// A circle.
  public static let circle = NamedSymbol(
    "circle", .circle, filledCharacter: "●", plainCharacter: "○")
  /// A square.
  public static let square = NamedSymbol(
    "square", .square, filledCharacter: "■", plainCharacter: "□")
  /// A square standing on one corner.
  public static let diamond = NamedSymbol(
    "diamond", .polygon(sides: 4), filledCharacter: "◆", plainCharacter: "◇")
  /// A heart.
  public static let heart = NamedSymbol(
    "heart",
    .path(
      PathText(
        """
        M.5 .92C.2 .68 .04 .5 .04 .31C.04 .16 .15 .06 .28 .06C.37 .06 .46 .11 .5 .2\
        C.54 .11 .63 .06 .72 .06C.85 .06 .96 .16 .96 .31C.96 .5 .8 .68 .5 .92Z
        """)), filledCharacter: "♥", plainCharacter: "♡")
}
