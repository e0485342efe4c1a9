public import ControlCore

extension Surface {
  // Inlined into a function that goes on to draw, Swift 6.2 for WebAssembly takes it that nothing is written through
  // the pointer, and what was drawn is lost.
  /// Draws with the values of the control written as `format` has them.
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

/// A surface that writes values as a host wants them, and is otherwise the one below it. It only
/// lives as long as the call that made it.
///
/// Values are formatted by a surface, because a format as a type parameter of the scene would make every
/// style generic over it.
public struct FormattingSurface<Base: Surface, Format: ValueFormat>: Surface {
  // Not a copy: a surface may hold a large picture.
  let pointer: UnsafeMutablePointer<Base>
  let format: Format

  public static var detail: SurfaceDetail { Base.detail }

  public mutating func value(_ value: Double, at point: Point, _ style: TextStyle) {
    pointer.pointee.text(FormattedValue(value, format), at: point, style)
  }

  public func characters(of value: Double) -> Int64 {
    CharacterCounter.count(FormattedValue(value, format))
  }

  // The rest is handed on.

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
