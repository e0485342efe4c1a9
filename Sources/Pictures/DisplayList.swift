public import ControlCore
public import Presentation

/// A picture as a list of drawing operations, to compare, inspect, or draw again elsewhere.
///
///     var list = DisplayList()
///     ruler.scene().draw(.primary, on: &list)
///     for case .text(let bytes, _, _) in list.operations { … }
///     list.draw(on: &surface)
public struct DisplayList: Surface, Equatable, Sendable {
  /// The operations in drawing order.
  public private(set) var operations: [Operation] = []
  private var path: [PathElement] = []

  /// Makes an empty picture.
  public init() {}

  /// One drawing operation.
  public enum Operation: Equatable, Sendable {
    /// A filled shape.
    case fill(Outline, Ink)
    /// A stroked shape; the width is in points.
    case stroke(Outline, Ink, width: Double)
    /// A filled path.
    case fillPath([PathElement], Ink)
    /// A stroked path; the width is in points.
    case strokePath([PathElement], Ink, width: Double)
    /// The start of a clip to the path, up to the matching `endGroup`.
    case beginClip([PathElement])
    /// The start of a fade to an opacity of 0 to 1, up to the matching `endGroup`.
    case beginFade(Double)
    /// The end of the most recent clip or fade.
    case endGroup
    /// A symbol in a frame.
    case symbol(NamedSymbol, isFilled: Bool, Rect, Ink)
    /// A partly filled symbol.
    case partialSymbol(PartialSymbol)
    /// A line of text in UTF-8.
    case text([UInt8], Point, TextStyle)
    /// A region of the control.
    case region(Region)
  }

  /// One element of a path.
  public enum PathElement: Equatable, Sendable {
    /// The start of a new subpath.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A cubic Bézier curve: its end, then its two control points.
    case curve(Point, Point, Point)
    /// A straight line back to the start of the subpath.
    case close
  }

  /// Draws the picture on another surface.
  public func draw(on surface: inout some Surface) {
    for operation in operations { Self.draw(operation, on: &surface) }
  }

  private static func draw(_ operation: Operation, on surface: inout some Surface) {
    switch operation {
    case .fill(let outline, let ink): surface.fill(outline, ink)
    case .stroke(let outline, let ink, let width): surface.stroke(outline, ink, width: width)
    case .fillPath(let path, let ink):
      trace(path, &surface)
      surface.fill(ink)
    case .strokePath(let path, let ink, let width):
      trace(path, &surface)
      surface.stroke(ink, width: width)
    case .beginClip(let path):
      trace(path, &surface)
      surface.beginClip()
    case .beginFade(let opacity): surface.beginFade(opacity)
    case .endGroup: surface.endGroup()
    case .symbol(let symbol, let isFilled, let frame, let ink):
      surface.symbol(symbol, isFilled: isFilled, in: frame, ink)
    case .partialSymbol(let part): surface.symbol(part)
    case .text(let bytes, let point, let style): surface.text(bytes, at: point, style)
    case .region(let region): surface.region(region)
    }
  }

  private static func trace(_ path: [PathElement], _ pen: inout some Pen) {
    for element in path {
      switch element {
      case .move(let to): pen.move(to: to)
      case .line(let to): pen.line(to: to)
      case .curve(let to, let first, let second): pen.curve(to: to, first, second)
      case .close: pen.close()
      }
    }
  }
}

extension DisplayList {
  public mutating func move(to point: Point) { path.append(.move(point)) }
  public mutating func line(to point: Point) { path.append(.line(point)) }
  public mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    path.append(.curve(point, first, second))
  }
  public mutating func close() { path.append(.close) }

  public mutating func fill(_ ink: Ink) { operations.append(.fillPath(takePath(), ink)) }
  public mutating func stroke(_ ink: Ink, width: Double) {
    operations.append(.strokePath(takePath(), ink, width: width))
  }
  public mutating func beginClip() { operations.append(.beginClip(takePath())) }
  public mutating func beginFade(_ opacity: Double) { operations.append(.beginFade(opacity)) }
  public mutating func endGroup() { operations.append(.endGroup) }

  public mutating func fill(_ outline: Outline, _ ink: Ink) {
    operations.append(.fill(outline, ink))
  }
  public mutating func stroke(_ outline: Outline, _ ink: Ink, width: Double) {
    operations.append(.stroke(outline, ink, width: width))
  }
  public mutating func symbol(
    _ symbol: NamedSymbol, isFilled: Bool, in frame: Rect, _ ink: Ink
  ) {
    operations.append(.symbol(symbol, isFilled: isFilled, frame, ink))
  }
  public mutating func symbol(_ part: PartialSymbol) { operations.append(.partialSymbol(part)) }
  public mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle) {
    var bytes: [UInt8] = []
    text.write(to: &bytes)
    operations.append(.text(bytes, point, style))
  }
  public mutating func region(_ region: Region) { operations.append(.region(region)) }

  private mutating func takePath() -> [PathElement] {
    defer { path = [] }
    return path
  }
}
