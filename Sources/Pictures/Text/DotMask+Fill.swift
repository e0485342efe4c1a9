import ControlCore
import Presentation

extension DotMask {
  /// The width in dots below which a shape becomes one dot wide, so that all thin marks look alike.
  static let thin = 1.5

  /// Adds the inside of an outline.
  ///
  /// - Parameters:
  ///   - path: the outline; every subpath counts as closed.
  ///   - scale: the scale from points to dots.
  ///   - isSnapping: true to make thin subpaths one dot wide.
  mutating func fill(_ path: DotPath, _ scale: DotScale, isSnapping: Bool = true) {
    for index in path.parts.indices {
      let points = path.points(of: index).map { scale.dots($0) }
      guard let first = points.first, let last = points.last else { continue }
      let box = points.reduce(Rect(x: first.x, y: first.y, width: 0, height: 0)) {
        $0.union(Rect(x: $1.x, y: $1.y, width: 0, height: 0))
      }
      guard box.width > 0, box.height > 0 else { continue }
      if isSnapping, box.width < Self.thin || box.height < Self.thin {
        fill(thin: box)
        continue
      }
      var before = last
      for point in points {
        edge(from: before, to: point)
        before = point
      }
    }
  }

  private mutating func fill(thin box: Rect) {
    let columns = Self.dots(from: box.x, to: box.maxX)
    let rows = Self.dots(from: box.y, to: box.maxY)
    for row in rows.clamped(to: 0..<self.rows) {
      for column in columns.clamped(to: 0..<self.columns) { dot(column, row) }
    }
  }

  /// Returns the dots of one side of a thin box: the middle one, or those whose centres it covers.
  private static func dots(from start: Double, to end: Double) -> Range<Int> {
    guard end - start >= thin else {
      let middle = Int(dotAt: start + (end - start) / 2)
      return middle..<middle + 1
    }
    let first = Int(dotFrom: start)
    return first..<max(Int(dotFrom: end), first)
  }
}
