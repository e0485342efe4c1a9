public import ControlCore

/// A control that scripts can be about: built from their settings, read by their `expect` lines.
///
/// Conform a control of your own, and the player replays gestures on it and `LawTrial` tries laws on it.
/// It has to say which configuration the settings of a script mean; everything else may be left out by
/// a control that does not move by itself.
public protocol ScriptedControl: Control {
  /// What shows, in points, growing with the value.
  var offset: Double { get }
  /// What plots make of `offset`.
  static var offsetMeaning: OffsetMeaning { get }
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

  /// The configuration that the settings of a script describe.
  static func configuration(_ settings: Settings) -> Configuration

  /// What makes no sense about it, and which setting is to blame; `nil` if it can be used.
  static func problem(with configuration: Configuration) -> SettingProblem?
}

extension ScriptedControl {
  /// The value, as if a point were one of it.
  public var offset: Double { value }
  /// Known to the control alone.
  public static var offsetMeaning: OffsetMeaning { .own }
  /// 0: nothing moves by itself.
  public var velocity: Double { 0 }
  /// The value.
  public var target: Double { value }
  /// The whole number nearest to the value, ties upwards.
  public var nearestMark: Int64 { Int64(saturating: roundedDown(value + 0.5)) }
  /// All settings make sense.
  public static func problem(with configuration: Configuration) -> SettingProblem? { nil }
}

/// What plots make of the offset of a control, which is in points.
public enum OffsetMeaning: Equatable, Sendable {
  /// A value of the ruler that the settings of the script describe: `unit-width` points are a `step`,
  /// and 0 is the lower bound, or value 0 without one.
  case ruler
  /// What only the control knows: plots show its value instead.
  case own
}

/// Why settings make no sense together.
public struct SettingProblem: Equatable, Sendable {
  public var name: Setting.Name
  /// What is allowed.
  public var sentence: StaticString

  public init(_ name: Setting.Name, _ sentence: StaticString) {
    self.name = name
    self.sentence = sentence
  }

  public static func == (a: SettingProblem, b: SettingProblem) -> Bool {
    a.name == b.name && [UInt8](a.sentence) == [UInt8](b.sentence)
  }

  /// The problem as something to say about a script, with an example of the setting.
  fileprivate func diagnostic(at span: SourceSpan) -> Diagnostic {
    var help = [UInt8]("for example: ")
    help.append(name.example)
    return Diagnostic(.valueOutOfRange, at: span, [UInt8](sentence), help: help)
  }
}

extension ScriptedControl {
  /// The places of a script whose settings make no sense together: header lines, and `set` lines with
  /// all that was set above them; and those that name a part which the control does not have.
  public static func problems(of script: Script) -> [Diagnostic] {
    var settings = Settings()
    var header: [(name: Setting.Name, span: SourceSpan)] = []
    for line in script.header {
      guard case .setting(let setting) = line.content else { continue }
      settings.apply(setting)
      header.append((setting.name, line.position))
    }
    if let problem = problem(with: configuration(settings)) {
      let named = header.last { $0.name == problem.name } ?? header.last
      let span = named?.span ?? SourceSpan(line: 1, column: 1, length: 7)
      return [problem.diagnostic(at: span)]
    }
    var problems: [Diagnostic] = []
    for line in script.body {
      guard case .set(let setting, _) = line.verb else { continue }
      let before = settings
      settings.apply(setting)
      guard let problem = problem(with: configuration(settings)) else { continue }
      problems.append(problem.diagnostic(at: line.position))
      settings = before
    }
    guard script.body.contains(where: { $0.verb.largestPart > 0 }) else { return problems }
    return problems + script.missingParts(of: partCount(script.settings))
  }
}
