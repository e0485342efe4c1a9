import ControlCore
import GestureScript
import Pictures
import Presentation

/// Elements of plots; attributes are in alphabetical order.
extension Markup {
  mutating func line(_ style: StaticString, from a: Point, to b: Point) {
    line([UInt8](style), from: a, to: b)
  }

  mutating func line(_ style: [UInt8], from a: Point, to b: Point) {
    begin("line", style)
    attribute("x1", a.x)
    attribute("x2", b.x)
    attribute("y1", a.y)
    attribute("y2", b.y)
    append("/>\n")
  }

  mutating func rectangle(
    _ style: StaticString, at place: Point, width: Double, height: Double
  ) {
    begin("rect", style)
    attribute("height", height)
    attribute("width", width)
    attribute("x", place.x)
    attribute("y", place.y)
    append("/>\n")
  }

  mutating func circle(_ style: StaticString, at place: Point, radius: Double) {
    begin("circle", style)
    attribute("cx", place.x)
    attribute("cy", place.y)
    attribute("r", radius)
    append("/>\n")
  }

  /// Draws lines through points; nothing if there are fewer than two.
  mutating func path(_ style: StaticString, _ places: [Point], isClosed: Bool = false) {
    path([UInt8](style), places, isClosed: isClosed)
  }

  /// Draws lines through points, in a style of several classes.
  mutating func path(_ style: [UInt8], _ places: [Point], isClosed: Bool = false) {
    guard places.count > 1 else { return }
    begin("path", style)
    append(" d=\"")
    for (index, place) in places.enumerated() {
      append(index == 0 ? "M" : "L")
      append(place)
    }
    append(isClosed ? "Z\"/>\n" : "\"/>\n")
  }

  mutating func text(_ style: StaticString, at place: Point, _ text: [UInt8]) {
    begin("text", style)
    attribute("x", place.x)
    attribute("y", place.y)
    note(">", text, "</text>\n")
  }

  /// Writes text between tags. Unlike in pictures, tabs and line ends are kept, as in reports.
  mutating func note(_ open: StaticString, _ text: [UInt8], _ close: StaticString) {
    var escaped: [UInt8] = []
    escaped.append(xml: text)
    append(open)
    escaped.write(to: &self)
    append(close)
  }

  private mutating func begin(_ name: StaticString, _ style: StaticString) {
    begin(name, [UInt8](style))
  }

  private mutating func begin(_ name: StaticString, _ style: [UInt8]) {
    append("<")
    append(name)
    append(" class=\"")
    style.write(to: &self)
    append("\"")
  }
}

extension Point {
  /// Creates a point, from the upper left corner of the picture.
  init(_ x: Double, _ y: Double) { self.init(x: x, y: y) }
}
