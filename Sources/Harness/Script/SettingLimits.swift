import Rating
import Ruler

/// What the number of a setting may be, whatever the other settings are: the limits of the control that
/// the setting is of, in its own words.
struct SettingLimits {
  let range: ClosedRange<Double>
  /// Whether 0 is allowed too, though it is out of the range.
  var allowsZero = false
  /// One sentence that says what is allowed.
  let sentence: StaticString

  func contains(_ number: Double) -> Bool {
    range.contains(number) || (allowsZero && number == 0)
  }
}

extension Setting.Name {
  /// The limits of a setting that is one number; `nil` if every number is allowed, or by the others
  /// only.
  var limits: SettingLimits? {  // table
    switch self {
    case .step: .ruler(RulerConfiguration.Limits.step, .step)
    case .fractions: .ruler(.init(RulerConfiguration.Limits.fractions), .fractions)
    case .unitWidth: .ruler(RulerConfiguration.Limits.unitWidth, .unitWidth)
    case .slop: .ruler(RulerConfiguration.Limits.slop, .slop)
    case .capture: .ruler(RulerConfiguration.Limits.capture, .capture)
    case .rearm: .ruler(RulerConfiguration.Limits.rearm, .rearm)
    case .deceleration: .ruler(RulerConfiguration.Limits.deceleration, .deceleration)
    case .rubber: .ruler(RulerConfiguration.Limits.rubberBand, .rubberBand)
    case .minFling: .ruler(RulerConfiguration.Limits.minimumFling, .minimumFling)
    case .maxFling: .ruler(RulerConfiguration.Limits.maximumFling, .maximumFling)
    case .spring: .ruler(RulerConfiguration.Limits.springFrequency, .springFrequency)
    case .fine: .ruler(RulerConfiguration.Limits.fineDragScale, .fineDrag)
    case .fineDistance: .ruler(RulerConfiguration.Limits.fineDragDistance, .fineDrag)
    case .stars: .rating(.init(RatingConfiguration.Limits.count), .count)
    case .granularity:
      .rating(RatingConfiguration.Limits.granularity, .granularity, allowsZero: true)
    case .symbolWidth: .rating(RatingConfiguration.Limits.symbolWidth, .symbolWidth)
    case .spacing: .rating(RatingConfiguration.Limits.spacing, .spacing)
    case .minimum: .rating(RatingConfiguration.Limits.minimum, .minimum)
    case .title, .control, .range, .snap, .tick, .value, .viewport, .frame, .axis, .layout,
      .pointer, .cancel, .clear, .origin, .enabled, .readOnly, .selection, .hoverPreview:
      nil
    }
  }
}

extension SettingLimits {
  fileprivate static func ruler(
    _ range: ClosedRange<Double>, _ problem: RulerConfiguration.Problem
  ) -> SettingLimits {
    SettingLimits(range: range, sentence: problem.sentence)
  }

  fileprivate static func rating(
    _ range: ClosedRange<Double>, _ problem: RatingConfiguration.Problem, allowsZero: Bool = false
  ) -> SettingLimits {
    SettingLimits(range: range, allowsZero: allowsZero, sentence: problem.sentence)
  }
}

extension ClosedRange<Double> {
  fileprivate init(_ range: ClosedRange<Int64>) {
    self = Double(range.lowerBound)...Double(range.upperBound)
  }
}
