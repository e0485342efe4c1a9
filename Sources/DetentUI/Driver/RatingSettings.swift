internal import ControlCore
internal import Rating

/// What a rating in a view is told, by its initialiser and its surroundings, and how its symbols lie.
struct RatingSettings: Equatable {
  var count = 5
  var granularity = 1.0
  /// Points from one symbol to the next; `nil` for what the row has turned out to have.
  var spacing: Double?
  /// The width of the row, in points; 0 as long as it is not known.
  var rowWidth = 0.0
  /// The width of its first symbol, in points; 0 as long as it is not known.
  var symbolWidth = 0.0
  var isRightToLeft = false
  var behavior = RatingBehavior()
  var feel = FeelBehavior()
  var isEnabled = true
  var isReadOnly = false

  /// How many symbols there are: 1 to 100.
  var symbols: Int { min(max(count, 1), 100) }

  /// How far the symbols are from each other: as told, else what their widths leave of the row.
  var gap: Double {
    if let spacing { return spacing > 0 ? min(spacing, 1e9) : 0 }
    let gaps = Double(symbols - 1)
    guard gaps > 0 else { return 0 }
    let rest = rowWidth - symbolWidth * Double(symbols)
    return rest > 0 ? rest / gaps : 0
  }

  /// The settings as a configuration of the engine. What makes no sense counts as the nearest that does,
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
    return feel.reported(to: configuration.problem == nil ? configuration : RatingConfiguration())
  }

  /// The granularity, 0 to 1; what is too fine to count is any share.
  private var share: Double {
    guard granularity >= 0 else { return granularity < 0 ? 0 : 1 }
    return granularity < 0.0001 ? 0 : min(granularity, 1)
  }
}

/// What the modifiers around a rating say.
struct RatingBehavior: Equatable {
  /// Sure by default, as no view knows whether it is in a page that scrolls.
  var press = RatingConfiguration.Press.sure
  var selection = RatingConfiguration.Selection.dragging
  var reselection = RatingConfiguration.Reselection.keeps
  /// What is no number counts as 0.
  var minimum = 0.0
  var leading = RatingConfiguration.Leading.least
  var previewsHover = true
  var ticks = true
}

extension RatingConfiguration: CancellableConfiguration {}

extension FeelBehavior {
  func reported(to rating: RatingConfiguration) -> RatingConfiguration {
    var rating = rating
    if let cancelPolicy { rating.cancelPolicy = cancelPolicy }
    return rating
  }
}
