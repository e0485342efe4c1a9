public import ControlCore

/// A target for pictures: a screen, an SVG file, a terminal, a counter.
///
/// A surface traces outlines, paints them and writes text; everything else builds on that. To
/// support a new target, conform to this protocol and leave out the members with defaults.
public protocol Surface: Pen {
  /// The level of detail, known at compile time.
  static var detail: SurfaceDetail { get }

  /// Fills the traced path and clears it. Open subpaths are closed; the interior follows the
  /// non-zero winding rule.
  mutating func fill(_ ink: Ink)
  /// Strokes the traced path and clears it; `width` is in points. Joins are round, ends are butt.
  mutating func stroke(_ ink: Ink, width: Double)

  /// Clips to the traced path until the matching `endGroup`, and clears the path.
  mutating func beginClip()
  /// Multiplies the opacity by 0 to 1 until the matching `endGroup`.
  mutating func beginFade(_ opacity: Double)
  /// Ends the most recent clip or fade.
  mutating func endGroup()

  /// Writes a line of text.
  mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle)
  /// Writes a value of the control in the host's format; as a decimal by default.
  mutating func value(_ value: Double, at point: Point, _ style: TextStyle)
  /// Returns the number of characters of a value as written, so that a style can reserve space.
  func characters(of value: Double) -> Int64

  // Outlines are an enumeration on top of the pen, so that display lists, tests and C programs can
  // store them. Any other shape can be traced.

  /// Fills an outline. A surface may replace the default, which traces it.
  mutating func fill(_ outline: Outline, _ ink: Ink)
  /// Strokes an outline; `width` is in points. A surface may replace the default, which traces it.
  mutating func stroke(_ outline: Outline, _ ink: Ink, width: Double)
  /// Draws a symbol, filled or plain, centred in `frame` as large as fits.
  mutating func symbol(_ symbol: NamedSymbol, isFilled: Bool, in frame: Rect, _ ink: Ink)
  /// Draws a partly filled symbol. Surfaces without colours or with character cells distinguish the
  /// filled share by their own means.
  mutating func symbol(_ part: PartialSymbol)

  /// Records a region for hit testing and assistive technology. Paints nothing.
  mutating func region(_ region: Region)
}

/// The level of detail of a surface.
public enum SurfaceDetail: Equatable, Sendable {
  /// Character cells; a symbol is one letter.
  case characters
  /// Arbitrary outlines.
  case outlines
}

/// The look of a line of text.
public struct TextStyle: Equatable, Sendable {
  /// The font size in points, including any scale of the environment.
  public var size: Double
  /// The colour of the text.
  public var ink: Ink
  /// The position of the anchor point on the text.
  public var anchor: Anchor
  /// True for bold text.
  public var isBold: Bool
  /// True if all digits have equal width, so that a changing number does not move.
  public var hasEqualDigits: Bool

  /// The horizontal position of the anchor point; vertically it is always the middle of the line.
  public enum Anchor: Equatable, Sendable {
    /// The left end, the middle, or the right end.
    case left, middle, right
  }

  /// Makes a style from a size and a colour; the defaults suit values.
  public init(
    size: Double, ink: Ink, anchor: Anchor = .middle, isBold: Bool = false,
    hasEqualDigits: Bool = true
  ) {
    self.size = size
    self.ink = ink
    self.anchor = anchor
    self.isBold = isBold
    self.hasEqualDigits = hasEqualDigits
  }
}

extension Surface {
  public static var detail: SurfaceDetail { .outlines }

  public mutating func value(_ value: Double, at point: Point, _ style: TextStyle) {
    text(FormattedValue(value, .decimal), at: point, style)
  }

  public func characters(of value: Double) -> Int64 {
    CharacterCounter.count(FormattedValue(value, .decimal))
  }

  public mutating func fill(_ outline: Outline, _ ink: Ink) {
    outline.trace(&self)
    fill(ink)
  }

  public mutating func stroke(_ outline: Outline, _ ink: Ink, width: Double) {
    outline.trace(&self)
    stroke(ink, width: width)
  }

  @inline(never)
  public mutating func symbol(
    _ symbol: NamedSymbol, isFilled: Bool, in frame: Rect, _ ink: Ink
  ) {
    guard !isFilled else { return fill(symbol.outline(in: frame), ink) }
    let width = min(frame.width, frame.height) / 14
    stroke(symbol.outline(in: frame).inset(by: width / 2), ink, width: width)
  }

  public mutating func region(_ region: Region) {}

  /// Draws clipped to an outline.
  public mutating func clip(to outline: Outline, _ draw: (inout Self) -> Void) {
    outline.trace(&self)
    beginClip()
    draw(&self)
    endGroup()
  }

  /// Draws with the opacity multiplied by 0 to 1; a factor of 1 has no effect.
  public mutating func fade(_ opacity: Double, _ draw: (inout Self) -> Void) {
    guard opacity < 1 else { return draw(&self) }
    beginFade(opacity)
    draw(&self)
    endGroup()
  }
}
