import ControlCore
import GestureReplay
public import GestureScript

/// A type of control under laws, with the table of its settings.
///
/// It is made once for a trial, as a table is slow to make.
public final class SubjectType: Sendable {
  /// The type.
  public let control: any ScriptedControl.Type
  /// The settings of the control, its abilities, and the way in which it follows a pointer.
  public let table: ControlTable

  /// - Parameter control: the type.
  public init(_ control: any ScriptedControl.Type) {
    self.control = control
    table = .of(control)
  }

  /// The inputs that controls of this type take, and the outputs that they report.
  public var abilities: ControlAbilities { table.abilities }

  /// The ways in which they follow a pointer and show their value.
  package var traits: ControlTraits { table.traits }

  /// The faults and rejections of all controls of this type on this thread.
  var errors: (count: Int64, rejections: Int64, last: [UInt8]) { control.errors }

  /// Returns the configuration by some settings.
  func configuration(_ settings: Script.Settings) -> SubjectConfiguration {
    SubjectConfiguration(self, control.configuration(settings))
  }

  /// Returns a new control with some settings and their values.
  func subject(_ settings: Script.Settings) -> Subject {
    Subject(values: NumberList(settings.values), configuration: configuration(settings))
  }

  /// Returns a control of this type as a subject of laws.
  func subject(_ control: some ScriptedControl) -> Subject { Subject(control, self) }

  /// Plays a script, and returns the summary of its trace.
  func summary(of script: Script, level: TraceLevel = .changes) -> ReplaySummary {
    var summarizer = Summarizer(script: script, level: level)
    return OurControls.visit(control, &summarizer)
  }
}

private struct Summarizer: ControlVisitor {
  let script: Script
  let level: TraceLevel

  mutating func visit<Control: ScriptedControl>(_ control: Control.Type) -> ReplaySummary {
    ReplaySummary(script, on: control, level: level)
  }
}

extension ScriptedControl {
  fileprivate static func configuration(_ settings: Script.Settings) -> any ControlConfiguration {
    Configuration(settings)
  }
}
