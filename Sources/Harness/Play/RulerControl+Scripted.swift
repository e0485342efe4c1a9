import ControlCore
public import Ruler

extension RulerControl: ScriptedControl {
  public static var offsetMeaning: OffsetMeaning { .ruler }

  public static func configuration(_ settings: Settings) -> RulerConfiguration {
    var configuration = RulerConfiguration()
    configuration.bounds = settings.lowerBound...settings.upperBound
    configuration.step = settings.step
    configuration.origin = settings.origin
    configuration.fractions = settings.fractions
    configuration.snap = settings.snap
    configuration.tick = settings.tick ?? .none
    configuration.unitWidth = settings.unitWidth
    configuration.length = settings.axis == .x ? settings.width : settings.height
    configuration.orientation = settings.axis == .x ? .horizontal : .vertical
    configuration.layoutDirection =
      settings.layout == .leftToRight ? .leftToRight : .rightToLeft
    configuration.cancelPolicy = settings.cancel == .revert ? .revert : .commit
    configuration.interaction = settings.interaction
    configuration.capture = settings.capture
    configuration.rearm = settings.rearm
    takePhysics(from: settings, &configuration)
    return configuration
  }

  private static func takePhysics(
    from settings: Settings, _ configuration: inout RulerConfiguration
  ) {
    if let slop = settings.slop {
      configuration.slop = Slop(touch: slop, mouse: slop, pen: slop)
    }
    if let deceleration = settings.deceleration { configuration.deceleration = deceleration }
    if let rubber = settings.rubber { configuration.rubberBand = rubber }
    if let minimum = settings.minFling { configuration.minimumFling = minimum }
    if let maximum = settings.maxFling { configuration.maximumFling = maximum }
    if let spring = settings.spring { configuration.springFrequency = spring }
    if let fine = settings.fine { configuration.fineDrag.scale = fine }
    if let distance = settings.fineDistance { configuration.fineDrag.distance = distance }
  }

  public static func problem(with configuration: RulerConfiguration) -> SettingProblem? {
    guard let problem = configuration.problem else { return nil }
    let name: Setting.Name =
      switch problem {
      case .bounds, .boundsTooFar: .range
      case .step: .step
      case .origin: .origin
      case .fractions: .fractions
      case .unitWidth: .unitWidth
      case .length: .viewport
      case .capture: .capture
      case .rearm: .rearm
      case .deceleration: .deceleration
      case .minimumFling: .minFling
      case .maximumFling: .maxFling
      case .springFrequency, .stopDistance, .restDistance: .spring
      case .rubberBand: .rubber
      case .slop: .slop
      case .fineDrag: .fine
      case .scrollTimeout: .control
      }
    return SettingProblem(name, problem.sentence)
  }
}
