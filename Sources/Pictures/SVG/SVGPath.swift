import ControlCore
import Presentation

/// A traced path in the notation of SVG's `d` attribute.
///
/// Points with NaN coordinates are left out.
struct SVGPath: Pen {
  private(set) var data = Markup()

  var isEmpty: Bool { data.bytes.isEmpty }

  mutating func move(to point: Point) {
    put("M", point)
  }

  mutating func line(to point: Point) {
    put(isEmpty ? "M" : "L", point)
  }

  mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    guard !isEmpty else { return move(to: point) }
    guard first.isPlace, second.isPlace, point.isPlace else { return }
    put("C", first)
    data.append(" ")
    data.append(second)
    data.append(" ")
    data.append(point)
  }

  mutating func close() {
    if !isEmpty { data.append("Z") }
  }

  private mutating func put(_ command: StaticString, _ point: Point) {
    guard point.isPlace else { return }
    data.append(command)
    data.append(point)
  }
}

extension Point {
  /// True if neither coordinate is NaN; infinite ones are allowed.
  var isPlace: Bool { x == x && y == y }
}

extension Rect {
  /// True if no component is NaN and the size is not negative.
  var isPlace: Bool { x == x && y == y && width >= 0 && height >= 0 }
}
