import GestureScript

@testable import GestureLaws

extension LawTrial {
  /// Returns the verdict of a law on a script; `nil` if the law or the script is not tried.
  func verdict(of id: String, on script: Script) -> Verdict? {
    guard let recorded = run(script) else { return nil }
    var verdict: Verdict?
    judge(recorded) { index, said, _ in
      if laws[index].id == id { verdict = said }
    }
    return verdict
  }
}
