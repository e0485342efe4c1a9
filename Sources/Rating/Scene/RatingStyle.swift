import ControlCore
public import Presentation

/// A style of drawing ratings, called for each symbol. See `ControlStyle`.
public protocol RatingStyle: ControlStyle where Scene == RatingSymbol {}

extension RatingScene {
  /// Draws each symbol in a style, with the features common to all ratings: the label, a fade to 40
  /// % when disabled, and a focus ring.
  ///
  /// - Parameters:
  ///   - style: The style, or several composed as one around the default style.
  ///   - label: The text in the scene's label frame, if it has one.
  ///   - format: The format of values, for styles that write them.
  ///   - surface: The surface to draw on.
  @inline(never)
  public func draw(
    _ style: some ControlStyle<RatingSymbol>, label: some UTF8Text = "" as StaticString,
    format: some ValueFormat = .decimal, on surface: inout some Surface
  ) {
    surface.region(Region(.control, symbols))
    surface.fade(isEnabled ? 1 : 0.4) { surface in
      if let frame = self.label { draw(label, in: frame, &surface) }
      surface.formatted(as: format) { surface in
        var index: Int64 = 0
        while index < count {
          let symbol = symbol(index)
          let action: Adjustment? = takesChoices ? .set(Double(index + 1)) : nil
          surface.region(Region(.symbol(index), symbol.frame, action: action))
          style.draw(symbol, next: DefaultRatingPainter(), on: &surface)
          index += 1
        }
      }
    }
    if environment.isFocused {
      surface.stroke(.roundedRectangle(symbols.inset(by: -4), radius: 8), .blue, width: 3)
    }
  }

  /// Draws the rating in its default style, which follows the granularity.
  public func draw(
    label: some UTF8Text = "" as StaticString, on surface: inout some Surface
  ) {
    draw(.granular, label: label, on: &surface)
  }

  /// Draws the label at the end of its frame near the symbols.
  private func draw(
    _ label: some UTF8Text, in frame: Rect, _ surface: inout some Surface
  ) {
    let isLeft = layoutDirection == .rightToLeft
    let isVertical = orientation == .vertical
    let gap = Self.labelGap
    let x = isVertical ? frame.center.x : isLeft ? frame.x + gap : frame.maxX - gap
    let anchor: TextStyle.Anchor = isVertical ? .middle : isLeft ? .left : .right
    let style = TextStyle(
      size: Self.body * environment.textScale, ink: .label, anchor: anchor,
      hasEqualDigits: false)
    surface.text(label, at: Point(x: x, y: frame.center.y), style)
    surface.region(Region(.label, frame))
  }

  /// The gap between label and symbols, in points; the padding of the Star Rater proposal's title.
  private static let labelGap = 10.0
  /// The size of body text on Apple's platforms, in points.
  private static let body = 17.0
}

/// The end of the delegation chain: draws the default style, which delegates no further.
public struct DefaultRatingPainter: Painter {
  /// Creates the painter of the default style.
  public init() {}

  public func draw(_ symbol: RatingSymbol, on surface: inout some Surface) {
    GranularRatingStyle.granular.draw(symbol, on: &surface)
  }
}
