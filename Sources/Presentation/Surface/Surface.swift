public import ControlCore

/// What pictures are drawn on: a screen, an SVG file, a terminal, a counter.
///
/// A surface traces outlines, paints them, and writes text; everything else follows from that. To
/// draw on something new, conform to this and leave out what has a default.
public protocol Surface: Pen {
  /// How fine it draws, known when the program is compiled.
  static var detail: SurfaceDetail { get }

  /// Paints what was traced since the last time, and forgets it. Parts that are not closed are.
  /// Inside is where the outline winds around more often one way than the other.
  mutating func fill(_ ink: Ink)
  /// Paints along what was traced since the last time, and forgets it; `width` in points. Corners
  /// are round, ends are cut off.
  mutating func stroke(_ ink: Ink, width: Double)

  /// Until the matching `endGroup`, paints only within what was traced, and forgets it.
  mutating func beginClip()
  /// Until the matching `endGroup`, paints with this share of its opacity, 0 to 1.
  mutating func beginFade(_ opacity: Double)
  /// Ends the clip or fade that began last.
  mutating func endGroup()

  /// Writes a line of text.
  mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle)
  /// Writes a value of the control, as the host wants values written; decimal, if it does not say.
  mutating func value(_ value: Double, at point: Point, _ style: TextStyle)
  /// How many characters a value has, as it would be written: so a style knows how much room it takes.
  func characters(of value: Double) -> Int64

  // Outlines are an enumeration on top of the pen, because a display list, a test or a C program can
  // hold one. A shape that it does not have can be traced.

  /// Paints an outline. A surface that has a better way than tracing it may do so.
  mutating func fill(_ outline: Outline, _ ink: Ink)
  /// Paints along an outline.
  mutating func stroke(_ outline: Outline, _ ink: Ink, width: Double)
  /// Paints a symbol, filled or plain, as large as fits in the middle of `frame`.
  mutating func symbol(_ symbol: NamedSymbol, isFilled: Bool, in frame: Rect, _ ink: Ink)
  /// Paints a symbol of which a share is filled. A surface without colours, or with cells for dots, shows
  /// the share by its own means, so that it can be told from the rest.
  mutating func symbol(_ part: PartialSymbol)

  /// Says what stands where, for hit testing and assistive technology. Paints nothing.
  mutating func region(_ region: Region)
}

/// How fine a surface draws.
public enum SurfaceDetail: Equatable, Sendable {
  /// Character cells: a symbol is a letter.
  case characters
  /// Any outline.
  case outlines
}

/// How a line of text looks.
public struct TextStyle: Equatable, Sendable {
  /// In points, of the font; with any scale of the environment.
  public var size: Double
  /// Its colour.
  public var ink: Ink
  /// Where its point is.
  public var anchor: Anchor
  /// Whether it is bold.
  public var isBold: Bool
  /// Whether all digits are equally wide, so that a changing number stands still.
  public var hasEqualDigits: Bool

  /// Which place of the text its point is.
  public enum Anchor: Equatable, Sendable {
    /// The left end, the middle, the right end; up and down always the middle of a line.
    case left, middle, right
  }

  /// A size and a colour; the rest is usual for values.
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

  /// Draws with what is outside an outline left as it is.
  public mutating func clip(to outline: Outline, _ draw: (inout Self) -> Void) {
    outline.trace(&self)
    beginClip()
    draw(&self)
    endGroup()
  }

  /// Draws with a share of the opacity, 0 to 1; at 1 as if it were not there.
  public mutating func fade(_ opacity: Double, _ draw: (inout Self) -> Void) {
    guard opacity < 1 else { return draw(&self) }
    beginFade(opacity)
    draw(&self)
    endGroup()
  }
}
