public import ControlCore
public import Presentation

/// One symbol of a rating, for drawing.
public struct RatingSymbol: Equatable, Sendable, StyledScene {
  /// The number of the symbol, from 0.
  public let index: Int64
  /// The number of symbols.
  public let count: Int64
  /// The visible value of the rating: the preview while there is one.
  public let value: Double
  /// The frame of the symbol, in points from the upper left corner of the first symbol's row.
  public var frame: Rect
  /// The filled share of the symbol, 0 to 1.
  public let fill: Double
  /// The share of a symbol that can be chosen, as in the configuration.
  public let granularity: Double
  /// True while the visible value is a preview.
  public let isPreviewed: Bool
  /// True if this is the last symbol filled by the pointer that is down.
  public let isPressed: Bool
  /// The axis of the rating.
  public let orientation: ControlOrientation
  /// The reading direction; sets the side of the first symbol of a horizontal rating.
  public let layoutDirection: ControlLayoutDirection
  /// The rating's surroundings.
  public let environment: ControlEnvironment
  /// True if the rating can be used.
  public let isEnabled: Bool

  /// True if the value is at least the symbol's number, so that a whole-symbol style shows it as
  /// chosen.
  public var isFull: Bool { value >= Double(index + 1) }

  /// The share in a style of halves: 0.5 from a share of 0.5, and 1 only if the symbol is full.
  public var halves: Double { isFull ? 1 : fill >= 0.5 ? 0.5 : 0 }

  /// The share in a style that follows the granularity, like the default: 0 or 1 for a granularity
  /// of 1, halves for 0.5, else the exact share.
  public var granularShare: Double {
    if granularity == 1 { return isFull ? 1 : 0 }
    return granularity == 0.5 ? halves : fill
  }

  /// Returns a partially filled picture of the symbol, filled from its leading edge.
  func filled(_ share: Double, _ picture: NamedSymbol, _ ink: Ink, rest: Ink? = nil)
    -> PartialSymbol
  {
    let edge: PartialSymbol.Edge =
      orientation == .vertical ? .top : layoutDirection == .leftToRight ? .left : .right
    return PartialSymbol(picture, in: frame, share: share, from: edge, ink, rest: rest)
  }

  /// Returns the leading part of a frame; of a vertical rating, the upper part.
  ///
  /// - Parameters:
  ///   - share: The share of the symbol's length, 0 to 1.
  ///   - frame: The symbol's own frame, or that of its picture.
  /// - Returns: The part of the frame.
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
