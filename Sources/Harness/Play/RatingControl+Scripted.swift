import ControlCore
public import Rating

extension RatingControl: ScriptedControl {
  /// Where the fill ends that shows, in points from where the first symbol begins; no gap counts
  /// before the symbol behind it begins to fill.
  public var offset: Double {
    let shown = preview ?? value
    guard shown > 0 else { return 0 }
    let symbol = roundedUp(shown) - 1
    let width = configuration.width
    return symbol * (width + configuration.spacing) + (shown - symbol) * width
  }

  /// Always 0: nothing moves by itself.
  public var velocity: Double { 0 }

  /// What a release, or a press where a pointer hovers, would choose; else the value.
  public var target: Double { preview ?? value }

  public static func configuration(_ settings: Settings) -> RatingConfiguration {
    var configuration = RatingConfiguration(
      count: settings.stars, granularity: settings.granularity)
    configuration.minimum = settings.minimum
    configuration.length = settings.axis == .x ? settings.width : settings.height
    configuration.spacing = settings.spacing
    configuration.symbolWidth = settings.symbolWidth
    configuration.orientation = settings.axis == .x ? .horizontal : .vertical
    configuration.layoutDirection =
      settings.layout == .leftToRight ? .leftToRight : .rightToLeft
    configuration.interaction = settings.interaction
    configuration.cancelPolicy = settings.cancel == .revert ? .revert : .commit
    configuration.reselection = settings.clears ? .clears : .keeps
    configuration.selection = settings.selection == .drag ? .dragging : .tapOnly
    configuration.previewsHover = settings.previewsHover
    configuration.ticks = settings.tick != MarkLevel.none
    return configuration
  }

  public static func problem(with configuration: RatingConfiguration) -> SettingProblem? {
    guard let problem = configuration.problem else { return nil }
    if problem == .symbolWidth, configuration.symbolWidth == nil {
      return SettingProblem(.spacing, gapsTakeAll)
    }
    let name: Setting.Name =
      switch problem {
      case .count: .stars
      case .granularity: .granularity
      case .minimum: .minimum
      case .length: .viewport
      case .spacing: .spacing
      case .symbolWidth: .symbolWidth
      }
    return SettingProblem(name, problem.sentence)
  }

  private static var gapsTakeAll: StaticString {
    """
    the gaps leave no room for the symbols: there is one gap less than 'stars' says, each as wide as \
    'spacing', and all together must be less than the length of 'viewport'
    """
  }
}
