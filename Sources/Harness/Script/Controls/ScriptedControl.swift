public import ControlCore

/// A control that scripts can be about: its configuration has a table of settings, `expect` lines read it.
///
/// Conform a control of your own, and gestures are replayed on it. With `LawfulControl` on top of it `LawTrial` tries laws
/// on it, with `DrawnControl` it shows in pictures. Everything here may be left out by a control that does not move by
/// itself.
public protocol ScriptedControl: Control where Configuration: ControlConfiguration {
  /// What shows, in points, growing with the value.
  var offset: Double { get }
  /// The value that an offset is, which plots show.
  ///
  /// - Parameters:
  ///   - offset: in points.
  ///   - configuration: of the control that has it.
  /// - Returns: `nil` if that is known to the control alone.
  static func value(ofOffset offset: Double, _ configuration: Configuration) -> Double?
  /// Whether it goes from value to value without anything between, so that plots draw steps.
  static var leaps: Bool { get }
  /// How fast `offset` changes, in points per second.
  var velocity: Double { get }
  /// The value it will rest at if nothing else happens.
  var target: Double { get }
  /// The mark nearest to the value.
  var nearestMark: Int64 { get }

  /// What shows of one part; a control of several parts tells it of each.
  ///
  /// - Parameter part: 0 to `partCount - 1`.
  /// - Returns: for a control of one part, what the properties above say.
  func reading(of part: Int) -> PartReading

  /// The part that keys, wheels and crowns are for; `nil` if the control does not tell.
  var focusedPart: Int? { get }

  // Of controls that are somebody else's.

  /// What can be done to it, and what it tells.
  static var abilities: ControlAbilities { get }
  /// The settings of every script that it cannot have otherwise, as the size of its viewport.
  static var fixedSettings: [Setting] { get }
  /// The names of settings that controls of its name have, and it has not.
  static var missingSettings: [StaticText] { get }
  /// How many parts a control has that begins with some values.
  static func partCount(_ values: NumberList, _ configuration: Configuration) -> Int
  /// Why nothing can be done to it any more; `nil` as long as it can.
  var error: ControlError? { get }
  /// How many faults all controls of this type have had on this thread, and what happened last, in UTF-8.
  static var errors: (count: Int64, last: [UInt8]) { get }
}

/// Why nothing can be done to a control any more.
public enum ControlError: Equatable, Sendable {
  /// It cannot have these settings, or cannot do this: nobody is at fault. What it said of it, in UTF-8.
  case rejected([UInt8])
  /// It has ended, is silent, or answers nonsense: what happened, in UTF-8.
  case failed([UInt8])
}

extension ScriptedControl {
  /// The value, as if a point were one of it.
  public var offset: Double { value }
  /// `nil`.
  public static func value(ofOffset offset: Double, _ configuration: Configuration) -> Double? {
    nil
  }
  /// `false`.
  public static var leaps: Bool { false }
  /// 0: nothing moves by itself.
  public var velocity: Double { 0 }
  /// The value.
  public var target: Double { value }
  /// The whole number nearest to the value, ties upwards.
  public var nearestMark: Int64 { Int64(saturating: roundedDown(value + 0.5)) }
  /// `nil`.
  public var focusedPart: Int? { nil }
  /// All of them.
  @inlinable public static var abilities: ControlAbilities { .all }
  /// None.
  public static var fixedSettings: [Setting] { [] }
  /// None.
  public static var missingSettings: [StaticText] { [] }
  /// As many as a control made of them has.
  @inlinable public static func partCount(
    _ values: NumberList, _ configuration: Configuration
  ) -> Int { Self(values: values, configuration: configuration).partCount }
  /// `nil`.
  @inlinable public var error: ControlError? { nil }
  /// None.
  public static var errors: (count: Int64, last: [UInt8]) { (0, []) }
}

extension SettingProblem {
  /// The problem as something to say about a script with some settings, and how to mend it.
  fileprivate func diagnostic(
    at span: SourceSpan, _ table: ControlTable, _ settings: Script.Settings
  ) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, at: span, [UInt8](rule), help: table.remedy(for: self, in: settings))
  }
}

extension ScriptedControl {
  /// The places of a script whose settings are not those of the control, or make no sense together: header lines,
  /// and `set` lines with all that was set above them; and those that name a part which the control does not have.
  public static func problems(of script: Script) -> [Diagnostic] {
    ControlTable.of(Self.self).problems(of: script)
  }
}

extension ControlTable {
  /// The places of a script whose settings are not those of the control, or make no sense together.
  package func problems(of script: Script) -> [Diagnostic] {
    let foreign = script.changes.compactMap {
      problem(with: $0.setting, at: $0.span, isInHeader: $0.isInHeader)
    }
    guard foreign.isEmpty else { return foreign }
    var settings = script.settings
    if let problem = problem(settings) {
      let given = script.headerSettings
      // The line to change, if there is one that would mend it.
      let changed = [UInt8](problem.remedy).prefix { !$0.isBlank }
      let blamed =
        given.last { $0.setting.name.bytes[...] == changed }
        ?? given.last { $0.setting.name == StaticText(problem.word) }
      let span = (blamed ?? given.last)?.span
      return [
        problem.diagnostic(
          at: span ?? SourceSpan(line: 1, column: 1, length: 7), self, settings)
      ]
    }
    var problems = surplusValues(of: script, settings)
    var parts = PartCounter(settings, self)
    for line in script.body {
      if let problem = problem(with: line) { problems.append(problem) }
      if let problem = parts.problem(with: line) { problems.append(problem) }
      guard case .set(let setting, _) = line.verb else { continue }
      let before = settings
      settings.change(setting)
      guard let problem = problem(settings) else {
        parts.follow(setting, settings)
        continue
      }
      problems.append(problem.diagnostic(at: line.position, self, settings))
      settings = before
    }
    return problems
  }
}
