#if canImport(SwiftUI)
public import Foundation
internal import Rating
public import SwiftUI

/// One star of a displayed rating, filled exactly by its share; the rest is clear.
///
///     RatingStar(rating: 3.6, color: .orange, index: 3)
///
/// Has the interface of "A Precise 5 Star Rating with SwiftUI", with Detent's shapes.
public nonisolated struct RatingStar: View {
  private let value: Double
  private let color: Color
  private let index: Int
  @Environment(\.layoutDirection) private var layoutDirection

  /// Makes a star.
  ///
  /// - Parameters:
  ///   - rating: the number of filled stars.
  ///   - color: the colour of the filled part.
  ///   - index: the index of the star, from 0.
  public init(rating: Decimal, color: Color, index: Int) {
    self.init(value: Double(rating.description) ?? 0, color: color, index: index)
  }

  init(value: Double, color: Color, index: Int) {
    (self.value, self.color, self.index) = (value, color, index)
  }

  /// The filled share, 0 to 1.
  public var maskRatio: CGFloat {
    CGFloat(RatingFill.share(of: value, symbol: Int64(clamping: index)))
  }

  @MainActor public var body: some View {
    SymbolShape(symbol: .star).fill(color)
      .clipShape(
        LeadingShape(share: Double(maskRatio), isRightToLeft: layoutDirection == .rightToLeft)
      )
      .aspectRatio(1, contentMode: .fit)
  }
}
#endif
