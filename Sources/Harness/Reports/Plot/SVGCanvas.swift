import GestureScript

/// SVG elements as text: attributes in the order of the alphabet, numbers with two decimals.
struct SVGCanvas {
  private(set) var bytes: [UInt8] = []

  /// A place in the picture, from its upper left corner.
  struct Place: Equatable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  package mutating func append(_ markup: StaticString) {
    bytes.append(markup)
  }

  // MARK: Elements

  mutating func line(_ style: StaticString, from a: Place, to b: Place) {
    begin("line", style)
    attribute(" x1", a.x)
    attribute(" x2", b.x)
    attribute(" y1", a.y)
    attribute(" y2", b.y)
    bytes.append("/>\n")
  }

  mutating func rectangle(
    _ style: StaticString, at place: Place, width: Double, height: Double
  ) {
    begin("rect", style)
    attribute(" height", height)
    attribute(" width", width)
    attribute(" x", place.x)
    attribute(" y", place.y)
    bytes.append("/>\n")
  }

  mutating func circle(_ style: StaticString, at place: Place, radius: Double) {
    begin("circle", style)
    attribute(" cx", place.x)
    attribute(" cy", place.y)
    attribute(" r", radius)
    bytes.append("/>\n")
  }

  /// Lines from place to place; nothing if there are fewer than two.
  mutating func path(_ style: StaticString, _ places: [Place], isClosed: Bool = false) {
    guard places.count > 1 else { return }
    begin("path", style)
    bytes.append(" d=\"")
    for (index, place) in places.enumerated() {
      bytes.append(index == 0 ? "M" : "L")
      number(place.x)
      bytes.append(",")
      number(place.y)
    }
    bytes.append(isClosed ? "Z\"/>\n" : "\"/>\n")
  }

  mutating func text(_ style: StaticString, at place: Place, _ text: [UInt8]) {
    begin("text", style)
    attribute(" x", place.x)
    attribute(" y", place.y)
    bytes.append(">")
    bytes.append(xml: text)
    bytes.append("</text>\n")
  }

  /// Text that is not shown, for whoever cannot see the picture.
  mutating func note(_ open: StaticString, _ text: [UInt8], _ close: StaticString) {
    bytes.append(open)
    bytes.append(xml: text)
    bytes.append(close)
  }

  // MARK: Parts

  private mutating func begin(_ name: StaticString, _ style: StaticString) {
    bytes.append("<")
    bytes.append(name)
    bytes.append(" class=\"")
    bytes.append(style)
    bytes.append("\"")
  }

  mutating func attribute(_ name: StaticString, _ value: Double) {
    bytes.append(name)
    bytes.append("=\"")
    number(value)
    bytes.append("\"")
  }

  private mutating func number(_ value: Double) {
    DecimalText.append(value, decimals: 2, to: &bytes)
  }
}
