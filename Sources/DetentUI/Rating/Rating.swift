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
/// The surface of the Star Rating API proposal on Detent's engine.
public nonisolated struct Rating: View {
  private let role: Role
  /// That of a closure; `nil` for the one around the rating.
  private var style: (any RatingStyle)?

  private enum Role {
    case control(HostValues, RatingSettings, (Bool) -> Void)
    case symbol(RatingStyleConfiguration, Int)
  }

  /// A rating for a value.
  ///
  /// - Parameters:
  ///   - value: what is chosen; brought back to 0 … `count`.
  ///   - granularity: the share of a symbol that can be chosen, 0 to 1; 0 for any share.
  ///   - spacing: points between the symbols, 0 or more; `nil` for that of `HStack`.
  ///   - count: how many symbols there are, 1 to 100.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when it is over: the moment to save.
  public init<Value>(
    value: Binding<Value>,
    granularity: CGFloat = 1,
    spacing: CGFloat? = nil,
    count: Int = 5,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value: BinaryFloatingPoint {
    let settings = RatingSettings(
      count: count, granularity: Double(granularity), spacing: spacing.map { Double($0) })
    role = .control(HostValues(value), settings, onEditingChanged)
  }

  /// A rating that may not have been made yet.
  ///
  /// - Parameters:
  ///   - value: what is chosen; `nil` if nothing is, as which 0 is written.
  ///   - granularity: the share of a symbol that can be chosen, 0 to 1; 0 for any share.
  ///   - spacing: points between the symbols, 0 or more; `nil` for that of `HStack`.
  ///   - count: how many symbols there are, 1 to 100.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when it is over.
  public init<Value>(
    value: Binding<Value?>,
    granularity: CGFloat = 1,
    spacing: CGFloat? = nil,
    count: Int = 5,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value: BinaryFloatingPoint {
    let settings = RatingSettings(
      count: count, granularity: Double(granularity), spacing: spacing.map { Double($0) })
    role = .control(HostValues(value), settings, onEditingChanged)
  }

  /// A rating for a number that is no floating-point number: an `Int`, a `Decimal`, or your own.
  ///
  /// - Parameters:
  ///   - value: what is chosen; brought back to 0 … `count`.
  ///   - granularity: the share of a symbol that can be chosen, 0 to 1; 0 for any share.
  ///   - spacing: points between the symbols, 0 or more; `nil` for that of `HStack`.
  ///   - count: how many symbols there are, 1 to 100.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when it is over.
  public init<Number>(
    value: Binding<Number>,
    granularity: CGFloat = 1,
    spacing: CGFloat? = nil,
    count: Int = 5,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Number: DetentNumber {
    let settings = RatingSettings(
      count: count, granularity: Double(granularity), spacing: spacing.map { Double($0) })
    role = .control(HostValues(value), settings, onEditingChanged)
  }

  /// A symbol of a rating, in the style around the one that asks for it; in the end the default.
  ///
  /// - Parameters:
  ///   - configuration: as the style was given it, or changed.
  ///   - index: of the symbol, from 0.
  public init(configuration: RatingStyleConfiguration, index: Int) {
    role = .symbol(configuration, index)
  }

  /// A rating whose symbols are drawn by a closure.
  ///
  ///     Rating(value: $value) { index in
  ///       Image(systemName: index < Int(value) ? "heart.fill" : "heart")
  ///     }
  ///
  /// - Parameters:
  ///   - value: what is chosen; brought back to 0 … `count`.
  ///   - granularity: the share of a symbol that can be chosen, 0 to 1; 0 for any share.
  ///   - spacing: points between the symbols, 0 or more; `nil` for that of `HStack`.
  ///   - count: how many symbols there are, 1 to 100.
  ///   - onEditingChanged: told `true` when an edit begins, and `false` when it is over.
  ///   - symbol: draws the symbol at an index, from 0. It does not know of a preview; a `RatingStyle` does.
  public init<Value, Symbol>(
    value: Binding<Value>,
    granularity: CGFloat = 1,
    spacing: CGFloat? = nil,
    count: Int = 5,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder symbol: @escaping (Int) -> Symbol
  ) where Value: BinaryFloatingPoint, Symbol: View {
    self.init(
      value: value, granularity: granularity, spacing: spacing, count: count,
      onEditingChanged: onEditingChanged)
    style = ClosureRatingStyle(symbol: symbol)
  }

  @MainActor @ViewBuilder public var body: some View {
    switch role {
    case .control(let host, let settings, let onEditingChanged):
      let rating = RatingBody(
        host: host, settings: settings, onEditingChanged: onEditingChanged)
      if let style {
        rating.transformEnvironment(\.ratingStyles) { $0.insert(style) }
      } else {
        rating
      }
    case .symbol(let configuration, let index):
      StyledSymbol(configuration: configuration, index: index)
    }
  }
}
#endif
