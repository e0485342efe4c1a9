import ControlCore
import Dial
import GestureGenerators
import GestureScript
import Presentation
import Rating
import Ruler
import Slider

/// A control that reports an accessibility state for each of its parts.
package protocol AssistedControl: ScriptedControl {
  /// Returns the state of a part, without texts.
  func accessibilityState(of part: Int, _ environment: ControlEnvironment) -> AccessibilityState
}

/// A control whose only part has the state of the control.
package protocol AssistedAsOne: AssistedControl {
  func accessibilityState(_ environment: ControlEnvironment) -> AccessibilityState
}

extension AssistedAsOne {
  package func accessibilityState(
    of part: Int, _ environment: ControlEnvironment
  ) -> AccessibilityState {
    accessibilityState(environment)
  }
}

extension RulerControl: AssistedAsOne {}
extension RatingControl: AssistedAsOne {}
extension DialControl: AssistedAsOne {}
extension SliderControl: AssistedControl {}

extension Law {
  static var nodesKeepTheirWord: Law {
    .ofSteps(
      "R71", "nodes-keep-their-word",
      """
      Assistive technology can set the least and the largest value that it gets; an increment and \
      a decrement change the value until then, and no further.
      """
    ) { record in
      var verdict = Verdict.notMet
      for part in 0..<record.end.partCount {
        guard let state = record.end.node(of: part), state.isAdjustable else { continue }
        if let finding = record.finding(about: state, part) { return .broken(finding) }
        verdict = .kept
      }
      return verdict
    }.given(.usable, .idle)
  }
}

extension StepRecord {
  /// Returns the first problem with the actions that a node offers; `nil` if there is none.
  fileprivate func finding(about state: AccessibilityState, _ part: Int) -> Finding? {
    if state.value != end.value(of: part) { return "reported the value \(state.value)" }
    for wanted in [state.minimum, state.maximum] {
      guard let wanted else { continue }
      let (value, verb) = end.value(of: part, after: .set(wanted))
      if value != wanted { return Finding("\(wanted) is offered, and gives \(value)").probed(verb) }
    }
    for (adjustment, limit, sign) in [
      (Adjustment.increment, state.maximum ?? .infinity, 1.0),
      (.decrement, state.minimum ?? -.infinity, -1),
    ] {
      let (value, verb) = end.value(of: part, after: adjustment)
      let isAtLimit = (limit - state.value) * sign <= 0
      // With wrapping, the largest value is followed by the least.
      guard !configuration.wraps else {
        // Several steps may be a whole turn.
        let isOneStep = count(of: "adjust-step") == 1
        if value != state.value || state.minimum == state.maximum || !isOneStep { continue }
        return Finding("reported \(state.value), and it stays there").probed(verb)
      }
      if isAtLimit ? (value - state.value) * sign > 0 : (limit - value) * sign < 0 {
        return Finding("up to \(limit) is offered, and it leads to \(value)").probed(verb)
      }
      if !isAtLimit, value == state.value {
        return Finding("up to \(limit) is offered, and it stays at \(value)").probed(verb)
      }
    }
    return nil
  }
}

extension Subject {
  /// Returns what assistive technology gets of a part; `nil` if the control has no nodes.
  func node(of part: Int, isFocused: Bool = false) -> AccessibilityState? {
    var environment = ControlEnvironment()
    environment.isFocused = isFocused
    return (control as? any AssistedControl)?.accessibilityState(of: part, environment)
  }

  /// Returns the value of a part after an adjustment, and the script line for that adjustment.
  fileprivate func value(
    of part: Int, after adjustment: Adjustment
  ) -> (value: Double, verb: Script.Verb) {
    let number = UInt8(truncatingIfNeeded: part)
    let copy = after(.adjust(adjustment, part: number))
    return (copy.value(of: part), .adjust(adjustment, part: number))
  }
}
