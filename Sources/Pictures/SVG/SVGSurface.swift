public import ControlCore
public import Presentation

/// A surface that writes SVG; output is byte-identical on every machine.
///
/// The document has no scripts and loads nothing. Colours are classes of a style sheet, so one
/// picture serves light and dark pages. Numbers have at most two decimals.
public struct SVGSurface: Surface {
  let frame: Rect
  let prefix: Markup
  let title: [UInt32]
  let showsRegions: Bool
  var body = Markup()
  var styles = Markup()
  var fills: SVGPalette
  var strokes: SVGPalette
  var openGroups: Int64 = 0
  var hasEqualDigits = false
  private var path = SVGPath()
  private var clips: Int64 = 0

  /// - Parameters:
  ///   - frame: the visible part of the plane in points; also the size of the picture.
  ///   - appearance: `automatic` follows the page; the others are fixed.
  ///   - background: the ink painted over the frame first; `nil` for none.
  ///   - title: the name for assistive technology; none if empty.
  ///   - prefix: the prefix of class and clip names; must differ between pictures on one page. All
  ///     but letters are removed; `p` if none are left.
  ///   - showsRegions: true to write regions as invisible rectangles with `data-` attributes.
  public init(
    frame: Rect, appearance: Appearance = .automatic, background: Ink? = nil,
    title: some UTF8Text = "" as StaticString, prefix: some UTF8Text = "p" as StaticString,
    showsRegions: Bool = false
  ) {
    self.frame = frame
    self.title = Scalars(title).scalars
    self.prefix = Markup(name: Scalars(prefix).scalars)
    self.showsRegions = showsRegions
    fills = SVGPalette(of: .fill, appearance: appearance)
    strokes = SVGPalette(of: .stroke, appearance: appearance)
    if let background { fill(.rectangle(frame), background) }
  }

  // MARK: Outlines

  public mutating func move(to point: Point) { path.move(to: point) }
  public mutating func line(to point: Point) { path.line(to: point) }
  public mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    path.curve(to: point, first, second)
  }
  public mutating func close() { path.close() }

  public mutating func fill(_ ink: Ink) {
    guard !path.isEmpty else { return }
    begin("path", fill: ink)
    appendPath()
  }

  public mutating func stroke(_ ink: Ink, width: Double) {
    guard width > 0 else { return path = SVGPath() }
    guard !path.isEmpty else { return }
    begin("path", stroke: ink, width)
    appendPath()
  }

  /// Fills an outline; rectangles and circles have their own elements, all others are paths.
  public mutating func fill(_ outline: Outline, _ ink: Ink) {
    guard let name = outline.elementName else {
      outline.trace(&self)
      return fill(ink)
    }
    guard outline.frame.isPlace else { return }
    begin(name, fill: ink)
    body.attributes(of: outline)
    body.append("/>\n")
  }

  public mutating func stroke(_ outline: Outline, _ ink: Ink, width: Double) {
    guard let name = outline.elementName else {
      outline.trace(&self)
      return stroke(ink, width: width)
    }
    guard outline.frame.isPlace, width > 0 else { return }
    begin(name, stroke: ink, width)
    body.attributes(of: outline)
    body.append("/>\n")
  }

  // MARK: Groups

  public mutating func beginClip() {
    let number = clips
    clips += 1
    body.append("<clipPath id=\"")
    appendName("c", number)
    body.append("\"><path")
    appendPath()
    body.append("</clipPath>\n<g clip-path=\"url(#")
    appendName("c", number)
    body.append(")\">\n")
    openGroups += 1
  }

  public mutating func beginFade(_ opacity: Double) {
    body.append("<g")
    body.attribute("opacity", opacity > 0 ? min(opacity, 1) : 0)
    body.append(">\n")
    openGroups += 1
  }

  /// Ends the most recent group; without one, does nothing.
  public mutating func endGroup() {
    guard openGroups > 0 else { return }
    openGroups -= 1
    body.append("</g>\n")
  }

  // MARK: Parts

  mutating func begin(_ name: StaticString, fill ink: Ink, hasEqualDigits: Bool = false) {
    let number = fills.number(of: ink)
    body.append("<")
    body.append(name)
    body.append(" class=\"")
    appendName("f", number)
    if hasEqualDigits {
      body.append(" ")
      body.append(prefix)
      body.append("n")
    }
    body.append("\"")
  }

  private mutating func begin(_ name: StaticString, stroke ink: Ink, _ width: Double) {
    let number = strokes.number(of: ink)
    body.append("<")
    body.append(name)
    body.append(" class=\"")
    appendName("s", number)
    body.append("\"")
    body.attribute("stroke-width", width)
  }

  private mutating func appendName(_ letter: StaticString, _ number: Int64) {
    body.append(prefix)
    body.append(letter)
    body.append(decimal: number)
  }

  private mutating func appendPath() {
    body.append(" d=\"")
    body.append(path.data)
    body.append("\"/>\n")
    path = SVGPath()
  }
}

extension Outline {
  /// The SVG element of the outline; `nil` for outlines written as a path.
  fileprivate var elementName: StaticString? {
    switch self {
    case .rectangle, .roundedRectangle: "rect"
    case .circle: "circle"
    case .line, .polygon, .star, .path: nil
    }
  }
}

extension Markup {
  /// Keeps the letters of a text as a name prefix; `p` if there are none.
  fileprivate init(name: [UInt32]) {
    self.init()
    for scalar in name where scalar | 0x20 >= 0x61 && scalar | 0x20 <= 0x7A {
      append(scalar: scalar)
    }
    if bytes.isEmpty { append("p") }
  }

  fileprivate mutating func attributes(of outline: Outline) {
    if case .circle(let center, let radius) = outline {
      attribute("cx", center.x)
      attribute("cy", center.y)
      return attribute("r", max(radius, 0))
    }
    attributes(of: outline.frame)
    guard case .roundedRectangle(let frame, let radius) = outline else { return }
    let most = min(frame.width, frame.height) / 2
    if radius > 0 { attribute("rx", min(radius, most)) }
  }

  mutating func attributes(of frame: Rect) {
    attribute("x", frame.x)
    attribute("y", frame.y)
    attribute("width", frame.width)
    attribute("height", frame.height)
  }
}
