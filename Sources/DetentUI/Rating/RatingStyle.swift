#if canImport(SwiftUI)
public import SwiftUI

/// The look of a rating: a style draws each of its symbols.
///
///     struct CircleStyle: RatingStyle {
///       func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
///         Image(systemName: index < Int(configuration.value) ? "circle.fill" : "circle")
///       }
///     }
///
/// `Rating(configuration:index:)` draws the symbol in the surrounding style.
public protocol RatingStyle: DynamicProperty {
  /// The view of a symbol.
  associatedtype Body: View

  /// Makes the symbol at `index`, from 0.
  @MainActor @ViewBuilder
  func makeBody(configuration: Configuration, index: Int) -> Body

  /// The state of the rating to draw.
  typealias Configuration = RatingStyleConfiguration
}

/// The state of a rating for its style.
public struct RatingStyleConfiguration: Sendable {
  /// The value, or the preview under a hovering pointer; 0 to `count`.
  public var value: Double
  /// The number of symbols.
  public let count: Int
  /// The smallest share that can be chosen: 1 for whole symbols, 0.5 for halves, 0 for any share.
  public let granularity: Double

  /// Makes the state of a rating, to preview or test a style.
  ///
  /// - Parameters:
  ///   - value: the value, 0 to `count`.
  ///   - count: the number of symbols.
  ///   - granularity: the smallest share of a symbol that can be chosen, 0 to 1; 0 for any share.
  public init(value: Double, count: Int, granularity: Double = 1) {
    (self.value, self.count, self.granularity) = (value, count, granularity)
  }
}

extension View {
  /// Sets the style of all ratings within the view. The innermost style draws, and may delegate to
  /// the next one by `Rating(configuration:index:)`.
  public nonisolated func ratingStyle<S>(_ style: S) -> some View where S: RatingStyle {
    transformEnvironment(\.detent.ratingStyles) { $0.insert(style) }
  }
}
#endif
