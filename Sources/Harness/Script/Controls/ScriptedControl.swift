public import ControlCore

/// A control for scripts: its configuration has a table of settings, and `expect` lines read it.
///
/// Conform a control of your own to replay gestures on it; add `LawfulControl` to check laws with
/// `LawTrial`, and `DrawnControl` to draw it. A motionless control can omit every requirement here.
public protocol ScriptedControl: Control where Configuration: ControlConfiguration {
  /// The displayed position in points, increasing with the value.
  var offset: Double { get }
  /// Returns the value at an offset, for plots.
  ///
  /// - Parameters:
  ///   - offset: the offset in points.
  ///   - configuration: the configuration of the control.
  /// - Returns: the value; `nil` if only the control can compute it.
  static func value(ofOffset offset: Double, _ configuration: Configuration) -> Double?
  /// Ways in which it follows a pointer and shows its value, such as by a thumb.
  static var traits: ControlTraits { get }
  /// The rate of change of `offset`, in points per second.
  var velocity: Double { get }
  /// The value at rest if nothing else happens.
  var target: Double { get }
  /// The mark nearest to the value.
  var nearestMark: Int64 { get }

  /// Returns the state of one part.
  ///
  /// - Parameter part: the part, 0 to `partCount - 1`.
  /// - Returns: the state; for a control of one part, the properties above.
  func reading(of part: Int) -> PartReading

  /// The part that receives keys, wheels and crowns; `nil` if the control does not report it.
  var focusedPart: Int? { get }

  // Requirements for foreign controls.

  /// The supported inputs and the reported outputs.
  static var abilities: ControlAbilities { get }
  /// The settings of every script that the control fixes, such as the size of its viewport.
  static var fixedSettings: [Setting] { get }
  /// The settings that controls of its name have and this one lacks.
  static var missingSettings: [StaticText] { get }
  /// Returns the number of parts of a control with some initial values.
  static func partCount(_ values: NumberList, _ configuration: Configuration) -> Int
  /// The error that ended this control; `nil` while it can be used.
  var error: ControlError? { get }
  /// The numbers of faults and of rejections by all controls of this type on this thread, and the
  /// last fault in UTF-8.
  static var errors: (count: Int64, rejections: Int64, last: [UInt8]) { get }
}

/// An error that ends the use of a control.
public enum ControlError: Equatable, Sendable {
  /// The control rejects these settings or this input, which is not a bug. Its message, in UTF-8.
  case rejected([UInt8])
  /// The control ended, does not respond, or sends invalid answers. A description, in UTF-8.
  case failed([UInt8])
}

extension ScriptedControl {
  /// The value, at one point per unit.
  public var offset: Double { value }
  /// Always `nil`.
  public static func value(ofOffset offset: Double, _ configuration: Configuration) -> Double? {
    nil
  }
  /// None.
  public static var traits: ControlTraits { [] }
  /// Always 0: the control has no motion.
  public var velocity: Double { 0 }
  /// The current value.
  public var target: Double { value }
  /// The whole number nearest to the value, ties upwards.
  public var nearestMark: Int64 { Int64(saturating: roundedDown(value + 0.5)) }
  /// Always `nil`.
  public var focusedPart: Int? { nil }
  /// All abilities except `aria`.
  @inlinable public static var abilities: ControlAbilities { .all }
  /// Always empty.
  public static var fixedSettings: [Setting] { [] }
  /// Always empty.
  public static var missingSettings: [StaticText] { [] }
  /// Returns the number of parts of a control created with the values.
  @inlinable public static func partCount(
    _ values: NumberList, _ configuration: Configuration
  ) -> Int { Self(values: values, configuration: configuration).partCount }
  /// Always `nil`.
  @inlinable public var error: ControlError? { nil }
  /// Always zero faults.
  public static var errors: (count: Int64, rejections: Int64, last: [UInt8]) { (0, 0, []) }
}

extension SettingProblem {
  /// Returns a diagnostic about the problem in a script with some settings, with a fix.
  fileprivate func diagnostic(
    at span: SourceSpan, _ table: ControlTable, _ settings: Script.Settings
  ) -> Diagnostic {
    Diagnostic(
      .valueOutOfRange, at: span, [UInt8](rule), help: table.remedy(for: self, in: settings))
  }
}

extension ScriptedControl {
  /// Returns the errors of a script on this control: foreign or conflicting settings, in the header
  /// or in a `set` with all settings above it; unsupported verbs; and missing parts.
  public static func problems(of script: Script) -> [Diagnostic] {
    ControlTable.of(Self.self).problems(of: script)
  }
}

extension ControlTable {
  /// Returns the errors of a script on this control, as `ScriptedControl.problems(of:)`.
  package func problems(of script: Script) -> [Diagnostic] {
    let foreign = script.changes.compactMap {
      problem(with: $0.setting, at: $0.span, isInHeader: $0.isInHeader)
    }
    guard foreign.isEmpty else { return foreign }
    var settings = script.settings
    if let problem = problem(settings) {
      let given = script.headerSettings
      // The line whose change fixes the problem, if there is one.
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
      var changed = settings
      for setting in line.verb.changes { changed.change(setting) }
      if !line.verb.changes.isEmpty, let problem = problem(changed) {
        problems.append(problem.diagnostic(at: line.position, self, changed))
      } else {
        parts.follow(line.verb.changes, changed)
        settings = changed
      }
      if let problem = parts.problem(with: line) { problems.append(problem) }
    }
    return problems
  }
}
