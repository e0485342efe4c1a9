internal import ControlCore
internal import Ruler

/// What a ruler in a view is told, by its initialiser, its style and its surroundings.
struct RulerSettings: Equatable {
  var bounds: ClosedRange<Double> = -Double.infinity...Double.infinity
  var step = 1.0
  var snap = MarkLevel.none
  var tick = MarkLevel.none
  /// Marks to a step, by the style.
  var fractions: Int64 = 10
  /// Points from one step mark to the next, by the style.
  var cellWidth = 120.0
  /// The width of the view, in points.
  var length = 375.0
  var isRightToLeft = false
  var behavior = RulerBehavior()
  var feel = FeelBehavior()
  var isEnabled = true
  var isReadOnly = false
  /// Whether the system is asked to move less.
  var reducesMotion = false

  /// The settings as a configuration of the engine. What makes no sense counts as not said, so that a
  /// view never traps.
  var configuration: RulerConfiguration {
    var configuration = RulerConfiguration(range: bounds, step: step)
    configuration.snap = behavior.snapsAlways ? .always : .near(snap)
    configuration.tap = behavior.tap
    configuration.quantizes = behavior.quantizes
    configuration.tick = tick
    configuration.fractions = fractions
    configuration.unitWidth = cellWidth
    configuration.length = length
    configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    configuration.interaction = isEnabled ? isReadOnly ? .readOnly : .enabled : .disabled
    configuration.orientation = behavior.isVertical ? .vertical : .horizontal
    if reducesMotion { configuration.standStill() }
    let reported = configuration.usable.saying {
      $0.origin = behavior.origin
      ($0.capture, $0.rearm) = (behavior.capture, behavior.rearm)
      if let rubberBand = behavior.rubberBand { $0.rubberBand = rubberBand }
    }
    return feel.reported(to: reported, reducesMotion: reducesMotion)
  }
}

/// What the modifiers around a ruler say.
struct RulerBehavior: Equatable {
  var tap = TapAction.nothing
  var snapsAlways = false
  var quantizes = false
  var isVertical = false
  var origin = 0.0
  var capture: Double?
  var rearm: Double?
  var rubberBand: Double?
}

extension RulerConfiguration {
  /// A release does not coast, and springs are over within a frame. What coasts already stops at once.
  fileprivate mutating func standStill() {
    minimumFling = .infinity
    springFrequency = 1000
    landingFrequency = 1000
  }

  /// With the defaults in place of what makes no sense.
  fileprivate var usable: RulerConfiguration {
    var usable = self
    let standard = RulerConfiguration()
    while let problem = usable.problem {
      switch problem.word.description {
      case "step": usable.step = standard.step
      case "fractions": usable.fractions = standard.fractions
      case "unit-width": usable.unitWidth = standard.unitWidth
      case "viewport": usable.length = standard.length
      case "range": usable.bounds = standard.bounds
      default: return standard
      }
    }
    return usable
  }
}

extension RulerConfiguration: CancellableConfiguration {}

extension FeelBehavior {
  func reported(to ruler: RulerConfiguration, reducesMotion: Bool) -> RulerConfiguration {
    var ruler = ruler.saying { ($0.slop, $0.fineDrag) = (slop, fineDrag) }
    if let cancelPolicy { ruler.cancelPolicy = cancelPolicy }
    if reducesMotion { return ruler }
    return ruler.saying {
      if let deceleration { $0.deceleration = deceleration }
      if let minimumFling { $0.minimumFling = minimumFling }
      if let maximumFling { $0.maximumFling = maximumFling }
      if let springFrequency { $0.springFrequency = springFrequency }
      if let landingFrequency { $0.landingFrequency = landingFrequency }
    }
  }
}
