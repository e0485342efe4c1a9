import ControlCore
import GestureReplay
import GestureScript
import Ruler

/// A control with laws to be tried on it.
///
///     extension KnobControl: LawfulControl {
///       static var laws: [Law<Self>] { Law.ofEveryControl + [turnsBothWays] }
///     }
///
/// The default is the laws of every control.
public protocol LawfulControl: ScriptedControl {
  /// The laws that the control keeps; see `Law`.
  static var laws: [Law<Self>] { get }
  /// Events that should occur in scripts for the laws; see `CoverageLabel`.
  static var labels: [CoverageLabel<Self>] { get }
}

extension LawfulControl {
  /// The laws of every control.
  public static var laws: [Law<Self>] { Law.ofEveryControl }
  /// The events that should occur in scripts of any control.
  public static var labels: [CoverageLabel<Self>] { CoverageLabel.ofEveryControl }
}

/// A control that is stored and restored before each step; it keeps the laws of every control.
extension RestoredControl: LawfulControl {}

/// An operation on a control with laws, whose type is known only at run time.
package protocol LawfulVisitor {
  associatedtype Result
  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> Result
}

extension ControlSet {
  /// Visits the control of a name, or the first one if there is none of that name.
  ///
  /// A foreign control without laws is a precondition failure.
  package func visitLawful<Visitor: LawfulVisitor>(
    _ name: StaticText?, _ visitor: inout Visitor
  ) -> Visitor.Result {
    #if !hasFeature(Embedded)
    if let foreign = foreignControl(name) {
      guard let lawful = foreign as? any LawfulControl.Type else {
        preconditionFailure("laws are tried on a control that conforms to LawfulControl alone")
      }
      return visitor.visit(lawful)
    }
    #endif
    return OurControls.visitLawful(known(name), &visitor) ?? visitor.visit(RulerControl.self)
  }
}

/// A list of controls with laws. `DrawnControl.swift` repeats this code for controls that can be
/// drawn, as Swift cannot be generic over a protocol.
private protocol LawfulList {
  static func visitLawful<Visitor: LawfulVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result?
}

extension NoControls: LawfulList {
  fileprivate static func visitLawful<Visitor: LawfulVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result? { nil }
}

extension Controls: LawfulList where First: LawfulControl, Others: LawfulList {
  fileprivate static func visitLawful<Visitor: LawfulVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result? {
    guard isFirst(name) else { return Others.visitLawful(name, &visitor) }
    return visitor.visit(First.self)
  }
}
