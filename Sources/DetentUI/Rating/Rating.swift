#if canImport(SwiftUI)
public import Foundation
public import SwiftUI

/// A number chosen by tapping a row of symbols, or dragging along it.
///
///     @State private var stars = 3.5
///
///     Rating(value: $stars, granularity: 0.5)
///       .accessibilityLabel("How was it?")
///
/// Has the interface of the Star Rating API proposal, with Detent's engine.
public nonisolated struct Rating: View {
  private let role: Role
  /// The style made from a closure; `nil` for the style of the environment.
  private var style: (any RatingStyle)?

  private enum Role {
    case control(HostValues, RatingSettings, (Bool) -> Void)
    case symbol(RatingStyleConfiguration, Int)
  }

  /// Makes a rating for any number, or an optional one.
  ///
  /// - Parameters:
  ///   - value: the chosen value, clamped to 0 … `count`; of an optional, 0 is written as `nil`.
  ///   - granularity: the smallest share of a symbol that can be chosen, 0 to 1; 0 for any share.
  ///   - spacing: the space between symbols in points, 0 or more; `nil` for that of `HStack`.
  ///   - count: the number of symbols, 1 to 100.
  ///   - onEditingChanged: called with `true` as an edit begins, `false` as it ends: time to save.
  public init<Value>(
    value: Binding<Value>,
    granularity: CGFloat = 1,
    spacing: CGFloat? = nil,
    count: Int = 5,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value: DetentValue {
    self.init(HostValues(rating: value), granularity, spacing, count, onEditingChanged)
  }

  /// Makes a rating in code that is generic over floating-point types. The parameters are those of
  /// the first initialiser.
  @_disfavoredOverload public init<Value>(
    value: Binding<Value>, granularity: CGFloat = 1, spacing: CGFloat? = nil, count: Int = 5,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value: BinaryFloatingPoint {
    self.init(HostValues(value), granularity, spacing, count, onEditingChanged)
  }

  private init(
    _ host: HostValues, _ granularity: CGFloat, _ spacing: CGFloat?, _ count: Int,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let settings = RatingSettings(
      count: count, granularity: Double(granularity), spacing: spacing.map { Double($0) })
    role = .control(host, settings, onEditingChanged)
  }

  /// Makes a symbol in the next style around the calling style; the outermost is the default.
  ///
  /// - Parameters:
  ///   - configuration: the configuration passed to the style, or a changed copy.
  ///   - index: the index of the symbol, from 0.
  public init(configuration: RatingStyleConfiguration, index: Int) {
    role = .symbol(configuration, index)
  }

  /// Makes a rating with symbols drawn by a closure.
  ///
  ///     Rating(value: $value) { index in
  ///       Image(systemName: index < Int(value) ? "heart.fill" : "heart")
  ///     }
  ///
  /// - Parameters:
  ///   - value: the chosen value, clamped to 0 … `count`; of an optional, 0 is written as `nil`.
  ///   - granularity: the smallest share of a symbol that can be chosen, 0 to 1; 0 for any share.
  ///   - spacing: the space between symbols in points, 0 or more; `nil` for that of `HStack`.
  ///   - count: the number of symbols, 1 to 100.
  ///   - onEditingChanged: called with `true` when an edit begins, with `false` when it ends.
  ///   - symbol: makes the symbol at an index, from 0; unlike a ``RatingStyle``, without previews.
  public init<Value, Symbol>(
    value: Binding<Value>,
    granularity: CGFloat = 1,
    spacing: CGFloat? = nil,
    count: Int = 5,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder symbol: @escaping (Int) -> Symbol
  ) where Value: DetentValue, Symbol: View {
    self.init(HostValues(rating: value), granularity, spacing, count, onEditingChanged)
    style = ClosureRatingStyle(symbol: symbol)
  }

  @MainActor @ViewBuilder public var body: some View {
    switch role {
    case .control(let host, let settings, let onEditingChanged):
      let rating = RatingBody(
        host: host, settings: settings, onEditingChanged: onEditingChanged)
      if let style {
        rating.transformEnvironment(\.detent.ratingStyles) { $0.insert(style) }
      } else {
        rating
      }
    case .symbol(let configuration, let index):
      StyledSymbol(configuration: configuration, index: index)
    }
  }
}
#endif
