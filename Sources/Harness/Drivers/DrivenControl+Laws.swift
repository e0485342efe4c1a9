public import GestureLaws
import GestureReplay
import GestureScript
public import GestureWire

extension DrivenControl: LawfulControl {
  /// Laws about the driver, and those of every control that the driver's abilities allow.
  ///
  /// R1 is replaced by U25, which separates host values from user choices, and R7 by U14, as a
  /// toolkit may round a host's value to a step. W2 replaces H1, as playing a script is expensive.
  /// H3 is left out, as a driver receives no shorthand, and C1, as it reports no causes. R24 and
  /// R25 need a driver that receives the time.
  public static var laws: [Law] {
    var others: [String] = ["R1", "R7", "H1", "H3", "C1"]
    if !Host.capabilities.wantsTime { others += ["R24", "R25"] }
    let ofAll = Law.ofEveryControl.filter { !others.contains($0.id) }
    // A press elsewhere with another button is also a move of the one that is held.
    let alone = Premise("nothing is held before") { !$0.start.isHeld }
    let ofOthers = Law.ofHolds.filter { ["R93", "R94", "R95"].contains($0.id) }
    return Law.ofTheWire + Law.ofWhatIsSeen + Law.ofHosts + Law.ofAria + ofAll + Law.ofKeys
      + ofOthers.map { $0.by(.detent).given(alone) }
      + Host.capabilities.ownLaws
  }
}

extension Subject {
  /// The readings that only a control behind a driver has; `nil` for other controls.
  var driven: (any DriverReading)? { control as? any DriverReading }
}

extension Law {
  /// The driver answers, and its control behaves the same each time; all other laws rely on both.
  fileprivate static var ofTheWire: [Law] {
    [
      answers.of(.reachable).by(.must),
      sameAgain.of(.repeatable).needing(.virtualTime).by(.must),
    ]
  }

  /// Laws about values that a user chooses or a host sets.
  fileprivate static var ofHosts: [Law] {
    [
      usersStayInBounds.by(.must),
      hostStaysInBounds.by(.html, "the value sanitization algorithm of range"),
      hostIsNotReportedBack.needing([.set, .changed])
        .by(.html, "the events input and change, which report user actions only"),
      nothingIsThrown,
    ]
  }

  static var sameAgain: Law {
    Law("W2", "same-again", "Two new controls react to the same input in the same way.") {
      recorded -> Finding? in
      let again = RecordedRun(recorded.script, on: recorded.type.control)
      for ((index, first), second) in zip(recorded.steps.enumerated(), again.steps) {
        guard first.reported == second.reported else {
          return Finding("reported \(first.reported), and then \(second.reported)").at(index)
        }
        guard first.end.values == second.end.values else {
          return Finding("the value is \(first.end.value), and then \(second.end.value)").at(index)
        }
      }
      return nil
    }
  }

  static var usersStayInBounds: Law {
    .ofSteps("R1", "values-in-bounds", "Every value that a user chooses lies between the bounds.") {
      record in
      // Values that the host has left beyond the bounds are checked by U25.
      guard !record.isHost else { return .notMet }
      return record.problemWithBounds.map { .broken($0) } ?? .kept
    }.given(Premise("the host has left no value beyond them") { !$0.beganBeyondBounds })
  }

  static var hostStaysInBounds: Law {
    .ofSteps(
      "U25", "host-in-bounds",
      "After the host sets a value or changes the bounds, every value lies between the bounds."
    ) { record in
      guard record.isHost else { return .notMet }
      return record.problemWithBounds.map { .broken($0) } ?? .kept
    }
  }

  static var hostIsNotReportedBack: Law {
    .ofSteps(
      "U24", "host-untold", "A value that the host sets is not reported as a change by the user."
    ) {
      record in
      for case .changed(let value, .host, _, _, let part) in record.effects
      where record.wishesOfHost.contains(where: { $0 == (Int(part), value) }) {
        return .broken("the host has set \(value), and it was reported as a change")
      }
      return record.wishesOfHost.isEmpty ? .notMet : .kept
    }
  }

  static var nothingIsThrown: Law {
    Law("U39", "no-errors", "No error is left uncaught, as far as the driver reports errors.") {
      recorded in
      if let text = recorded.start.driven?.thrown { return "\(utf8: text)" }
      for (index, record) in recorded.steps.enumerated() {
        if let text = record.end.driven?.thrown { return Finding("\(utf8: text)").at(index) }
      }
      return nil
    }
  }

  /// Reports a failure of the driver as a broken law, so that its script is shrunk like any other.
  static var answers: Law {
    Law("W1", "answers", "The driver answers every line in time, with a valid answer.") {
      recorded in
      guard case .failed(let text)? = recorded.end.error else { return nil }
      return Finding(reported: text).at(max(0, recorded.steps.count - 1))
    }
  }
}
