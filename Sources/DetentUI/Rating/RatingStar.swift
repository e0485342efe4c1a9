#if canImport(SwiftUI)
public import Foundation
internal import Rating
public import SwiftUI

/// One star of a rating to look at, of which exactly its share is filled; the rest of it is clear.
///
///     RatingStar(rating: 3.6, color: .orange, index: 3)
///
/// The surface of "A Precise 5 Star Rating with SwiftUI" on Detent's shapes.
public nonisolated struct RatingStar: View {
  private let value: Double
  private let color: Color
  private let index: Int
  @Environment(\.layoutDirection) private var layoutDirection

  /// A star.
  ///
  /// - Parameters:
  ///   - rating: how many stars are filled.
  ///   - color: of what is filled.
  ///   - index: which star it is, from 0.
  public init(rating: Decimal, color: Color, index: Int) {
    self.init(value: Double(rating.description) ?? 0, color: color, index: index)
  }

  init(value: Double, color: Color, index: Int) {
    (self.value, self.color, self.index) = (value, color, index)
  }

  /// How much of it is filled, 0 to 1.
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
