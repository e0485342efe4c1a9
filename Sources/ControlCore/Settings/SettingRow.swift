/// The description of one setting: a row of a control's table.
public struct SettingRow: Sendable {
  /// The word in scripts, lines of JSON and schemas: lower case, with hyphens; not a verb of
  /// scripts, nor a setting of all scripts (`title control value viewport frame pointer`).
  public var word: StaticString
  /// The unit of its numbers.
  public var unit: SettingUnit
  /// One sentence that states its effect.
  public var meaning: StaticString
  /// A value, as a script writes it.
  public var example: StaticString
  /// One sentence that states the valid values; empty if all of its kind are valid.
  public var rule: StaticString
  /// Further properties, such as its form in scripts.
  public var traits: SettingTraits
  /// The purpose of the setting, which it shares with its counterparts in other controls.
  public var purpose: SettingPurpose
  /// Numbers to try besides the default, separated by blanks, for generators of scripts. A setting
  /// of several numbers has lists separated by `|`: `1 2 5|0 10`.
  public var typical: StaticString
  /// The frequency at which a generator keeps the default, per thousand.
  public var defaultShare: Int64
  /// The property of the configuration, if nested with a period: `fineDrag.scale`. C, Python and
  /// JavaScript derive names such as `fine_drag_scale`. Empty for the word in camel case.
  public var member: StaticString
  /// For an enumeration: its type, the word after `DETENT_` in its C constants (`-` for none), and
  /// a case for each word, such as `SliderMeeting MEET block push`. Empty for a flag, whose first
  /// word means false.
  public var constants: StaticString
  /// The version of the C interface that added it, from 1. Later members come last in structures.
  public var since: Int64

  /// Creates a row for a word and its meaning; omitted properties are absent.
  public init(
    _ word: StaticString, _ meaning: StaticString, unit: SettingUnit = .none,
    example: StaticString, rule: StaticString = "", traits: SettingTraits = .none,
    purpose: SettingPurpose = .other, typical: StaticString = "", defaultShare: Int64 = 800,
    member: StaticString = "", constants: StaticString = "", since: Int64 = 1
  ) {
    (self.member, self.constants, self.since) = (member, constants, since)
    (self.word, self.meaning, self.unit) = (word, meaning, unit)
    (self.example, self.rule, self.traits) = (example, rule, traits)
    (self.purpose, self.typical, self.defaultShare) = (purpose, typical, defaultShare)
  }
}

/// The unit of a setting's numbers.
public enum SettingUnit: Equatable, Sendable {
  /// No named unit: a fraction, a count, a choice.
  case none
  /// The control's own values.
  case value
  /// Points of the screen.
  case points
  /// Points per second.
  case pointsPerSecond
  /// Radians per second.
  case radiansPerSecond
  /// Nanoseconds.
  case nanoseconds
  /// The fraction of a speed that is left after one millisecond.
  case perMillisecond
}

/// A set of further properties of a setting.
public struct SettingTraits: Equatable, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt8

  /// Creates the traits of these bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// No trait.
  public static let none = SettingTraits(rawValue: 0)
  /// It has an effect only if a pointer touches the control.
  public static let needsPointer = SettingTraits(rawValue: 1)
  /// It has an effect only if marks tick.
  public static let needsTicks = SettingTraits(rawValue: 2)
  /// 0 is valid too, although outside the limits.
  public static let allowsZero = SettingTraits(rawValue: 4)
  /// Scripts write it as a policy: `policy cancel=commit`.
  public static let isPolicy = SettingTraits(rawValue: 8)
  /// Generators of scripts set it at the start, and do not change it during a script.
  public static let isSteady = SettingTraits(rawValue: 16)
  /// A list whose numbers belong together by two: scripts write `0:0 5:1`.
  public static let isPairs = SettingTraits(rawValue: 32)

  /// Returns the traits of both.
  public func union(_ other: SettingTraits) -> SettingTraits {
    SettingTraits(rawValue: rawValue | other.rawValue)
  }

  /// Returns true if it contains all of some traits.
  public func contains(_ other: SettingTraits) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }
}

/// The purpose of a setting, independent of its name.
public enum SettingPurpose: Equatable, Sendable {
  /// Specific to the control.
  case other
  /// The range of values.
  case bounds
  /// The distance of values that can be chosen.
  case granularity
  /// A size of the control or its scale: a length, a distance of marks, an angle.
  case size
  /// The marks that tick.
  case ticks
  /// The number of values of the control, a whole number. The default in a script is the number of
  /// values in its `value`.
  case parts
}
