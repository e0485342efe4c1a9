import ControlCore
import GestureScript
import Presentation

/// The default picture of a control: for each part a line with a thumb, from the lower bound at the
/// left to the upper at the right; bottom to top if the viewport is higher than wide.
struct PlainPicture<Subject: DrawnControl> {
  let control: Subject
  let viewport: Rect

  func draw(on surface: inout some Surface) {
    for part in 0..<control.partCount { draw(part, on: &surface) }
  }

  private func draw(_ part: Int, on surface: inout some Surface) {
    let isTall = viewport.height > viewport.width
    let (length, breadth) =
      isTall ? (viewport.height, viewport.width) : (viewport.width, viewport.height)
    let row = breadth / Double(control.partCount)
    let radius = min(row / 3, length / 8, 12)
    func point(_ along: Double) -> Point {
      let across = (Double(part) + 0.5) * row
      return isTall
        ? Point(x: viewport.x + across, y: viewport.y + length - along)
        : Point(x: viewport.x + along, y: viewport.y + across)
    }
    let (start, end) = (2 * radius, length - 2 * radius)
    let thumb = start + share(part) * (end - start)
    let reading = control.reading(of: part)
    surface.stroke(.line(point(start), point(end)), .tertiaryLabel, width: radius / 3)
    surface.stroke(.line(point(start), point(thumb)), .blue, width: radius / 3)
    let isHeld = reading.phase == .pressed || reading.phase == .dragging
    surface.fill(
      .circle(center: point(thumb), radius: isHeld ? radius * 1.2 : radius), .blue)
  }

  /// The position of a part between the bounds, from 0 to 1; 0.5 if a bound is infinite.
  private func share(_ part: Int) -> Double {
    let bounds = control.configuration.bounds
    let width = bounds.upperBound - bounds.lowerBound
    guard width.isFinite, width > 0 else { return 0.5 }
    return min(max((control.reading(of: part).value - bounds.lowerBound) / width, 0), 1)
  }
}
