#if canImport(SwiftUI)
public import SwiftUI

/// How ratings look: a style draws one symbol, and is asked for each.
///
///     struct CircleStyle: RatingStyle {
///       func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
///         Image(systemName: index < Int(configuration.value) ? "circle.fill" : "circle")
///       }
///     }
///
/// `Rating(configuration:index:)` draws the symbol in the style around this one.
public protocol RatingStyle {
  /// What shows of a symbol.
  associatedtype Body: View

  /// Draws the symbol at `index`, from 0.
  @MainActor @ViewBuilder
  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> Body
}

/// What a rating shows, for its style.
public struct RatingStyleConfiguration: Sendable {
  /// The value, or the preview while a pointer is above the rating; from 0 to `count`.
  public var value: Double
  /// How many symbols there are.
  public let count: Int
  /// The share of a symbol that can be chosen: 1 for whole symbols, 0.5 for halves, 0 for any share.
  public let granularity: Double

  /// What a rating would show: to preview a style, and to test it.
  ///
  /// - Parameters:
  ///   - value: 0 to `count`.
  ///   - count: how many symbols there are.
  ///   - granularity: the share of a symbol that can be chosen, 0 to 1; 0 for any share.
  public init(value: Double, count: Int, granularity: Double = 1) {
    (self.value, self.count, self.granularity) = (value, count, granularity)
  }
}

extension View {
  /// Sets the style of all ratings within the view. Of several, the innermost draws, and may have the
  /// next one draw by `Rating(configuration:index:)`.
  public nonisolated func ratingStyle<S>(_ style: S) -> some View where S: RatingStyle {
    transformEnvironment(\.ratingStyles) { $0.insert(style) }
  }
}
#endif
