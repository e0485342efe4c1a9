/// What there is to know of one setting: a row of a control's table.
public struct SettingRow: Sendable {
  /// The word that scripts, lines of JSON and schemas have for it: lower case, with hyphens; no verb of scripts, and none
  /// of the settings that all scripts have (`title control value viewport frame pointer`).
  public var word: StaticString
  /// What its numbers count.
  public var unit: SettingUnit
  /// One sentence that says what it does.
  public var meaning: StaticString
  /// A value, as a script writes it.
  public var example: StaticString
  /// One sentence that says which values are allowed; empty if all of its kind are.
  public var rule: StaticString
  /// How else scripts write it, and what it goes with.
  public var traits: SettingTraits
  /// What the setting decides; settings of other controls with the same purpose are its counterparts.
  public var purpose: SettingPurpose
  /// Numbers worth trying, beside the default, with blanks between them: generators of scripts draw from these. Of a
  /// setting that has several numbers, lists of them with `|` between two lists: `1 2 5|0 10`.
  public var typical: StaticString
  /// How often a generator leaves the default, of a thousand times.
  public var defaultShare: Int64
  /// The property of the configuration, with a period before a member of that: `fineDrag.scale`. C, Python and
  /// JavaScript derive their names from it, as `fine_drag_scale`. Empty if it is the word in camel case.
  public var member: StaticString
  /// Of a choice between the cases of an enumeration: its type, the word that its constants in C have after `DETENT_`
  /// (`-` for none), and a case for each word, as `SliderMeeting MEET block push`. Empty for a flag, of which the
  /// first word says no.
  public var constants: StaticString
  /// The version of the C interface that brought it, from 1 on. Members of later versions come last in structures.
  public var since: Int64

  /// A row for a word and its meaning; what is not said, the setting does not have.
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

/// What the numbers of a setting count.
public enum SettingUnit: Equatable, Sendable {
  /// Nothing that has a name: a share, a count, a choice.
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
  /// The share of a speed that is left after one millisecond.
  case perMillisecond
}

/// What a setting goes with.
public struct SettingTraits: Equatable, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt8

  /// The traits of these bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Nothing that is worth saying.
  public static let none = SettingTraits(rawValue: 0)
  /// It means something only where a pointer comes near the control.
  public static let needsPointer = SettingTraits(rawValue: 1)
  /// It means something only where marks tick.
  public static let needsTicks = SettingTraits(rawValue: 2)
  /// 0 is allowed too, though it is out of the limits.
  public static let allowsZero = SettingTraits(rawValue: 4)
  /// Scripts write it as a policy: `policy cancel=commit`.
  public static let isPolicy = SettingTraits(rawValue: 8)
  /// Generators of scripts give it at the start, and leave it alone while a script runs.
  public static let isSteady = SettingTraits(rawValue: 16)

  /// These and others.
  public func union(_ other: SettingTraits) -> SettingTraits {
    SettingTraits(rawValue: rawValue | other.rawValue)
  }

  /// Whether all of some traits are among these.
  public func contains(_ other: SettingTraits) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }
}

/// What a setting decides, whatever its control calls it.
public enum SettingPurpose: Equatable, Sendable {
  /// Something of the control's own.
  case other
  /// Which values there are.
  case bounds
  /// How far apart values are that can be chosen.
  case granularity
  /// How many points a value takes.
  case size
  /// What ticks.
  case ticks
  /// How many values the control has, a whole number. Where a script does not say, it is as many as its `value` has
  /// numbers.
  case parts
}
