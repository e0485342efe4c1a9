#if canImport(SwiftUI)
public import Foundation
internal import Presentation
public import SwiftUI

/// A display of a rating as five stars, filled exactly to its value.
///
///     FiveStarView(rating: 3.6, color: .orange)
///
/// Has the interface of "A Precise 5 Star Rating with SwiftUI", with Detent's shapes.
public nonisolated struct FiveStarView: View {
  private let value: Double
  private let color: Color
  private let backgroundColor: Color
  @Environment(\.locale) private var locale

  /// Makes five stars in two colours.
  ///
  /// - Parameters:
  ///   - rating: the number of filled stars, clamped to 0 … 5.
  ///   - color: the colour of the filled part.
  ///   - backgroundColor: the colour of the rest.
  public init(rating: Decimal, color: Color = .red, backgroundColor: Color = .gray) {
    value = Double(rating.description) ?? 0
    self.color = color
    self.backgroundColor = backgroundColor
  }

  @MainActor public var body: some View {
    HStack {
      ForEach(0..<5, id: \.self) { index in
        ZStack {
          SymbolShape(symbol: .star).fill(backgroundColor)
          RatingStar(value: value, color: color, index: index)
        }
        .aspectRatio(1, contentMode: .fit)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityValue(Text(verbatim: spoken))
  }

  private var spoken: String {
    let format = HostFormat(formatter: nil, separator: locale.decimalSeparator)
    return DetentWords.rating(
      String(FormattedValue(min(max(value, 0), 5), format)), of: 5, in: locale)
  }
}
#endif
