import ControlCore

/// A symbol of which a share is filled, from one of its edges on: how a rating shows a part of a symbol.
///
/// What is filled and what is not differ in form, not in colour alone, on every surface that may have no
/// colours. That is why it is drawn by one call: a style that draws the rest and a clipped part in front
/// of it says nothing where there are no colours. A surface of cells counts the columns that the symbol
/// covers, so that each of them shows another share and only a full symbol looks full.
public struct PartialSymbol: Equatable, Sendable {
  /// What is drawn.
  public var symbol: NamedSymbol
  /// The symbol is as large as fits in the middle of this, in points.
  public var frame: Rect
  /// How much of the symbol's width is filled, or of its height, 0 to 1.
  public var share: Double
  /// Where the filled part begins.
  public var edge: Edge
  /// The colour of the filled part.
  public var ink: Ink
  /// The colour of the rest, which is filled as well; `nil` if only the outline of the rest is drawn, in
  /// the colour of the filled part.
  public var rest: Ink?

  /// The edges at which a filled part can begin.
  public enum Edge: Equatable, Sendable {
    /// The left edge, the right one, or the upper one.
    case left, right, top
  }

  /// - Parameters:
  ///   - symbol: what is drawn.
  ///   - frame: where, in points.
  ///   - share: how much of it is filled; brought back to 0 … 1, 0 if it is not a number.
  ///   - edge: where the filled part begins.
  ///   - ink: the colour of the filled part.
  ///   - rest: the colour of the rest; `nil` for an outline.
  public init(
    _ symbol: NamedSymbol, in frame: Rect, share: Double, from edge: Edge = .left, _ ink: Ink,
    rest: Ink? = nil
  ) {
    self.symbol = symbol
    self.frame = frame
    self.share = share > 0 ? min(share, 1) : 0
    self.edge = edge
    self.ink = ink
    self.rest = rest
  }

  /// The rectangle of the filled part: a share of the symbol's own, not of the room around it.
  @inline(never)
  public var filledPart: Rect {
    let whole = symbol.outline(in: frame).frame
    var part = whole
    switch edge {
    case .top: part.height *= share
    case .left: part.width *= share
    case .right:
      part.width *= share
      part.x = whole.maxX - part.width
    }
    return part
  }
}

extension Surface {
  @inline(never)
  public mutating func symbol(_ part: PartialSymbol) {
    let (symbol, frame) = (part.symbol, part.frame)
    guard part.share < 1 else {
      return self.symbol(symbol, isFilled: true, in: frame, part.ink)
    }
    self.symbol(symbol, isFilled: part.rest != nil, in: frame, part.rest ?? part.ink)
    guard part.share > 0 else { return }
    clip(to: .rectangle(part.filledPart)) { surface in
      surface.symbol(symbol, isFilled: true, in: frame, part.ink)
    }
  }
}
