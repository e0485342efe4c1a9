public import ControlCore

extension Surface {
  // Not inlined: in a function that goes on drawing, Swift 6.2 for WebAssembly assumes no writes
  // through the pointer and loses the picture.
  /// Draws with values of the control written in `format`.
  @inline(never)
  public mutating func formatted<Format: ValueFormat>(
    as format: Format, _ draw: (inout FormattingSurface<Self, Format>) -> Void
  ) {
    withUnsafeMutablePointer(to: &self) { pointer in
      var surface = FormattingSurface(pointer: pointer, format: format)
      draw(&surface)
    }
  }
}

/// A surface that writes values in the host's format and forwards everything else to another
/// surface. Valid only during the call that created it.
///
/// The surface formats values because a format as a type parameter of the scene would make every
/// style generic over it.
public struct FormattingSurface<Base: Surface, Format: ValueFormat>: Surface {
  // A pointer rather than a copy, as a surface may hold a large picture.
  let pointer: UnsafeMutablePointer<Base>
  let format: Format

  public static var detail: SurfaceDetail { Base.detail }

  public mutating func value(_ value: Double, at point: Point, _ style: TextStyle) {
    pointer.pointee.text(FormattedValue(value, format), at: point, style)
  }

  public func characters(of value: Double) -> Int64 {
    CharacterCounter.count(FormattedValue(value, format))
  }

  // The remaining members forward to the base surface.

  public mutating func move(to point: Point) { pointer.pointee.move(to: point) }
  public mutating func line(to point: Point) { pointer.pointee.line(to: point) }
  public mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    pointer.pointee.curve(to: point, first, second)
  }
  public mutating func close() { pointer.pointee.close() }
  public mutating func fill(_ ink: Ink) { pointer.pointee.fill(ink) }
  public mutating func stroke(_ ink: Ink, width: Double) {
    pointer.pointee.stroke(ink, width: width)
  }
  public mutating func beginClip() { pointer.pointee.beginClip() }
  public mutating func beginFade(_ opacity: Double) { pointer.pointee.beginFade(opacity) }
  public mutating func endGroup() { pointer.pointee.endGroup() }
  public mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle) {
    pointer.pointee.text(text, at: point, style)
  }
  public mutating func fill(_ outline: Outline, _ ink: Ink) { pointer.pointee.fill(outline, ink) }
  public mutating func stroke(_ outline: Outline, _ ink: Ink, width: Double) {
    pointer.pointee.stroke(outline, ink, width: width)
  }
  public mutating func symbol(
    _ symbol: NamedSymbol, isFilled: Bool, in frame: Rect, _ ink: Ink
  ) {
    pointer.pointee.symbol(symbol, isFilled: isFilled, in: frame, ink)
  }
  public mutating func symbol(_ part: PartialSymbol) { pointer.pointee.symbol(part) }
  public mutating func region(_ region: Region) { pointer.pointee.region(region) }
}
