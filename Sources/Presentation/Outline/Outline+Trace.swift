import ControlCore

extension Outline {
  /// Traces the outline with a pen.
  @inline(never)
  public func trace(_ pen: inout some Pen) {
    switch self {
    case .line(let a, let b):
      pen.move(to: a)
      pen.line(to: b)
    case .rectangle(let frame): Self.trace(frame, radius: 0, &pen)
    case .roundedRectangle(let frame, let radius): Self.trace(frame, radius: radius, &pen)
    case .circle(let center, let radius):
      let frame = Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      Self.trace(frame, radius: radius, &pen)
    case .polygon(let sides, let center, let radius):
      let corners = min(max(sides, 3), 100)
      trace(corners, center, &pen) { _ in radius }
    case .star(let points, let center, let radius, let depth):
      let corners = 2 &* min(max(points, 2), 100)
      let inner = radius * min(max(depth, 0), 1)
      trace(corners, center, &pen) { $0 & 1 == 0 ? radius : inner }
    case .path(let text, let frame): text.trace(in: frame, &pen)
    }
  }

  /// Traces corners at equal angles, clockwise from the top.
  private func trace(
    _ corners: Int64, _ center: Point, _ pen: inout some Pen, radius: (Int64) -> Double
  ) {
    var corner: Int64 = 0
    while corner < corners {
      let direction = UnitCircle.point(corner, of: corners)
      let point = Point(
        x: center.x + radius(corner) * direction.x, y: center.y + radius(corner) * direction.y)
      if corner == 0 { pen.move(to: point) } else { pen.line(to: point) }
      corner += 1
    }
    pen.close()
  }

  /// Distance of the control points of a quarter circle from its ends, in radii: 4/3 · (√2 − 1).
  /// The cubic touches the circle at its middle; its error is at most 0.03 % of the radius.
  private static let quarter = 0.552_284_749_830_793_4

  private static func trace(_ frame: Rect, radius: Double, _ pen: inout some Pen) {
    let r = min(max(radius, 0), min(frame.width, frame.height) / 2)
    let (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    let k = r - r * quarter
    func corner(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ pen: inout some Pen) {
      // Goes clockwise, from the side before the corner to the side after it.
      guard r > 0 else { return pen.line(to: Point(x: x, y: y)) }
      pen.line(to: Point(x: x - dx * r, y: y - dy * r))
      pen.curve(
        to: Point(x: x - dy * r, y: y + dx * r), Point(x: x - dx * k, y: y - dy * k),
        Point(x: x - dy * k, y: y + dx * k))
    }
    pen.move(to: Point(x: left + r, y: top))
    corner(right, top, 1, 0, &pen)
    corner(right, bottom, 0, 1, &pen)
    corner(left, bottom, -1, 0, &pen)
    if r > 0 { corner(left, top, 0, -1, &pen) }
    pen.close()
  }
}
