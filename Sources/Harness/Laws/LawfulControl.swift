import ControlCore
import GestureReplay
import GestureScript
import Ruler

/// A control that laws are tried on: it says which ones it obeys.
///
///     extension KnobControl: LawfulControl {
///       static var laws: [Law<Self>] { Law.ofEveryControl + [turnsBothWays] }
///     }
///
/// Without a member of its own a control obeys the laws of every control.
public protocol LawfulControl: ScriptedControl {
  /// The laws that the control obeys; see `Law`.
  static var laws: [Law<Self>] { get }
  /// What should happen in the scripts that laws are tried on; see `CoverageLabel`.
  static var labels: [CoverageLabel<Self>] { get }
}

extension LawfulControl {
  /// The laws of every control.
  public static var laws: [Law<Self>] { Law.ofEveryControl }
  /// What should happen in scripts about any control.
  public static var labels: [CoverageLabel<Self>] { CoverageLabel.ofEveryControl }
}

/// Stored and read before everything that happens to it, a control keeps the laws of every control.
extension RestoredControl: LawfulControl {}

/// Something that is done with a control that has laws, whose type is known only when the program runs.
package protocol LawfulVisitor {
  associatedtype Result
  mutating func visit<Subject: LawfulControl>(_ control: Subject.Type) -> Result
}

extension ControlSet {
  /// Visits the control of a name; if there is no such control, the first.
  ///
  /// A control of somebody else's that has no laws ends the program.
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

/// A list of controls that have laws. That of controls that can be drawn, in `DrawnControl.swift`, is walked by the same
/// code, as Swift has no parameter that stands for a protocol.
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
