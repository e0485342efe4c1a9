internal import ControlCore
internal import Rating

/// The settings of a rating from its initialiser and environment, and the layout of its symbols.
struct RatingSettings: Equatable {
  var count = 5
  var granularity = 1.0
  /// The space between symbols in points; `nil` to measure it from the row.
  var spacing: Double?
  /// The width of the row in points; 0 while unknown.
  var rowWidth = 0.0
  /// The width of the first symbol in points; 0 while unknown.
  var symbolWidth = 0.0
  var isRightToLeft = false
  var behavior = RatingBehavior()
  var feel = FeelBehavior()
  var isEnabled = true
  var isReadOnly = false

  /// The number of symbols, clamped to 1 … 100.
  var symbols: Int { min(max(count, 1), 100) }

  /// The space between symbols: as set, or the rest of the row's width, divided evenly.
  var gap: Double {
    if let spacing { return spacing > 0 ? min(spacing, 1e9) : 0 }
    let gaps = Double(symbols - 1)
    guard gaps > 0 else { return 0 }
    let rest = rowWidth - symbolWidth * Double(symbols)
    return rest > 0 ? rest / gaps : 0
  }

  /// The settings as a configuration of the engine. Invalid settings become the nearest valid ones,
  /// so that a view never traps.
  var configuration: RatingConfiguration {
    var configuration = RatingConfiguration(count: Int64(symbols), granularity: share)
    if rowWidth > 0, rowWidth <= 1e9, symbolWidth > 0, symbolWidth <= 1e9 {
      configuration.length = rowWidth
      configuration.symbolWidth = symbolWidth
      configuration.spacing = gap
    }
    configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    configuration.interaction = isEnabled ? isReadOnly ? .readOnly : .enabled : .disabled
    configuration.press = behavior.press
    configuration.selection = behavior.selection
    configuration.reselection = behavior.reselection
    configuration.minimum = behavior.minimum > 0 ? min(behavior.minimum, Double(symbols)) : 0
    configuration.leading = behavior.leading
    configuration.previewsHover = behavior.previewsHover
    configuration.ticks = behavior.ticks
    return feel.applied(to: configuration.problem == nil ? configuration : RatingConfiguration())
  }

  /// The granularity clamped to 0 … 1; below 0.0001 it counts as 0 (any share), and NaN as 1.
  private var share: Double {
    guard granularity >= 0 else { return granularity < 0 ? 0 : 1 }
    return granularity < 0.0001 ? 0 : min(granularity, 1)
  }
}

/// The settings from the modifiers around a rating.
struct RatingBehavior: Equatable {
  /// The press rule; deferred by default, as a view cannot know whether it is in a scrolling page.
  var press = RatingConfiguration.Press.sure
  var selection = RatingConfiguration.Selection.dragging
  var reselection = RatingConfiguration.Reselection.keeps
  /// The minimum; NaN counts as 0.
  var minimum = 0.0
  var leading = RatingConfiguration.Leading.least
  var previewsHover = true
  var ticks = true
}

extension RatingConfiguration: CancellableConfiguration {}

extension FeelBehavior {
  func applied(to rating: RatingConfiguration) -> RatingConfiguration {
    var rating = rating
    if let cancelPolicy { rating.cancelPolicy = cancelPolicy }
    return rating
  }
}
