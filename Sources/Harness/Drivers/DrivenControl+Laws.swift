public import GestureLaws
import GestureReplay
import GestureScript
public import GestureWire

extension DrivenControl: LawfulControl {
  /// That the driver answers, and what can be said of every control; which of them are tried, its abilities say.
  ///
  /// Some are said in another way. What a host sets is parted from what a user chooses (R1 and U25), and a control of a
  /// toolkit may bring it to a step (U14 in place of R7). To play a script twice is dear (W2 in place of H1, and none in
  /// place of H3, as a driver is sent no sugar). What time does by itself is asked of a driver alone that is told of it. C1
  /// compares why values change, which no driver tells.
  public static var laws: [Law<DrivenControl>] {
    var others: [LawText] = ["R1", "R7", "H1", "H3", "C1"]
    if !Host.capabilities.wantsTime { others += ["R24", "R25"] }
    let ofAll = Law<DrivenControl>.ofEveryControl.filter { !others.contains($0.id) }
    return ofTheWire + Law.ofWhatIsSeen + ofHosts + ofAria + ofAll + Law.ofKeys + ofTheDriver
  }

  /// That the driver can be asked, and that its control does the same each time: without that, nothing else can be said.
  private static var ofTheWire: [Law<DrivenControl>] {
    [
      answers.of(.reachable).by(.must),
      sameAgain.of(.repeatable).needing(.virtualTime).by(.must),
    ]
  }

  /// What a user chooses, and what a host sets.
  private static var ofHosts: [Law<DrivenControl>] {
    [
      usersStayInBounds.by(.must),
      hostStaysInBounds.by(.html, "the value sanitization algorithm of range"),
      hostIsNotReportedBack.needing([.set, .changed])
        .by(.html, "input and change are events of the user's"),
    ]
  }

  static var sameAgain: Law<DrivenControl> {
    Law("W2", "same-again", "Fresh controls to which the same is done do the same.") {
      recorded -> Finding? in
      let again = RecordedRun<DrivenControl>(recorded.script)
      for ((index, first), second) in zip(recorded.steps.enumerated(), again.steps) {
        guard first.reported == second.reported else {
          return Finding("told \(first.reported), and then \(second.reported)").at(index)
        }
        guard first.end.values == second.end.values else {
          return Finding("the value is \(first.end.value), and then \(second.end.value)").at(index)
        }
      }
      return nil
    }
  }

  static var usersStayInBounds: Law<DrivenControl> {
    .ofSteps("R1", "values-in-bounds", "Every value that a user chooses lies between the bounds.") {
      record in
      // What the host has left beyond them is another law's.
      guard !record.isHost, !record.beganBeyondBounds else { return .notMet }
      return record.problemWithBounds.map { .broken($0) } ?? .kept
    }
  }

  static var hostStaysInBounds: Law<DrivenControl> {
    .ofSteps(
      "U25", "host-in-bounds",
      "Every value that a host sets, or that is left when it changes the bounds, lies between them."
    ) { record in
      guard record.isHost else { return .notMet }
      return record.problemWithBounds.map { .broken($0) } ?? .kept
    }
  }

  static var hostIsNotReportedBack: Law<DrivenControl> {
    .ofSteps("U24", "host-untold", "What the host sets is not told as a change of the user's.") {
      record in
      guard let (part, wanted) = record.wishOfHost else { return .notMet }
      for case .changed(let value, .host, _, _, let reported) in record.effects
      where Int(reported) == part && value == wanted {
        return .broken("the host has set \(wanted), and it was told as a change")
      }
      return .kept
    }
  }

  /// A fault is a law that is broken, so a script that causes one is shrunk like any other.
  static var answers: Law<DrivenControl> {
    Law("W1", "answers", "The driver answers every line in time, with what the language allows.") {
      recorded in
      guard case .failed(let text)? = recorded.end.error else { return nil }
      var finding = Finding("")
      finding.text = text
      return finding.at(max(0, recorded.steps.count - 1))
    }
  }
}
