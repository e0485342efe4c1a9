internal import ControlCore
internal import Rating

/// The settings of a rating from its initialiser and environment, and the layout of its symbols.
struct RatingSettings: SurroundedSettings, Equatable {
  var count = 5
  var granularity = 1.0
  /// The space between symbols in points; `nil` for that of the layout.
  var spacing: Double?
  /// The symbols as they are laid out.
  var row = SymbolRow()
  var isRightToLeft = false
  /// The settings of the modifiers around the rating; a minimum of NaN counts as 0.
  var behavior = RatingConfiguration.ofViews
  var feel = FeelBehavior()
  var isEnabled = true
  var isReadOnly = false
  var reducesMotion = false

  /// The number of symbols, clamped to 1 … 100.
  var symbols: Int { min(max(count, 1), 100) }

  /// The settings as a configuration of the engine. Invalid settings become the nearest valid ones,
  /// so that a view never traps.
  var configuration: RatingConfiguration {
    var configuration = behavior
    configuration.count = Int64(symbols)
    configuration.granularity = share
    if row.length > 0, row.length <= 1e9, row.width > 0 {
      configuration.length = row.length
      configuration.symbolWidth = row.width
      configuration.spacing = row.gap
    }
    configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    configuration.interaction = isEnabled ? isReadOnly ? .readOnly : .enabled : .disabled
    configuration.motion = reducesMotion ? .reduced : .full
    configuration.minimum = behavior.minimum > 0 ? min(behavior.minimum, Double(symbols)) : 0
    return (configuration.problem == nil ? configuration : RatingConfiguration())
      .setting(\.cancelPolicy, to: feel.cancelPolicy)
      .setting(\.reset, to: feel.reset)
  }

  /// The granularity clamped to 0 … 1; below 0.0001 it counts as 0 (any share), and NaN as 1.
  private var share: Double {
    guard granularity >= 0 else { return granularity < 0 ? 0 : 1 }
    return granularity < 0.0001 ? 0 : min(granularity, 1)
  }
}

extension RatingConfiguration: CancellableConfiguration {
  /// The settings of a view without modifiers. A press is deferred, as a view cannot know whether it
  /// is in a scrolling page.
  static var ofViews: RatingConfiguration {
    var rating = RatingConfiguration()
    rating.press = .sure
    return rating
  }
}
