import ControlCore

/// A symbol filled up to a share of its size, from one edge, as in a rating.
///
/// The filled part differs in form, not only in colour, on every surface that may lack colours. It
/// is therefore a single call: a style that draws a clipped symbol over another one shows no
/// difference without colours. A surface of character cells counts the columns of the symbol, so
/// that every column shows a different share and only a full symbol looks full.
public struct PartialSymbol: Equatable, Sendable {
  /// The symbol to draw.
  public var symbol: NamedSymbol
  /// The frame in points; the symbol is centred in it as large as fits.
  public var frame: Rect
  /// The filled share of the symbol's width, or of its height for `top`; 0 to 1.
  public var share: Double
  /// The edge at which the filled part begins.
  public var edge: Edge
  /// The colour of the filled part.
  public var ink: Ink
  /// The fill colour of the rest; `nil` to draw only its outline, in the colour of the filled part.
  public var rest: Ink?

  /// The edges at which the filled part can begin.
  public enum Edge: Equatable, Sendable {
    /// The left, the right or the upper edge.
    case left, right, top
  }

  /// - Parameters:
  ///   - symbol: the symbol to draw.
  ///   - frame: the frame in points.
  ///   - share: the filled share, clamped to 0 … 1; NaN counts as 0.
  ///   - edge: the edge at which the filled part begins.
  ///   - ink: the colour of the filled part.
  ///   - rest: the fill colour of the rest; `nil` for an outline.
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

  /// The rectangle of the filled part: a share of the symbol itself, not of `frame`.
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
