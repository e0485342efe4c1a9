import ControlCore
public import Presentation

/// How a rating looks: a style draws one symbol, and is asked for each. See `ControlStyle`.
public protocol RatingStyle: ControlStyle where Scene == RatingSymbol {}

extension RatingScene {
  /// Draws the rating: every symbol in its style, and around them what belongs to all ratings, once:
  /// the label, paleness when it is disabled, and a ring when it has the keyboard.
  ///
  /// - Parameters:
  ///   - style: the style, or several as one; the default is around it.
  ///   - label: stands in the scene's label frame, if it has one.
  ///   - format: how values are written, where a style writes any.
  ///   - surface: what to draw on.
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

  /// The text stands by the symbols: at the trailing end of its frame.
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

  /// Points between a label and the symbols, as the title of the Star Rater proposal is padded.
  private static let labelGap = 10.0
  /// The size of body text on Apple's platforms.
  private static let body = 17.0
}

/// Where delegating ends: the default style, which delegates no further.
public struct DefaultRatingPainter: Painter {
  /// The default style draws.
  public init() {}

  public func draw(_ symbol: RatingSymbol, on surface: inout some Surface) {
    GranularRatingStyle.granular.draw(symbol, on: &surface)
  }
}
