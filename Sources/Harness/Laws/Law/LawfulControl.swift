import ControlCore
import GestureReplay
import GestureScript
import Ruler

/// A control with laws to be tried on it.
///
///     extension KnobControl: LawfulControl {
///       static var laws: [Law] { Law.ofEveryControl + [turnsBothWays] }
///     }
///
/// The default is the laws of every control.
public protocol LawfulControl: ScriptedControl {
  /// The laws that the control keeps; see `Law`.
  static var laws: [Law] { get }
  /// Events that should occur in scripts for the laws; see `CoverageLabel`.
  static var labels: [CoverageLabel] { get }
}

extension LawfulControl {
  /// The laws of every control.
  public static var laws: [Law] { Law.ofEveryControl }
  /// The events that should occur in scripts of any control.
  public static var labels: [CoverageLabel] { CoverageLabel.ofEveryControl }
}

/// A control that is stored and restored before each step; it keeps the laws of every control.
extension RestoredControl: LawfulControl {}

extension ControlSet {
  /// Returns the control of a name, or the first one if there is none of that name.
  ///
  /// A foreign control without laws is a precondition failure.
  package func lawful(_ name: StaticText?) -> any LawfulControl.Type {
    guard let lawful = control(name) as? any LawfulControl.Type else {
      preconditionFailure("laws are tried on a control that conforms to LawfulControl alone")
    }
    return lawful
  }
}
