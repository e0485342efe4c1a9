internal import ControlCore

/// The places of a finger in a control whose view may be turned, scaled, mirrored or moving.
///
/// Both ends of a travel are converted from the window into the view at the same moment, so their
/// difference has the direction and the scale of the view. A view that follows the finger, as that
/// of a thumb does, moves both ends.
struct FingerPath {
  /// The position of the press in the window.
  private let origin: Point
  /// The position of the press in the control.
  let start: Point

  /// Begins a path.
  ///
  /// - Parameters:
  ///   - origin: the position of the press in the window.
  ///   - corner: the origin of the view in the control.
  ///   - convert: the conversion of a point of the window into the view.
  init(from origin: Point, corner: Point, by convert: (Point) -> Point) {
    let local = convert(origin)
    (self.origin, start) = (origin, Point(x: local.x + corner.x, y: local.y + corner.y))
  }

  /// Returns the distance from the press in the view.
  ///
  /// - Parameters:
  ///   - place: the position of the finger in the window.
  ///   - convert: the conversion of a point of the window into the view, at present.
  /// - Returns: the distance in points of the view.
  func travel(to place: Point, by convert: (Point) -> Point) -> Point {
    let (press, now) = (convert(origin), convert(place))
    return Point(x: now.x - press.x, y: now.y - press.y)
  }

  /// Returns the position of the finger in the control; its arguments are those of `travel`.
  func place(of place: Point, by convert: (Point) -> Point) -> Point {
    let travel = travel(to: place, by: convert)
    return Point(x: start.x + travel.x, y: start.y + travel.y)
  }
}
