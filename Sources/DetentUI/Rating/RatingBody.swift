#if canImport(SwiftUI)
internal import ControlCore
internal import Foundation
internal import Presentation
internal import Rating
internal import SwiftUI

/// A rating of a `Double`. SwiftUI lays out the symbols and passes their positions to the engine.
struct RatingBody: View {
  private let host: HostValues
  private let settings: RatingSettings
  private let onEditingChanged: (Bool) -> Void

  @State private var driver: ControlDriver<RatingControl>
  /// The frames of the symbols in the row, by their index; none before the first layout.
  @State private var frames: [Int: Presentation.Rect] = [:]
  @Environment(\.detent.rating) private var behavior
  private var surroundings = Surroundings()

  /// The coordinate space of the row.
  private static let space = "DetentRating"

  init(
    host: HostValues, settings: RatingSettings,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.host = host
    self.settings = settings
    self.onEditingChanged = onEditingChanged
    let rating = RatingControl(values: host.values, configuration: settings.configuration)
    _driver = State(initialValue: ControlDriver(rating, of: host, yields: true))
  }

  var body: some View {
    let configuration = configuration
    let hand = ControlHand(
      driver: $driver, host: host,
      onEditingChanged: { isEditing, _ in onEditingChanged(isEditing) }, place: symbols.place)
    return row(driver.shown(configuration, at: 0))
      .opacity(surroundings.isEnabled ? 1 : Disabled.opacity)
      .modifier(
        ControlInput(
          hand: hand, spoken: spoken,
          actions: configuration.minimum > 0 ? .none : .clearing)
      )
      .following(hand, configuration)
  }

  private func row(_ rating: RatingControl) -> some View {
    let shown = RatingStyleConfiguration(
      value: rating.preview ?? rating.value, count: settings.symbols,
      granularity: rating.configuration.granularity)
    return HStack(spacing: settings.spacing.map { CGFloat(max($0, 0)) }) {
      ForEach(0..<settings.symbols, id: \.self) { index in
        StyledSymbol(configuration: shown, index: index)
          .whenPlaced(in: .named(Self.space)) { frames[index] = $0 }
      }
    }
    .coordinateSpace(name: Self.space)
  }

  private var symbols: SymbolRow { SymbolRow(frames, count: settings.symbols) }

  private var configuration: RatingConfiguration {
    var settings = surroundings.applied(to: settings)
    settings.row = symbols
    settings.behavior = behavior
    return settings.configuration
  }

  private var spoken: String {
    DetentWords.rating(
      String(FormattedValue(driver.control.value, surroundings.format())), of: settings.symbols,
      in: surroundings.locale)
  }
}
#endif
