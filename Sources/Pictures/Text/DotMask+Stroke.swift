import ControlCore
import Presentation

extension DotMask {
  /// Adds the stroke of an outline; a thin stroke is one dot wide.
  mutating func stroke(_ path: DotPath, _ scale: DotScale, width: Double) {
    guard width > 0 else { return }
    let isThin = width * max(scale.across, scale.down) < Self.thin
    let radius = min(width, DotScale.limit) / 2
    for index in path.parts.indices {
      var points = path.points(of: index)
      if path.parts[index].isClosed, let first = points.first { points.append(first) }
      for (a, b) in zip(points, points.dropFirst()) {
        if isThin {
          line(from: scale.dots(a), to: scale.dots(b))
        } else {
          bar(from: a, to: b, scale, radius: radius)
        }
      }
      guard !isThin else { continue }
      let corners = path.parts[index].isClosed ? points.dropFirst() : points.dropFirst().dropLast()
      for corner in corners { round(corner, scale, radius: radius) }
    }
  }

  /// Adds a line wider than a dot, with butt ends.
  private mutating func bar(from a: Point, to b: Point, _ scale: DotScale, radius: Double) {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = Self.length(dx, dy)
    guard length > 0 else { return }
    let (x, y) = (-dy / length * radius, dx / length * radius)
    var pen = DotPath()
    pen.move(to: Point(x: a.x - x, y: a.y - y))
    pen.line(to: Point(x: b.x - x, y: b.y - y))
    pen.line(to: Point(x: b.x + x, y: b.y + y))
    pen.line(to: Point(x: a.x + x, y: a.y + y))
    fill(pen, scale, isSnapping: false)
  }

  /// Returns the length of a vector by Newton's method, as the C library's square root is not
  /// linked. The first estimate is at most 42 % too long; each step squares the error.
  private static func length(_ dx: Double, _ dy: Double) -> Double {
    var length = abs(dx) + abs(dy)
    guard length > 0 else { return 0 }
    for _ in 0..<5 { length = (length + (dx * dx + dy * dy) / length) / 2 }
    return length
  }

  /// Adds a round join between such lines, wound clockwise like them.
  private mutating func round(_ corner: Point, _ scale: DotScale, radius: Double) {
    var pen = DotPath()
    Outline.polygon(sides: 12, center: corner, radius: radius).trace(&pen)
    fill(pen, scale, isSnapping: false)
  }

  /// Adds the dots along a line, one for each dot of its longer side.
  private mutating func line(from a: Point, to b: Point) {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    if abs(dx) >= abs(dy) {
      for column in Self.dots(a.x, b.x).clamped(to: 0..<columns) {
        let x = min(max(Double(column) + 0.5, min(a.x, b.x)), max(a.x, b.x))
        dot(column, Int(dotAt: dx == 0 ? a.y : a.y + (x - a.x) * (dy / dx)))
      }
    } else {
      for row in Self.dots(a.y, b.y).clamped(to: 0..<rows) {
        let y = min(max(Double(row) + 0.5, min(a.y, b.y)), max(a.y, b.y))
        dot(Int(dotAt: a.x + (y - a.y) * (dx / dy)), row)
      }
    }
  }

  /// Returns the dots between two coordinates; at least one.
  private static func dots(_ a: Double, _ b: Double) -> Range<Int> {
    let first = Int(dotAt: min(a, b))
    let end = Int(truncatingIfNeeded: Int64(saturating: roundedUp(max(a, b))))
    return first..<max(end, first + 1)
  }
}
