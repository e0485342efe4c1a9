public import ControlCore
public import Presentation

extension SVGSurface {
  /// Distance from the middle of the digits down to the baseline, in font sizes. Half the height of
  /// digits and capitals in most fonts; some viewers lack `dominant-baseline`.
  private static let halfOfDigits = 0.35

  public mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle) {
    let scalars = Scalars(text).scalars
    guard point.isPlace, style.size > 0, !scalars.isEmpty else { return }
    if style.hasEqualDigits { hasEqualDigits = true }
    begin("text", fill: style.ink, hasEqualDigits: style.hasEqualDigits)
    body.attribute("x", point.x)
    body.attribute("y", point.y + style.size * Self.halfOfDigits)
    body.attribute("font-size", style.size)
    switch style.anchor {
    case .left: break
    case .middle: body.append(" text-anchor=\"middle\"")
    case .right: body.append(" text-anchor=\"end\"")
    }
    if style.isBold { body.append(" font-weight=\"bold\"") }
    body.append(">")
    body.append(escaped: scalars)
    body.append("</text>\n")
  }

  public mutating func region(_ region: Region) {
    guard showsRegions, region.frame.isPlace else { return }
    body.append("<rect fill=\"none\" pointer-events=\"all\"")
    body.attributes(of: region.frame)
    body.attributes(of: region.part)
    if let action = region.action { body.attributes(of: action) }
    body.append("/>\n")
  }
}

extension Markup {
  fileprivate mutating func attributes(of part: Region.Part) {
    let (name, number): (StaticString, Int64?) =
      switch part {
      case .control: ("control", nil)
      case .cursor: ("cursor", nil)
      case .label: ("label", nil)
      case .mark(let number): ("mark", number)
      case .symbol(let number): ("symbol", number)
      case .thumb(let number): ("thumb", number)
      case .custom(let number): ("custom", number)
      }
    append(" data-part=\"")
    append(name)
    guard let number else { return append("\"") }
    append("\" data-index=\"")
    append(decimal: number)
    append("\"")
  }

  fileprivate mutating func attributes(of action: Adjustment) {
    switch action {
    case .increment: append(" data-action=\"increment\"")
    case .decrement: append(" data-action=\"decrement\"")
    case .set(let value):
      append(" data-action=\"set\" data-value=\"")
      FormattedValue(value, .decimal).write(to: &self)
      append("\"")
    }
  }
}
