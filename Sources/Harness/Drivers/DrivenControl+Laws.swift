public import GestureLaws
import GestureReplay
import GestureScript

extension DrivenControl: LawfulControl {
  /// That the driver answers, and what can be said of every control; which of them are tried, its abilities say.
  ///
  /// Three are said in another way: what a host sets, a control of a toolkit may bring to a step (U14 in place of R7), and
  /// to play a script twice is dear (W2 in place of H1, and none in place of H3, as a driver is sent no sugar). What time
  /// does by itself is asked of a driver alone that is told of it. C1 compares why values change, which no driver tells.
  public static var laws: [Law<DrivenControl>] {
    var others: [StaticText] = ["R7", "H1", "H3", "C1"]
    if !Host.capabilities.wantsTime { others += ["R24", "R25"] }
    let ofAll = Law<DrivenControl>.ofEveryControl.filter { !others.contains($0.id) }
    return [answers.of(.reachable), sameAgain.of(.repeatable).needing(.virtualTime)]
      + Law.ofWhatIsSeen + ofAll + Law.ofKeys
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

  /// A fault is a law that is broken, so a script that causes one is shrunk like any other.
  static var answers: Law<DrivenControl> {
    Law("W1", "answers", "The driver answers every line in time, with what the language allows.") {
      recorded in
      guard case .fault(let text)? = recorded.end.trouble else { return nil }
      var finding = Finding("")
      finding.text = text
      return finding.at(max(0, recorded.steps.count - 1))
    }
  }
}
