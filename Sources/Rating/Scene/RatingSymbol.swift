public import ControlCore
public import Presentation

/// One symbol of a rating, for the style that draws it.
public struct RatingSymbol: Equatable, Sendable, StyledScene {
  /// From 0.
  public let index: Int64
  /// How many symbols there are.
  public let count: Int64
  /// What the rating shows: its value, or the preview while there is one.
  public let value: Double
  /// Where it is, in points from the upper left corner of the first symbol's row.
  public var frame: Rect
  /// How much of it is filled, 0 to 1.
  public let fill: Double
  /// The share of a symbol that can be chosen, as the rating's configuration has it.
  public let granularity: Double
  /// Whether what shows is a preview, not yet chosen.
  public let isPreviewed: Bool
  /// Whether it is the last one to be filled by the pointer that is down.
  public let isPressed: Bool
  /// How the rating lies.
  public let orientation: ControlOrientation
  /// Where its first symbol is, if it is horizontal.
  public let layoutDirection: ControlLayoutDirection
  /// What surrounds it.
  public let environment: ControlEnvironment
  /// Whether the rating can be used.
  public let isEnabled: Bool

  /// Whether the value is at least its number, so that a style for whole symbols shows it as chosen.
  public var isFull: Bool { value >= Double(index + 1) }

  /// Whether it is full, half full or empty for a style that shows halves: half full from half its share
  /// on, and full only when it is full.
  public var halves: Double { isFull ? 1 : fill >= 0.5 ? 0.5 : 0 }

  /// How much of it shows in a style that follows the granularity, as the default does: all or nothing
  /// where whole symbols are chosen (1), halves where halves are (0.5), else exactly what is filled.
  public var granularShare: Double {
    if granularity == 1 { return isFull ? 1 : 0 }
    return granularity == 0.5 ? halves : fill
  }

  /// The symbol as a picture of which a share is filled, from its leading edge on.
  func filled(_ share: Double, _ picture: NamedSymbol, _ ink: Ink, rest: Ink? = nil)
    -> PartialSymbol
  {
    let edge: PartialSymbol.Edge =
      orientation == .vertical ? .top : layoutDirection == .leftToRight ? .left : .right
    return PartialSymbol(picture, in: frame, share: share, from: edge, ink, rest: rest)
  }

  /// The leading part of the symbol: of a vertical rating, the upper one.
  ///
  /// - Parameters:
  ///   - share: of the width of the symbol, 0 to 1.
  ///   - frame: which frame; usually the symbol's own, or that of the picture in it.
  /// - Returns: that part of the frame.
  @inline(never)
  public func leading(_ share: Double, of frame: Rect) -> Rect {
    var part = frame
    switch (orientation, layoutDirection) {
    case (.vertical, _): part.height *= share
    case (.horizontal, .leftToRight): part.width *= share
    case (.horizontal, .rightToLeft):
      part.width *= share
      part.x = frame.maxX - part.width
    }
    return part
  }

  /// Returns the symbol with a frame that is smaller by `margin` points on every side.
  @inline(never)
  public func inset(by margin: Double) -> RatingSymbol {
    var symbol = self
    symbol.frame = frame.inset(by: margin)
    return symbol
  }
}
